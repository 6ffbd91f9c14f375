// Runs commands, some of them at once, and reports the result and duration of each.
import { spawn } from 'node:child_process';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {readonly string[]} [after] Names of the steps that have to pass first.
 */

/** The output of steps in their order: that of the first one that runs as it comes, the others' once it is their turn. */
function orderedOutput(steps) {
  const kept = new Map(steps.map(({ name }) => [name, []]));
  const ended = new Set();
  const write = (name) => {
    for (const text of kept.get(name).splice(0)) process.stdout.write(text);
  };
  const advance = () => {
    for (const { name } of steps) {
      write(name);
      if (!ended.has(name)) return;
    }
  };
  return {
    add(name, text) {
      kept.get(name).push(text);
      advance();
    },
    end(name) {
      ended.add(name);
      advance();
    },
    write,
  };
}

/**
 * Returns the names of the failed steps; with `untilFailure` the first of them ends the others.
 * @param {readonly Step[]} steps
 * @param {{ untilFailure: boolean, atOnce?: number }} options
 * @returns {Promise<string[]>}
 */
export async function runSteps(steps, { untilFailure, atOnce = 1 }) {
  const failed = [];
  const passed = new Set();
  const running = new Map();
  const waiting = [...steps];
  const output = orderedOutput(steps);
  const endAll = () => {
    waiting.length = 0;
    for (const child of running.values())
      try {
        // With everything it started.
        process.kill(-child.pid, 'SIGTERM');
      } catch {
        // It has already ended.
      }
  };
  // In separate process groups, commands do not receive the signal that ends this process.
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, endAll);

  function begin({ name, command, args }) {
    const started = performance.now();
    output.add(name, `\n── ${name}\n`);
    const child = spawn(command, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    running.set(name, child);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => output.add(name, text));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (status, signal) => {
        const seconds = Math.round((performance.now() - started) / 1000);
        // What was ended has not failed.
        if (signal === null)
          output.add(name, `── ${name}: ${status === 0 ? 'passed' : 'failed'} in ${seconds} s\n`);
        running.delete(name);
        resolve({ name, hasPassed: status === 0 });
      });
    });
  }

  const results = new Map();
  const isReady = ({ after = [] }) => after.every((name) => passed.has(name));
  while (waiting.length > 0 || results.size > 0) {
    for (const step of waiting.filter(isReady).slice(0, atOnce - results.size)) {
      waiting.splice(waiting.indexOf(step), 1);
      results.set(step.name, begin(step));
    }
    if (results.size === 0) break;
    const { name, hasPassed } = await Promise.race(results.values());
    results.delete(name);
    if (hasPassed) passed.add(name);
    else failed.push(name);
    if (!hasPassed && untilFailure) {
      output.write(name);
      endAll();
      break;
    }
    output.end(name);
  }
  // What was ended may still write.
  await Promise.all(results.values());
  for (const signal of signals) process.off(signal, endAll);
  return failed;
}
