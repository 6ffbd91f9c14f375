import { ok } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import type { CodeRequest } from '../ports/codeHost.ts';
import { changeTree } from './changeTree.ts';
import { movesOf, type Recorded } from './record.ts';
import { revertFiles } from './revertFiles.ts';
import {
  pointHeadAt,
  quoted,
  refused,
  replaceFiles,
  someOf,
  type ActionResult,
  type Done,
  type Trial,
} from './trial.ts';
import type { FileMove } from './fileMove.ts';
import { diffTrees, sameBlob } from './trees.ts';

type Move = Recorded['effect']['branches'][number];

function commandFor({ name, before }: Move, recorded: Recorded): string {
  if (before === null) return `git branch --delete --force ${quoted(name)}`;
  if (recorded.effect.head.after !== name) return `git branch --force ${quoted(name)} ${before.slice(0, 10)}`;
  return `git reset ${recorded.files === 'keep' ? '--soft' : '--keep'} ${before.slice(0, 10)}`;
}

/** Restores the founder's files, where they are still as the operation left them. */
async function restoreFiles(trial: Trial, moves: readonly FileMove[]): Promise<ActionResult | undefined> {
  if (moves.length === 0) return undefined;
  const { repository, work } = trial;
  const [now, empty] = [await work.now(), await git.writeTree({ ...repository, tree: [] })];
  if (!now.ok) return now;
  const files = new Map(
    (await diffTrees(repository, empty, now.value)).map(({ path, after }) => [path, after]),
  );
  const changed = moves.filter(({ path, after }) => !sameBlob(files.get(path) ?? null, after));
  if (changed.length > 0)
    return refused(
      `${someOf(changed.map(({ path }) => path))} changed after this, and undoing it would lose that. Undo the later changes first, or set them aside.`,
    );
  const back = moves.map(({ path, before, after }) => ({ path, before: after, after: before }));
  work.replace(await changeTree(repository, now.value, back));
  return undefined;
}

/** Restores the branches, the files and HEAD as they were; undefined when that would lose later work. */
async function exactly(trial: Trial, recorded: Recorded): Promise<ActionResult | undefined> {
  const { repository, before: now } = trial;
  const { branches, head, refs = [] } = recorded.effect;
  const untouched =
    branches.every((move) => (now.branches[move.name] ?? null) === move.after) &&
    refs.every((move) => (now.others[move.ref] ?? null) === move.after);
  const moves = await movesOf(repository, recorded, now);
  const onlyFiles = branches.length === 0 && refs.length === 0 && head.before === head.after;
  // Files that stay would count as changes on another branch.
  const sameBranch = recorded.files === 'match' || now.head === head.after || onlyFiles;
  if (!untouched || !sameBranch) return undefined;
  if (branches.length === 0 && head.before !== head.after && now.head !== head.after)
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
  if (now.head === head.after || onlyFiles) {
    const isSwitch = target !== now.head && recorded.files === 'match' && moves.length > 0;
    const files = isSwitch
      ? await replaceFiles(trial, tip, 'undoing this')
      : await restoreFiles(trial, moves);
    if (files && !files.ok) return files;
  }
  await pointHeadAt(repository, target);
  const back = [...branches.map(({ name, ...move }) => ({ ref: `refs/heads/${name}`, ...move })), ...refs];
  for (const { ref, before: value } of back)
    if (value === null) await git.deleteRef({ ...repository, ref });
    else await git.writeRef({ ...repository, ref, value, force: true });
  const done: Done = {
    commands: [
      ...branches.map((move) => commandFor(move, recorded)),
      ...refs.map(({ ref, before }) =>
        before === null
          ? `git update-ref -d ${quoted(ref)}`
          : `git update-ref ${quoted(ref)} ${before.slice(0, 10)}`,
      ),
      ...(target === now.head ? [] : [`git switch ${quoted(target)}`]),
    ],
  };
  return ok(done);
}

/** The one branch whose saves a revert can undo, where nothing else belongs to the operation. */
function revertible({ effect, files, moves }: Recorded): Move | undefined {
  const [move, ...others] = effect.branches;
  const isWhole = others.length === 0 && !effect.refs && effect.head.before === effect.head.after;
  const hasOtherFiles = files === 'keep' && (moves ?? []).length > 0;
  return isWhole && !hasOtherFiles && effect.gained.length > 0 ? move : undefined;
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
  const move = revertible(recorded);
  if (!move || move.before === null || move.after === null)
    return refused(
      'The branches have changed since, so this can no longer be undone exactly. Say what you want instead.',
    );
  if (!(move.name in trial.before.branches))
    return refused(`There is no branch called ${move.name} any more.`);
  const saves = { from: move.before, to: move.after };
  return revertFiles(trial, request, move.name, saves);
}
