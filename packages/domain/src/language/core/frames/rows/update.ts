import type { Condition, DatabaseChange, Expression } from '../../../ast/index.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import { labelsOf } from '../../constituents/columnKinds.ts';
import { columnsOf, piecesOf, tablesOf, valuesOf, type Piece } from '../../constituents/pieces.ts';
import {
  candidateTables,
  joined,
  leftOver,
  namedAlthoughAll,
  otherNouns,
  readConditions,
} from '../../constituents/selection.ts';
import { isOfPeople, startWork, mark, type Work } from '../../constituents/work.ts';
import type { Clause, Frame, FrameReading, ReadState } from '../../frame.ts';
import { withoutAsides } from '../../constituents/asides.ts';
import { withDays } from './days.ts';
import { decided } from './decided.ts';
import { readChangeBy, readPrice, readSameChange } from './amounts.ts';
import { assignmentRules, isVerb, lastRule, type Assignment } from './assignments.ts';

type Update = Extract<DatabaseChange, { readonly do: 'update' }>;

/** A question back costs more than a complete reading of another kind. */
const asking = 3;

/** Words of an update that need no more than to be there. */
const glue = new Set(['change', 'mark', 'to', 'now', 'want', 'make']);
const fromNowOn =
  /^(?:moved|moves|earns?|per|switched|transferred|finally|finaly|from|now|on|again|put|make|set|mark|mark it|note|write|tidy|goes|go|gets?|has|have|new|as of now|then|him|them|it|if|still|yet|while|back|whats|already|what is|what are|which is|to be)$/u;

/** What every row of a table means: `all`, `every`, or a tidying of whole columns. */
function isEvery(pieces: readonly Piece[], sets: readonly Assignment[]): boolean {
  const isTidy = sets.every(({ value }) => value.kind === 'call' && value.name !== 'round');
  return isTidy || pieces.some(({ cue }) => cue === 'all' || cue === 'every' || cue === 'each');
}

/** The rows that the change before was about, for a clause that names none: `… publish. Title to "Head lice".` */
function rowsBefore({ before }: ReadState, table: LexiconTable): Condition | undefined {
  const last = before.at(-1);
  return last?.do === 'update' && last.table === table.name && last.where.kind !== 'always'
    ? last.where
    : undefined;
}

/**
 * Places before the first comma that only tell of a named row what the change is for: `Bistro Quince pays for everything,
 * mark all their orders paid`.
 */
function background(work: Work, sets: readonly Assignment[]): ReadonlySet<number> {
  const comma = work.pieces.findIndex(({ text }) => text === ',');
  const labels = new Set(labelsOf(work.table).map(({ name }) => name));
  const isNamed = work.found.some(
    ({ at, column, condition }) => at < comma && (condition.kind === 'in' || labels.has(column?.name ?? '')),
  );
  if (!isNamed || !sets.every(({ at }) => at > comma)) return new Set();
  return new Set(
    work.pieces.slice(0, comma).flatMap((piece, at) => {
      const isPlain = piece.entries.length === 0 && piece.amount === undefined && piece.literal === undefined;
      return isPlain && piece.period === undefined && piece.cue === undefined ? [at] : [];
    }),
  );
}

function tableBefore({ before }: ReadState): string | undefined {
  const last = before.at(-1);
  return last?.do === 'update' ? last.table : undefined;
}

const limiting = /^(?:if|only|where|that|which|who|whose|from|when|still|are|is)$/u;

/** Places of conditions on a column that gets a value, said after it and not as a limit: more of the value, misread. */
function contradictions(work: Work, sets: readonly Assignment[]): readonly number[] {
  return work.found.flatMap(({ column, at }) => {
    const set = sets.find((one) => one.column.name === column?.name && one.value.kind === 'value');
    const isLimited = work.pieces.slice(set?.at ?? at, at).some(({ lower }) => limiting.test(lower));
    return set && at > set.at && !isLimited ? [at] : [];
  });
}

/** Whether two rows are named, each with a different value: `Ann's phone is 12 and Ben's email is b@c.de`. */
function isOfTwoRows({ found, table }: Work, sets: readonly Assignment[]): boolean {
  const labels = new Set(labelsOf(table).map(({ name }) => name));
  const [first, second] = found
    .filter(({ condition, column }) => condition.kind === 'in' || labels.has(column?.name ?? ''))
    .map(({ at }) => at)
    .toSorted((one, other) => one - other);
  return (
    first !== undefined &&
    second !== undefined &&
    sets.some(({ at }) => at > first && at < second) &&
    sets.some(({ at }) => at < first || at > second)
  );
}

function record(sets: readonly Assignment[]): Readonly<Record<string, Expression>> {
  return Object.fromEntries(sets.map(({ column, value }) => [column.name, value]));
}

function attempt(pieces: readonly Piece[], table: LexiconTable, state: ReadState): FrameReading | undefined {
  const work = startWork(pieces, table, state.index, false);
  const sets: Assignment[] = [...readChangeBy(work)];
  for (const rule of assignmentRules)
    for (const one of rule(work))
      if (!sets.some(({ column }) => column.name === one.column.name)) sets.push(one);
  if (sets.length === 0) sets.push(...lastRule(work));
  if (sets.length === 0) sets.push(...readPrice(work));
  if (sets.length === 0) sets.push(...readSameChange(work, state.before.at(-1)));
  if (sets.length === 0) return undefined;
  readConditions(work);
  if (isOfTwoRows(work, sets)) return undefined;
  const own = joined(work);
  for (const [at, piece] of pieces.entries())
    if (
      columnsOf(piece, table).some(({ name }) => sets.some(({ column }) => column.name === name)) &&
      valuesOf(piece).length === 0
    )
      mark(work, at);
  const inherited = own.kind === 'always' ? rowsBefore(state, table) : undefined;
  for (const [at, piece] of pieces.entries())
    if (
      (piece.cue && glue.has(piece.cue) && piece.entries.length === 0) ||
      (fromNowOn.test(piece.lower) && (piece.lower !== 'per' || pieces[at - 1]?.amount !== undefined)) ||
      isVerb(piece)
    )
      mark(work, at);
  if (sets.some(({ value }) => value.kind === 'pick'))
    for (const [at, { lower }] of pieces.entries()) if (/^(?:group|team|class)$/u.test(lower)) mark(work, at);
  if (work.found.length > 0)
    for (const [at, piece] of pieces.entries())
      if (/^(?:their|her|his)$/u.test(piece.lower) && work.found.some(({ at: place }) => place < at))
        mark(work, at);
  const explained = background(work, sets);
  const unread = [
    ...leftOver(work).filter((at) => !explained.has(at)),
    ...namedAlthoughAll(work),
    ...otherNouns(work),
    ...contradictions(work, sets),
  ].map((at) => pieces[at]?.text ?? '');
  const where = inherited ?? own;
  const isNamed = pieces.some((piece) => tablesOf(piece).some(({ name }) => name === table.name));
  // A name of another list alone does not say that its linked rows change: `Leander now has 1200`.
  const isElsewhere =
    !isNamed &&
    work.found.length > 0 &&
    work.found.every(({ condition }) => condition.kind === 'in') &&
    !pieces.some((piece) => columnsOf(piece, table).length > 0);
  if (isElsewhere) return undefined;
  const isSame = state.before.at(-1)?.do === 'update' && tableBefore(state) === table.name;
  const isWho = pieces.some(({ cue, lower }) => cue === 'who' || lower.startsWith('who '));
  const cost =
    work.cost +
    (isWho && !isOfPeople(table) ? 0.5 : 0) +
    (isNamed ? 0 : isSame ? 0.2 : 1) -
    work.found.length * 0.1;
  if (work.ask && unread.length === 0)
    return { meaning: { ask: work.ask.text, choices: work.ask.choices }, words: [], unread, cost };
  if (where.kind === 'always' && !isEvery(pieces, sets)) return askRows(work, sets, unread, cost);
  const change: Update = { do: 'update', table: table.name, set: record(sets), where };
  return { meaning: { changes: [change] }, words: work.words, unread, cost };
}

/** Asks for which rows, where a sentence names none. */
function askRows(
  work: Work,
  sets: readonly Assignment[],
  unread: readonly string[],
  cost: number,
): FrameReading {
  const columns = sets.map(({ column }) => column.name.replaceAll('_', ' ')).join(' and ');
  return {
    meaning: {
      ask: `For which ${work.table.name.replaceAll('_', ' ')} should ${columns} change? Name them, or say all.`,
      choices: [],
    },
    words: work.words,
    unread,
    cost: cost + asking,
  };
}

export function updateOnce(text: string, state: ReadState): FrameReading | undefined {
  const pieces = piecesOf({ text }, state.index, state.today);
  return decided(
    text,
    candidateTables(pieces, state.index)
      .map((table) => attempt(pieces, table, state))
      .filter((found) => found !== undefined),
  );
}

const separators = /\s*(?:;|,|\n|\band\b|&|\bn\b)\s*(?:also |then )?/giu;

/** Commas and the like in a clause of several changes; a longer list is no list of changes. */
const mostSeparators = 24;

/** Reads parts of a clause one after the other, where it does not read as one: `promote Reader 5 to staff, demote Reader 3`. */
function several(text: string, state: ReadState): FrameReading | undefined {
  const places = [...text.matchAll(separators)];
  if (places.length > mostSeparators) return undefined;
  for (const match of places) {
    const head = updateOnce(text.slice(0, match.index), state);
    if (!head || head.unread.length > 0 || !('changes' in head.meaning)) continue;
    const rest = text.slice(match.index + match[0].length);
    const tail = readUpdate(
      { text: rest, items: [] },
      { ...state, before: [...state.before, ...head.meaning.changes] },
    );
    if (!tail || tail.unread.length > 0 || !('changes' in tail.meaning)) continue;
    return {
      meaning: { changes: [...head.meaning.changes, ...tail.meaning.changes] },
      words: [...head.words, ...tail.words],
      unread: [],
      cost: head.cost + tail.cost + 0.5,
    };
  }
  return undefined;
}

/** Reads a change of values in rows. Every word has to be used. */
export const readUpdate: Frame = ({ text: typed }: Clause, state) => {
  const text = plainInstruction(typed, state);
  const first = updateOnce(text, state);
  // `to friday` may be a date, where it is not a value.
  const dated = first?.unread.length === 0 ? text : withDays(text);
  const whole = dated === text ? first : (updateOnce(dated, state) ?? first);
  if (whole && whole.unread.length === 0 && 'changes' in whole.meaning) return whole;
  return several(text, state) ?? whole;
};

const opening =
  /^(?:\d+[.)]\s*)?(?:(?:two|three|four|some|a few|\d) (?:things|changes|points)(?: (?:with|in|for|about|on) (?<table>[\p{L}_]+))?\s*[:,–-]\s*)?/iu;

/** The instruction without its reasons and its number in a list. */
export function plainInstruction(text: string, { index, today }: ReadState): string {
  const isKnown = (part: string): boolean =>
    piecesOf({ text: part }, index, today).some(
      (piece) =>
        (piece.entries.length > 0 && piece.corrected === undefined) ||
        piece.amount !== undefined ||
        piece.literal !== undefined ||
        piece.period !== undefined,
    );
  return withoutAsides(text.trim().replace(opening, ''), isKnown);
}
