import { fail, ok, type Result } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import type { CodeProblem } from '../ports/codeHost.ts';
import { changeTree } from './changeTree.ts';
import type { Recorded } from './record.ts';
import { treeOf, type Refs, type Repository } from './repository.ts';
import type { FileMove } from './fileMove.ts';
import { diffTrees, sameBlob } from './trees.ts';
import type { Work } from './work.ts';

/**
 * An action being tried. `repository` writes to a throw-away copy of the `.git` folder, while its files are the
 * founder's, which are only read: what happens to them happens to `work`.
 */
export interface Trial {
  readonly repository: Repository;
  readonly before: Refs;
  readonly work: Work;
  /** The stored record of an executed operation, or undefined. */
  readonly recorded: (operationId: string) => Promise<Recorded | undefined>;
}

/** What an action did to the copy. */
export interface Done {
  /** The equivalent git commands. */
  readonly commands: readonly string[];
  /** Paths whose unsaved changes it replaced. */
  readonly replaced?: readonly string[];
}

/** The newest save of the branch that was current at the start. */
export function lastSave({ before }: Trial): string {
  return before.branches[before.head] ?? '';
}

export type ActionResult = Result<Done, CodeProblem>;

export function refused(
  message: string,
  conflicts?: readonly string[],
): { readonly ok: false; readonly error: CodeProblem } {
  return fail({ message, ...(conflicts ? { conflicts } : {}) });
}

/** Lists a few names, and counts the rest. */
export function someOf(names: readonly string[]): string {
  const shown = names.slice(0, 3);
  const more = names.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

function unsavedSentence(paths: readonly string[], purpose: string): string {
  return `${someOf(paths)} ${paths.length === 1 ? 'has' : 'have'} unsaved changes, and ${purpose} would lose them. Save first.`;
}

/** The files of the trial that differ from the newest save. */
export async function unsavedMoves(trial: Trial): Promise<Result<readonly FileMove[], CodeProblem>> {
  const { repository, work } = trial;
  const now = await work.now();
  if (!now.ok) return now;
  const moves = await diffTrees(repository, await treeOf(repository, lastSave(trial)), now.value);
  return ok(moves.filter(({ path, before }) => before !== null || !work.ignored.has(path)));
}

/** Every folder above a path, and the path. */
export function pathAndFolders(path: string): readonly string[] {
  const names = path.split('/');
  return names.map((_, at) => names.slice(0, at + 1).join('/'));
}

/** The paths among `moves` at which other changes are in the way, also where one is a folder of the other. */
function inTheWay(moves: readonly FileMove[], others: readonly FileMove[]): readonly string[] {
  const known = new Map(others.map((move) => [move.path, move]));
  const folders = new Set(others.flatMap(({ path }) => pathAndFolders(path).slice(0, -1)));
  return moves
    .filter(({ path, after }) => {
      const same = known.get(path);
      if (same) return !sameBlob(same.after, after);
      return folders.has(path) || pathAndFolders(path).some((folder) => known.has(folder));
    })
    .map(({ path }) => path);
}

/** Changes files of the trial. Refused where they have unsaved changes. */
export async function changeFiles(
  trial: Trial,
  moves: readonly FileMove[],
  purpose: string,
): Promise<Result<null, CodeProblem>> {
  const { repository, work } = trial;
  const unsaved = await unsavedMoves(trial);
  if (!unsaved.ok) return unsaved;
  const lost = inTheWay(moves, unsaved.value);
  if (lost.length > 0) return refused(unsavedSentence(lost, purpose));
  const now = await work.now();
  if (!now.ok) return now;
  work.replace(await changeTree(repository, now.value, moves));
  return ok(null);
}

/** Lets the files follow the current branch from its newest save to a commit; other unsaved changes stay. */
export async function followCommit(
  trial: Trial,
  commit: string,
  purpose: string,
): Promise<Result<null, CodeProblem>> {
  return changeFiles(trial, await diffTrees(trial.repository, lastSave(trial), commit), purpose);
}

/** Replaces all files with those of a commit. Refused where anything is unsaved; `purpose` names the action. */
export async function replaceFiles(
  trial: Trial,
  commit: string,
  purpose: string,
): Promise<Result<null, CodeProblem>> {
  const unsaved = await unsavedMoves(trial);
  if (!unsaved.ok) return unsaved;
  const lost = unsaved.value.filter(({ before, after }) => before?.oid !== after?.oid);
  if (lost.length > 0)
    return refused(
      unsavedSentence(
        lost.map(({ path }) => path),
        purpose,
      ),
    );
  trial.work.replace(await treeOf(trial.repository, commit));
  return ok(null);
}

/** Makes a branch the current one in the copy. */
export async function pointHeadAt(repository: Repository, branch: string): Promise<void> {
  await git.writeRef({
    ...repository,
    ref: 'HEAD',
    value: `refs/heads/${branch}`,
    symbolic: true,
    force: true,
  });
}

/** Quotes a word for a shell where needed. */
export function quoted(word: string): string {
  return /^[\w./:=@-]+$/u.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
