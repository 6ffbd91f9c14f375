// Runs everything that must pass, fastest failures first; the tested build is the one people run.
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSteps } from './steps.mjs';

/** A temporary folder in memory, where there is plenty: tests write thousands of files that nobody keeps. */
function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize < 6 * 1024 ** 3 ? undefined : mkdtempSync('/dev/shm/saywright-test-');
  } catch {
    return undefined;
  }
}

const npmRun = (name, ...args) => ({ command: 'npm', args: ['run', '--silent', name, ...args] });
const vitest = (projects, ...args) => ({
  command: 'node',
  args: [
    // Postgres is compiled once and run for minutes: compiling it a second time, for speed, costs more than it saves.
    '--liftoff-only',
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...args,
  ],
});

/** In parts, one after the other: files of a thread share what is loaded, and what they hold grows with their number. */
const engineParts = ['Engine, first part', 'Engine, second part', 'Engine, third part'];

const steps = [
  { name: 'Types', ...npmRun('typecheck') },
  { name: 'Nothing unused', ...npmRun('knip') },
  { name: 'Format', ...npmRun('format:check') },
  { name: 'Build', command: 'node', args: ['scripts/start.mjs', '--build-only'] },
  {
    name: 'Packages of the kit and the domain',
    ...npmRun('build', '-w', '@saywright/ui', '-w', '@saywright/domain'),
  },
  // Checks imports against the built packages, so an older build would fail it.
  { name: 'Lint', ...npmRun('lint'), after: ['Packages of the kit and the domain'] },
  { name: 'Domain, with every branch', ...vitest(['domain'], '--coverage', '--maxWorkers=100%') },
  // The long ones run two at once: each alone often waits, and three would wait for each other.
  ...engineParts.map((name, at) => ({
    name,
    ...vitest(['engine', 'servers'], '--maxWorkers=100%', `--shard=${at + 1}/${engineParts.length}`),
    after: ['Build', 'Domain, with every branch', ...engineParts.slice(Math.max(0, at - 1), at)],
  })),
  {
    name: 'Stories and contracts',
    ...vitest(['!engine', '!servers', '!consumers', '!soak', '!domain'], '--maxWorkers=1'),
    after: ['Build', 'Domain, with every branch', 'Lint'],
  },
  { name: 'End to end', command: 'npx', args: ['playwright', 'test'], after: ['Build', 'Lint'] },
];

const temporary = process.env.TMPDIR === undefined ? memoryFolder() : undefined;
if (temporary !== undefined) {
  process.env.TMPDIR = temporary;
  process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
}

// What one process compiled, a hundred others only load: steps, workers of tests and project databases.
process.env.NODE_COMPILE_CACHE ??= join(process.env.TMPDIR ?? tmpdir(), 'saywright-compiled');

const failed = await runSteps(steps, { untilFailure: true, atOnce: 2 });
if (failed.length > 0) process.exit(1);
console.log(`\nsteps: ${steps.length} passed, 0 failed`);
