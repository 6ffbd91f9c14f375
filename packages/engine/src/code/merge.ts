import { isUtf8 } from 'node:buffer';
import { fail, ok, type Result } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import { z } from 'zod';
import type { CodeAction, CodeProblem, CodeRequest } from '../ports/codeHost.ts';
import { changeTree } from './changeTree.ts';
import { commitTree, signedBy, treeOf, type Repository } from './repository.ts';
import { followCommit, quoted, refused, type ActionResult, type Trial } from './trial.ts';
import type { Blob, FileMove } from './fileMove.ts';
import { diffTrees, sameBlob } from './trees.ts';

type Merge = Extract<CodeAction, { readonly kind: 'merge' }>;
type Settle = NonNullable<Merge['settle']>;

/** Two commits to combine, with the place of each in words: `on main`. */
interface Sides {
  readonly ours: string;
  readonly theirs: string;
  readonly names: readonly [string, string];
}

/** What each side changed since their common ancestor. */
interface Changes {
  readonly base: string;
  readonly ours: ReadonlyMap<string, FileMove>;
  readonly theirs: ReadonlyMap<string, FileMove>;
}

async function changesOf(repository: Repository, { ours, theirs }: Sides): Promise<Changes | undefined> {
  const bases: unknown = await git.findMergeBase({ ...repository, oids: [ours, theirs] });
  const [base] = z.array(z.string()).parse(bases);
  if (base === undefined) return undefined;
  const byPath = async (commit: string): Promise<ReadonlyMap<string, FileMove>> =>
    new Map((await diffTrees(repository, base, commit)).map((move) => [move.path, move]));
  return { base, ours: await byPath(ours), theirs: await byPath(theirs) };
}

async function isText(repository: Repository, { oid }: Blob): Promise<boolean> {
  const { blob } = await git.readBlob({ ...repository, oid });
  return isUtf8(blob) && !blob.includes(0);
}

/** Files that are not text and that both sides changed: a merge by lines would destroy them. */
async function binariesOfBoth(repository: Repository, { ours, theirs }: Changes): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [path, { after: mine }] of ours) {
    const other = theirs.get(path)?.after;
    if (!mine || !other || sameBlob(mine, other)) continue;
    if (!(await isText(repository, mine)) || !(await isText(repository, other))) found.push(path);
  }
  return found;
}

const conflictsShown = 5;

/** A conflict in one file, in words. */
function conflictWords(path: string, { ours, theirs }: Changes, [mine, other]: Sides['names']): string {
  const [one, two] = [ours.get(path), theirs.get(path)];
  if (one && !one.after) return `${path} was deleted ${mine} and changed ${other}.`;
  if (two && !two.after) return `${path} was changed ${mine} and deleted ${other}.`;
  if (one && two && !one.before) return `Both sides added ${path}, with different content.`;
  return `Both sides changed ${path}.`;
}

function conflict(
  paths: readonly string[],
  changes: Changes,
  names: Sides['names'],
): Result<never, CodeProblem> {
  const conflicts = [...new Set(paths)].toSorted();
  const words = conflicts.slice(0, conflictsShown).map((path) => conflictWords(path, changes, names));
  const more = conflicts.length - words.length;
  const message = [...words, ...(more > 0 ? [`${more} more files conflict as well.`] : [])].join(' ');
  return fail({ message, conflicts });
}

/**
 * A commit like one of the sides, but with the settled files as in the common ancestor: the other side's version then
 * counts.
 */
async function withoutSettled(
  repository: Repository,
  request: CodeRequest,
  commit: string,
  changes: ReadonlyMap<string, FileMove>,
  paths: readonly string[],
): Promise<string> {
  const back = paths.flatMap((path) => {
    const move = changes.get(path);
    return move ? [{ path, after: move.before }] : [];
  });
  if (back.length === 0) return commit;
  const tree = await changeTree(repository, await treeOf(repository, commit), back);
  return commitTree(repository, request, { tree, parent: [commit], message: 'Settled' });
}

/**
 * Combines two commits in the copy and returns the tree. Undefined when there is nothing to merge; conflicting paths
 * when both sides changed the same place.
 */
export async function mergeTrees(
  repository: Repository,
  request: CodeRequest,
  sides: Sides,
  settle: Settle = [],
): Promise<Result<string | undefined, CodeProblem>> {
  const changes = await changesOf(repository, sides);
  if (!changes) return fail({ message: 'They have no save in common.' });
  for (const { path } of settle)
    if (!changes.ours.has(path) && !changes.theirs.has(path))
      return fail({ message: `Neither side changed ${path}, so there is nothing to settle in it.` });
  const kept = (side: Settle[number]['keep']): readonly string[] =>
    settle.filter(({ keep }) => keep === side).map(({ path }) => path);
  const ours = await withoutSettled(repository, request, sides.ours, changes.ours, kept('theirs'));
  const theirs = await withoutSettled(repository, request, sides.theirs, changes.theirs, kept('ours'));
  const left = { ...sides, ours, theirs };
  const signature = signedBy(request.author, request.at);
  try {
    const merged = await git.merge({
      ...repository,
      ours,
      theirs,
      message: 'Merge',
      fastForward: false,
      abortOnConflict: true,
      noUpdateBranch: true,
      author: signature,
      committer: signature,
    });
    if (merged.alreadyMerged || merged.tree === undefined) return ok(undefined);
    const open = settle.length === 0 ? changes : await changesOf(repository, left);
    const binary = open ? await binariesOfBoth(repository, open) : [];
    return binary.length > 0 ? conflict(binary, changes, sides.names) : ok(merged.tree);
  } catch (error) {
    if (error instanceof git.Errors.MergeConflictError)
      return conflict(error.data.filepaths, changes, sides.names);
    if (error instanceof git.Errors.UnmergedPathsError)
      return fail({
        message:
          'Another tool began a merge that is not finished. Discard the unsaved changes first, or finish it there.',
      });
    if (error instanceof git.Errors.MergeNotSupportedError)
      return fail({ message: 'Both branches changed in ways that cannot be combined automatically.' });
    throw error;
  }
}

/** Merges one branch into another, always with a merge commit, so that it can be reverted as one. */
export async function mergeBranches(
  trial: Trial,
  request: CodeRequest,
  { from, into, settle }: Merge,
): Promise<ActionResult> {
  const { repository, before } = trial;
  const [ours, theirs] = [before.branches[into], before.branches[from]];
  if (theirs === undefined) return refused(`There is no branch called ${from}.`);
  if (ours === undefined) return refused(`There is no branch called ${into}.`);
  if (from === into) return refused('A branch cannot be merged into itself.');
  const merged = await mergeTrees(
    repository,
    request,
    { ours, theirs, names: [`on ${into}`, `on ${from}`] },
    settle,
  );
  if (!merged.ok)
    return refused(
      `${from} cannot be merged into ${into}. ${merged.error.message} Nothing was changed.`,
      merged.error.conflicts,
    );
  if (merged.value === undefined) return refused(`${into} already has everything from ${from}.`);
  const made = await commitTree(repository, request, {
    tree: merged.value,
    parent: [ours, theirs],
    message: `Merge branch '${from}' into ${into}`,
    ref: `refs/heads/${into}`,
  });
  if (into === before.head) {
    const followed = await followCommit(trial, made, `merging into ${into}`);
    if (!followed.ok) return followed;
  }
  const settled = (settle ?? []).map(({ path, keep }) => `git checkout --${keep} ${quoted(path)}`);
  const commands = [
    ...(into === before.head ? [] : [`git switch ${quoted(into)}`]),
    `git merge --no-ff ${quoted(from)}`,
    ...settled,
    ...(settled.length > 0 ? ['git commit --no-edit'] : []),
    ...(into === before.head ? [] : [`git switch ${quoted(before.head)}`]),
  ];
  return ok({ commands });
}
