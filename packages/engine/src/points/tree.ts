import { lstat, mkdir, readFile, readdir, readlink, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { inParallel } from '../disk/parallel.ts';
import { DamagedPointError, type Chunks } from './chunks.ts';

/** How the content of a folder is stored. */
export interface TreeOptions {
  /** Files are cut into pieces of this size. Where a few bytes of a file change, only their piece is stored again. */
  readonly pieceBytes: number;
  /** Whether a file or a folder is left out; an empty folder stays where only its content is. */
  readonly isLeftOut?: (path: string) => boolean;
  /** The content of a file, where it is not that on disk. */
  readonly contentOf?: (path: string) => Promise<Buffer | undefined>;
}

export const storedTree = z.object({
  /** Hash of everything in it. */
  root: z.string(),
  files: z.number(),
  bytes: z.number(),
});
/** A folder as it was stored. */
export type StoredTree = z.infer<typeof storedTree>;

const entry = z.object({
  path: z.string(),
  kind: z.enum(['file', 'program', 'link']),
  bytes: z.number(),
  /** Of the only piece, or of the lists of pieces. */
  hashes: z.array(z.string()),
});
/** A file in a stored folder. Equal entries have equal content. */
export type TreeEntry = z.infer<typeof entry>;

const rootShape = z.object({
  pieceBytes: z.number(),
  folders: z.array(z.string()),
  groups: z.array(z.string()),
});

/** Pieces in one list, and files in one group. */
const perList = 128;
const perGroup = 64;

function slices<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

async function storeContent(content: Buffer, chunks: Chunks, pieceBytes: number): Promise<string[]> {
  if (content.length <= pieceBytes) return [await chunks.put(content)];
  const pieces: string[] = [];
  for (let at = 0; at < content.length; at += pieceBytes)
    pieces.push(await chunks.put(content.subarray(at, at + pieceBytes)));
  const lists: string[] = [];
  for (const list of slices(pieces, perList)) lists.push(await chunks.put(Buffer.from(list.join(''), 'hex')));
  return lists;
}

/** Stores a folder. Nobody may write to it meanwhile. */
export async function storeTree(
  folder: string,
  chunks: Chunks,
  options: TreeOptions,
): Promise<StoredTree & { readonly entries: readonly TreeEntry[] }> {
  const { pieceBytes, isLeftOut = (): boolean => false, contentOf } = options;
  const folders: string[] = [];
  const entries: TreeEntry[] = [];
  const visit = async (at: string): Promise<void> => {
    const found = await readdir(join(folder, at), { withFileTypes: true });
    for (const one of found.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = at === '' ? one.name : `${at}/${one.name}`;
      if (isLeftOut(path)) continue;
      if (one.isDirectory()) {
        folders.push(path);
        await visit(path);
      } else if (one.isSymbolicLink()) {
        const target = Buffer.from(await readlink(join(folder, path)));
        entries.push({ path, kind: 'link', bytes: target.length, hashes: [await chunks.put(target)] });
      } else if (one.isFile()) {
        const content = (await contentOf?.(path)) ?? (await readFile(join(folder, path)));
        const { mode } = await lstat(join(folder, path));
        const kind = (mode & 0o100) === 0 ? 'file' : 'program';
        const hashes = await storeContent(content, chunks, pieceBytes);
        entries.push({ path, kind, bytes: content.length, hashes });
      }
    }
  };
  await visit('');
  const groups: string[] = [];
  for (const group of slices(entries, perGroup))
    groups.push(await chunks.put(Buffer.from(JSON.stringify(group))));
  const root = await chunks.put(Buffer.from(JSON.stringify({ pieceBytes, folders, groups })));
  return { root, files: entries.length, bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0), entries };
}

async function readRoot(root: string, chunks: Pick<Chunks, 'read'>): Promise<z.infer<typeof rootShape>> {
  return rootShape.parse(JSON.parse((await chunks.read(root)).toString()));
}

/** The files of a stored folder. */
export async function entriesOf(root: string, chunks: Pick<Chunks, 'read'>): Promise<readonly TreeEntry[]> {
  const entries: TreeEntry[] = [];
  for (const group of (await readRoot(root, chunks)).groups)
    entries.push(...z.array(entry).parse(JSON.parse((await chunks.read(group)).toString())));
  return entries;
}

async function piecesOf(
  { bytes, hashes }: TreeEntry,
  pieceBytes: number,
  chunks: Pick<Chunks, 'read'>,
): Promise<readonly string[]> {
  if (bytes <= pieceBytes) return hashes;
  const pieces: string[] = [];
  for (const list of hashes)
    pieces.push(...((await chunks.read(list)).toString('hex').match(/.{64}/gu) ?? []));
  return pieces;
}

/** The content of a file in a stored folder. */
async function contentIn(one: TreeEntry, pieceBytes: number, chunks: Pick<Chunks, 'read'>): Promise<Buffer> {
  const parts: Buffer[] = [];
  // Most of a database's log is the same empty page.
  const known = new Map<string, Buffer>();
  for (const piece of await piecesOf(one, pieceBytes, chunks)) {
    const part = known.get(piece) ?? (await chunks.read(piece));
    known.set(piece, part);
    parts.push(part);
  }
  const content = parts.length === 1 ? (parts[0] ?? Buffer.alloc(0)) : Buffer.concat(parts);
  if (content.length !== one.bytes) throw new DamagedPointError(one.path);
  return content;
}

/** Reads some files of a stored folder, by path. */
export async function readTree(
  root: string,
  chunks: Pick<Chunks, 'read'>,
  isWanted: (path: string) => boolean,
): Promise<ReadonlyMap<string, Buffer>> {
  const { pieceBytes } = await readRoot(root, chunks);
  const found = new Map<string, Buffer>();
  for (const one of await entriesOf(root, chunks))
    if (isWanted(one.path)) found.set(one.path, await contentIn(one, pieceBytes, chunks));
  return found;
}

/** Writes a stored folder to a place where nothing is. Throws a `DamagedPointError` for any damage. */
export async function writeTree(root: string, chunks: Pick<Chunks, 'read'>, to: string): Promise<void> {
  const { pieceBytes, folders } = await readRoot(root, chunks);
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const folder of folders) await mkdir(join(to, folder), { recursive: true });
  await inParallel(await entriesOf(root, chunks), async (one) => {
    const content = await contentIn(one, pieceBytes, chunks);
    const path = join(to, one.path);
    await mkdir(dirname(path), { recursive: true });
    if (one.kind === 'link') await symlink(content.toString(), path);
    else await writeFile(path, content, { mode: one.kind === 'program' ? 0o755 : 0o644 });
  });
}

/** Every hash that a stored folder needs; empty where its root is damaged. */
export async function hashesOf(root: string, chunks: Pick<Chunks, 'read'>): Promise<ReadonlySet<string>> {
  const needed = new Set([root]);
  const { pieceBytes, groups } = await readRoot(root, chunks);
  for (const group of groups) needed.add(group);
  for (const one of await entriesOf(root, chunks)) {
    for (const hash of one.hashes) needed.add(hash);
    for (const piece of await piecesOf(one, pieceBytes, chunks)) needed.add(piece);
  }
  return needed;
}
