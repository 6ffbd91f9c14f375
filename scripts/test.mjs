// Runs everything that must pass, fastest failures first; the tested build is the one people run.
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
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

const steps = [
  { name: 'Types', command: 'npm', args: ['run', '--silent', 'typecheck'] },
  { name: 'Nothing unused', command: 'npm', args: ['run', '--silent', 'knip'] },
  { name: 'Format', command: 'npm', args: ['run', '--silent', 'format:check'] },
  { name: 'Build', command: 'node', args: ['scripts/start.mjs', '--build-only'] },
  {
    name: 'Packages of the kit and the domain',
    command: 'npm',
    args: ['run', '--silent', 'build', '-w', '@saywright/ui', '-w', '@saywright/domain'],
  },
  // Checks imports against the built packages, so an older build would fail it.
  { name: 'Lint', command: 'npm', args: ['run', '--silent', 'lint'] },
  {
    name: 'Domain, with every branch',
    command: 'npx',
    // By default Vitest leaves one core idle.
    args: ['vitest', 'run', '--project', 'domain', '--coverage', '--maxWorkers=100%'],
  },
  {
    name: 'Engine, stories and contracts',
    command: 'npx',
    args: [
      'vitest',
      'run',
      ...['!consumers', '!soak', '!domain'].flatMap((project) => ['--project', project]),
      '--maxWorkers=100%',
    ],
  },
  { name: 'End to end', command: 'npx', args: ['playwright', 'test'] },
];

const temporary = process.env.TMPDIR === undefined ? memoryFolder() : undefined;
if (temporary !== undefined) {
  process.env.TMPDIR = temporary;
  process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
  // Ctrl-C ends the step, and the failed step ends the run, which removes the folder.
  process.on('SIGINT', () => {});
}

const failed = runSteps(steps, { untilFailure: true });
if (failed.length > 0) process.exit(1);
console.log(`\nsteps: ${steps.length} passed, 0 failed`);
