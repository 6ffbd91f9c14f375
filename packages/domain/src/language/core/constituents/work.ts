import type { Condition, ReadWords } from '../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import type { Cue } from '../cues.ts';
import type { CoreIndex } from '../schemaIndex.ts';
import { tablesOf, type Piece } from './pieces.ts';

/** A condition with the column it is about and where it was said. */
export interface Found {
  readonly condition: Condition;
  readonly column?: LexiconColumn | undefined;
  /** The text that the column is to hold, so that several become one list. */
  readonly value?: string | undefined;
  readonly isNegated?: boolean | undefined;
  readonly at: number;
}

/** The pieces of a clause being read about the rows of one table; every rule marks what it uses. */
export interface Work {
  readonly pieces: readonly Piece[];
  readonly table: LexiconTable;
  readonly index: CoreIndex;
  readonly isQuestion: boolean;
  readonly used: Set<number>;
  readonly found: Found[];
  readonly words: ReadWords[];
  cost: number;
  /** A name that was read from misspelt words: asked before anything is deleted. */
  guessed?: { readonly said: string; readonly value: string };
  /** A question that has to be answered before rows are chosen. */
  ask?: { readonly text: string; readonly choices: readonly { label: string; instruction: string }[] };
}

export function startWork(
  pieces: readonly Piece[],
  table: LexiconTable,
  index: CoreIndex,
  isQuestion: boolean,
): Work {
  return { pieces, table, index, isQuestion, used: new Set(), found: [], words: [], cost: 0 };
}

/** The piece at a place that no rule has used. */
export function free({ pieces, used }: Work, at: number): Piece | undefined {
  return used.has(at) ? undefined : pieces[at];
}

/** True for words without a meaning, and for punctuation. */
export function isFiller(piece: Piece | undefined): boolean {
  if (!piece || piece.isMark) return piece !== undefined;
  return (
    piece.entries.length === 0 &&
    piece.amount === undefined &&
    (piece.cue === 'function' || piece.cue === 'polite' || piece.cue === 'all' || piece.cue === 'every')
  );
}

/** The next place in a direction that is not a filler word; a mark ends the search unless it is a comma. */
export function nextPlace({ pieces }: Work, at: number, step: 1 | -1): number {
  let place = at + step;
  while (isFiller(pieces[place]) && !/^[.;:!?()]$/u.test(pieces[place]?.text ?? '')) place += step;
  return place;
}

/** The next place that is neither a filler nor one of these cues. */
export function skipping(work: Work, at: number, step: 1 | -1, cues: readonly Cue[]): number {
  let place = nextPlace(work, at, step);
  for (let cue = work.pieces[place]?.cue; cue && cues.includes(cue);) {
    place = nextPlace(work, place, step);
    cue = work.pieces[place]?.cue;
  }
  return place;
}

/** Marks places as used, from the first to the last, both included. */
export function mark({ used }: Work, first: number, last = first): void {
  for (let at = Math.min(first, last); at <= Math.max(first, last); at += 1) used.add(at);
}

const people = /^(?:people|ppl|persons?|guys|folks|kids|peoples|everyone|everybody|ladies)$/u;

/** True for a table of people, by its columns. */
export function isOfPeople({ columns }: LexiconTable): boolean {
  return columns.some(({ name }) =>
    /^(?:first_?name|birth|born|yob|full_?name|birth_?day|postcode)/iu.test(name),
  );
}

/** True for a word that names the table at hand. */
export function isTarget({ table }: Work, piece: Piece | undefined): boolean {
  if (!piece) return false;
  return (
    tablesOf(piece).some(({ name }) => name === table.name) ||
    (people.test(piece.lower) && tablesOf(piece).length === 0 && isOfPeople(table))
  );
}

const negations = new Set<Cue>(['not', 'never', 'except', 'without', 'nobody']);

/** Where a negation of the place begins, over filler words and the table itself; undefined without one. */
export function negationBefore(work: Work, at: number): number | undefined {
  const place = skipping(work, at, -1, ['is', 'have', 'for', 'with', 'of', 'from', 'in']);
  const cue = work.pieces[place]?.cue;
  return cue && negations.has(cue) ? place : undefined;
}

/** The cue of a place is `except`, and it follows what it excludes: `cancelled ones don't count`. */
export function exclusionAfter(work: Work, at: number): number | undefined {
  const place = nextPlace(work, at, 1);
  const piece = work.pieces[place];
  return piece?.cue === 'except' && /count|disregard|stay|keep|left out/u.test(piece.lower)
    ? place
    : undefined;
}
