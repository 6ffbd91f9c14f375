// Runs commands one after another, or some beside one another, and tells how each went and how long it took.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** @typedef {{ name: string, command: string, args: readonly string[] }} Step */

/**
 * Runs one step and gives whether it failed; one that is not heard while it runs says everything when it has ended.
 * @param {Step} step
 * @param {boolean} isHeard
 */
async function hasFailed({ name, command, args }, isHeard) {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const child = spawn(command, args, {
    stdio: isHeard ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  /** @type {Buffer[]} */
  const said = [];
  child.stdout?.on('data', (part) => said.push(part));
  child.stderr?.on('data', (part) => said.push(part));
  const [status] = await once(child, 'close');
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(Buffer.concat(said));
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'failed'} in ${seconds} s`);
  return status !== 0;
}

/**
 * The names of the steps that failed; with `untilFailure` nothing begins after the first of them. Steps in a list of
 * their own run beside one another, and the last of them is heard.
 * @param {readonly (Step | readonly Step[])[]} steps
 * @param {{ untilFailure: boolean }} options
 * @returns {Promise<string[]>}
 */
export async function runSteps(steps, { untilFailure }) {
  const failed = [];
  for (const next of steps) {
    const group = [next].flat();
    const ends = await Promise.all(group.map((step) => hasFailed(step, step === group.at(-1))));
    failed.push(...group.filter((_, index) => ends[index]).map(({ name }) => name));
    if (failed.length > 0 && untilFailure) break;
  }
  return failed;
}
