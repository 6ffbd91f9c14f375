import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { fold, labelsOf } from './columnKinds.ts';
import { partialValues } from './partials.ts';
import { columnsOf, tablesOf, valuesOf, type Piece } from './pieces.ts';
import { pathBetween } from './relations.ts';
import { free, nextPlace, skipping, type Work } from './work.ts';

/** A text that a column may be meant to hold, and the table it is in. */
export interface Candidate {
  readonly table: LexiconTable;
  readonly column: LexiconColumn;
  readonly value: string;
  readonly last: number;
  readonly cost: number;
  readonly isExact?: boolean | undefined;
}

function isTableBeside(work: Work, at: number, last: number, table: LexiconTable): boolean {
  return [
    skipping(work, at, -1, ['for', 'of', 'in', 'is', 'from', 'by', 'to']),
    nextPlace(work, last, 1),
  ].some((place) => {
    const piece = work.pieces[place];
    return (
      piece !== undefined &&
      (tablesOf(piece).some(({ name }) => name === table.name) ||
        columnsOf(piece, work.table).some(({ references }) => references === table.name))
    );
  });
}

/** Ways to read the value of a piece: of a column of the table itself, or of a linked one. */
export function exactCandidates(work: Work, at: number): readonly Candidate[] {
  const piece = free(work, at);
  if (!piece) return [];
  return valuesOf(piece).flatMap(({ table, column, value }) => {
    if (table.name === work.table.name) return [{ table, column, value, last: at, cost: 0 }];
    const path = pathBetween(work.table, table, work.index);
    if (!path) return [];
    const isLabel = labelsOf(table).some(({ name }) => name === column.name);
    const beside = isTableBeside(work, at, at, table) ? -0.5 : 0;
    return [{ table, column, value, last: at, cost: path.length + (isLabel ? 0 : 0.5) + beside }];
  });
}

function isNameWord(piece: Piece | undefined, table: LexiconTable): boolean {
  return (
    piece !== undefined &&
    !piece.isMark &&
    piece.period === undefined &&
    piece.literal === undefined &&
    piece.cue === undefined &&
    columnsOf(piece, table).length === 0 &&
    tablesOf(piece).length === 0 &&
    piece.corrected === undefined &&
    (piece.amount === undefined || /\p{L}/u.test(piece.text) || piece.unit === undefined)
  );
}

/** Names of rows that the words from a place are a part of, the longest run of words first. */
export function partialCandidates(work: Work, at: number): readonly Candidate[] {
  for (let length = 3; length > 0; length -= 1) {
    const run = work.pieces.slice(at, at + length);
    const isRun =
      run.length === length &&
      run.every((piece, nth) => isNameWord(piece, work.table) && !work.used.has(at + nth));
    const words = run
      .flatMap(({ lower }) =>
        fold(lower)
          .replace(/'s$/u, '')
          .split(/[^\p{L}\p{N}]+/u),
      )
      .filter((word) => word !== '');
    if (!isRun || !words.some((word) => word.length > 2 && /\p{L}/u.test(word))) continue;
    const found = work.index.tables.flatMap((table) => {
      const path = table.name === work.table.name ? [] : pathBetween(work.table, table, work.index);
      return path
        ? partialValues(words, table).map((one) => ({
            ...one,
            table,
            last: at + length - 1,
            cost: 1 + path.length + (isTableBeside(work, at, at + length - 1, table) ? -0.5 : 0),
          }))
        : [];
    });
    if (found.length > 0) return found;
  }
  return [];
}

export function cheapest(candidates: readonly Candidate[]): readonly Candidate[] {
  const least = Math.min(...candidates.map(({ cost }) => cost));
  return candidates.filter(({ cost }) => cost === least);
}
