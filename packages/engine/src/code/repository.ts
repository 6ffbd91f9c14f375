import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import * as git from 'isomorphic-git';

/** A repository as the git library takes it: the files, the repository's own folder, and what was read already. */
export interface Repository {
  readonly fs: typeof fs;
  readonly dir: string;
  readonly gitdir: string;
  readonly cache: object;
}

/** The branch that every repository starts with and that cannot be deleted. */
export const mainBranch = 'main';

export function repositoryAt(dir: string, gitdir = join(dir, '.git')): Repository {
  return { fs, dir, gitdir, cache: {} };
}

/** Where every branch stands and which one is current. */
export interface Refs {
  readonly head: string;
  readonly branches: Readonly<Record<string, string>>;
}

/** Reads where every branch stands. Throws where no branch is current, which only other tools can bring about. */
export async function readRefs(repository: Repository): Promise<Refs> {
  const head = await git.currentBranch(repository);
  if (typeof head !== 'string') throw new Error('The repository is not on a branch.');
  const names = (await git.listBranches(repository)).toSorted();
  const entries: [string, string][] = [];
  for (const name of names)
    entries.push([name, await git.resolveRef({ ...repository, ref: `refs/heads/${name}` })]);
  return { head, branches: Object.fromEntries(entries) };
}

/** The library's own form of an author at a moment. */
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

/** One text that is equal exactly when both ends of a change are. */
export function changeSignature(before: Refs, after: Refs): string {
  return createHash('sha256')
    .update(JSON.stringify([before, after]))
    .digest('hex');
}

/** The commit that a branch name or a full commit id means, or undefined. */
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
