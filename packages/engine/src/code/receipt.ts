import type { EffectKind } from '@saywright/domain/outcome';
import { bytesText, counted, type ReceiptLine } from '@saywright/domain/receipt';
import type { HostSample } from '../operations/hostPlan.ts';
import type { CodeAction, CodeEffect, CodeProof } from '../ports/codeHost.ts';

const rowsShown = 20;

function line(label: string, count: number): ReceiptLine {
  return { label, value: count.toLocaleString('en-US'), tone: count === 0 ? 'zero' : 'plain' };
}

/** The counted lines of a receipt. */
export function codeLines({ files, gained, lost, head }: CodeEffect): readonly ReceiptLine[] {
  const count = (change: 'added' | 'changed' | 'removed'): number =>
    files.filter((file) => file.change === change).length;
  return [
    line('Files added', count('added')),
    line('Files changed', count('changed')),
    line('Files removed', count('removed')),
    line('Saves added', gained.length),
    line('Saves on no branch afterwards', lost.length),
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
export function codeConsequence(action: CodeAction, title: string, { lost }: CodeEffect): string {
  if (action.kind !== 'delete-branch' || lost.length === 0)
    return `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
  return `delete the branch ${action.name} with ${counted(lost.length, 'save')} that exist${lost.length === 1 ? 's' : ''} nowhere else`;
}

/** What undo restores, shown before anything is done. */
export function codeUndo(action: CodeAction, undo: CodeProof['undo']): string {
  if (undo === 'none') return 'Undo was tried, but it did not lead back exactly to where you are now.';
  const restores = {
    save: 'Undo makes these changes unsaved again. Your files don’t change.',
    'create-branch': 'Undo deletes the branch again, as long as nothing has been saved on it.',
    switch: 'Undo switches back.',
    'delete-branch': 'Undo restores the branch with all its saves.',
    merge:
      'Undo puts the branch back where it is now. If something has been saved on it since, undo reverts only the merge.',
    'start-project': 'Undo reverts these files and puts the branch back where it is now.',
    'take-back': 'Undo puts the branch back where it is now.',
    undo: 'Undo makes the change again.',
  } as const;
  return `${restores[action.kind]} This undo was tested.`;
}

/** What happened, in short sentences with counted numbers. */
export function codeResult({ branches, files, gained, head }: CodeEffect): string {
  const sentences = [
    ...branches.flatMap(({ name, before, after }) =>
      before === null
        ? [`${name} created.`]
        : after === null
          ? [`${name} deleted.`]
          : [
              `${name} is now at ${after.slice(0, 7)}${gained.length > 0 ? `, ${counted(gained.length, 'save')} further` : ''}.`,
            ],
    ),
    ...(files.length > 0 ? [`${counted(files.length, 'file')} changed.`] : []),
    ...(head.before === head.after ? [] : [`You are on ${head.after} now.`]),
  ];
  return sentences.join(' ') || 'Done exactly as proven.';
}

/** What an operation did to the repository, for the texts that are shown after it. */
export function codeEffect({ branches, head }: CodeEffect): EffectKind {
  if (branches.some(({ before }) => before === null)) return 'branch-created';
  if (branches.some(({ after }) => after === null)) return 'branch-removed';
  if (branches.length > 0) return 'code-changed';
  return head.before === head.after ? 'nothing' : 'branch-switched';
}
