import { isUtf8 } from 'node:buffer';
import { fail, ok, type Result } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import type { CodeProblem, CodeRequest } from '../ports/codeHost.ts';
import { z } from 'zod';
import { commitOf, signedBy, type Repository } from './repository.ts';
import { refused, replacementProblem, someOf, quoted, type ActionResult, type Trial } from './trial.ts';
import { treeFiles } from './trees.ts';

interface Sides {
  /** A branch. */
  readonly ours: string;
  /** A branch or a commit. */
  readonly theirs: string;
  readonly message: string;
}

async function tipOf(repository: Repository, ref: string): Promise<string> {
  return (await commitOf(repository, ref)) ?? ref;
}

function bothChanged(paths: readonly string[]): Result<never, CodeProblem> {
  const conflicts = [...new Set(paths)].toSorted();
  return fail({ message: `Both sides changed ${someOf(conflicts)}.`, conflicts });
}

async function isText(repository: Repository, oid: string): Promise<boolean> {
  const { blob } = await git.readBlob({ ...repository, oid });
  return isUtf8(blob) && !blob.includes(0);
}

/** Binary files that both sides changed: a merge by lines would destroy them. */
async function binariesOfBoth(
  repository: Repository,
  tips: readonly [string, string],
): Promise<readonly string[]> {
  const bases: unknown = await git.findMergeBase({ ...repository, oids: [...tips] });
  const [base] = z.array(z.string()).parse(bases);
  if (base === undefined) return [];
  const contents = async (commit: string): Promise<ReadonlyMap<string, string>> =>
    new Map((await treeFiles(repository, commit)).map(({ path, oid }) => [path, oid]));
  const [before, ours, theirs] = [await contents(base), await contents(tips[0]), await contents(tips[1])];
  const found: string[] = [];
  for (const [path, oid] of ours) {
    const other = theirs.get(path);
    if (other === undefined || other === oid || before.get(path) === oid || before.get(path) === other)
      continue;
    if (!(await isText(repository, oid)) || !(await isText(repository, other))) found.push(path);
  }
  return found;
}

/**
 * Merges on the copy, always with a merge commit, so that it can be reverted as one. `keepBranch` leaves the branch
 * where it is. Undefined when there is nothing to merge; conflicting paths when both sides changed the same place.
 */
export async function mergeCommit(
  repository: Repository,
  { author, at }: CodeRequest,
  { ours, theirs, message }: Sides,
  keepBranch = false,
): Promise<Result<string | undefined, CodeProblem>> {
  const signature = signedBy(author, at);
  // Read first: the merge moves the branch.
  const tips = [await tipOf(repository, ours), await tipOf(repository, theirs)] as const;
  try {
    const merged = await git.merge({
      ...repository,
      ours,
      theirs,
      message,
      fastForward: false,
      abortOnConflict: true,
      noUpdateBranch: keepBranch,
      author: signature,
      committer: signature,
    });
    if (merged.alreadyMerged || merged.oid === undefined) return ok(undefined);
    const binary = await binariesOfBoth(repository, tips);
    return binary.length > 0 ? bothChanged(binary) : ok(merged.oid);
  } catch (error) {
    if (error instanceof git.Errors.MergeConflictError) {
      return bothChanged(error.data.filepaths);
    }
    if (error instanceof git.Errors.MergeNotSupportedError)
      return fail({ message: 'Both branches changed in ways that cannot be combined automatically.' });
    throw error;
  }
}

/** Merges one branch into another. */
export async function mergeBranches(
  trial: Trial,
  request: CodeRequest,
  from: string,
  into: string,
): Promise<ActionResult> {
  const { repository, before } = trial;
  for (const name of [from, into])
    if (!(name in before.branches)) return refused(`There is no branch called ${name}.`);
  if (from === into) return refused('A branch cannot be merged into itself.');
  const message = `Merge branch '${from}' into ${into}`;
  const merged = await mergeCommit(repository, request, { ours: into, theirs: from, message });
  if (!merged.ok)
    return refused(
      `${from} cannot be merged into ${into}. ${merged.error.message} Nothing was changed.`,
      merged.error.conflicts,
    );
  if (merged.value === undefined) return refused(`${into} already has everything from ${from}.`);
  if (into === before.head) {
    const problem = await replacementProblem(trial, merged.value, `merging into ${into}`);
    if (problem !== undefined) return refused(problem);
  }
  const commands = [
    ...(into === before.head ? [] : [`git switch ${quoted(into)}`]),
    `git merge --no-ff ${quoted(from)}`,
    ...(into === before.head ? [] : [`git switch ${quoted(before.head)}`]),
  ];
  return ok({ files: into === before.head ? 'match' : 'keep', commands });
}
