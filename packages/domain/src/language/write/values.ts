import type { Expression } from '../ast/expression.ts';
import { humanise } from '../planner/names.ts';
import { quoteLiteral } from '../planner/sql.ts';
import { allowedValue } from '../planner/values.ts';
import type { LexiconColumn } from '../planner/lexicon.ts';
import type { Kind, Piece } from './scope.ts';
import { stop } from './problem.ts';

type Value = Extract<Expression, { readonly kind: 'value' }>['value'];

/** What a value is compared with or written to. */
export interface Target {
  readonly kind: Kind;
  readonly column?: LexiconColumn | undefined;
}

function listLiteral(text: string): string {
  const parts = text.split(',').map((part) => quoteLiteral(part.trim()));
  return `array[${parts.join(', ')}]`;
}

/** A value as SQL, in the form that its target has: the stored spelling of a choice, a list, a text. */
export function valuePiece(value: Value, target?: Target): Piece {
  if (value === null) return { sql: 'null', kind: 'unknown' };
  const kind = target?.kind;
  if (typeof value === 'string') {
    if (kind === 'list') return { sql: listLiteral(value), kind };
    const column = target?.column;
    const stored = column === undefined ? undefined : allowedValue(column, value);
    return { sql: quoteLiteral(stored ?? value), kind: 'unknown' };
  }
  if (kind === 'text') return { sql: quoteLiteral(String(value)), kind: 'unknown' };
  if (typeof value === 'boolean') return { sql: String(value), kind: 'boolean' };
  return { sql: String(value), kind: Number.isInteger(value) ? 'integer' : 'number' };
}

/** An operand of arithmetic or of a comparison by size. Stops for a text column, which has no size. */
export function requireSize(piece: Piece, other: Piece): Piece {
  const isNumber = other.kind === 'integer' || other.kind === 'number' || other.kind === 'interval';
  if (piece.kind === 'text' && isNumber) {
    const name = piece.column === undefined ? 'that' : humanise(piece.column.name);
    stop(
      `${name} is text, so it cannot be compared or calculated with a number. Change it to a number first.`,
    );
  }
  return piece;
}
