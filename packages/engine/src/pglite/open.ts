import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';

/**
 * Opens a PGlite folder. A new one starts from the template image, which saves several seconds of initialisation,
 * and gets its name only once it is complete, so that a crash leaves no half-made database.
 */
export async function openPglite(directory: string, templatePath: string): Promise<PGlite> {
  if (!existsSync(directory)) {
    const unfinished = `${directory}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    const image = new Blob([await readFile(templatePath)]);
    const database = await PGlite.create(unfinished, { loadDataDir: image });
    await database.close();
    await rename(unfinished, directory);
  }
  return PGlite.create(directory);
}
