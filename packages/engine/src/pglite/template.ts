import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { bootstrapSql } from '../database/bootstrap.ts';

/** Writes the image that every new project database starts from. */
export async function writeProjectTemplate(path: string): Promise<void> {
  const database = await PGlite.create();
  await database.exec(bootstrapSql);
  const image = await database.dumpDataDir('gzip');
  await database.close();
  await writeFile(path, Buffer.from(await image.arrayBuffer()));
}
