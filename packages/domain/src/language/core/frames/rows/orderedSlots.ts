import type { Expression } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { singular } from '../../../planner/names.ts';
import {
  dayOf as calendarDay,
  daysBetween,
  isoDay,
  parseIso,
  plusDays,
  plusMonths,
  type Day,
} from '../../constituents/calendar.ts';
import { isDated, kindOf, labelsOf, text as textValue, yesNoValue } from '../../constituents/columnKinds.ts';
import { moneyColumns, numeric, quantityOf } from '../../constituents/comparisons.ts';
import { columnsOf, valuesOf, type Piece } from '../../constituents/pieces.ts';
import { mark, nextPlace, type Work } from '../../constituents/work.ts';
import { fillable } from './cells.ts';
import { pickNamed } from './columnValue.ts';
import { mainDate, put, type Slots } from './slots.ts';

/** A sentence about what somebody gets, read as a row of one table. */
export interface Ordering extends Work {
  /** ISO date. */
  readonly today: string;
}

/** Columns that count what no piece is. */
const heads = /amount|number|units|persons?|people|guests|seats|hours/iu;
const ending = /^(?:until|till|til|to|back|due|returns?|returning|ends?|through|thru|up to)$/u;

/** The column of the day on which something ends or comes back. */
export function endOf(table: LexiconTable): LexiconColumn | undefined {
  const start = mainDate(table);
  return fillable(table).find(
    (column) =>
      isDated(column) &&
      column !== start &&
      /due|until|till|^end|_end|back|^to_|_to$|^return(?!ed)|departure|check_?out/iu.test(column.name),
  );
}

/** The name of a thing in a column of text, where the things have a table: `product` of orders, and `products`. */
function thingIn(piece: Piece, table: LexiconTable): readonly [LexiconColumn, string] | undefined {
  for (const one of valuesOf(piece)) {
    const column =
      one.table.name === table.name && kindOf(one.column) === 'text'
        ? one.column
        : labelsOf(one.table).some(({ name }) => name === one.column.name)
          ? fillable(table).find(
              ({ name, references }) =>
                references === undefined && (name === singular(one.table.name) || name === one.table.name),
            )
          : undefined;
    if (column) return [column, one.value];
  }
  return undefined;
}

/** The column of the figures of a table that count things; the words beside a figure may name it. */
function countColumn(work: Work, at: number): LexiconColumn | undefined {
  const open = numeric(work.table).filter((column) => !column.primaryKey && column.references === undefined);
  if (work.pieces[at]?.unit !== undefined) {
    const money = moneyColumns(work.table);
    return money.length === 1 ? money[0] : undefined;
  }
  const beside = [nextPlace(work, at, -1), nextPlace(work, at, 1)].flatMap((place) => {
    const piece = work.pieces[place];
    const found = piece && columnsOf(piece, work.table).find((column) => open.includes(column));
    return found ? [found] : [];
  });
  const counting = open.filter(({ name }) => heads.test(name));
  const only = open.length === 1 ? open[0] : counting.length === 1 ? counting[0] : undefined;
  return beside[0] ?? quantityOf(work.table) ?? only;
}

/** A word that may be a part of a name: `jackhammer` of `Bosch jackhammer`. */
function isPartOfName({ lower, cue, entries }: Piece): boolean {
  return lower.length > 2 && cue === undefined && entries.length === 0 && /^\p{L}/u.test(lower);
}

/** A value of a row that is named in another table: the customer of an order. */
function fillReference(work: Work, at: number, slots: Slots): boolean {
  const piece = work.pieces[at];
  if (!piece) return false;
  for (const column of fillable(work.table).filter((one) => kindOf(one) === 'reference')) {
    const to = work.index.tables.find(({ name }) => name === column.references);
    const named = to && pickNamed(work, at, to);
    if (!named || (named.isPartial && !isPartOfName(piece))) continue;
    put(slots, column, named.value);
    mark(work, named.first, named.last);
    return true;
  }
  return false;
}

function isNamedBy(piece: Piece, column: LexiconColumn, table: LexiconTable): boolean {
  return columnsOf(piece, table).includes(column) || piece.lower === column.name.toLowerCase();
}

/** `not paid yet`, `they paid already`. */
export function fillAnswer(work: Work, at: number, slots: Slots): boolean {
  const piece = work.pieces[at];
  const column =
    piece &&
    fillable(work.table).find((one) => kindOf(one) === 'yes-no' && isNamedBy(piece, one, work.table));
  if (!column) return false;
  const before = work.pieces
    .slice(Math.max(0, at - 3), at)
    .findLastIndex(({ cue, text }) => cue === 'not' || cue === 'never' || text === ',');
  const place = Math.max(0, at - 3) + before;
  const isDenied = before >= 0 && work.pieces[place]?.text !== ',';
  const next = work.pieces[nextPlace(work, at, 1)]?.lower;
  const value = yesNoValue(column, !isDenied && next !== 'no');
  if (!value) return false;
  put(slots, column, value);
  mark(work, isDenied ? place : at, at);
  if (next === 'no' || next === 'yes') mark(work, nextPlace(work, at, 1));
  return true;
}

/** The ISO date that a day is, counted from today. */
export function dateOf(day: Expression, today: string): string | undefined {
  if (day.kind === 'today') return today;
  if (day.kind === 'value') return typeof day.value === 'string' ? day.value : undefined;
  if (day.kind !== 'arithmetic' || day.right.kind !== 'duration' || day.right.unit !== 'day')
    return undefined;
  const from = dateOf(day.left, today);
  const days = day.operator === '-' ? -day.right.amount : day.right.amount;
  return from === undefined ? undefined : isoDay(plusDays(parseIso(from), days));
}

/** A day with the time beside it: `monday 10:00`; undefined where there is none. */
function momentOf(work: Ordering, day: Expression): Expression | undefined {
  const at = work.pieces.findIndex(({ isTime }) => isTime);
  const date = dateOf(day, work.today);
  const time = work.pieces[at]?.literal;
  if (time === undefined || date === undefined) return undefined;
  mark(work, at);
  return textValue(`${date} ${time}`);
}

/** A day of a month without its year. */
const yearless = /^(?!.*\b\d{4}\b)(?=.*\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b).*\d/iu;

/** The day of a year before or after that is nearest: in November, `3 november` was this year and `3 january` is next year. */
export function nearestDay(date: string, today: string): string {
  const { year, month, day } = parseIso(date);
  const now = parseIso(today);
  const days = [-1, 0, 1].flatMap((more) => calendarDay(year + more, month, day) ?? []);
  const distance = (one: Day): number => Math.abs(daysBetween(now, one));
  const [nearest] = days.toSorted((one, other) => distance(one) - distance(other));
  return nearest ? isoDay(nearest) : date;
}

/** The day that a piece says of a row: `on the 12th` is the next one, a day of a month the nearest. */
export function dayOf({ text, period }: Piece, today: string): Expression | undefined {
  const day = period?.day;
  const date = day && dateOf(day, today);
  if (date !== undefined && yearless.test(text)) return textValue(nearestDay(date, today));
  if (date === undefined || date >= today || !/^(?:on )?(?:the )?\d{1,2}(?:st|nd|rd|th)$/iu.test(text))
    return day;
  const { day: number } = parseIso(date);
  return textValue(isoDay({ ...plusMonths(parseIso(date), 1), day: number }));
}

function fillDay(work: Ordering, at: number, slots: Slots): boolean {
  const piece = work.pieces[at];
  const day = piece && dayOf(piece, work.today);
  if (!day) return false;
  const dated = fillable(work.table).filter((column) => isDated(column));
  const before = nextPlace(work, at, -1);
  const beside = work.pieces[before];
  const named = beside && dated.find((column) => columnsOf(beside, work.table).includes(column));
  const end = beside && ending.test(beside.lower) ? endOf(work.table) : undefined;
  const column = named ?? end ?? mainDate(work.table);
  const value = column && kindOf(column) === 'moment' ? momentOf(work, day) : day;
  if (!column || !value) return false;
  if (end) mark(work, before);
  return put(slots, column, value);
}

/** `2 days from tomorrow`: how long from the first day to the last. */
function fillDuration(work: Ordering, at: number, slots: Slots): boolean {
  const [piece, unit] = work.pieces.slice(at, at + 2);
  const found = /^(?<unit>day|night|week)s?$/u.exec(unit?.lower ?? '')?.groups?.['unit'];
  const end = endOf(work.table);
  const start = mainDate(work.table);
  const day = work.pieces.find(({ period }) => period?.day)?.period?.day ?? { kind: 'today' };
  const from = dateOf(day, work.today);
  if (piece?.amount === undefined || found === undefined || !end || !start || from === undefined)
    return false;
  const days = piece.amount * (found === 'week' ? 7 : 1);
  put(slots, end, textValue(isoDay(plusDays(parseIso(from), days))));
  mark(work, at, at + 1);
  return true;
}

/** True for a column of when something is over. */
function isEnd({ name }: LexiconColumn): boolean {
  return /^(?:end|until|till|to|finish|back)(?:_|s_|$)|_(?:end|until|to)$/u.test(name);
}

/** A time of day in the column for it, beside the day in its own; the second one is when it ends. */
function fillTime(work: Ordering, time: string, slots: Slots): boolean {
  const open = fillable(work.table);
  const clocks = open.filter((column) => kindOf(column) === 'time');
  const free = clocks.filter(({ name }) => !slots.has(name));
  const clock = free.find((column) => !isEnd(column)) ?? free[0] ?? clocks[0];
  if (clock) return put(slots, clock, textValue(time));
  const moment = open.find((column) => kindOf(column) === 'moment');
  const day = work.pieces.find(({ period }) => period?.day);
  const said = day && dayOf(day, work.today);
  const date = said && dateOf(said, work.today);
  return moment !== undefined && moment !== mainDate(work.table) && date !== undefined
    ? put(slots, moment, textValue(`${date} ${time}`))
    : false;
}

/** The only column of a text of this form: an address, a phone number, the number of an invoice. */
export function columnOfLiteral(literal: string, table: LexiconTable): LexiconColumn | undefined {
  const names = literal.includes('@')
    ? /mail/iu
    : literal.includes('/')
      ? /number|(?:^|_)(?:no|nr|code|ref|reference)$/iu
      : /phone|^tel|mobile|fone/iu;
  const found = fillable(table).filter((column) => kindOf(column) === 'text' && names.test(column.name));
  return found.length === 1 ? found[0] : undefined;
}

/** One piece as the value of a column; true where it was used. */
export function fillSlot(work: Ordering, at: number, slots: Slots): boolean {
  const piece = work.pieces[at];
  if (!piece || work.used.has(at) || (piece.isMark && piece.literal === undefined)) return false;
  const { table } = work;
  if (piece.period?.day) return fillDay(work, at, slots);
  if (piece.isTime === true && piece.literal !== undefined) return fillTime(work, piece.literal, slots);
  if (piece.amount !== undefined && piece.literal === undefined) {
    if (fillDuration(work, at, slots)) return true;
    const column = countColumn(work, at);
    if (!column) return false;
    // A figure counts again: `2 rye and 2 wheat`.
    slots.set(column.name, [...(slots.get(column.name) ?? []), { kind: 'value', value: piece.amount }]);
    return true;
  }
  if (piece.literal !== undefined) {
    const column = columnOfLiteral(piece.literal, table);
    return column ? put(slots, column, textValue(piece.literal)) : false;
  }
  const thing = thingIn(piece, table);
  if (thing) return put(slots, thing[0], textValue(thing[1]));
  return fillReference(work, at, slots);
}
