import { ok, type Result } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import { pathProblem } from '../disk/paths.ts';
import type { CodeAction, CodeProblem } from '../ports/codeHost.ts';
import { changeTree } from './changeTree.ts';
import { isAt, selectPaths } from './paths.ts';
import { commitOf, type Repository } from './repository.ts';
import type { Blob, FileMove } from './fileMove.ts';
import { diffTrees, sameBlob, treeFiles, type TreeFile } from './trees.ts';
import {
  pathAndFolders,
  quoted,
  refused,
  someOf,
  unsavedMoves,
  type ActionResult,
  type Trial,
} from './trial.ts';
import { maxFileBytes } from './worktree.ts';

type Of<Kind extends CodeAction['kind']> = Extract<CodeAction, { readonly kind: Kind }>;
type Change = Pick<FileMove, 'path' | 'after'>;

/** The founder's files, saved or not. */
async function filesNow({ repository, work }: Trial): Promise<Result<readonly TreeFile[], CodeProblem>> {
  const now = await work.now();
  return now.ok ? ok(await treeFiles(repository, now.value)) : now;
}

/** Changes files like an edit; unsaved changes that this replaces are reported. */
async function edit(
  trial: Trial,
  changes: readonly Change[],
  commands: readonly string[],
): Promise<ActionResult> {
  const { repository, work } = trial;
  const [now, unsaved] = [await work.now(), await unsavedMoves(trial)];
  if (!now.ok) return now;
  if (!unsaved.ok) return unsaved;
  const next = new Map(changes.map(({ path, after }) => [path, after]));
  const replaced = unsaved.value.filter(({ path, after }) => {
    const wanted = next.get(path);
    return wanted !== undefined && !sameBlob(wanted, after);
  });
  work.replace(await changeTree(repository, now.value, changes));
  return ok({ commands, replaced: replaced.map(({ path }) => path) });
}

/** Discards unsaved changes: the files are again as they were last saved. */
export async function discard(trial: Trial, { paths }: Of<'discard'>): Promise<ActionResult> {
  const unsaved = await unsavedMoves(trial);
  if (!unsaved.ok) return unsaved;
  if (unsaved.value.length === 0) return refused('There are no unsaved changes to discard.');
  const chosen = selectPaths(unsaved.value, paths, (path) => `${path} has no unsaved changes.`);
  if (!chosen.ok) return chosen;
  const back = chosen.value.map(({ path, before }) => ({ path, after: before }));
  const [kept, added] = [back.filter(({ after }) => after), back.filter(({ after }) => !after)];
  const words = (changes: readonly Change[]): string => changes.map(({ path }) => quoted(path)).join(' ');
  return edit(trial, back, [
    ...(kept.length > 0 ? [`git restore ${words(kept)}`] : []),
    ...(added.length > 0 ? [`git clean --force -- ${words(added)}`] : []),
  ]);
}

/** Puts files back to how they were in a version, as unsaved changes. */
export async function restore(trial: Trial, { from, paths }: Of<'restore'>): Promise<ActionResult> {
  const { repository, work } = trial;
  const commit = await commitOf(repository, from);
  if (commit === undefined) return refused(`There is no branch, tag or save called ${from}.`);
  const [now, old] = [await work.now(), await treeFiles(repository, commit)];
  if (!now.ok) return now;
  const inVersion = selectPaths(old, paths, (path) => `There is no file called ${path} in ${from}.`);
  if (!inVersion.ok) return inVersion;
  const changes = (await diffTrees(repository, now.value, commit)).filter(
    ({ path }) => !paths || paths.some((wanted) => isAt(path, wanted)),
  );
  if (changes.length === 0)
    return refused(`${paths ? someOf(paths) : 'Everything'} is already as in ${from}.`);
  const where = paths ? paths.map(quoted).join(' ') : '.';
  return edit(trial, changes, [`git restore --source ${quoted(from)} ${where}`]);
}

/** Why a file cannot be written at a path, or undefined when it can. */
async function placeProblem(
  repository: Repository,
  files: readonly TreeFile[],
  path: string,
): Promise<string | undefined> {
  const problem = pathProblem(path);
  if (problem !== undefined) return problem;
  const folders = new Set(pathAndFolders(path).slice(0, -1));
  for (const file of files) {
    if (folders.has(file.path)) return `${file.path} is a file, so it cannot contain ${path}.`;
    if (file.path.startsWith(`${path}/`)) return `${path} is a folder.`;
  }
  const isKnown = files.some((file) => file.path === path);
  if (!isKnown && (await git.isIgnored({ ...repository, filepath: path })))
    return `${path} is listed in .gitignore, so it is not part of your project.`;
  return undefined;
}

export async function writeText(
  trial: Trial,
  { path, content, blob }: Of<'write-file'>,
): Promise<ActionResult> {
  const { repository } = trial;
  const files = await filesNow(trial);
  if (!files.ok) return files;
  const problem = await placeProblem(repository, files.value, path);
  if (problem !== undefined) return refused(problem);
  const bytes = Buffer.from(content);
  if (bytes.length > maxFileBytes) return refused(`${path} is larger than 10 MB.`);
  const old = files.value.find((file) => file.path === path);
  if (blob !== undefined && !(await git.readBlob({ ...repository, oid: blob }).catch(() => undefined)))
    return refused(`What ${path} is to contain is no longer stored. Upload it again.`);
  const oid = blob ?? (await git.writeBlob({ ...repository, blob: bytes }));
  const after: Blob = { oid, mode: 0o100644 };
  const mode = old?.mode === 0o100755 ? old.mode : after.mode;
  if (old?.oid === after.oid) return refused(`${path} already has exactly this content.`);
  return edit(trial, [{ path, after: { ...after, mode } }], [`# write ${quoted(path)}`]);
}

/** Moves or renames a file, or a folder with everything in it. */
export async function moveFile(trial: Trial, { path, to }: Of<'move-file'>): Promise<ActionResult> {
  const files = await filesNow(trial);
  if (!files.ok) return files;
  const chosen = selectPaths(files.value, [path], (name) => `There is no file called ${name}.`);
  if (!chosen.ok) return chosen;
  if (isAt(to, path)) return refused(`${path} cannot be moved into itself.`);
  const from = path.replace(/\/+$/u, '');
  const moved = new Set(chosen.value.map((file) => file.path));
  const others = files.value.filter((file) => !moved.has(file.path));
  const changes: Change[] = [];
  for (const file of chosen.value) {
    const target = to.replace(/\/+$/u, '') + file.path.slice(from.length);
    const problem = others.some((other) => other.path === target)
      ? `There is already a file called ${target}.`
      : await placeProblem(trial.repository, others, target);
    if (problem !== undefined) return refused(problem);
    const { oid, mode } = file;
    changes.push({ path: file.path, after: null }, { path: target, after: { oid, mode } });
  }
  const done = await edit(trial, changes, [`git mv ${quoted(path)} ${quoted(to)}`]);
  return done.ok ? ok({ commands: done.value.commands }) : done;
}

export async function deleteFiles(trial: Trial, { paths }: Of<'delete-files'>): Promise<ActionResult> {
  const files = await filesNow(trial);
  if (!files.ok) return files;
  const chosen = selectPaths(files.value, paths, (path) => `There is no file called ${path}.`);
  if (!chosen.ok) return chosen;
  const changes = chosen.value.map(({ path }) => ({ path, after: null }));
  return edit(trial, changes, [`git rm -r --force ${paths.map(quoted).join(' ')}`]);
}
