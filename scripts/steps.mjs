// Runs commands one after another, and reports the result and duration of each.
import { spawnSync } from 'node:child_process';

/** @typedef {{ name: string, command: string, args: readonly string[] }} Step */

/**
 * Returns the names of the failed steps; with `untilFailure` nothing runs after the first of them.
 * @param {readonly Step[]} steps
 * @param {{ untilFailure: boolean }} options
 * @returns {string[]}
 */
export function runSteps(steps, { untilFailure }) {
  const failed = [];
  for (const { name, command, args } of steps) {
    const started = performance.now();
    console.log(`\n── ${name}`);
    const { status } = spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, NO_COLOR: '1' },
    });
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`── ${name}: ${status === 0 ? 'passed' : 'failed'} in ${seconds} s`);
    if (status !== 0) failed.push(name);
    if (status !== 0 && untilFailure) break;
  }
  return failed;
}
