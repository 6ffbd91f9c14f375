import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

/** What finds files beside its own modules, so it stays where it is installed. */
const external = /^(?:node:|@electric-sql\/pglite(?:\/|$)|libpg-query(?:\/|$))/;

export async function buildDatabaseWorker(dir) {
  await build({
    input: { worker: fileURLToPath(new URL('../src/pglite/worker.ts', import.meta.url)) },
    external,
    platform: 'node',
    resolve: { conditionNames: ['@saywright/source', 'node', 'import'] },
    output: { dir, format: 'esm', chunkFileNames: 'worker-[name]-[hash].js' },
  });
}
