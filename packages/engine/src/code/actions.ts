import { ok } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import type { CodeAction, CodeRequest } from '../ports/codeHost.ts';
import { branchClash, branchNameProblem } from './branchName.ts';
import { mergeBranches } from './merge.ts';
import { commitsBetween } from './history.ts';
import { resetNotes } from './notes.ts';
import { mainBranch, signedBy } from './repository.ts';
import { startProject } from './startProject.ts';
import { takeBack } from './takeBack.ts';
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

const mostFiles = 20_000;

/** Why so many changed files cannot be one save, or undefined when they can. */
export function saveLimitProblem(changed: number): string | undefined {
  return changed > mostFiles
    ? `${changed.toLocaleString('en-US')} files have changed, and one save takes at most ${mostFiles.toLocaleString('en-US')}. List what need not be kept, such as downloaded packages, in .gitignore, then save again.`
    : undefined;
}

type Of<Kind extends CodeAction['kind']> = Extract<CodeAction, { readonly kind: Kind }>;

async function save(
  trial: Trial,
  { author, at }: CodeRequest,
  { message }: Of<'save'>,
): Promise<ActionResult> {
  if (message.trim() === '') return refused('A save needs a few words that say what changed.');
  const { repository } = trial;
  const ends = await looseEnds(repository, lastSave(trial));
  const tooMany = saveLimitProblem(ends.length);
  if (tooMany !== undefined) return refused(tooMany);
  if (ends.every((end) => end.same)) return refused('Nothing has changed since the last save.');
  // All at once: git's notes are written anew each time.
  await git.add({ ...repository, filepath: ends.filter((end) => end.present).map(({ path }) => path) });
  const gone = ends.filter((end) => !end.present).map(({ path }) => path);
  await resetNotes(repository, gone, undefined);
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
  if (name === before.head) return refused(`You are on ${name} already.`);
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
  if (name === mainBranch) return refused(`${mainBranch} is the project itself and cannot be deleted.`);
  if (name === before.head) return refused(`You are on ${name} now. Switch to another branch first.`);
  const { [name]: _deleted, ...others } = before.branches;
  const onlyHere = await commitsBetween(repository, [tip], Object.values(others));
  await git.deleteBranch({ ...repository, ref: name });
  const force = onlyHere.length > 0 ? ' --force' : '';
  return ok({ files: 'keep', commands: [`git branch --delete${force} ${quoted(name)}`] });
}

/** Does an action to a throw-away copy. What it refuses, it refuses before the founder's repository was touched. */
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
      return takeBack(trial, request, trial.before.head, lastSave(trial));
    default:
      return undoRecorded(trial, request, action.operationId);
  }
}
