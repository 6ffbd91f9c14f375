// Everything that must pass, in the order in which it fails fastest; the build that is tested is the one people run.
import { spawnSync } from 'node:child_process';

const steps = [
  ['Types', 'npm', ['run', '--silent', 'typecheck']],
  ['Lint', 'npm', ['run', '--silent', 'lint']],
  ['Format', 'npm', ['run', '--silent', 'format:check']],
  ['Build', 'node', ['scripts/start.mjs', '--build-only']],
  ['Unit, engine, stories and contracts', 'npx', ['vitest', 'run']],
  ['End to end', 'npx', ['playwright', 'test']],
];

for (const [name, command, args] of steps) {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, NO_COLOR: '1' } });
  console.log(
    `── ${name}: ${status === 0 ? 'passed' : 'failed'} in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  if (status !== 0) process.exit(status ?? 1);
}
