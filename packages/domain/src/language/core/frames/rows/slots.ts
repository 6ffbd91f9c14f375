import type { Expression } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { meantBy, ofUnit } from '../../constituents/adjectives.ts';
import {
  isDated,
  isYear,
  isYesNo,
  kindOf,
  labelsOf,
  saysYear,
  saysYes,
  text,
} from '../../constituents/columnKinds.ts';
import { moneyColumns, numeric } from '../../constituents/comparisons.ts';
import { columnsOf, piecesOf, tablesOf, valuesOf, type Piece } from '../../constituents/pieces.ts';
import { candidateTables, leftOver } from '../../constituents/selection.ts';
import { free, isTarget, mark, nextPlace, startWork, type Work } from '../../constituents/work.ts';
import type { Frame, FrameReading, ReadState } from '../../frame.ts';
import { isByDeed, withDeeds } from '../questions/deeds.ts';
import { fillable, type Row } from './cells.ts';
import { pickNamed } from './columnValue.ts';
import { reading } from './insert.ts';

const adding =
  /^(?:add|adding|log|enter|record|register|sign up|put down|put in|book|note|new|insert|do entry|make an entry|write down|enrol|down)$/u;
const filler =
  /^(?:log|enter|record|register|put|down|book|note|new|do|make|entry|that|nos|no|pcs|pieces|euros?|pounds?|quid|bucks|received|got|we|i|from|went|with|also|another|called|named|mr|mrs|ms|miss|dr|he|she|his|her|for|today|under|against)$/u;
const changing = new Set([
  'change',
  'remove',
  'rename',
  'increase',
  'decrease',
  'mark',
  'create',
  'column',
  'link',
  'only',
  'except',
  'not',
  'never',
]);

/** The values found for each column, in the order they were said. */
export type Slots = Map<string, Expression[]>;

export function put(slots: Slots, column: LexiconColumn | undefined, value: Expression): boolean {
  if (!column) return false;
  const held = slots.get(column.name) ?? [];
  if (!held.some((one) => JSON.stringify(one) === JSON.stringify(value)))
    slots.set(column.name, [...held, value]);
  return true;
}

/** The column named right before or behind a place, over small words. */
function columnBeside(
  work: Work,
  at: number,
  isFit: (column: LexiconColumn) => boolean,
): LexiconColumn | undefined {
  for (const step of [-1, 1] as const) {
    const place = nextPlace(work, at, step);
    const over = ['is', 'of', 'on', 'at'].includes(work.pieces[place]?.cue ?? '')
      ? nextPlace(work, place, step)
      : place;
    const piece = work.pieces[over];
    const column = piece && columnsOf(piece, work.table).find(isFit);
    if (!column) continue;
    mark(work, over);
    return column;
  }
  return undefined;
}

/** The date that a row is of, before the ones that say when it ended or was paid. */
export function mainDate(table: LexiconTable): LexiconColumn | undefined {
  const dates = fillable(table).filter((column) => isDated(column));
  return dates.find(({ name }) => !/end|until|due|ready|left|paid|birth/iu.test(name)) ?? dates[0];
}

function amountColumn(work: Work, at: number): LexiconColumn | undefined {
  const open = fillable(work.table);
  const isNumber = (column: LexiconColumn): boolean => kindOf(column) === 'number' && !column.primaryKey;
  const money = moneyColumns(work.table).filter((column) => open.includes(column));
  const unit = work.pieces[nextPlace(work, at, 1)]?.lower ?? '';
  const beside = columnBeside(work, at, isNumber) ?? ofUnit(unit, work);
  if (beside) return beside;
  const year = saysYear(work.pieces[at]?.amount) ? open.find(isYear) : undefined;
  if (year) return year;
  if (work.pieces[at]?.unit === 'money') return money.length === 1 ? money[0] : meantBy(work)?.column;
  const numbers = numeric(work.table).filter((column) => open.includes(column) && !isYear(column));
  return numbers.length === 1 ? numbers[0] : undefined;
}

/** One piece as the value of a column of the table at hand; true where it was used. */
function fill(work: Work, at: number, slots: Slots): boolean {
  const piece = free(work, at);
  if (!piece || piece.isMark) return false;
  const { table } = work;
  for (const column of fillable(table).filter((one) => kindOf(one) === 'reference')) {
    const to = work.index.tables.find(({ name }) => name === column.references);
    const isName = piece.cue === undefined && piece.amount === undefined && !filler.test(piece.lower);
    const named = to && isName ? pickNamed(work, at, to) : undefined;
    if (named && put(slots, column, named.value)) {
      mark(work, named.first, named.last);
      return true;
    }
  }
  const own = valuesOf(piece).find(
    (one) => one.table.name === table.name && !labelsOf(table).some(({ name }) => name === one.column.name),
  );
  const literal = piece.literal;
  const typed = (pattern: RegExp): LexiconColumn | undefined =>
    fillable(table).find(({ name }) => pattern.test(name));
  const isUsed =
    (own !== undefined && put(slots, own.column, text(own.value))) ||
    (piece.period?.day !== undefined &&
      put(slots, columnBeside(work, at, isDated) ?? mainDate(table), piece.period.day)) ||
    (literal !== undefined &&
      put(slots, literal.includes('@') ? typed(/mail/iu) : typed(/phone|^tel|mobile/iu), text(literal))) ||
    (piece.amount !== undefined &&
      piece.period === undefined &&
      put(slots, amountColumn(work, at), { kind: 'value', value: piece.amount }));
  if (isUsed) mark(work, at);
  return isUsed;
}

/** A new name: capitalised words that the database does not know. */
function nameRow(work: Work, slots: Slots): void {
  const labels = labelsOf(work.table);
  const isWord = (piece: Piece | undefined): boolean =>
    piece !== undefined &&
    /^\p{Lu}/u.test(piece.text) &&
    piece.cue === undefined &&
    !filler.test(piece.lower) &&
    tablesOf(piece).length === 0;
  const first = work.pieces.findIndex(
    (piece, at) => at > 0 && !work.used.has(at) && isWord(piece) && piece.period === undefined,
  );
  let last = first;
  while (isWord(work.pieces[last + 1]) && free(work, last + 1)) last += 1;
  const words = work.pieces.slice(first, last + 1).map((piece) => piece.text);
  const [label, other] = labels;
  if (first < 0 || !label) return;
  mark(work, first, last);
  if (other && words.length > 1) {
    put(slots, label, text(words[0] ?? ''));
    put(slots, other, text(words.slice(1).join(' ')));
  } else put(slots, label, text(words.join(' ')));
}

/** Rows of the slots: columns with several values give one row each, side by side. */
export function rowsOf(slots: Slots): readonly Row[] | undefined {
  const most = Math.max(0, ...[...slots.values()].map((values) => values.length));
  const isEven = [...slots.values()].every((values) => values.length === 1 || values.length === most);
  if (most === 0 || !isEven) return undefined;
  return Array.from({ length: most }, (_unused, at) =>
    Object.fromEntries(
      [...slots].flatMap(([column, values]) => {
        const value = values[values.length === 1 ? 0 : at];
        return value ? [[column, value]] : [];
      }),
    ),
  );
}

function attempt(pieces: readonly Piece[], table: LexiconTable, state: ReadState): FrameReading | undefined {
  const work = startWork(pieces, table, state.index, false);
  const slots: Slots = new Map();
  const isTold = !pieces.some(({ lower }) => adding.test(lower));
  const isNoun = pieces.some((piece) => !piece.isDeed && isTarget(work, piece));
  // `paid` of a payment says something of a row that is there.
  const isAnswer = pieces.some((piece) =>
    columnsOf(piece, table).some(
      (column) => isYesNo(column) || (piece.isDeed && saysYes(column, true) !== undefined),
    ),
  );
  for (const [at] of pieces.entries()) fill(work, at, slots);
  const isOwn = [...slots.keys()].some((column) =>
    table.columns.some((one) => one.name === column && kindOf(one) === 'text'),
  );
  const isMeant = isNoun || isByDeed(work) || isOwn;
  if (!isMeant || (isTold && (isAnswer || !slots.has(mainDate(table)?.name ?? '')))) return undefined;
  if (!isTold && isNoun) nameRow(work, slots);
  for (const [at, piece] of pieces.entries())
    if (
      isTarget(work, piece) ||
      filler.test(piece.lower) ||
      (piece.cue === 'add' && piece.entries.length === 0)
    )
      mark(work, at);
  for (const [at, piece] of pieces.entries())
    if (
      columnsOf(piece, table).some((column) => slots.has(column.name)) ||
      (/^born$/u.test(piece.lower) && [...slots.keys()].some((one) => /birth|yob|born/iu.test(one)))
    )
      mark(work, at);
  const unread = leftOver(work).map((at) => pieces[at]?.text ?? '');
  const rows = rowsOf(slots);
  const least = isTold ? 3 : 2;
  if (!rows || slots.size < least) return undefined;
  const found = reading(table, { rows, unread }, isTold ? -0.5 : 0.6 + (isNoun ? 0 : 0.4));
  return isTold && found && 'ask' in found.meaning ? undefined : found;
}

/** Reads what happened as a new row: `Leni is ill today`, `log a payment of 35 euros from Jutta`, `10 roses wilted today`. */
export const readHappening: Frame = ({ text: said }, state) => {
  const plain = piecesOf({ text: said }, state.index, state.today);
  if (/\?\s*$/u.test(said) || plain.some(({ cue, lower }) => cue && changing.has(cue) && !adding.test(lower)))
    return undefined;
  const pieces = withDeeds(plain, state.index);
  return candidateTables(pieces, state.index)
    .map((table) => attempt(pieces, table, state))
    .filter((found) => found !== undefined)
    .toSorted((one, other) => one.unread.length - other.unread.length || one.cost - other.cost)[0];
};
