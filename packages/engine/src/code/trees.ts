import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import * as git from 'isomorphic-git';
import type { FileChange } from '../ports/codeHost.ts';
import type { Repository } from './repository.ts';

/** A file in a save: its path and the ids of its content. */
export interface TreeFile {
  readonly path: string;
  readonly oid: string;
  readonly mode: number;
}

/** The mode of a link; its content is where it points. */
export const linkMode = 0o120000;

async function bytesOf(repository: Repository, oid: string): Promise<number> {
  return (await git.readBlob({ ...repository, oid })).blob.length;
}

/** Every file of a save, in the order of their paths. */
export async function treeFiles(repository: Repository, commit: string): Promise<readonly TreeFile[]> {
  const found: TreeFile[] = [];
  await git.walk({
    ...repository,
    trees: [git.TREE({ ref: commit })],
    map: async (path, [entry]) => {
      if (entry && (await entry.type()) === 'blob')
        found.push({ path, oid: await entry.oid(), mode: await entry.mode() });
      return undefined;
    },
  });
  return found.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** What differs between two saves, file by file. */
export async function compareTrees(
  repository: Repository,
  from: string,
  to: string,
): Promise<readonly FileChange[]> {
  if (from === to) return [];
  const before = new Map((await treeFiles(repository, from)).map((file) => [file.path, file]));
  const after = new Map((await treeFiles(repository, to)).map((file) => [file.path, file]));
  const changes: FileChange[] = [];
  for (const path of [...new Set([...before.keys(), ...after.keys()])].toSorted()) {
    const [old, now] = [before.get(path), after.get(path)];
    if (old?.oid === now?.oid && old?.mode === now?.mode) continue;
    changes.push({
      path,
      change: !old ? 'added' : now ? 'changed' : 'removed',
      bytesBefore: old ? await bytesOf(repository, old.oid) : null,
      bytesAfter: now ? await bytesOf(repository, now.oid) : null,
    });
  }
  return changes;
}

/** A path whose file, its last save and what git takes for the next save are not all the same. */
export interface LooseEnd {
  readonly path: string;
  readonly saved: boolean;
  readonly present: boolean;
  /** The file is the same as in the save, so only git's own notes differ. */
  readonly same: boolean;
}

/** Every path that is not settled against a save; ignored files do not count. */
export async function looseEnds(repository: Repository, commit: string): Promise<readonly LooseEnd[]> {
  const rows = await git.statusMatrix({ ...repository, ref: commit });
  return rows
    .filter(([, saved, present, staged]) => saved !== 1 || present !== 1 || staged !== 1)
    .map(([path, saved, present]) => ({
      path,
      saved: saved === 1,
      present: present !== 0,
      same: saved === present,
    }));
}

/** What differs between the files as they are and a save, the last one of the current branch as a rule. */
export async function unsavedChanges(repository: Repository, commit: string): Promise<readonly FileChange[]> {
  const ends = (await looseEnds(repository, commit)).filter((end) => !end.same);
  if (ends.length === 0) return [];
  const saved = new Map((await treeFiles(repository, commit)).map((file) => [file.path, file]));
  const changes: FileChange[] = [];
  for (const { path, present } of ends) {
    const old = saved.get(path);
    changes.push({
      path,
      change: !old ? 'added' : present ? 'changed' : 'removed',
      bytesBefore: old ? await bytesOf(repository, old.oid) : null,
      bytesAfter: present ? (await lstat(join(repository.dir, path))).size : null,
    });
  }
  return changes;
}
