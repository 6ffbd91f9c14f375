// Mutation tests of the domain; paths are given as they are seen from packages/domain.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import config from '../packages/domain/stryker.config.mjs';

const spared = config.mutate.filter((pattern) => pattern.startsWith('!'));
const given = process.argv
  .slice(2)
  .map((value) => value.replaceAll(/(?<=^|,|!|=)src\//g, 'packages/domain/src/'));
/** What is asked for without what is never changed. */
const asked = given.map((value, index) =>
  given[index - 1] === '--mutate' || value.startsWith('--mutate=') ? [value, ...spared].join(',') : value,
);
const { status } = spawnSync('npx', ['stryker', 'run', 'packages/domain/stryker.config.mjs', ...asked], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
});
process.exit(status ?? 1);
