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
  logError: (error: unknown) => void,
): ProjectDatabases {
  // A folder may also hold what is on its way to the server.
  const placeOf = (projectId: string): ProjectDatabases => {
    const folder = join(directory, projectId);
    return existsSync(folder) && !isWhole(folder) ? embedded : server;
  };
  return {
    of: (projectId) => placeOf(projectId).of(projectId),
    copyIn: (folder) => (isWhole(folder) ? server : embedded).copyIn(folder),
    remove: async (projectId) => {
      const place = placeOf(projectId);
      await place.remove(projectId);
      // A move that a crash ended may have left a copy there, which the server may keep until it is back.
      if (place === embedded) await server.remove(projectId).catch(logError);
    },
  };
}
