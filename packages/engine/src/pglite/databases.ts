import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectDatabases } from '../projects/databasePool.ts';
import { pgliteProjectDatabase } from './projectDatabase.ts';

export interface EmbeddedDatabasesOptions {
  /** Folder with one folder per project. */
  readonly directory: string;
  readonly template: string;
  readonly limitMs: number;
  /** Whether anything was ever executed on a project's database: a lost one is never silently recreated. */
  readonly hasHistory: (projectId: string) => Promise<boolean>;
  readonly logError: (error: unknown) => void;
}

/** Longest time of one call to a copy, in milliseconds: nobody waits for its database. */
const copyLimitMs = 120_000;

/** Databases embedded in this process, each about 110 MB while it is open. */
export function embeddedDatabases(options: EmbeddedDatabasesOptions): ProjectDatabases {
  const { directory, hasHistory, ...common } = options;
  return {
    of: (projectId) =>
      pgliteProjectDatabase({
        ...common,
        directory: join(directory, projectId),
        hasHistory: () => hasHistory(projectId),
      }),
    copyIn: (folder) => pgliteProjectDatabase({ ...common, directory: folder, limitMs: copyLimitMs }),
    remove: (projectId) => rm(join(directory, projectId), { recursive: true, force: true }),
  };
}
