// Bundles the engine, its server and its workers, and creates the template images.
import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { buildDatabaseWorker } from './databaseWorker.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (path) => `${root}${path}`;

await build({
  input: {
    index: at('src/index.ts'),
    server: at('src/server.ts'),
    operator: at('src/operator.ts'),
    'protocol/index': at('src/protocol/index.ts'),
    'sandbox/client': at('src/sandbox/client.ts'),
    'sandbox/worker': at('src/sandbox/worker.ts'),
    templates: at('src/templates.ts'),
  },
  external: /^(?!\.|\/|@saywright\/)[^\0]/,
  platform: 'node',
  resolve: { conditionNames: ['@saywright/source', 'node', 'import'] },
  output: { dir: at('dist'), format: 'esm', cleanDir: true, chunkFileNames: '[name]-[hash].js' },
});
await buildDatabaseWorker(at('dist'));
await mkdir(at('dist/templates'), { recursive: true });
await cp(at('../../supabase/migrations'), at('dist/migrations'), { recursive: true });
await cp(at('model'), at('dist/model'), { recursive: true });
await cp(at('pages'), at('dist/pages'), { recursive: true });
const { writeTemplates } = await import(pathToFileURL(at('dist/templates.js')).href);
await writeTemplates(at('dist/templates'), at('dist/migrations'));
if (!existsSync(at('dist/templates/sandbox.tar.gz'))) throw new Error('The templates were not written.');
