import { DataFolderError } from '../disk/damage.ts';
import type { Backend } from '../ports/backend.ts';
import { isMissing, placeOf, type ServerOptions } from '../postgres/client.ts';
import type { BackendOptions } from './app.ts';
import { embeddedBackend } from './embedded.ts';
import { embeddedFolder, markReady, studioDatabaseName, studioPlace, type Place } from './placeFile.ts';

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

async function onServer(
  options: PlacedBackendOptions,
  server: ServerOptions,
  place: Place,
): Promise<Backend> {
  const database = studioDatabaseName(place);
  // Most studios are embedded, and start faster without it.
  const { serverBackend } = await import('./onServer.ts');
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
  const place = await studioPlace(directory, server !== undefined);
  if (place === undefined || server === undefined) {
    const folder = embeddedFolder(directory);
    const backend = await embeddedBackend({ ...options, directory: folder, template });
    const notice = `Accounts and history stay in ${folder}, where they were before SAYWRIGHT_DATABASE_URL was set.`;
    return { backend, notice: server && notice };
  }
  // Marked as ready last: a start that a crash ends then finds the same database again, and completes it.
  const backend = await onServer(options, server, place);
  await markReady(directory, place);
  const name = studioDatabaseName(place);
  return { backend, notice: `Accounts and history are in the database ${name} on ${placeOf(server)}.` };
}
