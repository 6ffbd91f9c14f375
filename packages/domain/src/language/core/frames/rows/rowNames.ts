import type { Condition } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { holds, labelsOf } from '../../constituents/columnKinds.ts';
import { rowsCalled } from '../../constituents/partials.ts';
import { valuesOf, type Piece } from '../../constituents/pieces.ts';
import { linkedBy, pathBetween } from '../../constituents/relations.ts';
import type { ReadState } from '../../frame.ts';

/** A row by its name. */
export interface RowNamed {
  readonly table: LexiconTable;
  readonly column: LexiconColumn;
  readonly value: string;
}

/** The rows that a piece is the name of, in full or by its first name. */
export function rowsNamed(piece: Piece | undefined, { index }: ReadState): readonly RowNamed[] {
  if (!piece) return [];
  const full = valuesOf(piece).filter(({ table, column }) => labelsOf(table).includes(column));
  const isWord = piece.entries.length === 0 && piece.cue === undefined && piece.lower.length > 1;
  return full.length > 0 ? full : isWord ? rowsCalled(index)(piece.lower.replace(/['’]s$/u, '')) : [];
}

/**
 * The condition that rows of a table are of the one that is named: itself, or those that point to it, over `most` links.
 */
export function rowsOf(
  table: LexiconTable,
  { table: of, column, value }: RowNamed,
  { index }: ReadState,
  most = 1,
): Condition | undefined {
  if (of === table) return holds(column, value);
  const path = pathBetween(table, of, index);
  const isNear = path !== undefined && path.length <= most && path.every(({ isForward }) => isForward);
  return isNear ? linkedBy(path, holds(column, value)) : undefined;
}
