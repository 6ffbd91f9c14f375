import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../disk/files.ts';

/** Major version of Postgres in PGlite; change it with the dependency. */
export const postgresVersion = '17';

/** Why the database in a folder cannot be opened by this version, or undefined when it can. `name` is shown. */
export async function versionProblem(directory: string, name = directory): Promise<string | undefined> {
  const found = await readFile(join(directory, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (found === undefined)
    return `${name} is damaged: it contains no PG_VERSION. Restore that folder from a backup. Nothing was changed.`;
  const version = found.trim();
  return version === postgresVersion
    ? undefined
    : `${name} contains a database of PostgreSQL ${version === '' ? 'unknown version' : version}, but this Saywright needs ${postgresVersion}. Restore that folder from a backup, or start the Saywright version that created it. Nothing was changed.`;
}
