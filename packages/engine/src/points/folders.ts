import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shareObjects } from '../code/copy.ts';
import type { EmbeddedCodeHost } from '../code/embedded.ts';
import type { ProjectFiles } from '../storage/projectFiles.ts';
import { hashOf, type Chunks } from './chunks.ts';
import type { FolderPart, StoredFolder } from './record.ts';
import { entriesOf, storeTree, type TreeEntry } from './tree.ts';

/** A folder of a project that restore points hold. A service that stores files of people adds one. */
export interface RestorableFolder {
  readonly part: FolderPart;
  /** Runs work while nobody else reads or writes the folder, which may not exist. */
  readonly whileIdle: <Value>(
    project: { readonly id: string; readonly name: string },
    work: (folder: string) => Promise<Value>,
  ) => Promise<Value>;
  /** Creates what a project's first use of the service would, so that this is no change since. */
  readonly prepare?: (project: { readonly id: string; readonly name: string }) => Promise<unknown>;
  /** Whether a path is only of use for a moment, such as a half-written file. */
  readonly isLeftOut: (path: string) => boolean;
  /** Whether a path belongs to what people see: their files, and for code its branches. */
  readonly isSeen: (path: string) => boolean;
  /** Whether a path is a file of the founder or of people; such files are counted. */
  readonly isFile: (path: string) => boolean;
  /** Adds to a folder that is about to take this one's place what must not be lost with it. */
  readonly carryOver?: (from: string, to: string) => Promise<void>;
}

/** Large enough that most files are one piece. */
const pieceBytes = 64 * 1024;

/** The repository of a project with its files, as the embedded code host stores it. */
export function codeFolder(host: Pick<EmbeddedCodeHost, 'whileIdle' | 'status'>): RestorableFolder {
  const isFile = (path: string): boolean => path.startsWith('files/') && !path.startsWith('files/.git/');
  return {
    part: 'code',
    prepare: (project) => host.status(project),
    whileIdle: (project, work) => host.whileIdle(project, work),
    isLeftOut: (path) => path.startsWith('trial-'),
    isSeen: (path) => isFile(path) || /^files\/\.git\/(?:HEAD|packed-refs|refs\/.+)$/u.test(path),
    isFile,
    // No save leaves the history.
    carryOver: (from, to) => shareObjects(join(from, 'files', '.git'), join(to, 'files', '.git')),
  };
}

/** The files that people upload to a project. */
export function uploadsFolder(files: Pick<ProjectFiles, 'whileIdle'>): RestorableFolder {
  return {
    part: 'files',
    whileIdle: ({ id }, work) => files.whileIdle(id, work),
    isLeftOut: (path) => path.endsWith('.tmp'),
    isSeen: () => true,
    isFile: () => true,
  };
}

function digestOf(entries: readonly TreeEntry[], { isSeen }: RestorableFolder): string {
  const seen = entries.filter(({ path }) => isSeen(path));
  return hashOf(Buffer.from(JSON.stringify(seen.map(({ path, kind, hashes }) => [path, kind, hashes]))));
}

/** Stores a folder, which may not exist. */
export async function storeFolder(
  folder: string,
  of: RestorableFolder,
  chunks: Chunks,
): Promise<StoredFolder> {
  const { part, isLeftOut, isFile } = of;
  if (!existsSync(folder)) return { part, tree: null, digest: '', files: 0 };
  const { entries, ...tree } = await storeTree(folder, chunks, { pieceBytes, isLeftOut });
  const files = entries.filter(({ path }) => isFile(path)).length;
  return { part, tree, digest: digestOf(entries, of), files };
}

/** The files of a stored folder by path; none where there was no folder. */
export async function storedFiles(
  { tree }: StoredFolder,
  { isFile }: RestorableFolder,
  chunks: Pick<Chunks, 'read'>,
): Promise<ReadonlyMap<string, string>> {
  if (!tree) return new Map();
  const entries = await entriesOf(tree.root, chunks);
  return new Map(
    entries
      .filter(({ path }) => isFile(path))
      .map(({ path, kind, hashes }) => [path, JSON.stringify([kind, hashes])]),
  );
}
