import { defaultMessage } from '@saywright/domain/code-hosting';
import { ok } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import ignore from 'ignore';
import type { CodeAction, CodeRequest } from '../ports/codeHost.ts';
import { changeTree } from './changeTree.ts';
import { blobAt, selectPaths } from './paths.ts';
import { commitTree, treeOf } from './repository.ts';
import type { FileMove } from './fileMove.ts';
import { diffTrees, treeFiles } from './trees.ts';
import { lastSave, quoted, refused, someOf, unsavedMoves, type ActionResult, type Trial } from './trial.ts';

type Of<Kind extends CodeAction['kind']> = Extract<CodeAction, { readonly kind: Kind }>;

function changeOf({ before, after }: FileMove): 'added' | 'changed' | 'removed' {
  return before === null ? 'added' : after === null ? 'removed' : 'changed';
}

async function commitOnHead(
  { repository, before }: Trial,
  request: CodeRequest,
  made: { readonly tree: string; readonly message: string },
  parent: string,
): Promise<void> {
  await commitTree(repository, request, { ...made, parent: [parent], ref: `refs/heads/${before.head}` });
}

/** Saves all unsaved changes, or only those of some paths. */
export async function save(
  trial: Trial,
  request: CodeRequest,
  { message, paths }: Of<'save'>,
): Promise<ActionResult> {
  if (message?.trim() === '')
    return refused('Say in a few words what changed, so that the save has a message.');
  const unsaved = await unsavedMoves(trial);
  if (!unsaved.ok) return unsaved;
  if (unsaved.value.length === 0) return refused('Nothing has changed since the last save.');
  const chosen = selectPaths(unsaved.value, paths, (path) => `${path} has no unsaved changes.`);
  if (!chosen.ok) return chosen;
  const parent = lastSave(trial);
  const tree = await changeTree(trial.repository, await treeOf(trial.repository, parent), chosen.value);
  const changes = chosen.value.map((move) => ({ path: move.path, change: changeOf(move) }));
  const text = message ?? defaultMessage(changes);
  await commitOnHead(trial, request, { tree, message: text }, parent);
  const add = paths ? `git add ${paths.map(quoted).join(' ')}` : 'git add --all';
  return ok({ commands: [add, `git commit --message ${quoted(text)}`] });
}

const ignoreFile = '.gitignore';

/** Writes patterns to `.gitignore` and saves that; saved files that match stay on disk and leave the history. */
export async function ignoreFiles(
  trial: Trial,
  request: CodeRequest,
  { patterns }: Of<'ignore'>,
): Promise<ActionResult> {
  const { repository, work } = trial;
  const [now, parent] = [await work.now(), lastSave(trial)];
  if (!now.ok) return now;
  const wanted = [...new Set(patterns.map((pattern) => pattern.trim()))];
  if (wanted.some((pattern) => pattern === '' || /[\p{Cc}]/u.test(pattern)))
    return refused('A pattern of files to ignore is one line of text, such as *.log or private/.');
  const old = await blobAt(repository, now.value, ignoreFile);
  const text = old ? Buffer.from((await git.readBlob({ ...repository, oid: old.oid })).blob).toString() : '';
  const known = new Set(text.split('\n').map((line) => line.trim()));
  const added = wanted.filter((pattern) => !known.has(pattern));
  const matches = ignore().add(wanted);
  const isIgnored = ({ path }: { readonly path: string }): boolean =>
    path !== ignoreFile && matches.ignores(path);
  const saved = (await treeFiles(repository, parent)).filter(isIgnored);
  if (added.length === 0 && saved.length === 0) return refused(`${someOf(wanted)} is already ignored.`);
  const lines = [
    ...(text === '' || text.endsWith('\n') ? [text] : [`${text}\n`]),
    ...added.map((p) => `${p}\n`),
  ];
  const oid = await git.writeBlob({ ...repository, blob: Buffer.from(lines.join('')) });
  const file = { path: ignoreFile, after: { oid, mode: old?.mode ?? 0o100644 } };
  const gone = saved.map(({ path }) => ({ path, after: null }));
  const tree = await changeTree(repository, await treeOf(repository, parent), [file, ...gone]);
  const message = `Ignore ${someOf(wanted)}`;
  const next = await changeTree(repository, now.value, [file]);
  const empty = await git.writeTree({ ...repository, tree: [] });
  for (const { path } of (await diffTrees(repository, empty, next)).filter(isIgnored)) work.ignored.add(path);
  work.replace(next);
  await commitOnHead(trial, request, { tree, message }, parent);
  return ok({
    commands: [
      `git add ${ignoreFile}`,
      ...(gone.length > 0 ? [`git rm --cached ${gone.map(({ path }) => quoted(path)).join(' ')}`] : []),
      `git commit --message ${quoted(message)}`,
    ],
  });
}
