import { existsSync, mkdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { placeFile } from './backend/place.ts';
import { readSecrets } from './backend/secrets.ts';
import { DataFolderError } from './disk/damage.ts';
import { errorCode } from './disk/files.ts';
import { lockDirectory } from './lock.ts';
import { versionProblem } from './pglite/version.ts';
import { ServerError } from './postgres/problems.ts';
import { readDeployToken } from './site/origin.ts';

async function namesIn(directory: string): Promise<readonly string[]> {
  return readdir(directory).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
}

/** Throws a `DataFolderError` for damage that starting would hide or make worse. Changes nothing. */
async function inspectDataFolder(directory: string): Promise<void> {
  const backend = join(directory, 'backend');
  if (existsSync(join(directory, 'secrets.json'))) await readSecrets(directory);
  if (existsSync(join(directory, 'sites', 'deploy-token'))) await readDeployToken(join(directory, 'sites'));
  const projects = (await namesIn(join(directory, 'projects'))).filter((name) => !isLeftover(name));
  if (!existsSync(backend)) {
    if (projects.length === 0 || existsSync(join(directory, placeFile))) return;
    throw new DataFolderError(
      `${backend} is missing although there are projects, so accounts and history cannot be read. Restore that folder from a backup, or set SAYWRIGHT_DATA to a new folder to start empty. Nothing was changed.`,
    );
  }
  const problem = await versionProblem(backend);
  if (problem !== undefined) throw new DataFolderError(problem);
}

/**
 * Locks the data folder for this process, checks it for damage, and removes what a crash left. Returns a function that
 * releases it.
 */
export async function openDataFolder(directory: string): Promise<() => void> {
  // Other users of this machine must not read people's data.
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const unlock = await lockDirectory(directory);
  await inspectDataFolder(directory);
  await removeLeftovers(directory);
  return unlock;
}

/** Whether a name is only used for half-written files and folders. */
function isLeftover(name: string): boolean {
  return name.endsWith('.unfinished') || /^\..+\.[0-9a-f-]{36}\.tmp$/u.test(name);
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
