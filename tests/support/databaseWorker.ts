import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildDatabaseWorker } from '../../packages/engine/scripts/databaseWorker.mjs';

const engine = fileURLToPath(new URL('../../packages/engine', import.meta.url));

/** Bundles the program of a project database from source, like the build does, where its dependencies are found. */
export async function bundleDatabaseWorker(): Promise<{ readonly url: string; readonly remove: () => void }> {
  const above = join(engine, '.vitest');
  mkdirSync(above, { recursive: true });
  const dir = mkdtempSync(join(above, 'worker-'));
  await buildDatabaseWorker(dir);
  return {
    url: pathToFileURL(join(dir, 'worker.js')).href,
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
