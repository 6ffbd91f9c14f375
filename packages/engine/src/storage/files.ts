import { createHash, type Hash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { errorCode, writeAtomic } from '../disk/files.ts';

/**
 * The bytes of the files that people upload to projects, one folder per project. Each is named by the version in its
 * row and never changes. It is written before its row and removed after it, so a row always has its bytes; what a crash
 * leaves between the two is removed by `sweep`.
 */
export interface StoredFiles {
  /** Writes bytes and returns their tag. */
  write(project: string, version: string, bytes: Uint8Array): Promise<string>;
  /** Stores the same bytes under another version. */
  copy(project: string, from: string, version: string): Promise<void>;
  /** Stores the bytes of a file that does not change any more, which stays, and returns their tag. */
  adopt(project: string, version: string, file: string): Promise<string>;
  open(project: string, version: string): Promise<FileHandle | undefined>;
  remove(project: string, versions: readonly string[]): Promise<void>;
  /** Removes everything but the given versions. Call only while nothing is being written. */
  sweep(project: string, versions: readonly string[]): Promise<void>;
  /** Folder of a project. */
  home(project: string): string;
  /** Path of a file, for work that copies it. */
  pathOf(project: string, version: string): string;
  removeProject(project: string): Promise<void>;
}

const tagIn = (hash: Hash): string => `"${hash.digest('hex').slice(0, 32)}"`;

/** The tag by which browsers recognise unchanged bytes. */
export function tagOf(bytes: Uint8Array): string {
  return tagIn(createHash('sha256').update(bytes));
}

async function tagOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return tagIn(hash);
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Gives a file that never changes a second name, or copies it. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await link(from, to).catch(async (error: unknown) => {
    if (errorCode(error) === 'ENOENT') throw error;
    // Not every disk has hard links.
    await copyFile(from, to);
  });
}

export function storedFiles(directory: string): StoredFiles {
  const home = (project: string): string => join(directory, z.uuid().parse(project));
  const pathOf = (project: string, version: string): string => {
    const name = z.uuid().parse(version);
    return join(home(project), name.slice(0, 2), name);
  };
  return {
    home,
    pathOf,
    async write(project, version, bytes) {
      const path = pathOf(project, version);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeAtomic(path, bytes, { mode: 0o600 });
      return tagOf(bytes);
    },
    copy: (project, from, version) => linkOrCopy(pathOf(project, from), pathOf(project, version)),
    async adopt(project, version, file) {
      await syncToDisk(file);
      // An earlier attempt may have left it without a row.
      await rm(pathOf(project, version), { force: true });
      await linkOrCopy(file, pathOf(project, version));
      return tagOfFile(file);
    },
    async open(project, version) {
      try {
        return await open(pathOf(project, version), constants.O_RDONLY | constants.O_NOFOLLOW);
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(project, versions) {
      for (const version of versions) await rm(pathOf(project, version), { force: true });
    },
    async sweep(project, versions) {
      const known = new Set(versions);
      const files = await readdir(home(project), { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          if (errorCode(error) === 'ENOENT') return [];
          throw error;
        },
      );
      for (const file of files)
        if (file.isFile() && !known.has(file.name))
          await rm(join(file.parentPath, file.name), { force: true });
    },
    removeProject: (project) => rm(home(project), { recursive: true, force: true }),
  };
}
