import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DataFolderError } from '../disk/damage.ts';
import { readJson, writeAtomic } from '../disk/files.ts';
import type { Backend } from '../ports/backend.ts';
import { isMissing, placeOf, type ServerOptions } from '../postgres/client.ts';
import type { BackendOptions } from './app.ts';
import { embeddedBackend } from './embedded.ts';
import { serverBackend, serverPlace } from './onServer.ts';

export interface PlacedBackendOptions extends BackendOptions {
  /** The data folder. */
  readonly directory: string;
  readonly template: string;
  /** Server of PostgreSQL for a new studio; without one it is embedded. */
  readonly server: ServerOptions | undefined;
  readonly idleMs: number;
  readonly logError: (error: unknown) => void;
}

export interface PlacedBackend {
  readonly backend: Backend;
  /** What the operator should know about the place; undefined where there is no choice. */
  readonly notice: string | undefined;
}

/** The file in the data folder that names the studio's database on a server. */
export const placeFile = 'backend.json';

const placeSchema = z.object({
  id: z.uuid(),
  /** Whether the database was complete once: a lost one is never replaced by an empty one. */
  isReady: z.boolean(),
});
type Place = z.infer<typeof placeSchema>;

/** Name of a studio's database. No project has it: those have an id after the first word. */
function studioDatabaseName({ id }: Place): string {
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

async function onServer(
  options: PlacedBackendOptions,
  server: ServerOptions,
  place: Place,
): Promise<Backend> {
  const database = studioDatabaseName(place);
  try {
    return await serverBackend({ ...options, ...server, database, isNew: !place.isReady });
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new DataFolderError(
      `The database ${database} with the accounts and the history of this studio is missing on the server ${placeOf(server)}. Restore it from a backup, or set SAYWRIGHT_DATABASE_URL to the server that has it. Nothing was changed.`,
      { cause: error },
    );
  }
}

/**
 * Opens the studio's backend where it is: one in the data folder stays there, and a new one is on the server where there
 * is one. Throws a `DataFolderError` where starting would hide a loss.
 */
export async function placedBackend(options: PlacedBackendOptions): Promise<PlacedBackend> {
  const { directory, server, template } = options;
  const folder = join(directory, 'backend');
  const path = join(directory, placeFile);
  const known = await readPlace(path);
  if (known && existsSync(folder))
    throw new DataFolderError(
      `${folder} and ${path} both name a place of this studio's accounts and history. Move the one aside that is out of date. Nothing was changed.`,
    );
  if (known === undefined && (server === undefined || existsSync(folder))) {
    const backend = await embeddedBackend({ ...options, directory: folder, template });
    const notice = `Accounts and history stay in ${folder}, where they were before SAYWRIGHT_DATABASE_URL was set.`;
    return { backend, notice: server && notice };
  }
  if (server === undefined)
    throw new DataFolderError(
      `The accounts and the history of this studio are on a PostgreSQL server. Set SAYWRIGHT_DATABASE_URL to its address. Nothing was changed.`,
    );
  const place = known ?? { id: randomUUID(), isReady: false };
  // First, so that a start that a crash ends finds the same database again.
  if (!known) await writeAtomic(path, JSON.stringify(place), { mode: 0o600 });
  const backend = await onServer(options, server, place);
  if (!place.isReady) await writeAtomic(path, JSON.stringify({ ...place, isReady: true }), { mode: 0o600 });
  const database = studioDatabaseName(place);
  return { backend, notice: `Accounts and history are in ${serverPlace({ ...server, database })}.` };
}
