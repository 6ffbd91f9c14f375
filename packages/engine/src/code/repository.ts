import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import * as git from 'isomorphic-git';
import { inParallel } from '../disk/parallel.ts';
import type { FileProgress } from '../ports/codeHost.ts';

/** A repository in the form the git library takes: the files, the `.git` folder, and a cache of what was read. */
export interface Repository {
  readonly fs: typeof fs;
  readonly dir: string;
  readonly gitdir: string;
  readonly cache: object;
  readonly watch: Watch;
}

/** Lets a caller stop work on a repository and follow its progress. */
export interface Watch {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (progress: FileProgress) => void;
}

/** Runs work for many files, several at a time, and reports progress to the watch. */
export async function forFiles<Item, Value>(
  { watch: { signal, onProgress } }: Repository,
  step: FileProgress['step'],
  items: readonly Item[],
  work: (item: Item) => Promise<Value>,
): Promise<readonly Value[]> {
  const total = items.length;
  let done = 0;
  return inParallel(items, async (item) => {
    signal?.throwIfAborted();
    const value = await work(item);
    done += 1;
    onProgress?.({ step, done, total });
    return value;
  });
}

/** The default branch, which cannot be deleted. */
export const mainBranch = 'main';

export function repositoryAt(dir: string, gitdir = join(dir, '.git'), watch: Watch = {}): Repository {
  return { fs, dir, gitdir, cache: {}, watch };
}

/** The commit of every branch, and which branch is current. */
export interface Refs {
  readonly head: string;
  readonly branches: Readonly<Record<string, string>>;
}

/** Reads the commit of every branch. Throws where no branch is current, which only other tools can cause. */
export async function readRefs(repository: Repository): Promise<Refs> {
  const head = await git.currentBranch(repository);
  if (typeof head !== 'string') throw new Error('The repository is not on a branch.');
  const names = (await git.listBranches(repository)).toSorted();
  const entries: [string, string][] = [];
  for (const name of names)
    entries.push([name, await git.resolveRef({ ...repository, ref: `refs/heads/${name}` })]);
  return { head, branches: Object.fromEntries(entries) };
}

/** An author and time in the library's format. */
export function signedBy(
  author: { readonly name: string; readonly email: string },
  at: string,
): { name: string; email: string; timestamp: number; timezoneOffset: number } {
  return {
    name: author.name,
    email: author.email,
    timestamp: Math.floor(Date.parse(at) / 1000),
    timezoneOffset: 0,
  };
}

/** A hash that is equal exactly when both ends of a change are. */
export function changeSignature(before: Refs, after: Refs): string {
  return createHash('sha256')
    .update(JSON.stringify([before, after]))
    .digest('hex');
}

/** Resolves a branch name or a full commit id to a commit, or undefined. */
export async function commitOf(repository: Repository, ref: string): Promise<string | undefined> {
  const oid = /^[0-9a-f]{40}$/u.test(ref)
    ? ref
    : await git.resolveRef({ ...repository, ref: `refs/heads/${ref}` }).catch(() => undefined);
  if (oid === undefined) return undefined;
  return git.readCommit({ ...repository, oid }).then(
    (found) => found.oid,
    () => undefined,
  );
}
