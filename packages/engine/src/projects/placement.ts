import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isWhole } from '../postgres/points.ts';
import type { ProjectDatabases } from './databasePool.ts';

/**
 * Leaves each project where its database is: one with a folder stays in it, and all others are on the server. `directory`
 * has one folder per embedded project.
 */
export function placedDatabases(
  directory: string,
  embedded: ProjectDatabases,
  server: ProjectDatabases,
): ProjectDatabases {
  // A folder may also hold what is on its way to the server.
  const placeOf = (projectId: string): ProjectDatabases => {
    const folder = join(directory, projectId);
    return existsSync(folder) && !isWhole(folder) ? embedded : server;
  };
  return {
    of: (projectId) => placeOf(projectId).of(projectId),
    copyIn: (folder) => (isWhole(folder) ? server : embedded).copyIn(folder),
    remove: (projectId) => placeOf(projectId).remove(projectId),
  };
}
