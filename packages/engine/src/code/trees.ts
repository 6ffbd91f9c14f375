import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import * as git from 'isomorphic-git';
import type { FileChange } from '../ports/codeHost.ts';
import type { Blob, FileMove } from './fileMove.ts';
import { blobSize } from './objects.ts';
import { forFiles, type Repository } from './repository.ts';

/** A file in a commit: its path, the id of its content, and its mode. */
export interface TreeFile {
  readonly path: string;
  readonly oid: string;
  readonly mode: number;
}

/** The mode of a symbolic link; its content is the target path. */
export const linkMode = 0o120000;

/** Every file of a commit, sorted by path. */
export async function treeFiles(repository: Repository, commit: string): Promise<readonly TreeFile[]> {
  const found: TreeFile[] = [];
  await git.walk({
    ...repository,
    trees: [git.TREE({ ref: commit })],
    map: async (path, [entry]) => {
      repository.watch.signal?.throwIfAborted();
      if (entry && (await entry.type()) === 'blob')
        found.push({ path, oid: await entry.oid(), mode: await entry.mode() });
      return undefined;
    },
  });
  return found.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

export function sameBlob(one: Blob | null | undefined, other: Blob | null | undefined): boolean {
  return one?.oid === other?.oid && one?.mode === other?.mode;
}

async function blobOf(entry: git.WalkerEntry | null | undefined): Promise<Blob | null> {
  return entry && (await entry.type()) === 'blob'
    ? { oid: await entry.oid(), mode: await entry.mode() }
    : null;
}

/** Compares two commits or trees. Folders that are the same in both are not entered. */
export async function diffTrees(
  repository: Repository,
  from: string,
  to: string,
): Promise<readonly FileMove[]> {
  if (from === to) return [];
  const moves: FileMove[] = [];
  await git.walk({
    ...repository,
    trees: [git.TREE({ ref: from }), git.TREE({ ref: to })],
    map: async (path, [before, after]) => {
      repository.watch.signal?.throwIfAborted();
      if (
        before &&
        after &&
        (await before.oid()) === (await after.oid()) &&
        (await before.mode()) === (await after.mode())
      )
        return null;
      const move = { path, before: await blobOf(before), after: await blobOf(after) };
      if (move.before !== null || move.after !== null) moves.push(move);
      return undefined;
    },
  });
  return moves.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Adds the sizes of files to how they change. */
export async function withSizes(
  repository: Repository,
  moves: readonly FileMove[],
): Promise<readonly FileChange[]> {
  return forFiles(repository, 'comparing', moves, async ({ path, before, after }) => ({
    path,
    change: before === null ? 'added' : after === null ? 'removed' : 'changed',
    bytesBefore: before === null ? null : await blobSize(repository, before.oid),
    bytesAfter: after === null ? null : await blobSize(repository, after.oid),
  }));
}

/** Compares two commits or trees file by file. */
export async function compareTrees(
  repository: Repository,
  from: string,
  to: string,
): Promise<readonly FileChange[]> {
  return withSizes(repository, await diffTrees(repository, from, to));
}

/** A path whose file, last commit and index entry are not all the same. */
export interface LooseEnd {
  readonly path: string;
  readonly saved: boolean;
  readonly present: boolean;
  /** The file is the same as in the commit, so only the index differs. */
  readonly same: boolean;
}

/** Every path that differs from a commit in the files or the index; ignored files do not count. */
export async function looseEnds(repository: Repository, commit: string): Promise<readonly LooseEnd[]> {
  const rows = await git.statusMatrix({
    ...repository,
    ref: commit,
    // Called for every file; used here only to notice an abort.
    filter: () => {
      repository.watch.signal?.throwIfAborted();
      return true;
    },
  });
  return rows
    .filter(([, saved, present, staged]) => saved !== 1 || present !== 1 || staged !== 1)
    .map(([path, saved, present]) => ({
      path,
      saved: saved === 1,
      present: present !== 0,
      same: saved === present,
    }));
}

/** Compares the current files with a commit, usually the last one of the current branch. */
export async function unsavedChanges(repository: Repository, commit: string): Promise<readonly FileChange[]> {
  const ends = (await looseEnds(repository, commit)).filter((end) => !end.same);
  if (ends.length === 0) return [];
  const saved = new Map((await treeFiles(repository, commit)).map((file) => [file.path, file]));
  return forFiles(repository, 'comparing', ends, async ({ path, present }) => {
    const old = saved.get(path);
    return {
      path,
      change: !old ? 'added' : present ? 'changed' : 'removed',
      bytesBefore: old ? await blobSize(repository, old.oid) : null,
      bytesAfter: present ? (await lstat(join(repository.dir, path))).size : null,
    };
  });
}
