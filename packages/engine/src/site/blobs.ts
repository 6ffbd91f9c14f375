import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, writeAtomic } from '../disk/files.ts';
import { sha1 } from './state.ts';

/** A content-addressed store of file contents, each named by its SHA-1. */
export interface Blobs {
  /** The size in bytes, or undefined where there is no such content. */
  size(digest: string): Promise<number | undefined>;
  /** Stores content and returns its digest. */
  put(bytes: Uint8Array): Promise<string>;
  read(digest: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Removes contents that are not in the given set. */
  keepOnly(digests: ReadonlySet<string>): Promise<void>;
}

export function digestOf(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('hex');
}

/** A content store in a folder. Links in it are not followed. */
export function blobsIn(directory: string): Blobs {
  const at = (digest: string): string => {
    const name = sha1.parse(digest);
    return join(directory, name.slice(0, 2), name);
  };
  const size = async (digest: string): Promise<number | undefined> =>
    stat(at(digest)).then(
      (entry) => entry.size,
      () => undefined,
    );
  return {
    size,
    async put(bytes) {
      const digest = digestOf(bytes);
      if ((await size(digest)) === bytes.length) return digest;
      await mkdir(dirname(at(digest)), { recursive: true });
      await writeAtomic(at(digest), bytes);
      return digest;
    },
    async read(digest) {
      try {
        const file = await open(at(digest), constants.O_RDONLY | constants.O_NOFOLLOW);
        try {
          return new Uint8Array(await file.readFile());
        } finally {
          await file.close();
        }
      } catch (error) {
        if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ELOOP') return undefined;
        throw error;
      }
    },
    async keepOnly(digests) {
      const files = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const file of files)
        if (file.isFile() && !digests.has(file.name))
          await rm(join(file.parentPath, file.name), { force: true });
    },
  };
}
