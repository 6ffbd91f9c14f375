import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { singular } from '../../../planner/names.ts';
import { rememberedByText } from '../../../../shared/remember.ts';
import { isDated, isYear, kindOf, saysYear, text as textValue } from '../../constituents/columnKinds.ts';
import { columnsOf, piecesOf, saidBy, tablesOf, type Piece } from '../../constituents/pieces.ts';
import { leftOver } from '../../constituents/selection.ts';
import { mark, startWork, type Work } from '../../constituents/work.ts';
import type { Frame, FrameReading, ReadState } from '../../frame.ts';
import { recordsOf, withDeeds } from '../questions/deeds.ts';
import { fillAppointed } from './appointed.ts';
import { fillable } from './cells.ts';
import { pickNamed } from './columnValue.ts';
import { withDays } from './days.ts';
import { reading } from './insert.ts';
import { endOf, fillAnswer, fillSlot, type Ordering } from './orderedSlots.ts';
import { mainDate, put, rowsOf, type Slots } from './slots.ts';

/** What somebody does to get something: `Blue Cup wants 10 baguettes for Friday`. */
const getting =
  /^(?:order(?:s|ed)?|wants?|wanted|needs?|needed|takes?|took|gets?|got|bought|buys?|books?|booked|asks?|asked|requests?|requested|reserves?|reserved|hires?|hired|rents?|rented|borrows?|borrowed|likes?|would like|picks? up|rang|rings|comes?|coming|stays?|staying|stayed|will (?:take|need|have|stay|come))$/u;
const adding =
  /^(?:add|new|enter|put|put in|put down|record|register|create|write down|note|log|make|please|down)$/u;
const small =
  /^(?:pieces?|pcs|x|times|they|they've|he|he's|she|she's|it|we|has|have|had|is|are|was|been|already|yet|also|again|now|please|pls|thanks?|would|will|like|to|for|on|of|the|an?|some|another|more|just|called|phoned|rung|popped|in|by|at|from|lovely|good|great|news|and)$/u;
/** Cues of words that are no part of a thing's name. */
const joining = /^(?:and|or|not|never|for|with|from|to|is|function|polite|all|every|only|except)$/u;
const things = /^(?:product|item|article|dish|thing|what|service|description|title|name)$/iu;
const persons =
  /^(?:customer|client|guest|buyer|who|person|contact|visitor|attendee|student|pupil|member|party|group|ordered_by|booked_by|borrower|hirer)(?:_name)?$/iu;

/** `cannot come`: nothing is gotten. */
const refused =
  /\b(?:can(?:not|['’]?t| not)|could(?: not|n['’]?t)|won['’]?t|will not|do(?:es)?(?: not|n['’]?t)|did(?: not|n['’]?t)|no longer)\b(?! pa(?:y|id)\b)/iu;

/** Words that begin and end a span of days, each before a day. */
const spans =
  /\b(?:until|till|['’]?til)\b|\b(?:from|starting|as of) (?=(?:the )?\d|today|tomorrow|tmrw|(?:mon|tue|wed|thu|fri|sat|sun))/giu;

/** A span of days in the words that are read as days one by one: `from 1 dec until 4 dec` is `on 1 dec to 4 dec`. */
function plainSpan(span: string): string {
  return /til/iu.test(span) ? 'to' : 'on ';
}

function openText(work: Work, slots: Slots, names: RegExp): LexiconColumn | undefined {
  return fillable(work.table).find(
    (one) =>
      kindOf(one) === 'text' &&
      one.allowedValues === undefined &&
      !slots.has(one.name) &&
      names.test(one.name),
  );
}

function isPlain(piece: Piece | undefined): piece is Piece {
  return (
    piece !== undefined &&
    !piece.isMark &&
    piece.entries.length === 0 &&
    !joining.test(piece.cue ?? '') &&
    piece.amount === undefined &&
    piece.period === undefined &&
    piece.lower !== 'per' &&
    !small.test(piece.lower)
  );
}

/** The places of a run of pieces from one on. */
function runFrom(work: Work, first: number, fits: (piece: Piece | undefined) => boolean): number {
  let last = first;
  while (fits(work.pieces[last + 1]) && !work.used.has(last + 1)) last += 1;
  return last;
}

function putWords(work: Work, slots: Slots, column: LexiconColumn, first: number, last: number): void {
  const words = saidBy(work.pieces.slice(first, last + 1));
  put(slots, column, textValue(words.replace(/^(?:the|an?) /iu, '')));
  mark(work, first, last);
}

/** Things that nothing knows, behind a figure: `10 spelt rolls`. */
function fillUnknown(work: Work, slots: Slots): void {
  const column = openText(work, slots, things);
  const first = work.pieces.findIndex(
    (piece, at) =>
      at > 0 && work.pieces[at - 1]?.amount !== undefined && !work.used.has(at) && isPlain(piece),
  );
  if (column && first >= 0) putWords(work, slots, column, first, runFrom(work, first, isPlain));
}

/** Who gets it, where that is a column of text and the name is new: the words before the verb, or capitalised ones. */
function fillPerson(work: Work, slots: Slots): void {
  const column = openText(work, slots, persons);
  if (!column) return;
  const verb = work.pieces.findIndex(
    ({ lower }) => getting.test(lower) || /^(?:has|have|would)$/u.test(lower),
  );
  const called = work.pieces.findIndex(
    ({ lower }, at) =>
      at < verb && /^(?:called|named)$/u.test(lower) && /^some/iu.test(work.pieces[0]?.text ?? ''),
  );
  const article = /^(?:the|an?)$/iu.test(work.pieces[0]?.text ?? '') ? 1 : 0;
  const start = called >= 0 ? called + 1 : article;
  const isName = verb > start && work.pieces.slice(start, verb).every((piece) => isPlain(piece));
  if (isName) {
    putWords(work, slots, column, start, verb - 1);
    mark(work, 0, start);
    return;
  }
  const isCapital = (piece: Piece | undefined): boolean => isPlain(piece) && /^\p{Lu}/u.test(piece.text);
  const first = work.pieces.findIndex((piece, at) => at > 0 && !work.used.has(at) && isCapital(piece));
  if (first >= 0) putWords(work, slots, column, first, runFrom(work, first, isCapital));
}

/** Pieces that say nothing more than what the slots hold: names of columns and tables that are filled. */
function markNames(work: Work, slots: Slots): void {
  const { table } = work;
  const named = new Set([
    ...[...slots.keys()]
      .flatMap((name) => name.toLowerCase().split('_'))
      .flatMap((word) => [word, singular(word)]),
    ...table.name.toLowerCase().split('_').map(singular),
  ]);
  for (const [at, piece] of work.pieces.entries())
    if (
      named.has(piece.lower) ||
      named.has(singular(piece.lower)) ||
      columnsOf(piece, table).some(({ name }) => slots.has(name)) ||
      tablesOf(piece).some(({ name }) =>
        table.columns.some((column) => column.references === name && slots.has(column.name)),
      )
    )
      mark(work, at);
}

/** The first day is today where only the last one is named. */
function fillStart({ table }: Work, slots: Slots): void {
  const [start, end] = [mainDate(table), endOf(table)];
  if (start && end && slots.has(end.name) && !slots.has(start.name) && !start.nullable && !start.hasDefault)
    put(slots, start, { kind: 'today' });
}

function attempt(pieces: readonly Piece[], table: LexiconTable, state: ReadState): FrameReading | undefined {
  // A year is no amount of another row: `Marek, 2026, 240`.
  if (fillable(table).some(isYear) && pieces.some(({ amount }) => saysYear(amount))) return undefined;
  const isTarget = (piece: Piece): boolean => tablesOf(piece).some(({ name }) => name === table.name);
  const isAdded = adding.test(pieces[0]?.lower ?? '') || pieces[0]?.cue === 'add';
  const work: Ordering = { ...startWork(pieces, table, state.index, false), today: state.today };
  const slots: Slots = new Map();
  fillAppointed(work, slots);
  for (const [at, piece] of pieces.entries()) {
    if (fillAnswer(work, at, slots) || fillSlot(work, at, slots)) mark(work, at);
    else if (getting.test(piece.lower) || isTarget(piece) || small.test(piece.lower)) mark(work, at);
    else if (isAdded && (adding.test(piece.lower) || piece.cue === 'add')) mark(work, at);
  }
  fillUnknown(work, slots);
  fillPerson(work, slots);
  fillStart(work, slots);
  markNames(work, slots);
  const held = table.columns.filter(({ name }) => slots.has(name));
  const isFor = (kind: string): boolean => held.some((column) => kindOf(column) === kind);
  if (isAdded && !pieces.some((piece) => !piece.isDeed && isTarget(piece)) && !isFor('number'))
    return undefined;
  const figure = pieces.findIndex(({ amount }) => amount !== undefined);
  const answer = pieces.findIndex((piece) =>
    columnsOf(piece, table).some((column) => kindOf(column) === 'yes-no'),
  );
  const isGotten = pieces.some(({ lower }) => getting.test(lower));
  const days = held.filter((column) => isDated(column));
  // `Blue Cup paid for 10 baguettes` says something of a row that is there.
  const isOfRow = answer >= 0 && (figure < 0 || answer < figure) && days.length < 2;
  if (isOfRow && !isAdded && !isGotten) return undefined;
  // Two days for one column are no single day.
  if (days.some(({ name }) => (slots.get(name)?.length ?? 0) > 1)) return undefined;
  const rows = rowsOf(slots);
  // Who it is for, and two more of when, what and how many: less may be about a row that is there.
  if (leftOver(work).length > 0 || !rows || !isFor('reference') || slots.size < 3) return undefined;
  if (!isFor('number') && days.length === 0) return undefined;
  const found = reading(table, { rows, unread: [] }, -1);
  return found && 'changes' in found.meaning ? found : undefined;
}

/**
 * Reads what somebody ordered, booked or took as new rows, in any order of words: `Blue Cup wants 10 baguettes for Friday,
 * not paid yet`, `new order Blue Cup 10 baguettes friday`. Every word has to have its place.
 */
export const readOrdered: Frame = (clause, state) => {
  const { said = '', note = '' } = noted.exec(clause.text)?.groups ?? {};
  const found = note === '' ? undefined : readGotten(said, state);
  const change = found && 'changes' in found.meaning ? found.meaning.changes[0] : undefined;
  if (!found || change?.do !== 'insert') return readGotten(clause.text, state);
  const table = state.index.tables.find(({ name }) => name === change.table);
  const column = table && fillable(table).find(({ name }) => /^(?:notes?|remarks?|comments?)$/u.test(name));
  const rows = change.rows.map((row) => ({ ...row, ...(column && { [column.name]: textValue(note) }) }));
  return column ? { ...found, meaning: { changes: [{ ...change, rows }] } } : undefined;
};

/** Whether words name a row of a table, in full or in part. */
function namingRows(pieces: readonly Piece[], { index }: ReadState): (table: string) => boolean {
  const byName = new Map(index.tables.map((table) => [table.name, table]));
  return rememberedByText((name) => {
    const table = byName.get(name);
    const work = table && startWork(pieces, table, index, false);
    return work !== undefined && pieces.some((_, at) => pickNamed(work, at, work.table) !== undefined);
  });
}

/** What is noted of it: `…, note: needs four crew`. */
const noted = /^(?<said>[^\n]+?)[,;.]? (?:note|notes|remark|comment)s?:? (?<note>\S[^\n]*?)[.!]?$/iu;

function readGotten(said: string, state: ReadState): FrameReading | undefined {
  if (/[?\n"“]/u.test(said) || refused.test(said)) return undefined;
  const plainly = said
    .replace(/[.!]+$/u, '')
    .replace(/\b(?:is|are|will be) staying\b/iu, 'stays')
    .replace(/^(?:could|can|would|will) you (?:please )?/iu, '');
  const text = withDays(plainly.replaceAll(spans, plainSpan));
  const plain = piecesOf({ text }, state.index, state.today);
  // A row needs a figure or a day beside whose it is.
  if (!plain.some(({ amount, period }) => amount !== undefined || period?.day)) return undefined;
  const isSaid = plain.some(({ lower }, at) => at > 0 && getting.test(lower));
  const isBooked = plain[0]?.lower === 'book';
  const pieces = withDeeds(plain, state.index);
  const records = new Set(
    plain.flatMap(({ lower }, at) =>
      recordsOf(at === 0 && isBooked ? 'booking' : lower, state.index).map(({ name }) => name),
    ),
  );
  const isNamed = namingRows(plain, state);
  const tables = state.index.tables.filter((table) =>
    fillable(table).some(({ references }) => references !== undefined && isNamed(references)),
  );
  const readIn = (some: readonly LexiconTable[]): readonly { table: LexiconTable; read: FrameReading }[] =>
    some.flatMap((table) => {
      const read = attempt(pieces, table, state);
      return read ? [{ table, read }] : [];
    });
  // A list that records the deed comes before others: bookings where somebody is booked.
  const own = isSaid ? [] : readIn(tables.filter(({ name }) => records.has(name)));
  const isOther = isSaid || records.size === 0 || isBooked;
  const found = own.length === 0 && isOther ? readIn(tables) : own;
  const meant = found.length > 1 ? found.filter(({ table }) => records.has(table.name)) : found;
  return meant.length === 1 ? meant[0]?.read : undefined;
}
