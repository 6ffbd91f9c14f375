import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/** The bytes of an entry without padding; the path is latin1, which preserves any bytes and their order. */
interface Entry {
  readonly path: string;
  readonly bytes: Buffer;
}

/** The entries of an index, or undefined where its format is one that only git itself should touch. */
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
  // Extensions in lower case are required to read the index; the others only save git some time.
  const hasNeeded = at < index.length - hashBytes && /[a-z]/u.test(index.toString('latin1', at, at + 1));
  return hasNeeded ? undefined : entries;
}

/** An index entry for the next commit. */
export interface Note {
  readonly path: string;
  readonly oid: string;
  readonly mode: number;
  /** The file's state when it was read. Left out where it was not read, so that git compares contents once. */
  readonly stats?: Stats;
}

/** Writes a time in milliseconds as seconds and nanoseconds, rounded exactly as the library does to compare. */
function writeTime(bytes: Buffer, milliseconds: number, at: number): void {
  const seconds = Math.floor(milliseconds / 1000);
  bytes.writeUInt32BE(seconds % 2 ** 32, at);
  bytes.writeUInt32BE(Math.floor((milliseconds - seconds * 1000) * 1_000_000), at + 4);
}

function newEntry({ path, oid, mode, stats }: Note): Entry {
  const name = Buffer.from(path);
  const bytes = Buffer.alloc(pathAt + name.length);
  if (stats) {
    writeTime(bytes, stats.ctimeMs, 0);
    writeTime(bytes, stats.mtimeMs, 8);
    const { dev, ino, uid, gid, size } = stats;
    for (const [number, at] of [
      [dev, 16],
      [ino, 20],
      [uid, 28],
      [gid, 32],
      [size, 36],
    ] as const)
      bytes.writeUInt32BE(number % 2 ** 32, at);
  }
  bytes.writeUInt32BE(mode, modeAt);
  bytes.write(oid, hashAt, 'hex');
  bytes.writeUInt16BE(Math.min(name.length, 0xfff), flagsAt);
  name.copy(bytes, pathAt);
  return { path: name.toString('latin1'), bytes };
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

/** The id, mode and stage of an entry; only the same ones let it stay. */
function isEntryOf({ bytes }: Entry, { oid, mode }: Note): boolean {
  const stage = (bytes.readUInt16BE(flagsAt) >> 12) & 3;
  return (
    stage === 0 &&
    bytes.readUInt32BE(modeAt) === mode &&
    bytes.toString('hex', hashAt, hashAt + hashBytes) === oid
  );
}

async function readIndex(file: string): Promise<Entry[] | undefined> {
  const index = await readFile(file).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  return index ? entriesOf(index) : [];
}

/** Saved files whose mode differs in the index: the library notes modes there while it compares files. */
export async function changedModes(repository: Repository, commit: string): Promise<readonly Note[]> {
  const entries = (await readIndex(join(repository.gitdir, 'index'))) ?? [];
  const modes = new Map(entries.map(({ path, bytes }) => [path, bytes.readUInt32BE(modeAt)]));
  return (await treeFiles(repository, commit)).flatMap((file) => {
    const mode = modes.get(Buffer.from(file.path).toString('latin1')) ?? file.mode;
    return mode === file.mode ? [] : [{ ...file, mode }];
  });
}

const submoduleMode = 0o160000;

/**
 * Makes the index that of a commit: nothing is staged. `known` are files whose state is known; entries of others are
 * kept where they are right. An index of a format that only git itself should touch is written again.
 */
export async function syncIndex(
  repository: Repository,
  commit: string,
  known: ReadonlyMap<string, Note>,
): Promise<void> {
  const file = join(repository.gitdir, 'index');
  const old = (await readIndex(file)) ?? [];
  const entries = new Map(old.map((entry) => [entry.path, entry]));
  const next = old.filter(({ bytes }) => bytes.readUInt32BE(modeAt) === submoduleMode);
  for (const saved of await treeFiles(repository, commit)) {
    const note = newEntry(saved);
    const entry = entries.get(note.path);
    const read = known.get(saved.path);
    if (read && read.oid === saved.oid && read.mode === saved.mode) next.push(newEntry(read));
    else next.push(entry && isEntryOf(entry, saved) ? entry : note);
  }
  await writeAtomic(file, indexOf(next.toSorted((a, b) => (a.path < b.path ? -1 : 1))));
}
