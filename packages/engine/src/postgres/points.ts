import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openChunks } from '../points/chunks.ts';
import { storeTree } from '../points/tree.ts';
import type { ArrivingDatabase, DatabaseSnapshot, RestorableDatabase } from '../ports/projectDatabase.ts';
import { loadWhole, readWholeContents, wholeFile, writeWhole } from '../transfer/whole.ts';
import { repeated, reporting } from './calls.ts';
import { withClient, type ServerOptions } from './client.ts';
import { serverCopying } from './copying.ts';
import { projectLanes, type ProjectLane, type ProjectLanes } from './projectLanes.ts';
import { createDatabase, dropDatabase, prepareDatabase, renameDatabase } from './server.ts';
import { serverSession } from './session.ts';

/** How long writing a whole database to files, or reading it from them, may take. */
export const transferMs = 120_000;
const pieceBytes = 64 * 1024;

/** Whether a folder holds a database for a server. */
export function isWhole(folder: string): boolean {
  return existsSync(join(folder, wholeFile));
}

/** Stores a database in a folder of contents; `work` is a folder for the time being. */
export async function snapshotOn(lane: ProjectLane, store: string, work: string): Promise<DatabaseSnapshot> {
  const chunks = await openChunks(store);
  try {
    await rm(work, { recursive: true, force: true });
    const { others: _others, ...contents } = await writeWhole(serverCopying(lane), work);
    const { entries: _entries, ...tree } = await storeTree(work, chunks, { pieceBytes });
    return { tree, contents, added: await chunks.finish() };
  } finally {
    await chunks.close();
    await rm(work, { recursive: true, force: true });
  }
}

/** Makes a database of a folder. */
async function fill(options: ServerOptions, name: string, folder: string): Promise<void> {
  const patient = { ...options, limitMs: transferMs };
  await dropDatabase(options, name);
  await createDatabase(options, name);
  await withClient(
    patient,
    async (client) => {
      await prepareDatabase(client);
      await loadWhole(serverCopying({ client, session: serverSession(client, transferMs) }), folder);
    },
    name,
  );
}

/**
 * Puts what a folder holds in the place of a database, and removes the folder; every step can be repeated after a crash.
 * Nothing may use the database meanwhile. Does nothing where there is no such folder.
 */
export async function adopt(options: ServerOptions, name: string, folder: string): Promise<void> {
  if (!isWhole(folder)) return;
  const next = `${name}_next`;
  await fill(options, next, folder);
  await dropDatabase(options, name);
  await renameDatabase(options, next, name);
  await rm(folder, { recursive: true });
}

export interface CopyOptions extends ServerOptions {
  readonly idleMs: number;
  readonly logError: (error: unknown) => void;
}

/** The name of a new database that nothing else uses. */
const newName = (): string => `saywright_copy_${randomUUID().replaceAll('-', '_')}`;

/** A copy of a database on the server, made of a folder with the first call and removed by `close`. */
export function serverCopy(
  options: CopyOptions,
  folder: string,
): RestorableDatabase & { close(): Promise<void> } {
  const name = newName();
  let opened: Promise<ProjectLanes> | undefined;
  async function open(): Promise<ProjectLanes> {
    await fill(options, name, folder);
    return projectLanes({ ...options, limitMs: transferMs }, name, options.idleMs);
  }
  const ask = <Value>(work: (lane: ProjectLane) => Promise<Value>): Promise<Value> =>
    reporting(options.logError, async () => repeated(await (opened ??= open()), work));
  return {
    snapshot: (store) => ask((lane) => snapshotOn(lane, store, `${folder}.unfinished`)),
    contents: () => ask(({ handlers }) => handlers.contents()),
    rowHashes: (rows) => ask(({ handlers }) => handlers.rowHashes(rows)),
    rowsByKey: (...asked) => ask(({ handlers }) => handlers.rowsByKey(...asked)),
    close: async () => {
      const lanes = await opened?.catch(() => undefined);
      await lanes?.close();
      if (opened) await dropDatabase(options, name);
    },
  };
}

/** A new database on the server, removed by `close` unless it was kept. */
export interface ArrivingOnServer extends ArrivingDatabase {
  /** Puts it in the place of the database of this name; nothing may use that one. */
  keepAs(name: string): Promise<void>;
}

export function arrivingOnServer(options: CopyOptions): ArrivingOnServer {
  const name = newName();
  const lanes = projectLanes({ ...options, limitMs: transferMs }, name, options.idleMs);
  let isKept = false;
  const ask = <Value>(work: (lane: ProjectLane) => Promise<Value>): Promise<Value> => repeated(lanes, work);
  return {
    loadWhole: (folder) => fill(options, name, folder),
    wholeContents: () => ask(({ session }) => readWholeContents(session)),
    access: () => ask(({ handlers }) => handlers.access()),
    async keepAs(place) {
      await lanes.disconnect();
      await dropDatabase(options, place);
      await renameDatabase(options, name, place);
      isKept = true;
    },
    async close() {
      await lanes.close();
      // What a server that is gone keeps of it is never used.
      if (!isKept) await dropDatabase(options, name).catch(options.logError);
    },
  };
}
