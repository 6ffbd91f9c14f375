import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { cueOf, cueWords, type Cue } from '../cues.ts';
import type { Clause } from '../frame.ts';
import { ground, type Item } from '../ground.ts';
import type { CoreIndex, Entry } from '../schemaIndex.ts';
import { corrected } from '../spelling.ts';
import { numberWord, tokenise, type Token } from '../tokens.ts';
import { periodsIn, type Period } from './dates.ts';

/** A part of a clause: a name, a value, an amount, a period, a cue, or a word that is none of these. */
export interface Piece {
  readonly text: string;
  readonly lower: string;
  /** Offsets in the clause; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly entries: readonly Entry[];
  readonly cue?: Cue | undefined;
  readonly amount?: number | undefined;
  readonly unit?: 'money' | 'percent' | undefined;
  readonly period?: Period | undefined;
  /** A literal text: quoted, an e-mail address, a phone number, a time. */
  readonly literal?: string | undefined;
  readonly isTime?: boolean | undefined;
  readonly isMark?: boolean | undefined;
  /** A verb or noun that names the table recording what was done: `sold` for sales. */
  readonly isDeed?: boolean | undefined;
  /** The word it was read as, where it was misspelt. */
  readonly corrected?: string | undefined;
}

const currencies = /^(?:euros?|eur|pounds?|gbp|dollars?|usd|bucks|quid|francs?|chf|zloty|€|£|\$)$/u;

function bare(text: string, start: number): Piece {
  return { text, lower: text.toLowerCase(), start, end: start + text.length, entries: [] };
}

function ofItem(item: Item): Piece {
  const [token] = item.tokens;
  const isLiteral = token?.kind === 'quoted' || token?.kind === 'email' || token?.kind === 'link';
  return {
    text: item.text,
    lower: item.corrected ?? item.lower,
    start: token?.start ?? 0,
    end: item.tokens.at(-1)?.end ?? 0,
    entries: item.entries,
    cue: item.cue,
    amount: item.value,
    unit: token?.unit,
    literal: isLiteral ? token.text : undefined,
    isMark: token?.kind === 'mark' || token?.kind === 'break',
    corrected: item.corrected,
  };
}

const phone = /^(?:\+\d{1,3}|0\d+)(?:[\s/-]?\d+)+(?!\d)/u;
const time = /^\d{1,2}:\d{2}(?!\d)/u;

/** A number of figures in groups: `555-0199`, the invoice `2025/03`; two years are a stretch. */
const code =
  /^(?!(?:19|20)\d{2}-(?:19|20)\d{2}(?!\d))(?:\d{3,4}(?:-\d{3,4})+|\d{4}\/\d{1,4}|\d{1,4}\/\d{4})(?![\d/-])/u;

/** A phone number, a time or a number in groups at a place in the text. */
function literalAt(text: string, at: number): Pick<Piece, 'literal' | 'isTime'> | undefined {
  const rest = text.slice(at);
  const clock = time.exec(rest);
  if (clock) return { literal: clock[0].padStart(5, '0'), isTime: true };
  const number = /[\d ]{6}/u.test(rest.slice(0, 8)) ? phone.exec(rest) : null;
  const found = number ?? code.exec(rest);
  return found ? { literal: found[0] } : undefined;
}

/** The tokens with misspelt words replaced, so that phrases of several words are found: `thorw out`. */
function respelt(tokens: readonly Token[], index: CoreIndex): readonly Token[] {
  return tokens.map((token) => {
    const isKnown =
      token.kind !== 'word' ||
      index.words.has(token.lower) ||
      cueWords.has(token.lower) ||
      cueOf(token.lower) !== undefined ||
      numberWord(token.lower) !== undefined;
    const near = isKnown ? undefined : corrected(token.lower, cueWords);
    return near !== undefined &&
      cueOf(near) === undefined &&
      !index.words.has(near) &&
      corrected(token.lower, index.words) === undefined
      ? { ...token, lower: near }
      : token;
  });
}

function groundRun(tokens: readonly Token[], index: CoreIndex): readonly Piece[] {
  const pieces = ground(respelt(tokens, index), index).map(ofItem);
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    if (before?.amount !== undefined && piece.cue === 'per-cent')
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text} ${piece.text}`,
        end: piece.end,
        unit: 'percent',
      };
    else if (before?.amount !== undefined && currencies.test(piece.lower))
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text} ${piece.text}`,
        end: piece.end,
        unit: 'money',
      };
    else if (piece.amount !== undefined && before && currencies.test(before.lower))
      joined[joined.length - 1] = { ...piece, unit: 'money' };
    else joined.push(piece);
  }
  return joined;
}

const remembered = new WeakMap<CoreIndex, Map<string, readonly Piece[]>>();
/** Clauses remembered for each database, since every frame looks at the same ones. */
const mostRemembered = 60;

/** The pieces of a clause, in order; every token is in one of them. */
export function piecesOf({ text }: Pick<Clause, 'text'>, index: CoreIndex, today: string): readonly Piece[] {
  const known = remembered.get(index) ?? new Map<string, readonly Piece[]>();
  remembered.set(index, known);
  const key = `${today} ${text}`;
  const pieces = known.get(key) ?? split(text, index, today);
  if (known.size >= mostRemembered) known.clear();
  known.set(key, pieces);
  return pieces;
}

/** Whether a period is a part of a name: `this month` of the column `paid_this_month`. */
function isInName(text: string, { start, end }: Period, { phrases }: CoreIndex): boolean {
  const before =
    text
      .slice(0, start)
      .toLowerCase()
      .match(/[\p{L}\p{N}_]+/gu) ?? [];
  const said = text.slice(start, end).toLowerCase();
  // `for Jan` is for Jan de Vries, where somebody has that name.
  const [, short] = /^(?:for |of |by )?(Jan|May|April|June|Mar)$/u.exec(text.slice(start, end)) ?? [];
  const isPerson =
    short !== undefined && [...phrases.keys()].some((phrase) => phrase.startsWith(`${short.toLowerCase()} `));
  if (isPerson) return true;
  return [1, 2, 3].some(
    (count) =>
      before.length >= count &&
      (phrases.get(`${before.slice(-count).join(' ')} ${said}`) ?? []).some(({ kind }) => kind === 'column'),
  );
}

function split(text: string, index: CoreIndex, today: string): readonly Piece[] {
  const periods = periodsIn(text, today).filter((period) => !isInName(text, period, index));
  const pieces: Piece[] = [];
  let run: Token[] = [];
  const flush = (): void => {
    pieces.push(...groundRun(run, index));
    run = [];
  };
  let until = 0;
  for (const token of tokenise(text)) {
    if (token.start < until) continue;
    const period = periods.find(({ start, end }) => token.start >= start && token.start < end);
    const literal = token.kind === 'number' || token.text === '+' ? literalAt(text, token.start) : undefined;
    if (period) {
      flush();
      const said = text.slice(period.start, period.end);
      const entries = index.phrases.get(said.toLowerCase().replace(/^on /u, '')) ?? [];
      pieces.push({ ...bare(said, period.start), period, entries });
      until = period.end;
    } else if (literal) {
      flush();
      const said = text.slice(token.start, token.start + (literal.literal?.length ?? 0));
      pieces.push({ ...bare(said, token.start), ...literal });
      until = token.start + said.length;
    } else run.push(token);
  }
  flush();
  return pieces;
}

/** Pieces as they were typed, with single spaces: `555-0199` stays together. */
export function saidBy(pieces: readonly Piece[]): string {
  return pieces
    .map((piece, at) => (at > 0 && pieces[at - 1]?.end !== piece.start ? ` ${piece.text}` : piece.text))
    .join('');
}

export interface Value {
  readonly table: LexiconTable;
  readonly column: LexiconColumn;
  readonly value: string;
}

interface Named {
  readonly tables: readonly LexiconTable[];
  /** By the name of their table. */
  readonly columns: ReadonlyMap<string, readonly LexiconColumn[]>;
  readonly values: readonly Value[];
}

/** Every rule asks the same of a word, and a word such as `name` may have an entry in every table. */
const rememberedNames = new WeakMap<readonly Entry[], Named>();

function namedBy(entries: readonly Entry[]): Named {
  const known = rememberedNames.get(entries);
  if (known) return known;
  const tables: LexiconTable[] = [];
  const columns = new Map<string, LexiconColumn[]>();
  const values: Value[] = [];
  for (const entry of entries)
    if (entry.kind === 'table') tables.push(entry.table);
    else if (entry.kind === 'value') values.push(entry);
    else {
      const own = columns.get(entry.table.name);
      if (own) own.push(entry.column);
      else columns.set(entry.table.name, [entry.column]);
    }
  const named = { tables, columns, values };
  rememberedNames.set(entries, named);
  return named;
}

const nothing: readonly never[] = [];

export function tablesOf({ entries }: Piece): readonly LexiconTable[] {
  return entries.length === 0 ? nothing : namedBy(entries).tables;
}

/** The columns of a table that a piece may name. */
export function columnsOf({ entries }: Piece, table: LexiconTable): readonly LexiconColumn[] {
  return entries.length === 0 ? nothing : (namedBy(entries).columns.get(table.name) ?? nothing);
}

export function valuesOf({ entries }: Piece): readonly Value[] {
  return entries.length === 0 ? nothing : namedBy(entries).values;
}
