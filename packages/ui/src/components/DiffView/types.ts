import type { ReactNode } from 'react';
import type { DiffLabels } from './messages.ts';

/** One line of a diff. */
export interface DiffLine {
  /** What happened to it. */
  kind: 'added' | 'removed' | 'context';
  /** The line, without its sign. */
  text: string;
}

/** Lines that stand together in a file. */
export interface DiffHunk {
  /** Stable key. */
  id: string;
  /** Number of its first line before the change. */
  oldStart: number;
  /** Number of its first line after the change. */
  newStart: number;
  /** Where it is, such as the name of the function. */
  heading?: string | undefined;
  /** The lines in order. */
  lines: readonly DiffLine[];
}

export interface DiffViewProps {
  /** What has changed, such as the path of a file. */
  title: string;
  /** The changes in order. */
  hunks: readonly DiffHunk[];
  /** Old and new side by side from 900 px of width on, or always one under the other. @default 'auto' */
  view?: 'auto' | 'unified' | undefined;
  /** How many lines are shown at once; long files are opened bit by bit. @default 200 */
  limit?: number | undefined;
  /** Something at the end of the heading, such as a CopyButton. */
  action?: ReactNode;
  /** Fixed words in another language. */
  labels?: Partial<DiffLabels> | undefined;
}

/** One row as it is drawn: a heading, or a line with its numbers. */
export type DiffRow =
  | { readonly key: string; readonly heading: string }
  | (DiffLine & {
      readonly key: string;
      readonly oldNumber: number | undefined;
      readonly newNumber: number | undefined;
    });

/** The rows of all hunks with their line numbers. */
export function diffRows(hunks: readonly DiffHunk[]): readonly DiffRow[] {
  return hunks.flatMap((hunk) => {
    let [before, after] = [hunk.oldStart, hunk.newStart];
    const rows: DiffRow[] = [];
    if (hunk.heading !== undefined) rows.push({ key: hunk.id, heading: hunk.heading });
    for (const [index, line] of hunk.lines.entries()) {
      const oldNumber = line.kind === 'added' ? undefined : before++;
      const newNumber = line.kind === 'removed' ? undefined : after++;
      rows.push({ ...line, key: `${hunk.id}-${index}`, oldNumber, newNumber });
    }
    return rows;
  });
}

/** The rows in parts, each from the first changed line on to where the next change begins. */
export function changes(rows: readonly DiffRow[]): readonly (readonly DiffRow[])[] {
  const parts: DiffRow[][] = [];
  let wasChanged = false;
  for (const row of rows) {
    const isChanged = 'kind' in row && row.kind !== 'context';
    const part = parts.at(-1);
    if (part === undefined || (isChanged && !wasChanged)) parts.push([row]);
    else part.push(row);
    wasChanged = isChanged;
  }
  return parts;
}
