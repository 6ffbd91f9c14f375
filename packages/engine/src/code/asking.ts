import { fail, ok, type Result } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import type { CodeAside, CodeHost, CodeTag } from '../ports/codeHost.ts';
import { fileDiffs } from './diffs.ts';
import { compareLimitProblem } from './limits.ts';
import { commitOf, readRefs, tagPrefix, type Repository } from './repository.ts';
import { setAsides } from './setAside.ts';
import { compareTrees } from './trees.ts';
import { workOn } from './work.ts';

/** Resolves a version, or says that there is none. */
export async function requireCommit(repository: Repository, ref: string): Promise<Result<string>> {
  const commit = await commitOf(repository, ref);
  return commit === undefined ? fail(`There is no branch, tag or save called ${ref}.`) : ok(commit);
}

/** The tags with the commits they mark. A tag on something else is left out. */
export async function readTags(repository: Repository): Promise<readonly CodeTag[]> {
  const { others } = await readRefs(repository);
  const tags: CodeTag[] = [];
  for (const ref of Object.keys(others)) {
    if (!ref.startsWith(tagPrefix)) continue;
    const name = ref.slice(tagPrefix.length);
    const commit = await git.readCommit({ ...repository, oid: others[ref] ?? '' }).catch(() => undefined);
    if (commit) tags.push({ name, commit: commit.oid });
  }
  return tags;
}

/** The changes that were set aside, newest first. */
export async function readAsides(repository: Repository): Promise<readonly CodeAside[]> {
  const asides: CodeAside[] = [];
  for (const [, oid] of setAsides(await readRefs(repository)).toReversed()) {
    const { commit } = await git.readCommit({ ...repository, oid });
    asides.push({
      note: commit.message.trim(),
      at: new Date(commit.author.timestamp * 1000).toISOString(),
      files: await compareTrees(repository, commit.parent[0] ?? oid, oid),
    });
  }
  return asides;
}

/**
 * Compares a version with another, or with the founder's files. `repository` must be a throw-away copy where files are
 * read, because their contents are written to it.
 */
export async function difference(
  repository: Repository,
  from: string,
  to: string | undefined,
): ReturnType<CodeHost['difference']> {
  const [before, { head, branches }] = [await requireCommit(repository, from), await readRefs(repository)];
  if (!before.ok) return before;
  const now =
    to === undefined
      ? await workOn(repository, branches[head] ?? '').now()
      : await requireCommit(repository, to);
  if (!now.ok) return fail(typeof now.error === 'string' ? now.error : now.error.message);
  const files = await compareTrees(repository, before.value, now.value);
  const problem = compareLimitProblem(files.length);
  if (problem !== undefined) return fail(problem);
  const pairs = [{ from: before.value, to: now.value }];
  return ok({ files, diffs: await fileDiffs(repository, pairs, files) });
}
