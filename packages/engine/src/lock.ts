import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DataFolderError } from './disk/damage.ts';

const busy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy;
}

/** The process that holds the lock, for the message only. */
function holderIn(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return 'another process';
  }
}

async function loadSqlite() {
  try {
    return await import('node:sqlite');
  } catch (error) {
    throw new DataFolderError(
      `Saywright needs Node.js 22.13 or newer, and this is ${process.version}. Install a newer one, then start again.`,
      { cause: error },
    );
  }
}

/**
 * Locks a data folder for this process: two processes on one folder would destroy it. The kernel holds the lock as long
 * as the process lives, so a kill releases it, and neither a reused process id nor another container can hold it by
 * mistake. Not reliable on network file systems. Returns a function that releases it; throws when it is held.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  const { DatabaseSync } = await loadSqlite();
  const holder = join(directory, 'engine.lock');
  const database = new DatabaseSync(join(directory, 'engine.lock.db'));
  try {
    database.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    throw new DataFolderError(
      `Saywright already runs on ${directory} (${holderIn(holder)}). Stop it first, or set SAYWRIGHT_DATA to another folder.`,
      { cause: error },
    );
  }
  writeFileSync(holder, `process ${process.pid} on ${hostname()}`);
  return () => database.close();
}
