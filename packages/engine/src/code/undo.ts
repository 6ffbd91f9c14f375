import { ok } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import type { CodeRequest } from '../ports/codeHost.ts';
import { resetNotes } from './notes.ts';
import type { Recorded } from './record.ts';
import { revertFiles } from './revertFiles.ts';
import {
  pointHeadAt,
  quoted,
  refused,
  replacementProblem,
  type ActionResult,
  type Done,
  type Trial,
} from './trial.ts';
import { looseEnds } from './trees.ts';

type Move = Recorded['effect']['branches'][number];

/** Resets the copy's index to a commit for every path that differs, without touching a file. */
async function followHead({ repository, keepsNotes }: Trial, commit: string): Promise<void> {
  if (keepsNotes) return;
  const paths = (await looseEnds(repository, commit)).map(({ path }) => path);
  await resetNotes(repository, paths, commit);
}

function commandFor({ name, before }: Move, recorded: Recorded): string {
  if (before === null) return `git branch --delete --force ${quoted(name)}`;
  if (recorded.effect.head.after !== name) return `git branch --force ${quoted(name)} ${before.slice(0, 10)}`;
  return `git reset ${recorded.files === 'keep' ? '--soft' : '--keep'} ${before.slice(0, 10)}`;
}

/** Restores the branches and HEAD as they were; undefined when that would lose later work. */
async function exactly(trial: Trial, recorded: Recorded): Promise<ActionResult | undefined> {
  const { repository, before: now } = trial;
  const { branches, head } = recorded.effect;
  const untouched = branches.every((move) => (now.branches[move.name] ?? null) === move.after);
  // Files that stay would count as changes on another branch.
  const sameBranch = recorded.files === 'match' || now.head === head.after;
  if (!untouched || !sameBranch) return undefined;
  if (branches.length === 0 && now.head !== head.after)
    return refused(`You are on ${now.head} now, so there is no switch to undo.`);
  const target = head.before === head.after || now.head !== head.after ? now.head : head.before;
  const tips = { ...now.branches };
  for (const move of branches) {
    if (move.before === null) delete tips[move.name];
    else tips[move.name] = move.before;
  }
  const tip = tips[target];
  if (tip === undefined)
    return refused(`You are on ${target}, which this would remove. Switch to another branch first.`);
  const replaces = recorded.files === 'match' && tip !== now.branches[now.head];
  if (replaces) {
    const problem = await replacementProblem(trial, tip, 'undoing this');
    if (problem !== undefined) return refused(problem);
  }
  await pointHeadAt(repository, target);
  for (const { name, before } of branches) {
    const ref = `refs/heads/${name}`;
    if (before === null) await git.deleteRef({ ...repository, ref });
    else await git.writeRef({ ...repository, ref, value: before, force: true });
  }
  if (!replaces) await followHead(trial, tip);
  const done: Done = {
    files: replaces ? 'match' : 'keep',
    commands: [
      ...branches.map((move) => commandFor(move, recorded)),
      ...(target === now.head ? [] : [`git switch ${quoted(target)}`]),
    ],
  };
  return ok(done);
}

/** Undoes an executed operation: exactly where nothing came after it, otherwise by a commit that reverts it. */
export async function undoRecorded(
  trial: Trial,
  request: CodeRequest,
  operationId: string,
): Promise<ActionResult> {
  const recorded = await trial.recorded(operationId);
  if (!recorded) return refused('There is no record of that operation.');
  const exact = await exactly(trial, recorded);
  if (exact) return exact;
  const [move] = recorded.effect.branches;
  if (!move || move.before === null || move.after === null || recorded.effect.gained.length === 0)
    return refused(
      'The branches have changed since, so this can no longer be undone exactly. Say what you want instead.',
    );
  if (!(move.name in trial.before.branches))
    return refused(`There is no branch called ${move.name} any more.`);
  return revertFiles(trial, request, move.name, move.after);
}
