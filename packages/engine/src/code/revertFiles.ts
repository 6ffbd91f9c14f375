import { ok } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import type { CodeRequest } from '../ports/codeHost.ts';
import { mergeCommit } from './merge.ts';
import { signedBy, type Repository } from './repository.ts';
import { refused, replacementProblem, type ActionResult, type Trial } from './trial.ts';

function firstLine(message: string): string {
  return message.trim().split('\n', 1)[0] ?? '';
}

/** The files without the changes of one earlier commit, as a tree on top of a branch. */
async function treeWithout(
  repository: Repository,
  request: CodeRequest,
  branch: string,
  commit: string,
  parent: string,
): Promise<ReturnType<typeof mergeCommit>> {
  const signature = signedBy(request.author, request.at);
  const { commit: earlier } = await git.readCommit({ ...repository, oid: parent });
  // A commit that leads only from the given one back to its parent: merging it removes the given one's changes.
  const reverse = await git.commit({
    ...repository,
    message: 'Reverse',
    tree: earlier.tree,
    parent: [commit],
    noUpdateBranch: true,
    author: signature,
    committer: signature,
  });
  return mergeCommit(repository, request, { ours: branch, theirs: reverse, message: 'Reverse' }, true);
}

/** Adds a commit to a branch that reverts an earlier one. The history is kept. */
export async function revertFiles(
  trial: Trial,
  request: CodeRequest,
  branch: string,
  commit: string,
): Promise<ActionResult> {
  const { repository, before } = trial;
  const { commit: taken } = await git.readCommit({ ...repository, oid: commit });
  const [parent] = taken.parent;
  const title = firstLine(taken.message);
  if (parent === undefined)
    return refused('This is the first save of the project; there is nothing before it.');
  const reversed = await treeWithout(repository, request, branch, commit, parent);
  if (!reversed.ok)
    return refused(
      `“${title}” cannot be reverted alone, because later saves build on it. ${reversed.error.message}`,
      reversed.error.conflicts,
    );
  if (reversed.value === undefined) return refused(`“${title}” is not on ${branch} any more.`);
  const { commit: result } = await git.readCommit({ ...repository, oid: reversed.value });
  const signature = signedBy(request.author, request.at);
  const made = await git.commit({
    ...repository,
    ref: `refs/heads/${branch}`,
    parent: [before.branches[branch] ?? ''],
    tree: result.tree,
    message: `Revert “${title}”`,
    author: signature,
    committer: signature,
  });
  if (branch === before.head) {
    const problem = await replacementProblem(trial, made, 'reverting it');
    if (problem !== undefined) return refused(problem);
  }
  const mainline = taken.parent.length > 1 ? '-m 1 ' : '';
  return ok({
    files: branch === before.head ? 'match' : 'keep',
    commands: [`git revert --no-edit ${mainline}${commit.slice(0, 10)}`],
  });
}
