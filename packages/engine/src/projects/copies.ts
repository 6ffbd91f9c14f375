import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Mutex } from 'async-mutex';
import { z } from 'zod';
import { CommandError } from '../operations/errors.ts';
import type { ProjectRow, ProjectStore, StoredProject } from '../store/projects.ts';
import { pack, receive, unpack } from '../transfer/archive.ts';
import type { Transfers } from '../transfer/transfer.ts';

/** How long an export can be downloaded, in milliseconds. */
const exportMs = 10 * 60 * 1000;

export interface CopyParts {
  /** Folder for what is on its way; what a crash left in it is removed at the start. */
  readonly directory: string;
  readonly transfers: Transfers;
  readonly store: Pick<ProjectStore, 'forgetProject'>;
  readonly removeProject: (project: Pick<ProjectRow, 'id' | 'name'>) => Promise<void>;
}

/** Makes the project of a file, which was called so. */
export type MakeProject = (name: string) => Promise<StoredProject>;

export interface ReadyExport {
  readonly token: string;
  readonly bytes: number;
}

/** Copies of projects: into another project, into a file, and from one. One at a time, as each takes much memory and disk. */
export interface ProjectCopies {
  duplicate(
    project: ProjectRow,
    withData: boolean,
    make: () => Promise<StoredProject>,
  ): Promise<StoredProject>;
  /** Writes a project to a file. */
  exportFile(project: ProjectRow): Promise<ReadyExport>;
  /** The file of an export, once; undefined for one that does not exist any more. */
  take(token: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined>;
  /** Makes a project of a file; one at a time for each person. */
  importFile(
    owner: string,
    body: ReadableStream<Uint8Array> | null,
    make: MakeProject,
  ): Promise<StoredProject>;
  /** Removes projects whose copy a crash interrupted. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

export function projectCopies({ directory, transfers, store, removeProject }: CopyParts): ProjectCopies {
  const mutex = new Mutex();
  const sending = new Set<string>();
  /** The last export of each project; a newer one replaces it. */
  const exports = new Map<string, string>();
  const timers = new Set<NodeJS.Timeout>();
  const pending = join(directory, 'pending');
  const fileOf = (token: string): string => join(directory, `${token}.unfinished`);

  /** Runs work with a new path, which is removed afterwards, also after a crash. */
  async function staged<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const folder = join(directory, `${randomUUID()}.unfinished`);
    try {
      return await mutex.runExclusive(() => work(folder));
    } finally {
      // Files may still be written after an archive was refused; what stays is removed at the next start.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
    }
  }

  /** Makes a project and fills it; where that fails, the project is removed again. */
  async function filled(
    make: () => Promise<StoredProject>,
    fill: (project: StoredProject) => Promise<void>,
  ): Promise<StoredProject> {
    const project = await make();
    await mkdir(pending, { recursive: true });
    await writeFile(join(pending, project.id), '');
    try {
      await fill(project);
    } catch (error) {
      await removeProject(project);
      await store.forgetProject(project.id);
      await rm(join(pending, project.id), { force: true });
      throw error;
    }
    await rm(join(pending, project.id), { force: true });
    return project;
  }

  return {
    duplicate: (project, withData, make) =>
      staged(async (folder) => {
        await transfers.write(project, folder, withData);
        const manifest = await transfers.check(folder);
        return filled(make, (copy) => transfers.read(copy, folder, manifest));
      }),
    exportFile: (project) =>
      staged(async (folder) => {
        await transfers.write(project, folder, true);
        const token = randomBytes(32).toString('base64url');
        const bytes = await pack(folder, fileOf(token));
        const earlier = exports.get(project.id);
        if (earlier !== undefined) await rm(fileOf(earlier), { force: true });
        exports.set(project.id, token);
        const timer = setTimeout(() => {
          timers.delete(timer);
          if (exports.get(project.id) === token) exports.delete(project.id);
          void rm(fileOf(token), { force: true });
        }, exportMs).unref();
        timers.add(timer);
        return { token, bytes };
      }),
    async take(token) {
      if (!/^[\w-]{43}$/u.test(token)) return undefined;
      const file = await open(fileOf(token)).catch(() => undefined);
      if (!file) return undefined;
      // An open file stays readable without its name.
      await rm(fileOf(token), { force: true });
      const chunk = new Uint8Array(64 * 1024);
      return new ReadableStream({
        async pull(controller) {
          const { bytesRead } = await file.read(chunk);
          if (bytesRead > 0) return controller.enqueue(chunk.slice(0, bytesRead));
          await file.close();
          return controller.close();
        },
        cancel: () => file.close(),
      });
    },
    async importFile(owner, body, make) {
      if (sending.has(owner))
        throw new CommandError('often', 'Another file of yours is being imported. Wait until it is done.');
      sending.add(owner);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = fileOf(randomUUID());
      try {
        // Before it is its turn: a slow connection holds up nobody else.
        await receive(body, file);
        return await staged(async (folder) => {
          await unpack(file, folder);
          const manifest = await transfers.check(folder);
          return filled(
            () => make(manifest.name),
            (project) => transfers.read(project, folder, manifest),
          );
        });
      } finally {
        sending.delete(owner);
        await rm(file, { force: true });
      }
    },
    async finish() {
      for (const id of await readdir(pending).catch((): string[] => [])) {
        if (z.uuid().safeParse(id).success) {
          await removeProject({ id, name: '' });
          await store.forgetProject(id);
        }
        await rm(join(pending, id), { force: true });
      }
    },
    async close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
