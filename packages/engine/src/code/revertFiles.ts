import { ok } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import type { CodeRequest } from '../ports/codeHost.ts';
import { mergeTrees } from './merge.ts';
import { commitOf, commitTree, treeOf } from './repository.ts';
import { followCommit, lastSave, quoted, refused, type ActionResult, type Trial } from './trial.ts';

/** The first line of a commit message. */
export function firstLine(message: string): string {
  return message.trim().split('\n', 1)[0] ?? '';
}

/** The saves to revert: the changes that lead from one commit to a later one. */
interface Saves {
  readonly from: string;
  readonly to: string;
}

/** Adds a commit to a branch that reverts earlier ones. The history is kept. */
export async function revertFiles(
  trial: Trial,
  request: CodeRequest,
  branch: string,
  { from, to }: Saves,
): Promise<ActionResult> {
  const { repository, before } = trial;
  const { commit: taken } = await git.readCommit({ ...repository, oid: to });
  const title = firstLine(taken.message);
  const tip = before.branches[branch] ?? '';
  // A commit that leads only from the later one back to the earlier: merging it removes what came between.
  const tree = await treeOf(repository, from);
  const reverse = await commitTree(repository, request, { tree, parent: [to], message: 'Reverse' });
  const sides = { ours: tip, theirs: reverse, names: [`on ${branch}`, 'by the revert'] } as const;
  const reversed = await mergeTrees(repository, request, sides);
  if (!reversed.ok)
    return refused(
      `“${title}” cannot be reverted alone, because later saves build on it. ${reversed.error.message} Nothing was changed.`,
      reversed.error.conflicts,
    );
  if (reversed.value === undefined || reversed.value === (await treeOf(repository, tip)))
    return refused(`“${title}” is not on ${branch} any more.`);
  const made = await commitTree(repository, request, {
    tree: reversed.value,
    parent: [tip],
    message: `Revert “${title}”`,
    ref: `refs/heads/${branch}`,
  });
  if (branch === before.head) {
    const followed = await followCommit(trial, made, 'reverting it');
    if (!followed.ok) return followed;
  }
  const mainline = taken.parent.length > 1 ? '-m 1 ' : '';
  return ok({ commands: [`git revert --no-edit ${mainline}${quoted(to.slice(0, 10))}`] });
}

/** Reverts one commit on the current branch; the last one by default. */
export async function revertCommit(
  trial: Trial,
  request: CodeRequest,
  version: string | undefined,
): Promise<ActionResult> {
  const { repository, before } = trial;
  const tip = lastSave(trial);
  const commit = version === undefined ? tip : await commitOf(repository, version);
  if (commit === undefined) return refused(`There is no save called ${version}.`);
  const isPart =
    commit === tip || (await git.isDescendent({ ...repository, oid: tip, ancestor: commit, depth: -1 }));
  const { commit: taken } = await git.readCommit({ ...repository, oid: commit });
  if (!isPart) return refused(`“${firstLine(taken.message)}” is not on ${before.head}.`);
  const [parent] = taken.parent;
  if (parent === undefined)
    return refused('This is the first save of the project; there is nothing before it.');
  return revertFiles(trial, request, before.head, { from: parent, to: commit });
}
