import type { Figure } from '../../internal/figure.ts';

/** Labels of a `DiffView`, replaceable for other languages. */
export interface DiffLabels {
  /** Label of an added line. */
  added: string;
  /** Label of a removed line. */
  removed: string;
  /** Summary of how many lines were added and removed. */
  counts: (added: number, removed: number, figure: Figure) => string;
  /** Header of the column of old line numbers. */
  oldLine: string;
  /** Header of the column of new line numbers. */
  newLine: string;
  /** Header of the column of signs. */
  change: string;
  /** Header of the column of text. */
  text: string;
  /** Text shown when there are no lines. */
  empty: string;
  /** Label of the button that shows more lines: how many next, of how many left. */
  more: (next: number, left: number, figure: Figure) => string;
}

/** Default English texts. */
export const english: DiffLabels = {
  added: 'Added',
  removed: 'Removed',
  counts: (added, removed, figure) => `${figure(added)} added, ${figure(removed)} removed`,
  oldLine: 'Line before',
  newLine: 'Line after',
  change: 'Change',
  text: 'Text',
  empty: 'No changes.',
  more: (next, left, figure) => `Show ${figure(next)} more of ${figure(left)} lines`,
};
