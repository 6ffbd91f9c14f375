import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { errorCode, readJson, writeAtomic } from '../../disk/files.ts';
import { turns } from '../../disk/turns.ts';
import type { Clock } from '../../ports/system.ts';
import { uploadSchema, type NewUpload } from './upload.ts';

const storedSchema = uploadSchema.extend({ expiresAt: z.iso.datetime() });

/** An upload that is not finished. */
export interface Unfinished extends z.infer<typeof storedSchema> {
  readonly id: string;
}

/** An upload that became a file a short while ago. */
export type Finished = Pick<Unfinished, 'id' | 'bucket' | 'name' | 'size' | 'role' | 'person'>;

export interface UploadLimits {
  /** Uploads that a project may have at once, and their bytes, arrived or not. */
  readonly ofProject: { readonly count: number; readonly bytes: number };
  /** The same for one caller. */
  readonly ofCaller: { readonly count: number; readonly bytes: number };
  /** Time after which an upload is removed, in milliseconds. */
  readonly ms: number;
}

/**
 * Uploads that arrive in parts, one folder per project. An upload is a folder with its facts and the bytes that have
 * arrived; the length of the bytes is where it continues, also after a crash.
 */
export interface UnfinishedUploads {
  /** Adds an upload; otherwise whose limit is reached. */
  begin(project: string, upload: NewUpload): Promise<Unfinished | 'project' | 'caller'>;
  find(project: string, id: string): Promise<Unfinished | undefined>;
  findFinished(project: string, id: string): Finished | undefined;
  /** How many bytes have arrived. */
  offset(project: string, id: string): Promise<number>;
  /** Path of the bytes. */
  pathOf(project: string, id: string): string;
  /**
   * Runs work on an upload while nobody else works on it, in the order of the calls. Each call aborts the signals of those
   * before it, because a client that asks again has given up on its earlier request.
   */
  alone<Value>(id: string, work: (signal: AbortSignal) => Promise<Value>): Promise<Value>;
  /** Removes an upload that became a file, and remembers it for clients that missed the answer. */
  finish(project: string, upload: Unfinished): Promise<void>;
  remove(project: string, id: string): Promise<void>;
  removeExpired(): Promise<void>;
  removeProject(project: string): Promise<void>;
}

/** How many finished uploads are remembered. */
const mostFinished = 1000;

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
}

function isFull(
  uploads: readonly Pick<NewUpload, 'size'>[],
  size: number,
  { count, bytes }: UploadLimits['ofCaller'],
): boolean {
  return uploads.length >= count || uploads.reduce((sum, upload) => sum + upload.size, size) > bytes;
}

export function unfinishedUploads(directory: string, clock: Clock, limits: UploadLimits): UnfinishedUploads {
  const known = new Map<string, Promise<Map<string, Unfinished>>>();
  const finished = new Map<string, Finished & { readonly project: string }>();
  const newest = new Map<string, AbortController>();
  const inTurn = turns();
  const home = (project: string): string => join(directory, z.uuid().parse(project));
  const folderOf = (project: string, id: string): string => join(home(project), z.uuid().parse(id));
  const pathOf = (project: string, id: string): string => join(folderOf(project, id), 'bytes');
  const factsOf = (project: string, id: string): string => join(folderOf(project, id), 'upload.json');
  const isExpired = ({ expiresAt }: Unfinished): boolean => Date.parse(expiresAt) <= clock.now().getTime();

  async function load(project: string): Promise<Map<string, Unfinished>> {
    const uploads = new Map<string, Unfinished>();
    for (const id of await namesIn(home(project))) {
      if (!z.uuid().safeParse(id).success) continue;
      const stored = await readJson(factsOf(project, id), storedSchema).catch((error: unknown) => {
        if (errorCode(error) !== undefined) throw error;
        return undefined;
      });
      // A crash came before it was complete, so no client knows it, or its facts are damaged.
      if (stored === undefined) await rm(folderOf(project, id), { recursive: true, force: true });
      else uploads.set(id, { ...stored, id });
    }
    return uploads;
  }

  function uploadsOf(project: string): Promise<Map<string, Unfinished>> {
    const uploads = known.get(project) ?? load(project);
    known.set(project, uploads);
    uploads.catch(() => known.delete(project));
    return uploads;
  }

  async function remove(project: string, id: string): Promise<void> {
    // First, so that a crash leaves nothing that looks like an upload.
    await rm(factsOf(project, id), { force: true });
    await rm(folderOf(project, id), { recursive: true, force: true });
    (await uploadsOf(project)).delete(id);
  }

  const alone: UnfinishedUploads['alone'] = (id, work) => {
    const controller = new AbortController();
    newest.get(id)?.abort();
    newest.set(id, controller);
    return inTurn(id, () => work(controller.signal)).finally(() => {
      if (newest.get(id) === controller) newest.delete(id);
    });
  };

  return {
    pathOf,
    alone,
    remove,
    async begin(project, upload) {
      const uploads = await uploadsOf(project);
      const all = [...uploads.values()];
      const { size, countsFor } = upload;
      const ofCaller = all.filter((other) => other.countsFor === countsFor);
      if (countsFor !== null && isFull(ofCaller, size, limits.ofCaller)) return 'caller';
      if (isFull(all, size, limits.ofProject)) return 'project';
      const expiresAt = new Date(clock.now().getTime() + limits.ms).toISOString();
      const id = randomUUID();
      // Before it is written, so that requests at the same time count it.
      uploads.set(id, { ...upload, expiresAt, id });
      try {
        await mkdir(folderOf(project, id), { recursive: true, mode: 0o700 });
        await (await open(pathOf(project, id), 'wx', 0o600)).close();
        await writeAtomic(factsOf(project, id), JSON.stringify({ ...upload, expiresAt }), { mode: 0o600 });
      } catch (error) {
        await remove(project, id);
        throw error;
      }
      return { ...upload, expiresAt, id };
    },
    async find(project, id) {
      const upload = (await uploadsOf(project)).get(id);
      return upload && !isExpired(upload) ? upload : undefined;
    },
    findFinished(project, id) {
      const found = finished.get(id);
      return found?.project === project ? found : undefined;
    },
    offset: async (project, id) => (await stat(pathOf(project, id))).size,
    async finish(project, { id, bucket, name, size, role, person }) {
      await remove(project, id);
      finished.set(id, { id, bucket, name, size, role, person, project });
      const [oldest] = finished.keys();
      if (finished.size > mostFinished && oldest !== undefined) finished.delete(oldest);
    },
    async removeExpired() {
      for (const project of await namesIn(directory)) {
        if (!z.uuid().safeParse(project).success) continue;
        for (const upload of (await uploadsOf(project)).values())
          if (isExpired(upload)) await alone(upload.id, () => remove(project, upload.id));
      }
    },
    async removeProject(project) {
      known.delete(project);
      await rm(home(project), { recursive: true, force: true });
    },
  };
}
