import { studioPlace } from './backend/placeFile.ts';
import { openDataFolder } from './dataFolder.ts';
import type { ServerOptions } from './postgres/client.ts';
import { takeTurn } from './turn.ts';

export interface StudioFolderOptions {
  readonly directory: string;
  readonly server: ServerOptions | undefined;
  /** Whether to wait while another process is at work on the studio. */
  readonly isStandby: boolean;
  /** Whether to wait for a server that cannot be reached. */
  readonly waitsForServer: boolean;
  readonly say: (text: string) => void;
  readonly logError: (error: unknown) => void;
}

/** How often the lock of the folder is tried after a turn, which the server may know to be over before the kernel does. */
const lockTries = 50;

/**
 * Makes this process the only one on a data folder: on this machine by the lock of the folder, and on every machine where
 * accounts and history are on a server. Returns a function that releases it.
 */
export async function openStudioFolder(options: StudioFolderOptions): Promise<() => Promise<void>> {
  const { directory, server, logError } = options;
  const place = await studioPlace(directory, server !== undefined);
  if (!place || !server) {
    const unlock = await openDataFolder(directory);
    return async () => unlock();
  }
  const end = (reason: string): never => {
    logError(reason);
    return process.exit(1);
  };
  const release = await takeTurn({ ...options, server, id: place.id, end });
  try {
    const unlock = await openDataFolder(directory, lockTries);
    return async () => {
      unlock();
      await release();
    };
  } catch (error) {
    await release();
    throw error;
  }
}
