import { Semaphore } from 'async-mutex';
import type { ServedDatabase } from '../ports/projectDatabase.ts';
import type { StorageAnswer, StorageRequest } from './calls.ts';
import type { StoredFiles } from './files.ts';
import type { UnfinishedUploads } from './resumable/unfinished.ts';

/** The files of projects: rows in their databases, bytes on disk. */
export interface ProjectFiles {
  readonly bytes: StoredFiles;
  /** Uploads in parts that are no files yet. */
  readonly unfinished: UnfinishedUploads;
  /** Carries out a request, and removes the bytes that it leaves without a row. */
  ask(project: string, request: StorageRequest): Promise<StorageAnswer>;
  /** Whether a row names a version. */
  isStored(project: string, version: string): Promise<boolean>;
  /** Removes what a crash left of a project, once; resolves when its files can be used. */
  ready(project: string): Promise<void>;
  /** Runs work that writes bytes and rows, beside other such work but never while the folder is replaced. */
  changing<Value>(project: string, work: () => Promise<Value>): Promise<Value>;
  /** Runs work on the folder of a project, which may not exist, while nobody changes files in it. */
  whileIdle<Value>(project: string, work: (folder: string) => Promise<Value>): Promise<Value>;
  remove(project: string): Promise<void>;
}

/** Changes of files in one project that run at once. */
const atOnce = 64;

export function projectFiles(
  bytes: StoredFiles,
  unfinished: UnfinishedUploads,
  openProject: (projectId: string) => Promise<ServedDatabase>,
): ProjectFiles {
  const swept = new Map<string, Promise<void>>();
  const gates = new Map<string, Semaphore>();

  function gate(project: string): Semaphore {
    const known = gates.get(project) ?? new Semaphore(atOnce);
    gates.set(project, known);
    return known;
  }

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
    unfinished,
    ready,
    async isStored(project, version) {
      const database = await openProject(project);
      return (await database.storedVersions()).includes(version);
    },
    async ask(project, request) {
      await ready(project);
      const database = await openProject(project);
      const answer = await database.storage(request);
      await bytes.remove(project, answer.unneeded);
      return answer;
    },
    changing: (project, work) => gate(project).runExclusive(work),
    // Taking all places waits for what runs, and keeps out what comes.
    whileIdle: (project, work) => gate(project).runExclusive(() => work(bytes.home(project)), atOnce),
    async remove(project) {
      swept.delete(project);
      gates.delete(project);
      await unfinished.removeProject(project);
      await bytes.removeProject(project);
    },
  };
}
