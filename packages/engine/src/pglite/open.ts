import { existsSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { copyTemplate } from './copyTemplate.ts';
import { keepWasmCode } from './wasmCode.ts';

/** Opens a PGlite folder. A new one starts as a copy of the template, which saves several seconds of initialisation. */
export async function openPglite(directory: string, template: string): Promise<PGlite> {
  if (!existsSync(directory)) copyTemplate(template, directory);
  keepWasmCode();
  return PGlite.create(directory);
}
