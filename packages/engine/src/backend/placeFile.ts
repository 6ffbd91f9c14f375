import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { link, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { DataFolderError } from '../disk/damage.ts';
import { errorCode, isLeftover, readJson, writeAtomic } from '../disk/files.ts';

/** The file in the data folder that names the studio's database on a server. */
export const placeFile = 'backend.json';

const placeSchema = z.object({
  id: z.uuid(),
  /** Whether the database was complete once: a lost one is never replaced by an empty one. */
  isReady: z.boolean(),
});

/** Which database on a server a studio has. */
export type Place = z.infer<typeof placeSchema>;

/** Where the database of a studio is in its data folder, unless it is on a server. */
export const embeddedFolder = (directory: string): string => join(directory, 'backend');

/** Name of a studio's database. No project has it: those have an id after the first word. */
export function studioDatabaseName({ id }: Place): string {
  return `saywright_studio_${id.replaceAll('-', '_')}`;
}

async function readPlace(path: string): Promise<Place | undefined> {
  return readJson(path, placeSchema).catch((error: unknown) => {
    throw new DataFolderError(
      `${path} is damaged: the database of this studio cannot be read from it. Restore it from a backup. Nothing was changed.`,
      { cause: error },
    );
  });
}

/** Throws a `DataFolderError` where a folder without a backend has projects, so that it had one. */
export async function refuseLostBackend(directory: string): Promise<void> {
  const names = await readdir(join(directory, 'projects')).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  if (names.every(isLeftover)) return;
  throw new DataFolderError(
    `${embeddedFolder(directory)} is missing although there are projects, so accounts and history cannot be read. Restore that folder from a backup, or set SAYWRIGHT_DATA to a new folder to start empty. Nothing was changed.`,
  );
}

/** Writes the file of a new studio, unless another process is faster. */
async function beginPlace(directory: string, path: string): Promise<void> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const draft = join(directory, `.${placeFile}.${randomUUID()}.tmp`);
  try {
    await writeAtomic(draft, JSON.stringify({ id: randomUUID(), isReady: false }), { mode: 0o600 });
    await link(draft, path);
  } catch (error) {
    // A faster process is at work on the folder, and may have removed the draft as the leftover of a crash.
    if (!existsSync(path)) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * The place of a studio's database on the server; undefined where it is in the data folder. A new studio is on the
 * server where there is one. Throws a `DataFolderError` where starting would hide a loss.
 */
export async function studioPlace(directory: string, hasServer: boolean): Promise<Place | undefined> {
  const folder = embeddedFolder(directory);
  const path = join(directory, placeFile);
  const known = await readPlace(path);
  if (known && existsSync(folder))
    throw new DataFolderError(
      `${folder} and ${path} both name a place of this studio's accounts and history. Move the one aside that is out of date. Nothing was changed.`,
    );
  if (known && !hasServer)
    throw new DataFolderError(
      'The accounts and the history of this studio are on a PostgreSQL server. Set SAYWRIGHT_DATABASE_URL to its address. Nothing was changed.',
    );
  if (known || !hasServer || existsSync(folder)) return known;
  await refuseLostBackend(directory);
  await beginPlace(directory, path);
  return readPlace(path);
}

/** Notes that the database of a studio is complete. */
export async function markReady(directory: string, place: Place): Promise<void> {
  if (place.isReady) return;
  const text = JSON.stringify({ ...place, isReady: true });
  await writeAtomic(join(directory, placeFile), text, { mode: 0o600 });
}
