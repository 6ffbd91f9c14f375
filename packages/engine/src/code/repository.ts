import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import * as git from 'isomorphic-git';
import { inParallel } from '../disk/parallel.ts';
import type { CodeRequest, FileProgress } from '../ports/codeHost.ts';
import type { FileMove } from './fileMove.ts';

/** A repository in the form the git library takes: the files, the `.git` folder, and a cache of what was read. */
export interface Repository {
  readonly fs: typeof fs;
  readonly dir: string;
  readonly gitdir: string;
  readonly cache: object;
  /** Sizes of blobs written here, in bytes, by id: thousands of files need not be opened again. */
  readonly sizes: Map<string, number>;
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
  return { fs, dir, gitdir, cache: {}, sizes: new Map(), watch };
}

/** Where changes that were set aside are kept: one commit each, numbered in the order of setting aside. */
export const asidePrefix = 'refs/saywright/aside/';
export const tagPrefix = 'refs/tags/';

/** The commit of every branch, and which branch is current. */
export interface Refs {
  readonly head: string;
  readonly branches: Readonly<Record<string, string>>;
  /** Tags and changes that were set aside, by full ref name. */
  readonly others: Readonly<Record<string, string>>;
}

async function refsIn(
  repository: Repository,
  prefix: string,
): Promise<readonly (readonly [string, string])[]> {
  const found: [string, string][] = [];
  for (const name of (await git.listRefs({ ...repository, filepath: prefix.slice(0, -1) })).toSorted())
    found.push([prefix + name, await git.resolveRef({ ...repository, ref: prefix + name })]);
  return found;
}

/** Reads the commit of every branch. Throws where no branch is current, which only other tools can cause. */
export async function readRefs(repository: Repository): Promise<Refs> {
  const head = await git.currentBranch(repository);
  if (typeof head !== 'string') throw new Error('The repository is not on a branch.');
  const names = (await git.listBranches(repository)).toSorted();
  const entries: [string, string][] = [];
  for (const name of names)
    entries.push([name, await git.resolveRef({ ...repository, ref: `refs/heads/${name}` })]);
  const others = [...(await refsIn(repository, tagPrefix)), ...(await refsIn(repository, asidePrefix))];
  return { head, branches: Object.fromEntries(entries), others: Object.fromEntries(others) };
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

/** Writes a commit of a tree, without an index; `ref` then points at it. */
export async function commitTree(
  repository: Repository,
  { author, at }: Pick<CodeRequest, 'author' | 'at'>,
  made: {
    readonly tree: string;
    readonly parent: readonly string[];
    readonly message: string;
    readonly ref?: string;
  },
): Promise<string> {
  const signature = signedBy(author, at);
  const { tree, parent, message } = made;
  const commit = { tree, parent: [...parent], message, author: signature, committer: signature };
  const oid = await git.writeCommit({ ...repository, commit });
  if (made.ref !== undefined) await git.writeRef({ ...repository, ref: made.ref, value: oid, force: true });
  return oid;
}

/** The tree of a commit. */
export async function treeOf(repository: Repository, commit: string): Promise<string> {
  return (await git.readCommit({ ...repository, oid: commit })).commit.tree;
}

/** A hash that is equal exactly when both ends of a change are. */
export function changeSignature(before: Refs, after: Refs, moves: readonly FileMove[] = []): string {
  return createHash('sha256')
    .update(JSON.stringify(moves.length > 0 ? [before, after, moves] : [before, after]))
    .digest('hex');
}

async function refCommit(repository: Repository, ref: string): Promise<string | undefined> {
  return git.resolveRef({ ...repository, ref }).catch(() => undefined);
}

/** Resolves a branch, a tag, a commit id or the first characters of one to a commit, or undefined. */
export async function commitOf(repository: Repository, ref: string): Promise<string | undefined> {
  const oid = /^[0-9a-f]{40}$/u.test(ref)
    ? ref
    : ((await refCommit(repository, `refs/heads/${ref}`)) ??
      (await refCommit(repository, tagPrefix + ref)) ??
      (/^[0-9a-f]{4,39}$/iu.test(ref)
        ? await git.expandOid({ ...repository, oid: ref.toLowerCase() }).catch(() => undefined)
        : undefined));
  if (oid === undefined) return undefined;
  return git.readCommit({ ...repository, oid }).then(
    (found) => found.oid,
    () => undefined,
  );
}
