import type { Figure } from '../../internal/figures.ts';

/** Every fixed word of the view, to be replaced in other languages. */
export interface DiffLabels {
  /** Word for a line that is new. */
  added: string;
  /** Word for a line that is gone. */
  removed: string;
  /** Says how many lines were added and removed. */
  counts: (added: number, removed: number, figure: Figure) => string;
  /** Head of the column of old line numbers. */
  oldLine: string;
  /** Head of the column of new line numbers. */
  newLine: string;
  /** Head of the column of signs. */
  change: string;
  /** Head of the column of lines. */
  text: string;
  /** Shown when there is no line. */
  empty: string;
  /** Words of the button that shows the next lines of those that are left. */
  more: (next: number, left: number, figure: Figure) => string;
}

/** English words of the view. */
export const english: DiffLabels = {
  added: 'Added',
  removed: 'Removed',
  counts: (added, removed, figure) => `${figure(added)} added, ${figure(removed)} removed`,
  oldLine: 'Line before',
  newLine: 'Line after',
  change: 'Change',
  text: 'Text',
  empty: 'Nothing has changed.',
  more: (next, left, figure) => `Show ${figure(next)} more of ${figure(left)} lines`,
};
