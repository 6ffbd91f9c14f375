import { counted, countText, type ReceiptLine } from './receipt.ts';

/** Later work that an undo would remove, counted by the database. */
export interface LaterChange {
  /**
   * `rows` were added or changed after the operation, `values` filled in, `returns` are rows deleted after it that
   * would come back, and `structure` is a column or a rule that was added or changed.
   */
  readonly kind: 'rows' | 'values' | 'returns' | 'structure';
  /** The table, `table.column`, or the thing in words: `access rule own of orders`. */
  readonly name: string;
  readonly count: number;
}

function laterText({ kind, name, count }: LaterChange): string {
  switch (kind) {
    case 'rows':
      return `${counted(count, 'row')} of ${name} added or changed later`;
    case 'values':
      return `${counted(count, 'value')} of ${name} added or changed later`;
    case 'returns':
      return `${counted(count, 'row')} of ${name} deleted later would come back`;
    default:
      return `the ${name}, added or changed later`;
  }
}

/**
 * The later changes an undo would remove, in one sentence.
 *
 * @example
 * laterSentence([{ kind: 'rows', name: 'orders', count: 2 }])
 * // => 'Undoing this would also remove later changes: 2 rows of orders added or changed later.'
 */
export function laterSentence(changes: readonly LaterChange[]): string {
  return `Undoing this would also remove later changes: ${changes.map(laterText).join('; ')}.`;
}

/** The warning for an undo of an operation from before results were recorded. */
export const laterUnknown =
  'An earlier version of Saywright made this change without recording what it left behind, so later changes to the same rows cannot be checked. Undoing it may overwrite them.';

/**
 * The receipt lines about later work that would be lost.
 *
 * @example
 * laterLines([{ kind: 'returns', name: 'orders', count: 1 }])
 * // => [{ label: 'Deleted rows that come back in orders', value: '1', tone: 'plain' }]
 */
export function laterLines(changes: readonly LaterChange[]): readonly ReceiptLine[] {
  const labels: Readonly<Record<LaterChange['kind'], string>> = {
    rows: 'Later rows lost in',
    values: 'Later values lost in',
    returns: 'Deleted rows that come back in',
    structure: 'Later change lost:',
  };
  return changes.map(({ kind, name, count }) => ({
    label: `${labels[kind]} ${name}`,
    value: countText(count),
    tone: 'plain',
  }));
}
