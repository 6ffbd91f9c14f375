import type { Expression } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { singular } from '../../../planner/names.ts';
import { isoDay, parseIso, plusDays } from '../../constituents/calendar.ts';
import { isDated, kindOf, labelsOf, text as textValue, yesNoValue } from '../../constituents/columnKinds.ts';
import { numeric } from '../../constituents/comparisons.ts';
import { columnsOf, piecesOf, tablesOf, valuesOf, type Piece } from '../../constituents/pieces.ts';
import { leftOver } from '../../constituents/selection.ts';
import { mark, nextPlace, startWork, type Work } from '../../constituents/work.ts';
import type { Frame, FrameReading, ReadState } from '../../frame.ts';
import { recordsOf, withDeeds } from '../questions/deeds.ts';
import { fillable } from './cells.ts';
import { pickNamed } from './columnValue.ts';
import { withDays } from './days.ts';
import { reading } from './insert.ts';
import { mainDate, put, rowsOf, type Slots } from './slots.ts';

/** What somebody does to get something: `Blue Cup wants 10 baguettes for Friday`. */
const getting =
  /^(?:order(?:s|ed)?|wants?|wanted|needs?|needed|takes?|took|gets?|got|bought|buys?|books?|booked|asks?|asked|requests?|requested|reserves?|reserved|hires?|hired|rents?|rented|borrows?|borrowed|likes?|would like|picks? up|will (?:take|need|have))$/u;
const adding = /^(?:add|new|enter|put|put in|record|register|create|write down|note|log|make|please)$/u;
const small =
  /^(?:pieces?|pcs|x|times|they|he|she|it|we|has|have|had|is|are|was|been|already|yet|also|again|now|please|pls|thanks?|would|will|like|to|for|on|of|the|an?|some|another|more|just|called|phoned|by|at|from|in)$/u;
/** Cues of words that are no part of a thing's name. */
const joining = /^(?:and|or|not|never|for|with|from|to|is|function|polite|all|every|only|except)$/u;
const quantities = /quant|qty|amount|count|number|how_many|pieces|units|persons?|people|guests|seats|hours/iu;

interface Ordering extends Work {
  /** ISO date. */
  readonly today: string;
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
  const beside = [nextPlace(work, at, -1), nextPlace(work, at, 1)].flatMap((place) => {
    const piece = work.pieces[place];
    const found = piece && columnsOf(piece, work.table).find((column) => open.includes(column));
    return found ? [found] : [];
  });
  const counting = open.filter(({ name }) => quantities.test(name));
  return beside[0] ?? (open.length === 1 ? open[0] : counting.length === 1 ? counting[0] : undefined);
}

/** A value of a row that is named in another table: the customer of an order. */
function fillReference(work: Work, at: number, slots: Slots): boolean {
  for (const column of fillable(work.table).filter((one) => kindOf(one) === 'reference')) {
    const to = work.index.tables.find(({ name }) => name === column.references);
    const named = to && pickNamed(work, at, to);
    if (!named || (named.isPartial && !/^\p{Lu}\p{L}{3}/u.test(work.pieces[at]?.text ?? ''))) continue;
    put(slots, column, named.value);
    mark(work, named.first, named.last);
    return true;
  }
  return false;
}

/** `not paid yet`, `they paid already`. */
function fillAnswer(work: Work, at: number, slots: Slots): boolean {
  const piece = work.pieces[at];
  const column =
    piece &&
    fillable(work.table).find((one) => kindOf(one) === 'yes-no' && isNamedBy(piece, one, work.table));
  if (!column) return false;
  const before = work.pieces.slice(Math.max(0, at - 3), at).findLastIndex(({ cue, text: said }) => {
    return cue === 'not' || cue === 'never' || said === ',';
  });
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

function isNamedBy(piece: Piece, column: LexiconColumn, table: LexiconTable): boolean {
  return columnsOf(piece, table).includes(column) || piece.lower === column.name.toLowerCase();
}

/** The ISO date that a day is, counted from today. */
function dateOf(day: Expression, today: string): string | undefined {
  if (day.kind === 'today') return today;
  if (day.kind === 'value') return typeof day.value === 'string' ? day.value : undefined;
  if (day.kind !== 'arithmetic' || day.right.kind !== 'duration' || day.right.unit !== 'day')
    return undefined;
  const from = dateOf(day.left, today);
  const days = day.operator === '-' ? -day.right.amount : day.right.amount;
  return from === undefined ? undefined : isoDay(plusDays(parseIso(from), days));
}

/** A day with the time that is said beside it: `monday 10:00`; undefined where none is. */
function momentOf(work: Ordering, day: Expression): Expression | undefined {
  const at = work.pieces.findIndex(({ isTime }) => isTime);
  const date = dateOf(day, work.today);
  const time = work.pieces[at]?.literal;
  if (time === undefined || date === undefined) return undefined;
  mark(work, at);
  return textValue(`${date} ${time}`);
}

function fill(work: Ordering, at: number, slots: Slots): boolean {
  const piece = work.pieces[at];
  if (!piece || work.used.has(at) || (piece.isMark && piece.literal === undefined)) return false;
  const { table } = work;
  if (piece.period?.day) {
    const dated = fillable(table).filter((column) => isDated(column));
    const beside = work.pieces[nextPlace(work, at, -1)];
    const named = beside && dated.find((column) => columnsOf(beside, table).includes(column));
    const column = named ?? mainDate(table);
    const value = column && kindOf(column) === 'moment' ? momentOf(work, piece.period.day) : piece.period.day;
    return column !== undefined && value !== undefined && put(slots, column, value);
  }
  if (piece.amount !== undefined && piece.literal === undefined && piece.unit === undefined) {
    const column = countColumn(work, at);
    return column !== undefined && putEach(slots, column, piece.amount);
  }
  const thing = thingIn(piece, table);
  if (thing) return put(slots, thing[0], textValue(thing[1]));
  return fillReference(work, at, slots);
}

/** Adds a figure even where it was said before: `2 rye and 2 wheat`. */
function putEach(slots: Slots, column: LexiconColumn, value: number): boolean {
  slots.set(column.name, [...(slots.get(column.name) ?? []), { kind: 'value', value }]);
  return true;
}

/** Things that nothing knows, behind a figure: `10 spelt rolls`. */
function fillUnknown(work: Work, slots: Slots): void {
  const column = fillable(work.table).find(
    (one) =>
      kindOf(one) === 'text' &&
      one.allowedValues === undefined &&
      !slots.has(one.name) &&
      /^(?:product|item|article|dish|thing|what|service|description|title|name)$/iu.test(one.name),
  );
  const first = work.pieces.findIndex(
    (piece, at) =>
      at > 0 && work.pieces[at - 1]?.amount !== undefined && !work.used.has(at) && isPlain(piece),
  );
  if (!column || first < 0) return;
  let last = first;
  for (let next = work.pieces[last + 1]; next && isPlain(next); next = work.pieces[last + 1]) last += 1;
  const words = work.pieces.slice(first, last + 1).map((piece) => piece.text);
  put(slots, column, textValue(words.join(' ')));
  mark(work, first, last);
}

function isPlain(piece: Piece): boolean {
  return (
    !piece.isMark &&
    piece.entries.length === 0 &&
    !joining.test(piece.cue ?? '') &&
    piece.amount === undefined &&
    piece.period === undefined &&
    !small.test(piece.lower)
  );
}

function attempt(pieces: readonly Piece[], table: LexiconTable, state: ReadState): FrameReading | undefined {
  const isAdded = adding.test(pieces[0]?.lower ?? '') || pieces[0]?.cue === 'add';
  const isTarget = (piece: Piece): boolean => tablesOf(piece).some(({ name }) => name === table.name);
  if (isAdded && !pieces.some((piece) => !piece.isDeed && isTarget(piece))) return undefined;
  const work: Ordering = { ...startWork(pieces, table, state.index, false), today: state.today };
  const slots: Slots = new Map();
  for (const [at, piece] of pieces.entries()) {
    if (fillAnswer(work, at, slots) || fill(work, at, slots)) mark(work, at);
    else if (getting.test(piece.lower) || isTarget(piece) || small.test(piece.lower)) mark(work, at);
    else if (isAdded && (adding.test(piece.lower) || piece.cue === 'add')) mark(work, at);
  }
  fillUnknown(work, slots);
  const names = [...slots.keys()];
  const named = new Set(names.flatMap((name) => name.toLowerCase().split('_')));
  for (const [at, piece] of pieces.entries())
    if (
      named.has(piece.lower) ||
      columnsOf(piece, table).some(({ name }) => slots.has(name)) ||
      tablesOf(piece).some(({ name }) =>
        table.columns.some((column) => column.references === name && slots.has(column.name)),
      )
    )
      mark(work, at);
  const isComplete = leftOver(work).length === 0;
  const isFor = (kind: string): boolean =>
    names.some((name) => table.columns.some((column) => column.name === name && kindOf(column) === kind));
  const rows = rowsOf(slots);
  const figure = pieces.findIndex(({ amount }) => amount !== undefined);
  const answer = pieces.findIndex((piece) =>
    columnsOf(piece, table).some((column) => kindOf(column) === 'yes-no'),
  );
  // `Blue Cup paid for 10 baguettes` says something of a row that is there.
  if (
    !isAdded &&
    answer >= 0 &&
    (figure < 0 || answer < figure) &&
    !pieces.some(({ lower }) => getting.test(lower))
  )
    return undefined;
  // Who it is for, and two more of when, what and how many: less may be about a row that is there.
  if (!isComplete || !rows || !isFor('reference') || slots.size < 3) return undefined;
  if (!isFor('number') && !isFor('date') && !isFor('moment')) return undefined;
  const found = reading(table, { rows, unread: [] }, -1);
  return found && 'changes' in found.meaning ? found : undefined;
}

/**
 * Reads what somebody ordered, booked or took as new rows, however it is said: `Blue Cup wants 10 baguettes for Friday, not
 * paid yet`, `new order Blue Cup 10 baguettes friday`. Every word has to have its place.
 */
export const readOrdered: Frame = ({ text: said }, state) => {
  if (/[?\n"“]/u.test(said)) return undefined;
  const text = withDays(said.replace(/[.!]+$/u, ''));
  const plain = piecesOf({ text }, state.index, state.today);
  const isSaid = plain.some(({ lower }, at) => at > 0 && getting.test(lower));
  const pieces = withDeeds(plain, state.index);
  const records = new Set(
    plain.flatMap(({ lower }) => recordsOf(lower, state.index).map(({ name }) => name)),
  );
  const tables = state.index.tables.filter(
    (table) =>
      table.columns.some((column) => kindOf(column) === 'reference') &&
      (isSaid || records.size === 0 || records.has(table.name)),
  );
  const found = tables
    .map((table) => ({ table, read: attempt(pieces, table, state) }))
    .filter(({ read }) => read !== undefined);
  const meant = found.length > 1 ? found.filter(({ table }) => records.has(table.name)) : found;
  return meant.length === 1 ? meant[0]?.read : undefined;
};
