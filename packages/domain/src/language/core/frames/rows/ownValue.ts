import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { weekdays } from '../../constituents/calendar.ts';
import {
  isWeekday,
  isYesNo,
  kindOf,
  labelsOf,
  saysYes,
  text,
  yesNoValue,
} from '../../constituents/columnKinds.ts';
import { columnsOf, tablesOf, valuesOf, type Piece } from '../../constituents/pieces.ts';
import { free, isFiller, type Work } from '../../constituents/work.ts';
import { pickNamed, type ReadValue } from './columnValue.ts';

/** Words that give a value: `to`, `as`, `is now`. */
export const connector =
  /^(?:to|as|into|=|:|->|=>|–|-|now|is now|are now|is|are|should be|shall be|must be|becomes?|goes to|back to|will be)$/u;

/** True where the words before a place say that a value is given: `to`, `as`, `is now`. */
export function isGiven(
  work: Work,
  at: number,
): { readonly place: number; readonly isStrong: boolean } | undefined {
  for (let place = at - 1; place >= 0 && place >= at - 4; place -= 1) {
    const piece = work.pieces[place];
    if (!piece) return undefined;
    if (connector.test(piece.lower)) return { place, isStrong: !/^(?:is|are)$/u.test(piece.lower) };
    if (!isFiller(piece) || /^[.,;!?]$/u.test(piece.text)) return undefined;
  }
  return undefined;
}

/** `in the group Sharks`, `to the Bears`: a place behind the name of the linked table. */
export function groupBefore(
  work: Work,
  at: number,
): { readonly place: number; readonly isStrong: boolean } | undefined {
  const piece = work.pieces[at - 1];
  if (piece && tablesOf(piece).length > 0 && valuesOf(work.pieces[at] ?? piece).length > 0) {
    const before = isGiven(work, at - 1);
    return before ?? (inBefore(work, at - 1) ? { place: at - 1, isStrong: true } : undefined);
  }
  return inBefore(work, at) && valuesOf(work.pieces[at] ?? { ...missing }).length > 0
    ? { place: at - 1, isStrong: hasMove(work) }
    : undefined;
}

const missing = { text: '', lower: '', start: 0, end: 0, entries: [] };

function inBefore(work: Work, at: number): boolean {
  for (let place = at - 1; place >= at - 2 && place >= 0; place -= 1) {
    if (/^(?:in|into|inside)$/u.test(work.pieces[place]?.lower ?? ''))
      return !/^(?:is|are|was|were|now)$/u.test(work.pieces[place - 1]?.lower ?? '');
    if (!isFiller(work.pieces[place])) return false;
  }
  return false;
}

function hasMove(work: Work): boolean {
  return work.pieces.some(({ lower }) => /^(?:put|move|moves|goes|go|switch|transfer|comes)$/u.test(lower));
}

/** The only column for a day of the week, or for a time of day. */
function columnOfForm(piece: Piece, { columns }: LexiconTable): LexiconColumn | undefined {
  const fits = weekdays.includes(piece.lower)
    ? isWeekday
    : piece.isTime === true && piece.literal !== undefined
      ? (column: LexiconColumn) => kindOf(column) === 'time'
      : undefined;
  const found = fits ? columns.filter(fits) : [];
  return found.length === 1 ? found[0] : undefined;
}

/** A value that says which column it belongs to: an allowed value, a yes-or-no column, a row of a linked table. */
export function ownValue(
  work: Work,
  at: number,
): { readonly column: LexiconColumn; readonly value: ReadValue } | undefined {
  const piece = free(work, at);
  if (!piece) return undefined;
  const labels = new Set(labelsOf(work.table).map(({ name }) => name));
  const values = valuesOf(piece).filter(
    (one) => one.table.name === work.table.name && !labels.has(one.column.name),
  );
  const [value] = values;
  if (value && new Set(values.map(({ column }) => column.name)).size === 1)
    return {
      column: value.column,
      value: { value: text(value.value), first: at, last: at, read: value.value },
    };
  const formed = columnOfForm(piece, work.table);
  if (formed) {
    const read = piece.literal ?? piece.lower;
    return { column: formed, value: { value: text(read), first: at, last: at, read } };
  }
  const column = columnsOf(piece, work.table).find((one) => isYesNo(one) || saysYes(one, true) !== undefined);
  const answer = column && yesNoValue(column, true);
  if (column && answer) return { column, value: { value: answer, first: at, last: at, read: 'yes' } };
  for (const reference of work.table.columns) {
    const to = work.index.tables.find(({ name }) => name === reference.references);
    const picked = to && to.name !== work.table.name ? pickNamed(work, at, to) : undefined;
    if (picked) return { column: reference, value: picked };
  }
  return undefined;
}
