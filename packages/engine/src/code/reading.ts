import { fail, ok, type Result } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import { inParallel } from '../disk/parallel.ts';
import type { CodeHost, CodeStatus, FileChange } from '../ports/codeHost.ts';
import { recentCommits } from './history.ts';
import { blobSize } from './objects.ts';
import type { Tried } from './prove.ts';
import { commitOf, readRefs, treeOf, type Refs, type Repository } from './repository.ts';
import { compareTrees, linkMode, treeFiles, unsavedChanges } from './trees.ts';

const commitsShown = 20;

async function statusWith(
  repository: Repository,
  { head, branches }: Refs,
  unsaved: readonly FileChange[],
): Promise<CodeStatus> {
  return {
    branch: head,
    branches: Object.entries(branches).map(([name, commit]) => ({ name, commit })),
    unsaved,
    commits: await recentCommits(repository, branches[head] ?? '', commitsShown),
  };
}

/** The current state of a repository. */
export async function statusOf(repository: Repository): Promise<CodeStatus> {
  const refs = await readRefs(repository);
  return statusWith(repository, refs, await unsavedChanges(repository, refs.branches[refs.head] ?? ''));
}

/** The files of a version with their sizes; the current files if left out. */
export async function filesOf(
  repository: Repository,
  ref: string | undefined,
): Promise<Result<readonly { readonly path: string; readonly bytes: number }[]>> {
  const commit = await commitOf(repository, ref ?? (await readRefs(repository)).head);
  if (commit === undefined) return fail(`There is no branch, tag or save called ${ref}.`);
  const saved = (await treeFiles(repository, commit)).filter(({ mode }) => mode !== linkMode);
  const sizes = new Map(
    await inParallel(saved, async ({ path, oid }) => [path, await blobSize(repository, oid)] as const),
  );
  if (ref === undefined)
    for (const { path, bytesAfter } of await unsavedChanges(repository, commit))
      if (bytesAfter === null) sizes.delete(path);
      else sizes.set(path, bytesAfter);
  return ok(
    [...sizes].map(([path, bytes]) => ({ path, bytes })).toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  );
}

/** The contents of several files of a version, in the order asked for. */
export async function contentsOf(
  repository: Repository,
  paths: readonly string[],
  ref: string,
): Promise<Result<readonly { readonly path: string; readonly bytes: Uint8Array }[]>> {
  const commit = await commitOf(repository, ref);
  if (commit === undefined) return fail(`There is no branch, tag or save called ${ref}.`);
  const known = new Map((await treeFiles(repository, commit)).map((file) => [file.path, file.oid]));
  const files: { path: string; bytes: Uint8Array }[] = [];
  for (const path of paths) {
    const oid = known.get(path);
    if (oid === undefined) return fail(`There is no file called ${path} in ${ref}.`);
    files.push({ path, bytes: (await git.readBlob({ ...repository, oid })).blob });
  }
  return ok(files);
}

/** The code as an action left it on a throw-away copy. */
export function resultOf({
  repository,
  after,
  work,
}: Tried): Pick<CodeHost, 'status' | 'files' | 'readMany'> {
  return {
    async status() {
      const saved = await treeOf(repository, after.branches[after.head] ?? '');
      const now = await work.now();
      return statusWith(repository, after, now.ok ? await compareTrees(repository, saved, now.value) : []);
    },
    files: (_, ref) => filesOf(repository, ref ?? after.head),
    readMany: (_, paths, ref) => contentsOf(repository, paths, ref),
  };
}
