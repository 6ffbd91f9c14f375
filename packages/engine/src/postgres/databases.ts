import type { ProjectDatabases } from '../projects/databasePool.ts';
import { reporting } from './calls.ts';
import type { ServerOptions } from './client.ts';
import { serverProjectDatabase } from './projectDatabase.ts';
import { databaseNameOf, dropDatabase, prepareServer } from './server.ts';

export interface ServerDatabasesOptions extends ServerOptions {
  readonly idleMs: number;
  /** Whether anything was ever executed on a project's database: a lost one is never silently recreated. */
  readonly hasHistory: (projectId: string) => Promise<boolean>;
  readonly logError: (error: unknown) => void;
}

/** Databases on a server, and its check. */
export interface ServerDatabases extends Omit<ProjectDatabases, 'copyIn'> {
  /** Checks the server and prepares it for projects, once. Throws a `ServerError` that says what to do. */
  ready(): Promise<void>;
}

/** Databases on a server of PostgreSQL, one for each project. */
export function serverDatabases(options: ServerDatabasesOptions): ServerDatabases {
  const { hasHistory, ...common } = options;
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
      serverProjectDatabase({ ...common, projectId, ready, hasHistory: () => hasHistory(projectId) }),
    remove: (projectId) =>
      reporting(options.logError, () => dropDatabase(options, databaseNameOf(projectId))),
  };
}
