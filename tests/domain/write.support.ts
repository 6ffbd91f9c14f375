import type { Expression } from '@saywright/domain/ast';
import { query } from './write.lexicon.ts';

export const minus = (left: Expression, right: Expression): Expression => ({
  kind: 'arithmetic',
  left,
  operator: '-',
  right,
});
export const plus = (left: Expression, right: Expression): Expression => ({
  kind: 'arithmetic',
  left,
  operator: '+',
  right,
});
export const now: Expression = { kind: 'now' };

/** An expression as the only column of a question. */
export const shown = (expression: Expression, from = 'books'): string =>
  query({ from, columns: [{ value: expression, as: 'x' }] })
    .replace(/^select /u, '')
    .replace(/ as x from .*$/u, '');
