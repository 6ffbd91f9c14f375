import { existsSync, mkdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { embeddedFolder, placeFile, refuseLostBackend } from './backend/placeFile.ts';
import { readSecrets } from './backend/secrets.ts';
import { DataFolderError } from './disk/damage.ts';
import { errorCode, isLeftover } from './disk/files.ts';
import { lockDirectory } from './lock.ts';
import { versionProblem } from './pglite/version.ts';
import { ServerError } from './postgres/problems.ts';
import { readDeployToken } from './site/origin.ts';

/** Throws a `DataFolderError` for damage that starting would hide or make worse. Changes nothing. */
async function inspectDataFolder(directory: string): Promise<void> {
  const backend = embeddedFolder(directory);
  if (existsSync(join(directory, 'secrets.json'))) await readSecrets(directory);
  if (existsSync(join(directory, 'sites', 'deploy-token'))) await readDeployToken(join(directory, 'sites'));
  if (!existsSync(backend)) {
    if (!existsSync(join(directory, placeFile))) await refuseLostBackend(directory);
    return;
  }
  const problem = await versionProblem(backend);
  if (problem !== undefined) throw new DataFolderError(problem);
}

/**
 * Locks the data folder for this process, checks it for damage, and removes what a crash left. Returns a function that
 * releases it. `tries` is how often it is tried, a tenth of a second apart.
 */
export async function openDataFolder(directory: string, tries = 1): Promise<() => void> {
  // Other users of this machine must not read people's data.
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const unlock = await lockPatiently(directory, tries);
  await inspectDataFolder(directory);
  await removeLeftovers(directory);
  return unlock;
}

async function lockPatiently(directory: string, tries: number): Promise<() => void> {
  for (let left = tries; ; left -= 1)
    try {
      return await lockDirectory(directory);
    } catch (error) {
      if (!(error instanceof DataFolderError) || left <= 1) throw error;
      await pause(100);
    }
}

/** Folders with databases or a founder's files: nothing in them is a leftover of ours. */
const closed = new Set(['backend', 'files']);

/** Removes half-written files that a crash left. Call only while the folder is locked. */
async function removeLeftovers(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (isLeftover(entry.name)) await rm(path, { recursive: true, force: true });
    else if (entry.isDirectory() && !closed.has(entry.name) && !existsSync(join(path, 'PG_VERSION')))
      await removeLeftovers(path);
  }
}

function pathOf(error: unknown): string | undefined {
  return error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined;
}

/** Why the server could not start and what to do, for the operator. */
export function startProblem(error: unknown, directory: string): string {
  if (error instanceof DataFolderError || error instanceof ServerError) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  const code = errorCode(error);
  const path = pathOf(error) ?? directory;
  if (code === 'ENOSPC' || code === '53100' || /no space left/iu.test(message))
    return `The disk that holds ${directory} is full. Free some space, then start again.`;
  if (
    // Node says ENOENT where a folder cannot be made on a read-only disk.
    ['EROFS', 'ENOENT'].includes(code ?? '') ||
    code === 'EACCES' ||
    code === 'EPERM' ||
    /unable to open database file|readonly/iu.test(message)
  )
    return `${path} cannot be read or written. Give this user write access to it, or set SAYWRIGHT_DATA to another folder.`;
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `${path} is not a folder. Set SAYWRIGHT_DATA to another folder.`;
  return `Saywright could not start: ${message}`;
}
