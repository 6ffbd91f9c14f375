import { join } from 'node:path';
import type { ProjectDatabases } from '../projects/databasePool.ts';
import { reporting } from './calls.ts';
import type { ServerOptions } from './client.ts';
import { serverProjectDatabase } from './projectDatabase.ts';
import { serverCopy } from './points.ts';
import { databaseNameOf, dropDatabase, prepareServer } from './server.ts';

export interface ServerDatabasesOptions extends ServerOptions {
  /** Folder in which a database may be that shall take the place of one on the server, by id of the project. */
  readonly directory: string;
  readonly idleMs: number;
  /** Whether anything was ever executed on a project's database: a lost one is never silently recreated. */
  readonly hasHistory: (projectId: string) => Promise<boolean>;
  readonly logError: (error: unknown) => void;
}

/** Databases on a server, and its check. */
export interface ServerDatabases extends ProjectDatabases {
  /** Checks the server and prepares it for projects, once. Throws a `ServerError` that says what to do. */
  ready(): Promise<void>;
}

/** Databases on a server of PostgreSQL, one for each project. */
export function serverDatabases(options: ServerDatabasesOptions): ServerDatabases {
  const { hasHistory, directory, ...common } = options;
  let prepared: Promise<void> | undefined;
  const ready = (): Promise<void> => {
    prepared ??= prepareServer(options).catch((error: unknown) => {
      // The server may be reachable, or set up, by the next call.
      prepared = undefined;
      throw error;
    });
    return prepared;
  };
  return {
    ready,
    of: (projectId) =>
      serverProjectDatabase({
        ...common,
        projectId,
        folder: join(directory, projectId),
        ready,
        hasHistory: () => hasHistory(projectId),
      }),
    copyIn: (folder) => serverCopy(options, folder),
    remove: (projectId) =>
      reporting(options.logError, () => dropDatabase(options, databaseNameOf(projectId))),
  };
}
