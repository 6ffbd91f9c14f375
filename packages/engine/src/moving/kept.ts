import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { errorCode, readJson, writeAtomic } from '../disk/files.ts';
import type { ServerOptions } from '../postgres/client.ts';
import { databaseNameOf, dropDatabase, renameDatabase } from '../postgres/server.ts';

const recordSchema = z.object({
  projectId: z.uuid(),
  at: z.string(),
  /** Where the database went. */
  to: z.enum(['server', 'embedded']),
  /** Name that the database on the server has since it was left. */
  database: z.string().nullable(),
  /** `decided`: to be carried out, also after a crash; `arrived`: in use, the old one is not put aside; `done`. */
  step: z.enum(['decided', 'arrived', 'done']),
});
type MoveRecord = z.infer<typeof recordSchema>;

/** What a project left behind when its database moved. */
export interface KeptDatabase extends Pick<MoveRecord, 'projectId' | 'at' | 'to'> {
  readonly id: string;
}

/** The data folder, and the server where one is connected. */
export interface KeptPlaces {
  readonly directory: string;
  readonly server: ServerOptions | undefined;
}

const homeOf = (directory: string, projectId: string): string => join(directory, 'projects', projectId);
const arrivingIn = (aside: string): string => join(aside, 'arriving');
const recordIn = (aside: string): string => join(aside, 'moved.json');

async function write(aside: string, record: MoveRecord): Promise<void> {
  await writeAtomic(recordIn(aside), JSON.stringify(record), { mode: 0o600 });
}

async function moveFolder(from: string, to: string): Promise<void> {
  if (existsSync(from)) await rename(from, to);
}

/** The folders of all moves, finished or not. */
async function asides(directory: string): Promise<readonly string[]> {
  const names = await readdir(join(directory, 'moved')).catch((error: unknown): string[] => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return names.toSorted().map((name) => join(directory, 'moved', name));
}

/** Carries out a move that was decided: from here on it is finished, whatever happens. Every step can be repeated. */
async function finishMove({ directory, server }: KeptPlaces, aside: string): Promise<void> {
  const record = await readJson(recordIn(aside), recordSchema);
  if (!record) {
    // Ended before it was decided; what earlier versions kept has other names.
    await rm(arrivingIn(aside), { recursive: true, force: true });
    if ((await readdir(aside)).length === 0) await rm(aside, { recursive: true });
    return;
  }
  const { projectId, to, database } = record;
  if (record.step === 'decided') {
    // The place of a project follows from its folder, so this is the moment from which it has moved.
    if (to === 'server') await moveFolder(homeOf(directory, projectId), join(aside, 'database'));
    else await moveFolder(arrivingIn(aside), homeOf(directory, projectId));
    // Restore points hold a database in the form of its place, so they stay with the old one.
    await moveFolder(join(directory, 'points', projectId), join(aside, 'points'));
    await write(aside, { ...record, step: 'arrived' });
  }
  if (record.step === 'done') return;
  if (database !== null) {
    if (!server) return;
    // Never the database of a project that is on the server.
    if (existsSync(homeOf(directory, projectId)))
      await renameDatabase(server, databaseNameOf(projectId), database);
  }
  await write(aside, { ...record, step: 'done' });
}

/**
 * Finishes moves that a crash interrupted; call before anybody uses a project. A server that is off does not hold up the
 * start: only the name of a database that nobody uses any more depends on it.
 */
export async function finishMoves(places: KeptPlaces, logError: (error: unknown) => void): Promise<void> {
  for (const aside of await asides(places.directory)) await finishMove(places, aside).catch(logError);
}

/** Finishes what earlier moves of a project left to do: the names that it would need are taken until then. */
export async function finishMovesOf(places: KeptPlaces, projectId: string): Promise<void> {
  for (const aside of await asides(places.directory))
    if (basename(aside).startsWith(projectId)) await finishMove(places, aside);
}

/**
 * Decides a move, and carries it out: the database that is ready takes the place of the project's. `arriving` is its
 * folder, for a move into the data folder.
 */
export async function decideMove(
  places: KeptPlaces,
  { projectId, at, arriving }: { readonly projectId: string; readonly at: Date; readonly arriving?: string },
  logError: (error: unknown) => void,
): Promise<KeptDatabase> {
  const id = `${projectId}-${at.toISOString().replaceAll(/[^\d]/gu, '')}`;
  const aside = join(places.directory, 'moved', id);
  await mkdir(aside, { recursive: true, mode: 0o700 });
  if (arriving !== undefined) await rename(arriving, arrivingIn(aside));
  const to = arriving === undefined ? 'server' : 'embedded';
  const database = arriving === undefined ? null : `${databaseNameOf(projectId)}_${at.getTime()}`;
  const record: MoveRecord = { projectId, at: at.toISOString(), to, database, step: 'decided' };
  await write(aside, record);
  await finishMove(places, aside).catch(async (error: unknown) => {
    const isMoved = existsSync(homeOf(places.directory, projectId)) === (to === 'embedded');
    // What is left to do is done at the next start.
    if (isMoved) return logError(error);
    await rm(recordIn(aside));
    throw error;
  });
  return { id, projectId, at: record.at, to };
}

/** What a project left behind, the newest first. */
export async function keptDatabases(directory: string, projectId: string): Promise<readonly KeptDatabase[]> {
  const kept: KeptDatabase[] = [];
  for (const aside of await asides(directory)) {
    const record = await readJson(recordIn(aside), recordSchema);
    if (record?.projectId === projectId)
      kept.push({ id: basename(aside), projectId, at: record.at, to: record.to });
  }
  return kept.toReversed();
}

/** Removes what a project left behind, for good; false where there is nothing of that name. */
export async function removeKept(
  { directory, server }: KeptPlaces,
  projectId: string,
  id: string,
): Promise<boolean> {
  const aside = (await asides(directory)).find((path) => basename(path) === id);
  const record = aside === undefined ? undefined : await readJson(recordIn(aside), recordSchema);
  if (aside === undefined || record?.projectId !== projectId || record.step === 'decided') return false;
  await finishMove({ directory, server }, aside);
  if (record.database !== null && server) await dropDatabase(server, record.database);
  await rm(aside, { recursive: true });
  return true;
}

/** Removes everything that a project left behind, for good. */
export async function removeAllKept(places: KeptPlaces, projectId: string): Promise<void> {
  for (const { id } of await keptDatabases(places.directory, projectId))
    await removeKept(places, projectId, id);
}
