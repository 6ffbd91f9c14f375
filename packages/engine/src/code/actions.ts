import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { ok } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import { inParallel } from '../disk/parallel.ts';
import type { CodeAction, CodeRequest } from '../ports/codeHost.ts';
import { branchClash, branchNameProblem } from './branchName.ts';
import { mergeBranches } from './merge.ts';
import { commitsBetween } from './history.ts';
import { saveLimitProblem } from './limits.ts';
import { mainBranch, signedBy, type Repository } from './repository.ts';
import { stage } from './staging.ts';
import { startProject } from './startProject.ts';
import { revertFiles } from './revertFiles.ts';
import {
  lastSave,
  pointHeadAt,
  quoted,
  refused,
  replacementProblem,
  type ActionResult,
  type Trial,
} from './trial.ts';
import { looseEnds } from './trees.ts';
import { undoRecorded } from './undo.ts';

/** Total size of some of the founder's files, in bytes. */
async function bytesOf({ dir }: Repository, paths: readonly string[]): Promise<number> {
  const sizes = await inParallel(paths, async (path) => (await lstat(join(dir, path))).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}

type Of<Kind extends CodeAction['kind']> = Extract<CodeAction, { readonly kind: Kind }>;

async function save(
  trial: Trial,
  { author, at }: CodeRequest,
  { message }: Of<'save'>,
): Promise<ActionResult> {
  if (message.trim() === '')
    return refused('Say in a few words what changed, so that the save has a message.');
  const { repository } = trial;
  const ends = await looseEnds(repository, lastSave(trial));
  const paths = (isPresent: boolean): readonly string[] =>
    ends.filter(({ present }) => present === isPresent).map(({ path }) => path);
  const bytes = await bytesOf(repository, paths(true));
  const tooMuch = saveLimitProblem({ files: ends.length, bytes });
  if (tooMuch !== undefined) return refused(tooMuch);
  if (ends.every((end) => end.same)) return refused('Nothing has changed since the last save.');
  await stage(repository, paths(true), paths(false));
  const signature = signedBy(author, at);
  await git.commit({ ...repository, message, author: signature, committer: signature });
  return ok({ files: 'keep', commands: ['git add --all', `git commit --message ${quoted(message)}`] });
}

async function createBranch(
  trial: Trial,
  { name, from, switchTo }: Of<'create-branch'>,
): Promise<ActionResult> {
  const { repository, before } = trial;
  const problem = branchNameProblem(name) ?? branchClash(name, Object.keys(before.branches));
  if (problem !== undefined) return refused(problem);
  const start = from ?? before.head;
  const tip = before.branches[start];
  if (tip === undefined) return refused(`There is no branch called ${start}.`);
  const replaces = switchTo && tip !== before.branches[before.head];
  if (replaces) {
    const lost = await replacementProblem(trial, tip, `switching to ${name}`);
    if (lost !== undefined) return refused(lost);
  }
  await git.branch({ ...repository, ref: name, object: tip });
  if (switchTo) await pointHeadAt(repository, name);
  const command = switchTo ? 'git switch --create' : 'git branch';
  return ok({
    files: replaces ? 'match' : 'keep',
    commands: [`${command} ${quoted(name)} ${quoted(start)}`],
  });
}

async function switchBranch(trial: Trial, { name }: Of<'switch'>): Promise<ActionResult> {
  const { repository, before } = trial;
  const tip = before.branches[name];
  if (tip === undefined) return refused(`There is no branch called ${name}.`);
  if (name === before.head) return refused(`You are already on ${name}.`);
  const problem = await replacementProblem(trial, tip, `switching to ${name}`);
  if (problem !== undefined) return refused(problem);
  await pointHeadAt(repository, name);
  return ok({ files: 'match', commands: [`git switch ${quoted(name)}`] });
}

async function deleteBranch(
  { repository, before }: Trial,
  { name }: Of<'delete-branch'>,
): Promise<ActionResult> {
  const tip = before.branches[name];
  if (tip === undefined) return refused(`There is no branch called ${name}.`);
  if (name === mainBranch)
    return refused(`${mainBranch} is the main branch of your project and cannot be deleted.`);
  if (name === before.head) return refused(`You are on ${name} now. Switch to another branch first.`);
  const { [name]: _deleted, ...others } = before.branches;
  const onlyHere = await commitsBetween(repository, [tip], Object.values(others));
  await git.deleteBranch({ ...repository, ref: name });
  const force = onlyHere.length > 0 ? ' --force' : '';
  return ok({ files: 'keep', commands: [`git branch --delete${force} ${quoted(name)}`] });
}

/** Carries out an action on a throw-away copy; any refusal comes before the founder's repository is touched. */
export async function carryOut(trial: Trial, request: CodeRequest): Promise<ActionResult> {
  const { action } = request;
  switch (action.kind) {
    case 'save':
      return save(trial, request, action);
    case 'create-branch':
      return createBranch(trial, action);
    case 'switch':
      return switchBranch(trial, action);
    case 'delete-branch':
      return deleteBranch(trial, action);
    case 'merge':
      return mergeBranches(trial, request, action.from, action.into);
    case 'start-project':
      return startProject(trial, request, action);
    case 'take-back':
      return revertFiles(trial, request, trial.before.head, lastSave(trial));
    default:
      return undoRecorded(trial, request, action.operationId);
  }
}
