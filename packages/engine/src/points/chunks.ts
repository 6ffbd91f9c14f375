import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { errorCode } from '../disk/files.ts';

/** Thrown where stored content is missing or differs from its hash. It was not used. */
export class DamagedPointError extends Error {
  override name = 'DamagedPointError';
  constructor(what: string) {
    super(
      `Part of what this restore point stored is damaged or missing (${what}). Nothing was changed. Choose another restore point.`,
    );
  }
}

/** Contents named by their SHA-256. What is stored already is not stored again. */
export interface Chunks {
  /** Stores content, and returns its hash. */
  put(content: Uint8Array): Promise<string>;
  /** Reads content and compares it with its hash. Throws a `DamagedPointError`. */
  read(hash: string): Promise<Buffer>;
  /** Makes everything that was put permanent; returns the bytes that it added on disk. */
  finish(): Promise<number>;
  /** Gives up what was put since, and closes the files. */
  close(): Promise<void>;
}

interface Place {
  readonly pack: string;
  readonly offset: number;
  readonly length: number;
}

const ending = '.pack';
const entryBytes = 44;
const trailerBytes = 8;
const magic = 0x53_57_50_31;

export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

async function bytesAt(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
}

/** The places of a pack's contents, from the index at its end; none where it is damaged. */
async function indexOf(pack: string): Promise<readonly (readonly [hash: string, place: Place])[]> {
  const file = await open(pack, 'r');
  try {
    const { size } = await file.stat();
    if (size < trailerBytes) return [];
    const trailer = await bytesAt(file, size - trailerBytes, trailerBytes);
    const count = trailer.readUInt32BE(0);
    const start = size - trailerBytes - count * entryBytes;
    if (trailer.readUInt32BE(4) !== magic || start < 0) return [];
    const index = await bytesAt(file, start, count * entryBytes);
    return Array.from({ length: count }, (_, at) => {
      const entry = index.subarray(at * entryBytes, (at + 1) * entryBytes);
      const place = { pack, offset: entry.readUIntBE(32, 6), length: entry.readUIntBE(38, 6) };
      return [entry.toString('hex', 0, 32), place] as const;
    });
  } finally {
    await file.close();
  }
}

async function packsIn(directory: string): Promise<readonly string[]> {
  const names = await readdir(directory).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith(ending)).map((name) => join(directory, name));
}

/** A pack that is being written under a temporary name. */
async function newPack(directory: string) {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const id = randomUUID();
  const temporary = join(directory, `.pack.${id}.tmp`);
  const file = await open(temporary, 'wx', 0o600);
  const entries: Buffer[] = [];
  let offset = 0;
  return {
    temporary,
    async add(hash: string, content: Uint8Array): Promise<Place> {
      const place = { pack: temporary, offset, length: content.length };
      await file.write(content);
      const entry = Buffer.alloc(entryBytes);
      entry.write(hash, 0, 32, 'hex');
      entry.writeUIntBE(offset, 32, 6);
      entry.writeUIntBE(content.length, 38, 6);
      entries.push(entry);
      offset += content.length;
      return place;
    },
    async finish(): Promise<{ readonly path: string; readonly bytes: number }> {
      const trailer = Buffer.alloc(trailerBytes);
      trailer.writeUInt32BE(entries.length, 0);
      trailer.writeUInt32BE(magic, 4);
      await file.write(Buffer.concat([...entries, trailer]));
      await file.sync();
      await file.close();
      const path = join(directory, `${id}${ending}`);
      await rename(temporary, path);
      return { path, bytes: offset + entries.length * entryBytes + trailerBytes };
    },
    async abort(): Promise<void> {
      await file.close();
      await rm(temporary, { force: true });
    },
  };
}

/** Opens the contents in a folder. Only one caller may put at a time; close it afterwards. */
export async function openChunks(directory: string): Promise<Chunks> {
  const places = new Map<string, Place>();
  for (const pack of await packsIn(directory))
    for (const [hash, place] of await indexOf(pack)) places.set(hash, place);
  const files = new Map<string, Promise<FileHandle>>();
  let pack: Awaited<ReturnType<typeof newPack>> | undefined;
  const fileOf = (path: string): Promise<FileHandle> => {
    const known = files.get(path) ?? open(path, 'r');
    files.set(path, known);
    return known;
  };
  return {
    async put(content) {
      const hash = hashOf(content);
      if (places.has(hash)) return hash;
      pack ??= await newPack(directory);
      places.set(hash, await pack.add(hash, deflateRawSync(content, { level: 1 })));
      return hash;
    },
    async read(hash) {
      const place = places.get(hash);
      const name = hash.slice(0, 12);
      if (!place) throw new DamagedPointError(name);
      // A disk that cannot be read is another problem than content that is not what it was.
      const stored = await bytesAt(await fileOf(place.pack), place.offset, place.length);
      let content: Buffer;
      try {
        content = inflateRawSync(stored);
      } catch {
        throw new DamagedPointError(name);
      }
      if (hashOf(content) !== hash) throw new DamagedPointError(name);
      return content;
    },
    async finish() {
      if (!pack) return 0;
      const done = pack;
      pack = undefined;
      const { path, bytes } = await done.finish();
      for (const [hash, place] of places)
        if (place.pack === done.temporary) places.set(hash, { ...place, pack: path });
      return bytes;
    },
    async close() {
      await pack?.abort();
      pack = undefined;
      for (const file of files.values()) await (await file.catch(() => undefined))?.close();
      files.clear();
    },
  };
}

/** Contents that are only hashed, to compare a folder with a stored one. */
export const hashOnly: Chunks = {
  put: async (content) => hashOf(content),
  read: async (hash) => {
    throw new DamagedPointError(hash.slice(0, 12));
  },
  finish: async () => 0,
  close: async () => {},
};

/** Total size of the packs in a folder, in bytes. */
export async function packBytes(directory: string): Promise<number> {
  const sizes = await Promise.all((await packsIn(directory)).map(async (pack) => (await stat(pack)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Removes the contents that are not among the given hashes. A pack that is needed for less than half is written again
 * without the rest; a crash leaves contents twice, never less.
 */
export async function sweepChunks(directory: string, needed: ReadonlySet<string>): Promise<void> {
  const known = new Set<string>();
  for (const path of await packsIn(directory)) {
    const index = await indexOf(path);
    const kept = index.filter(([hash]) => needed.has(hash) && !known.has(hash));
    const bytes = (entries: typeof index): number => entries.reduce((sum, [, { length }]) => sum + length, 0);
    if (bytes(kept) * 2 >= bytes(index) && index.length > 0) {
      for (const [hash] of kept) known.add(hash);
      continue;
    }
    if (kept.length > 0) {
      const smaller = await newPack(directory);
      const file = await open(path, 'r');
      try {
        for (const [hash, { offset, length }] of kept)
          await smaller.add(hash, await bytesAt(file, offset, length));
      } finally {
        await file.close();
      }
      await smaller.finish();
      for (const [hash] of kept) known.add(hash);
    }
    await rm(path, { force: true });
  }
}
