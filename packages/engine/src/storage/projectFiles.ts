import type { ServedDatabase } from '../ports/projectDatabase.ts';
import type { StorageAnswer, StorageRequest } from './calls.ts';
import type { StoredFiles } from './files.ts';

/** The files of projects: rows in their databases, bytes on disk. */
export interface ProjectFiles {
  readonly bytes: StoredFiles;
  /** Carries out a request, and removes the bytes that it leaves without a row. */
  ask(project: string, request: StorageRequest): Promise<StorageAnswer>;
  /** Removes what a crash left of a project, once; resolves when its files can be used. */
  ready(project: string): Promise<void>;
  remove(project: string): Promise<void>;
}

export function projectFiles(
  bytes: StoredFiles,
  openProject: (projectId: string) => Promise<ServedDatabase>,
): ProjectFiles {
  const swept = new Map<string, Promise<void>>();

  async function sweep(project: string): Promise<void> {
    const database = await openProject(project);
    await bytes.sweep(project, await database.storedVersions());
  }

  /** Nothing writes files before this, so what has no row was left by a crash. */
  function ready(project: string): Promise<void> {
    const known = swept.get(project) ?? sweep(project);
    swept.set(project, known);
    known.catch(() => swept.delete(project));
    return known;
  }

  return {
    bytes,
    ready,
    async ask(project, request) {
      await ready(project);
      const database = await openProject(project);
      const answer = await database.storage(request);
      await bytes.remove(project, answer.unneeded);
      return answer;
    },
    async remove(project) {
      swept.delete(project);
      await bytes.removeProject(project);
    },
  };
}
