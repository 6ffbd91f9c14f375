import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../disk/files.ts';

/** The major version of Postgres that PGlite is; goes with the dependency. */
export const postgresVersion = '17';

/** Why the database in a folder cannot be opened by this version, or undefined when it can. `name` is shown. */
export async function versionProblem(directory: string, name = directory): Promise<string | undefined> {
  const found = await readFile(join(directory, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (found === undefined)
    return `${name} is damaged: it holds no PG_VERSION. Restore that folder from a backup. Nothing was changed.`;
  const version = found.trim();
  return version === postgresVersion
    ? undefined
    : `${name} holds a database of PostgreSQL ${version === '' ? 'unknown version' : version}; this Saywright opens ${postgresVersion}. Restore that folder from a backup, or start the Saywright that made it. Nothing was changed.`;
}
