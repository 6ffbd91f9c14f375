import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectDatabases } from './databasePool.ts';

/**
 * Leaves each project where its database is: one with a folder stays in it, and all others are on the server. `directory`
 * has one folder per embedded project.
 */
export function placedDatabases(
  directory: string,
  embedded: ProjectDatabases,
  server: Omit<ProjectDatabases, 'copyIn'>,
): ProjectDatabases {
  const placeOf = (projectId: string): Omit<ProjectDatabases, 'copyIn'> =>
    existsSync(join(directory, projectId)) ? embedded : server;
  return {
    of: (projectId) => placeOf(projectId).of(projectId),
    // Only folders are copied.
    copyIn: (folder) => embedded.copyIn(folder),
    remove: (projectId) => placeOf(projectId).remove(projectId),
  };
}
