import type { EffectKind } from '@saywright/domain/outcome';
import { bytesText, counted, type ReceiptLine } from '@saywright/domain/receipt';
import type { HostSample } from '../operations/hostPlan.ts';
import type { CodeAction, CodeEffect, CodeProof } from '../ports/codeHost.ts';
import { tagPrefix } from './repository.ts';

const rowsShown = 20;

function line(label: string, count: number): ReceiptLine {
  return { label, value: count.toLocaleString('en-US'), tone: count === 0 ? 'zero' : 'plain' };
}

/** A line that is left out where it counts nothing. */
function lineOfAny(label: string, count: number): readonly ReceiptLine[] {
  return count === 0 ? [] : [line(label, count)];
}

type RefMove = NonNullable<CodeEffect['refs']>[number];

function tagsOf({ refs = [] }: CodeEffect): readonly RefMove[] {
  return refs.filter(({ ref }) => ref.startsWith(tagPrefix));
}

/** The counted lines of a receipt. */
export function codeLines(effect: CodeEffect): readonly ReceiptLine[] {
  const { files, gained, lost, head, replaced = [] } = effect;
  const count = (change: 'added' | 'changed' | 'removed'): number =>
    files.filter((file) => file.change === change).length;
  const tags = tagsOf(effect);
  return [
    line('Files added', count('added')),
    line('Files changed', count('changed')),
    line('Files removed', count('removed')),
    ...lineOfAny('Files with unsaved changes that are replaced', replaced.length),
    line('Saves added', gained.length),
    line('Saves on no branch afterwards', lost.length),
    ...lineOfAny('Tags added', tags.filter(({ before }) => before === null).length),
    ...lineOfAny('Tags removed', tags.filter(({ after }) => after === null).length),
    line('Conflicts', 0),
    { label: 'Current branch', value: head.after, tone: 'plain' },
  ];
}

function size(bytes: number | null): string | null {
  return bytes === null ? null : bytesText(bytes);
}

/** The first few files that differ. */
export function codeSamples({ files }: CodeEffect): readonly HostSample[] {
  if (files.length === 0) return [];
  const shown = files.slice(0, rowsShown);
  const caption = files.length > shown.length ? `First ${shown.length} of ${files.length} files` : 'Files';
  const rows = shown.map(({ path, change, bytesBefore, bytesAfter }) => [
    path,
    change,
    size(bytesBefore),
    size(bytesAfter),
  ]);
  return [{ caption, columns: ['File', 'Change', 'Before', 'After'], rows }];
}

/** What the second confirmation of a high-risk plan names. */
export function codeConsequence(action: CodeAction, title: string, { branches, lost }: CodeEffect): string {
  const small = `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
  const gone = branches.filter(({ after }) => after === null);
  if (lost.length === 0 || gone.length === 0) return small;
  const nowhere = `${counted(lost.length, 'save')} that exist${lost.length === 1 ? 's' : ''} nowhere else`;
  return action.kind === 'delete-branch'
    ? `delete the branch ${action.name} with ${nowhere}`
    : `${small}, with ${nowhere}`;
}

/** What undo restores, shown before anything is done. */
export function codeUndo(action: CodeAction, undo: CodeProof['undo']): string {
  if (undo === 'none') return 'Undo was tried, but it did not lead back exactly to where you are now.';
  const restores = {
    save: 'Undo makes these changes unsaved again. Your files don’t change.',
    'create-branch': 'Undo deletes the branch again, as long as nothing has been saved on it.',
    'rename-branch': 'Undo gives the branch its old name again.',
    switch: 'Undo switches back.',
    'delete-branch': 'Undo restores the branch with all its saves.',
    merge:
      'Undo puts the branch back where it is now. If something has been saved on it since, undo reverts only the merge.',
    'start-project': 'Undo reverts these files and puts the branch back where it is now.',
    revert: 'Undo moves the branch back to its current save.',
    restore: 'Undo restores the files as they are now.',
    discard: 'Undo restores the unsaved changes exactly as they are now.',
    'set-aside': 'Undo puts the changes back into your files.',
    'bring-back': 'Undo sets the changes aside again.',
    tag: 'Undo removes the tag.',
    'delete-tag': 'Undo restores the tag.',
    ignore: 'Undo removes the patterns, and the files are saved again from then on.',
    'write-file': 'Undo restores the file to its current state.',
    'move-file': 'Undo moves it back.',
    'delete-files': 'Undo restores the files as they are now.',
    several: 'Undo reverts all of these changes together.',
    undo: 'Undo makes the change again.',
  } as const;
  return `${restores[action.kind]} This undo was tested.`;
}

/** The old and the new name of a branch that was renamed. */
function renamed({ branches }: CodeEffect): { readonly from: string; readonly to: string } | undefined {
  const [one, two, ...others] = branches;
  if (!one || !two || others.length > 0) return undefined;
  const [gone, made] = one.after === null ? [one, two] : [two, one];
  const isRename = gone.after === null && made.before === null && gone.before === made.after;
  return isRename ? { from: gone.name, to: made.name } : undefined;
}

function branchSentences(effect: CodeEffect): readonly string[] {
  const name = renamed(effect);
  if (name) return [`${name.from} is now called ${name.to}.`];
  const { branches, gained } = effect;
  return branches.map(({ name: branch, before, after }) => {
    if (before === null) return `${branch} created.`;
    if (after === null) return `${branch} deleted.`;
    const further = gained.length > 0 ? `, ${counted(gained.length, 'save')} further` : '';
    return `${branch} is now at ${after.slice(0, 7)}${further}.`;
  });
}

function refSentence({ ref, before }: RefMove): string {
  if (ref.startsWith(tagPrefix))
    return `Tag ${ref.slice(tagPrefix.length)} ${before === null ? 'added' : 'removed'}.`;
  return before === null ? 'Your changes are set aside.' : 'Your changes are back in your files.';
}

/** What happened, in short sentences with counted numbers. */
export function codeResult(effect: CodeEffect): string {
  const { files, head, refs = [] } = effect;
  const switched = head.before !== head.after && !renamed(effect);
  const sentences = [
    ...branchSentences(effect),
    ...refs.map(refSentence),
    ...(files.length > 0 ? [`${counted(files.length, 'file')} changed.`] : []),
    ...(switched ? [`You are on ${head.after} now.`] : []),
  ];
  return sentences.join(' ') || 'Done exactly as proven.';
}

/** What an operation did to the repository, for the texts that are shown after it. */
export function codeEffect(effect: CodeEffect): EffectKind {
  const { branches, head, files, refs = [] } = effect;
  const isMixed = refs.length > 0 || renamed(effect) !== undefined || branches.length > 1;
  if (isMixed) return 'code-changed';
  if (branches.some(({ before }) => before === null)) return 'branch-created';
  if (branches.some(({ after }) => after === null)) return 'branch-removed';
  if (branches.length > 0) return 'code-changed';
  if (head.before !== head.after) return 'branch-switched';
  return files.length > 0 ? 'code-changed' : 'nothing';
}
