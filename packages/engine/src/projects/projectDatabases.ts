import { join } from 'node:path';
import { enginePaths } from '../paths.ts';
import { embeddedDatabases } from '../pglite/databases.ts';
import { serverDatabases } from '../postgres/databases.ts';
import { ServerError } from '../postgres/problems.ts';
import type { ProjectDatabases } from './databasePool.ts';
import { placedDatabases } from './placement.ts';

interface DatabaseOptions {
  /** The data folder. */
  readonly directory: string;
  /** Server of PostgreSQL for new projects; without one, all are embedded. A secret. */
  readonly databaseUrl?: string | undefined;
  /** Longest time one call may take, in milliseconds. */
  readonly limitMs: number;
  /** Time after which an idle connection is closed, in milliseconds. */
  readonly idleMs: number;
  readonly logError: (error: unknown) => void;
}

/** Where the databases of projects are. A server that is not set up for them ends the start, one that is off does not. */
export async function projectDatabases(
  { directory, databaseUrl, limitMs, idleMs, logError }: DatabaseOptions,
  hasHistory: (projectId: string) => Promise<boolean>,
): Promise<ProjectDatabases> {
  const common = { limitMs, hasHistory, logError };
  const folder = join(directory, 'projects');
  const embedded = embeddedDatabases({
    ...common,
    directory: folder,
    template: enginePaths.projectTemplate,
  });
  if (databaseUrl === undefined) return embedded;
  const server = serverDatabases({ ...common, url: databaseUrl, directory: folder, idleMs });
  await server.ready().catch((error: unknown) => {
    if (!(error instanceof ServerError) || error.kind === 'setup') throw error;
    logError(error.message);
  });
  return placedDatabases(folder, embedded, server, logError);
}
