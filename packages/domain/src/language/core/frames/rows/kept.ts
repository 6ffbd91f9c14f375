import type { Condition, DatabaseChange } from '../../../ast/index.ts';
import { piecesOf, type Piece } from '../../constituents/pieces.ts';
import { leftOver, readConditions } from '../../constituents/selection.ts';
import { isFiller, startWork, mark } from '../../constituents/work.ts';
import type { Frame, FrameReading } from '../../frame.ts';

const staying = /^(?:stay|stays|keep|keeps|remain|remains|unchanged|untouched)$/u;
const rest = /^(?:other|others|rest|remaining|else)$/u;

/** The values that a condition asks of a column, where it does so plainly. */
function valuesOf(condition: Condition, column: string): readonly unknown[] | undefined {
  if (condition.kind === 'all')
    return condition.of.map((one) => valuesOf(one, column)).find((values) => values !== undefined);
  const isAbout = 'left' in condition && condition.left.kind === 'column' && condition.left.name === column;
  if (!isAbout) return undefined;
  if (condition.kind === 'compare' && condition.operator === '=' && condition.right.kind === 'value')
    return [condition.right.value];
  return condition.kind === 'one-of'
    ? condition.values.map((one) => (one.kind === 'value' ? one.value : undefined))
    : undefined;
}

/** True for a fragment that names nothing but a column that the change before sets: `add to stems`. */
function isRestated(
  pieces: readonly Piece[],
  { set }: Extract<DatabaseChange, { readonly do: 'update' }>,
): boolean {
  const isSet = ({ entries }: Piece): boolean =>
    entries.some((entry) => entry.kind === 'column' && Object.hasOwn(set, entry.column.name));
  const isPlain = (piece: Piece): boolean =>
    piece.entries.length === 0 && (isFiller(piece) || piece.cue === 'add' || piece.cue === 'to');
  return pieces.some(isSet) && pieces.every((piece) => isSet(piece) || isPlain(piece));
}

const nothing: FrameReading = { meaning: { changes: [] }, words: [], unread: [], cost: 0.5 };

/** Reads `the others keep their price` behind a change that leaves those rows alone: there is nothing more to do. */
export const readKept: Frame = ({ text }, { index, before, today }) => {
  const last = before.at(-1);
  const pieces = piecesOf({ text }, index, today);
  if (last?.do !== 'update' && last?.do !== 'delete') return undefined;
  if (last.do === 'update' && isRestated(pieces, last)) return nothing;
  if (last.where.kind === 'always' || !pieces.some(({ lower }) => staying.test(lower))) return undefined;
  if (pieces.some(({ lower }) => rest.test(lower))) return nothing;
  const table = index.tables.find(({ name }) => name === last.table);
  if (!table) return undefined;
  const work = startWork(pieces, table, index, false);
  readConditions(work);
  for (const [at, { lower }] of pieces.entries())
    if (staying.test(lower) || /^(?:how|like|as)$/u.test(lower)) mark(work, at);
  const isLeftAlone = work.found.every(({ column, value }) => {
    const changed = column && valuesOf(last.where, column.name);
    return changed !== undefined && value !== undefined && !changed.includes(value);
  });
  return work.found.length > 0 && isLeftAlone && leftOver(work).length === 0 ? nothing : undefined;
};
