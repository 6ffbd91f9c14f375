import { ok } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import type { CodeAction, CodeRequest } from '../ports/codeHost.ts';
import { mergeTrees } from './merge.ts';
import { asidePrefix, commitTree, treeOf, type Refs } from './repository.ts';
import { lastSave, quoted, refused, unsavedMoves, type ActionResult, type Trial } from './trial.ts';

/** The changes that are set aside: refs and commits, oldest first. */
export function setAsides({ others }: Refs): readonly (readonly [string, string])[] {
  return Object.entries(others)
    .filter(([ref]) => ref.startsWith(asidePrefix))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Keeps all unsaved changes in a commit that is on no branch; the files are again as last saved. */
export async function setAside(
  trial: Trial,
  request: CodeRequest,
  { note }: Extract<CodeAction, { readonly kind: 'set-aside' }>,
): Promise<ActionResult> {
  const { repository, before, work } = trial;
  const [unsaved, now] = [await unsavedMoves(trial), await work.now()];
  if (!unsaved.ok) return unsaved;
  if (!now.ok) return now;
  if (unsaved.value.length === 0) return refused('There are no unsaved changes to set aside.');
  const newest = setAsides(before).at(-1)?.[0].slice(asidePrefix.length) ?? '0';
  const parent = lastSave(trial);
  await commitTree(repository, request, {
    tree: now.value,
    parent: [parent],
    message: note ?? `Changes on ${before.head}`,
    ref: `${asidePrefix}${String(Number(newest) + 1).padStart(6, '0')}`,
  });
  work.replace(await treeOf(repository, parent));
  const message = note === undefined ? '' : ` --message ${quoted(note)}`;
  return ok({ commands: [`git stash push --include-untracked${message}`] });
}

/** Brings back the changes that were set aside last, on top of the files as they are now. */
export async function bringBack(trial: Trial, request: CodeRequest): Promise<ActionResult> {
  const { repository, before, work } = trial;
  const [ref, aside] = setAsides(before).at(-1) ?? [];
  if (ref === undefined || aside === undefined) return refused('Nothing is set aside.');
  const now = await work.now();
  if (!now.ok) return now;
  const { commit } = await git.readCommit({ ...repository, oid: aside });
  const [parent = ''] = commit.parent;
  const ours = await commitTree(repository, request, { tree: now.value, parent: [parent], message: 'Now' });
  const names = ['in your files', 'in the changes you set aside'] as const;
  const merged = await mergeTrees(repository, request, { ours, theirs: aside, names });
  if (!merged.ok)
    return refused(
      `Your changes cannot be brought back onto the files as they are now. ${merged.error.message} Nothing was changed.`,
      merged.error.conflicts,
    );
  work.replace(merged.value ?? now.value);
  await git.deleteRef({ ...repository, ref });
  return ok({ commands: ['git stash pop'] });
}
