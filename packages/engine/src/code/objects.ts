import { createHash } from 'node:crypto';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { constants, deflate, deflateSync, inflateSync } from 'node:zlib';
import { promisify } from 'node:util';
import * as git from 'isomorphic-git';
import { errorCode, writeAtomic } from '../disk/files.ts';
import type { Repository } from './repository.ts';

// Loose objects of git: "blob <size>", a NUL and the content, deflated, in a file named by the SHA-1 of all that. The
// library does the same through streams, which takes ten times as long for thousands of small files.

const compress = promisify(deflate);
/** Up to this size, in bytes, compressing at once takes less time than a detour through the thread pool. */
const smallBlob = 32 * 1024;
/** Enough compressed bytes to hold the header of any blob. */
const headBytes = 64;

function fileOf({ gitdir }: Repository, oid: string): string {
  return join(gitdir, 'objects', oid.slice(0, 2), oid.slice(2));
}

/** Writes bytes as a blob and returns its id. Not crash-safe, so only for a throw-away copy. */
export async function writeBlob(repository: Repository, content: Uint8Array): Promise<string> {
  const blob = Buffer.concat([Buffer.from(`blob ${content.length}\0`), content]);
  const oid = createHash('sha1').update(blob).digest('hex');
  if (repository.sizes.has(oid)) return oid;
  const file = fileOf(repository, oid);
  const bytes = blob.length <= smallBlob ? deflateSync(blob) : await compress(blob);
  const write = async (): Promise<void> => writeFile(file, bytes, { flag: 'wx' });
  await write()
    .catch(async (error: unknown) => {
      if (errorCode(error) !== 'ENOENT') throw error;
      await mkdir(dirname(file), { recursive: true });
      await write();
    })
    .catch((error: unknown) => {
      // An object never changes, and may be shared with the founder's repository.
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  repository.sizes.set(oid, content.length);
  return oid;
}

/** Writes bytes as a blob that survives a crash, into the repository of a founder; returns its id. */
export async function storeBlob(repository: Repository, content: Uint8Array): Promise<string> {
  const blob = Buffer.concat([Buffer.from(`blob ${content.length}\0`), content]);
  const oid = createHash('sha1').update(blob).digest('hex');
  const file = fileOf(repository, oid);
  await mkdir(dirname(file), { recursive: true });
  await writeAtomic(file, await compress(blob));
  return oid;
}

/** The first bytes of a loose object, or undefined where it is in a pack. */
async function headOf(repository: Repository, oid: string): Promise<Buffer | undefined> {
  const file = await open(fileOf(repository, oid)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return undefined;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Size of a blob in bytes, read from its header where possible. */
export async function blobSize(repository: Repository, oid: string): Promise<number> {
  const known = repository.sizes.get(oid);
  if (known !== undefined) return known;
  const head = await headOf(repository, oid);
  const text = head && inflateSync(head, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1', 0, 32);
  const size = /^blob (\d+)\0/u.exec(text ?? '')?.[1];
  return size === undefined ? (await git.readBlob({ ...repository, oid })).blob.length : Number(size);
}
