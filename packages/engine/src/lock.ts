import { closeSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Takes a data folder for this process alone: two on one folder would destroy it. A lock left by a process that is
 * gone is taken over. Returns a function that gives it back; throws when another process holds it.
 */
export function lockDirectory(directory: string): () => void {
  const path = join(directory, 'engine.lock');
  for (let attempt = 0; ; attempt += 1) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, String(process.pid));
      closeSync(file);
      return () => unlinkSync(path);
    } catch (error) {
      const holder = Number.parseInt(readFileSync(path, 'utf8'), 10);
      if (attempt > 0 || (holder !== process.pid && isRunning(holder)))
        throw new Error(
          `Saywright already runs on ${directory} (process ${holder}). Stop it first, or set SAYWRIGHT_DATA to another folder.`,
          { cause: error },
        );
      unlinkSync(path);
    }
  }
}
