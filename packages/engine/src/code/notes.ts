import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as git from 'isomorphic-git';
import { errorCode, writeAtomic } from '../disk/files.ts';
import type { Repository } from './repository.ts';
import { treeFiles } from './trees.ts';

// Git's index, version 2: a header, entries sorted by path, optional extensions, and a SHA-1 of all that.
// Source: gitformat-index(5).
const headerBytes = 12;
const hashBytes = 20;
const hashAt = 40;
const flagsAt = 60;
const pathAt = 62;
const modeAt = 24;

/** An entry as its own bytes, padding left out; the path is latin1, which keeps any bytes and sorts like them. */
interface Entry {
  readonly path: string;
  readonly bytes: Buffer;
}

/** The entries of an index, or undefined where it is of a form that only git itself should touch. */
function entriesOf(index: Buffer): Entry[] | undefined {
  const isKnown = index.toString('latin1', 0, 4) === 'DIRC' && index.readUInt32BE(4) === 2;
  if (!isKnown) return undefined;
  const entries: Entry[] = [];
  let at = headerBytes;
  for (let left = index.readUInt32BE(8); left > 0; left -= 1) {
    const end = index.indexOf(0, at + pathAt);
    entries.push({ path: index.toString('latin1', at + pathAt, end), bytes: index.subarray(at, end) });
    at += Math.ceil((end - at + 1) / 8) * 8;
  }
  // Extensions in lower case are needed to read the rest right; the others only save git some time.
  const hasNeeded = at < index.length - hashBytes && /[a-z]/u.test(index.toString('latin1', at, at + 1));
  return hasNeeded ? undefined : entries;
}

/** An entry for a file of a save. It knows nothing of the file on disk, so git compares contents once. */
function newEntry(path: string, oid: string, mode: number): Buffer {
  const name = Buffer.from(path, 'latin1');
  const bytes = Buffer.alloc(pathAt + name.length);
  bytes.writeUInt32BE(mode, modeAt);
  bytes.write(oid, hashAt, 'hex');
  bytes.writeUInt16BE(Math.min(name.length, 0xfff), flagsAt);
  name.copy(bytes, pathAt);
  return bytes;
}

function indexOf(entries: readonly Entry[]): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.write('DIRC', 'latin1');
  header.writeUInt32BE(2, 4);
  header.writeUInt32BE(entries.length, 8);
  const padded = entries.map(({ bytes }) => Buffer.concat([bytes, Buffer.alloc(8 - (bytes.length % 8))]));
  const body = Buffer.concat([header, ...padded]);
  return Buffer.concat([body, createHash('sha1').update(body).digest()]);
}

async function oneByOne(
  repository: Repository,
  paths: readonly string[],
  commit: string | undefined,
): Promise<void> {
  for (const filepath of paths)
    if (commit === undefined) await git.remove({ ...repository, filepath });
    else await git.resetIndex({ ...repository, filepath, ref: commit });
}

/**
 * Sets git's notes about some paths to what a save holds, or to nothing without one, all at once: the library writes the whole index for each path,
 * which takes minutes for thousands. No file is touched.
 */
export async function resetNotes(
  repository: Repository,
  paths: readonly string[],
  commit: string | undefined,
): Promise<void> {
  if (paths.length === 0) return;
  const file = join(repository.gitdir, 'index');
  const index = await readFile(file).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  const known = index && entriesOf(index);
  if (!known) return oneByOne(repository, paths, commit);
  const wanted = new Set(paths);
  const latin1 = (path: string): string => Buffer.from(path).toString('latin1');
  const reset = new Set(paths.map(latin1));
  const files = commit === undefined ? [] : await treeFiles(repository, commit);
  const saved = files.filter(({ path }) => wanted.has(path));
  const entries = [
    ...known.filter(({ path }) => !reset.has(path)),
    ...saved.map(({ path, oid, mode }) => ({
      path: latin1(path),
      bytes: newEntry(latin1(path), oid, mode),
    })),
  ].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  await writeAtomic(file, indexOf(entries));
}
