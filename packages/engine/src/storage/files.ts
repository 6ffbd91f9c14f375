import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

/** The tag by which browsers recognise unchanged bytes. */
export function tagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
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
    async copy(project, from, version) {
      const path = pathOf(project, version);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await link(pathOf(project, from), path).catch(async (error: unknown) => {
        if (errorCode(error) === 'ENOENT') throw error;
        // Not every disk has hard links.
        await copyFile(pathOf(project, from), path);
      });
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
