// Everything that must pass, in the order in which it fails fastest; the build that is tested is the one people run.
import { spawnSync } from 'node:child_process';

/** @type {readonly { name: string, command: string, args: readonly string[], env?: Readonly<Record<string, string>> }[]} */
const steps = [
  { name: 'Types', command: 'npm', args: ['run', '--silent', 'typecheck'] },
  { name: 'Lint', command: 'npm', args: ['run', '--silent', 'lint'] },
  { name: 'Format', command: 'npm', args: ['run', '--silent', 'format:check'] },
  { name: 'Build', command: 'node', args: ['scripts/start.mjs', '--build-only'] },
  { name: 'Package of the kit', command: 'npm', args: ['run', '--silent', 'build', '-w', '@saywright/ui'] },
  {
    name: 'Domain, with every branch',
    command: 'npx',
    args: ['vitest', 'run', '--project', 'domain', '--coverage'],
  },
  {
    name: 'Engine, stories and contracts',
    command: 'npx',
    args: ['vitest', 'run', '--project', '!consumers', '--project', '!domain'],
  },
  { name: 'End to end', command: 'npx', args: ['playwright', 'test'] },
];

for (const { name, command, args, env } of steps) {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  console.log(
    `── ${name}: ${status === 0 ? 'passed' : 'failed'} in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  if (status !== 0) process.exit(status ?? 1);
}
console.log(`\nsteps: ${steps.length} passed, 0 failed`);
