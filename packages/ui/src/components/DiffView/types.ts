import type { RootProps } from '../../internal/rootProps.ts';
import type { ReactNode } from 'react';
import type { DiffLabels } from './messages.ts';

/** Line of a diff. */
export interface DiffLine {
  /** Kind of change. */
  kind: 'added' | 'removed' | 'context';
  /** Text of the line, without its sign. */
  text: string;
}

/** Consecutive lines of a diff. */
export interface DiffHunk {
  /** Stable key, unique in the list. */
  id: string;
  /** First line number before the change, from 1. */
  oldStart: number;
  /** First line number after the change, from 1. */
  newStart: number;
  /** Context of the hunk, such as a function name. */
  heading?: string | undefined;
  /** Lines in order. */
  lines: readonly DiffLine[];
}

export interface DiffViewProps extends RootProps {
  /** What changed, such as a file path. */
  title: string;
  /** Hunks in order. */
  hunks: readonly DiffHunk[];
  /** Layout: side by side from a width of 900 px, or always unified. @default 'auto' */
  view?: 'auto' | 'unified' | undefined;
  /** Lines shown initially, and added by each press of the button for more. @default 200 */
  limit?: number | undefined;
  /** Control at the end of the heading, such as a CopyButton. */
  action?: ReactNode;
  /** Translated labels; those left out keep their default. */
  labels?: Partial<DiffLabels> | undefined;
}

/** One rendered row: a heading, or a line with its numbers. */
export type DiffRow =
  | { readonly key: string; readonly heading: string }
  | (DiffLine & {
      readonly key: string;
      readonly oldNumber: number | undefined;
      readonly newNumber: number | undefined;
    });

/** Returns the rows of all hunks with their line numbers. */
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

/** Groups rows so that each group starts at a changed line and ends before the next change. */
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
