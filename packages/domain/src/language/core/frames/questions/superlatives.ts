import type { LexiconColumn } from '../../../planner/lexicon.ts';
import { meantBy } from '../../constituents/adjectives.ts';
import { isDated, isFigure, labelsOf } from '../../constituents/columnKinds.ts';
import { moneyColumns, numeric } from '../../constituents/comparisons.ts';
import { inPeriod } from '../../constituents/spans.ts';
import { columnsOf } from '../../constituents/pieces.ts';
import { free, isTarget, nextPlace, mark, type Work } from '../../constituents/work.ts';

/** The first or last rows by a column; without one, by the figure that is asked for. */
export interface Superlative {
  readonly column?: LexiconColumn | undefined;
  readonly isDescending: boolean;
  /** Left out, all of them in this order. */
  readonly limit?: number | undefined;
}

const dear = /^(?:dearest|most expensive|priciest)$/u;
const cheap = /^(?:cheapest)$/u;
const young = /^(?:youngest)$/u;
const old = /^(?:oldest)$/u;

function birth(work: Work): LexiconColumn | undefined {
  return work.table.columns.find(({ name }) => /birth|born|^yob$/u.test(name));
}

function dated(work: Work): LexiconColumn | undefined {
  const all = work.table.columns.filter(isDated);
  const named = work.pieces.flatMap((piece) => columnsOf(piece, work.table).filter(isDated))[0];
  return named ?? all.find(({ name }) => !/^(?:updated|until|due|birth)/u.test(name)) ?? all[0];
}

/** The column that a superlative is about: `dearest` is about a price, `youngest` about a birthday. */
function columnFor(work: Work, at: number): LexiconColumn | undefined {
  const { lower = '', cue } = work.pieces[at] ?? {};
  const money = [
    ...moneyColumns(work.table),
    ...work.table.columns.filter((one) => isFigure(one) && /price|fee|cost|amount/iu.test(one.name)),
  ];
  if (dear.test(lower) || cheap.test(lower))
    return money.find(({ name }) => /price|fee|cost|rate/u.test(name)) ?? money[0];
  const isAge = young.test(lower) || old.test(lower);
  if (isAge && birth(work)) return birth(work);
  if (cue === 'latest' || cue === 'earliest') return dated(work);
  for (const [place, piece] of work.pieces.entries()) {
    const column = free(work, place) && columnsOf(piece, work.table).find(isFigure);
    if (!column) continue;
    mark(work, place);
    return column;
  }
  const meant = meantBy(work);
  if (meant) mark(work, meant.at);
  const main = money.find(({ name }) => /^(?:total|amount|price|value)/u.test(name)) ?? money[0];
  return meant?.column ?? (isTarget(work, work.pieces[nextPlace(work, at, 1)]) ? main : undefined);
}

const countable =
  /^(?:the )?(?:most|top|best|biggest|highest|largest|greatest|least|fewest|lowest|smallest|worst|busiest|most popular|maximum|max|minimum|min|latest|newest|earliest|oldest|first|last one|most recent)$/u;
const cues = new Set(['most', 'least', 'top', 'latest', 'earliest']);

const today = { kind: 'today' } as const;

/** `the next 5 trainings`, `the last competition`, `the first order`: rows in the order of their dates. */
function readNext(work: Work): Superlative | undefined {
  for (const [at, piece] of work.pieces.entries()) {
    const isNext = piece.cue === 'next';
    const isFirst = piece.lower === 'first';
    if (work.used.has(at) || piece.period || !(isNext || piece.cue === 'last' || isFirst)) continue;
    const after = nextPlace(work, at, 1);
    const amount = free(work, after)?.amount;
    const noun = amount === undefined ? after : nextPlace(work, after, 1);
    const isEver = work.pieces[noun]?.lower === 'ever';
    const place = isEver ? nextPlace(work, noun, 1) : noun;
    const column = isTarget(work, work.pieces[place]) ? dated(work) : undefined;
    if (!column) continue;
    mark(work, at);
    if (amount !== undefined) mark(work, after);
    if (isEver) mark(work, noun);
    if (isNext || piece.cue === 'last')
      work.found.push({
        condition: inPeriod(
          column,
          isNext ? { start: 0, end: 0, from: today } : { start: 0, end: 0, until: today },
        ),
        at,
      });
    return { column, isDescending: !isNext && !isFirst, limit: Math.max(1, Math.min(amount ?? 1, 1000)) };
  }
  return undefined;
}

/** `alphabetically`, `sorted by price`. */
function readSorted(work: Work): Superlative | undefined {
  for (const [at, piece] of work.pieces.entries()) {
    const isAlphabetical = /^(?:alphabetical|alphabetically|alphabetic)$/u.test(piece.lower);
    const isSorted =
      /^(?:sorted|sort|ordered|order|arranged)$/u.test(piece.lower) && work.pieces[at + 1]?.cue === 'by';
    const place = isSorted ? nextPlace(work, at + 1, 1) : at;
    const named = work.pieces[place];
    const column = isAlphabetical
      ? labelsOf(work.table).at(-1)
      : isSorted && named
        ? columnsOf(named, work.table)[0]
        : undefined;
    if (!free(work, at) || !column) continue;
    mark(work, at, place);
    const down = work.pieces.findIndex(({ lower }) => /^(?:descending|desc)$/u.test(lower));
    if (down >= 0) mark(work, down);
    return { column, isDescending: down >= 0 };
  }
  return undefined;
}

/** `highest first`, `newest first`: an order of everything. */
function readOrder(work: Work, hasFigure: boolean): Superlative | undefined {
  const at = work.pieces.findIndex(
    ({ lower }, place) => lower === 'first' && cues.has(work.pieces[place - 1]?.cue ?? ''),
  );
  const said = work.pieces[at - 1];
  if (at < 0 || !said) return undefined;
  const column = hasFigure ? undefined : columnFor(work, at - 1);
  if (!column && !hasFigure) return undefined;
  mark(work, at - 1, at);
  const isLow = said.cue === 'least' || said.cue === 'earliest';
  const top = work.pieces.findIndex(
    ({ cue }, place) => cues.has(cue ?? '') && free(work, place) !== undefined,
  );
  const near =
    top < 0 ? -1 : ([top - 1, top + 1].find((place) => free(work, place)?.amount !== undefined) ?? -1);
  const limit = work.pieces[near]?.amount;
  if (top >= 0 && limit !== undefined) mark(work, top, near);
  return { column, isDescending: !isLow, ...(limit !== undefined && Number.isInteger(limit) && { limit }) };
}

/** `top 5`, `the five dearest`, `the youngest`, `most`: an order, and how many rows. */
export function readSuperlative(work: Work, figure: 'count' | 'other' | undefined): Superlative | undefined {
  const hasFigure = figure !== undefined;
  const ordered = readSorted(work) ?? readOrder(work, hasFigure) ?? readNext(work);
  if (ordered) return ordered;
  for (let at = 0; at < work.pieces.length; at += 1) {
    const piece = free(work, at);
    if (!piece?.cue || !cues.has(piece.cue)) continue;
    // A count has a most and a least, but nothing longest or dearest.
    if (figure === 'count' && !countable.test(piece.lower)) continue;
    // The best of what is measured is hardly what is counted most often.
    const isRated = /^(?:the )?(?:best|worst)$/u.test(piece.lower);
    if (figure === 'count' && isRated && numeric(work.table).length > 0) continue;
    const near = [nextPlace(work, at, -1), nextPlace(work, at, 1)].find(
      (place) => free(work, place)?.amount !== undefined && Number.isInteger(work.pieces[place]?.amount),
    );
    const limit = near === undefined ? 1 : (work.pieces[near]?.amount ?? 1);
    const column =
      hasFigure && (piece.cue === 'most' || piece.cue === 'least' || piece.cue === 'top')
        ? undefined
        : columnFor(work, at);
    if (!column && !hasFigure) continue;
    mark(work, at);
    if (near !== undefined) mark(work, near);
    const isLow = piece.cue === 'least' || piece.cue === 'earliest';
    const isYoung = young.test(piece.lower);
    for (const [place, one] of work.pieces.entries())
      if ((cues.has(one.cue ?? '') && place > at) || one.lower === 'first') mark(work, place);
    return { column, isDescending: isYoung || !isLow, limit: Math.max(1, Math.min(limit, 1000)) };
  }
  return undefined;
}

export { numeric };
