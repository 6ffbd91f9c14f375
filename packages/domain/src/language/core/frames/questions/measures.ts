import type { Expression } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { meantBy, ofUnit } from '../../constituents/adjectives.ts';
import { columnOf, figureIn, isFigure } from '../../constituents/columnKinds.ts';
import { moneyColumns, numeric } from '../../constituents/comparisons.ts';
import { columnsOf, tablesOf } from '../../constituents/pieces.ts';
import { free, isTarget, nextPlace, skipping, mark, type Work } from '../../constituents/work.ts';

/** A figure over the rows of a table. */
export interface Measure {
  readonly value: Expression;
  readonly as: string;
  /** The place that named it. */
  readonly at: number;
}

const counted: Expression = { kind: 'aggregate', name: 'count' };

function aggregate(name: 'sum' | 'average', of: Expression): Expression {
  return { kind: 'aggregate', name, of };
}

/** The sum of a column. */
export function sumOf(column: LexiconColumn, at = -1): Measure {
  return { value: aggregate('sum', figureIn(column)), as: column.name, at };
}

/** The average of a column, with two decimals. */
export function averageOf(column: LexiconColumn, at = -1): Measure {
  const value: Expression = {
    kind: 'call',
    name: 'round',
    arguments: [aggregate('average', figureIn(column)), { kind: 'value', value: 2 }],
  };
  return { value, as: `average_${column.name}`, at };
}

/** The number column that a piece names, also by its unit. */
function numberNamed(work: Work, at: number): LexiconColumn | undefined {
  const piece = free(work, at);
  if (!piece) return undefined;
  const own = columnsOf(piece, work.table).find(isFigure);
  return own ?? ofUnit(piece.lower, work);
}

/** The first number column named anywhere that no rule has used. */
export function anyNumber(work: Work): { readonly column: LexiconColumn; readonly at: number } | undefined {
  for (let at = 0; at < work.pieces.length; at += 1) {
    const column = numberNamed(work, at);
    if (column) return { column, at };
  }
  return undefined;
}

function mainMoney(table: LexiconTable): LexiconColumn | undefined {
  const money = moneyColumns(table);
  return money.find(({ name }) => /^(?:total|amount|price|price_paid|paid_amount)$/u.test(name)) ?? money[0];
}

/** What the rows are worth: the price, times how many there are where a column says so. */
function worth(table: LexiconTable): Expression | undefined {
  const price =
    moneyColumns(table).find(({ name }) => /price|cost|value/u.test(name)) ??
    numeric(table).find(({ name }) => /price|cost|value/u.test(name));
  const quantity = numeric(table).find(
    ({ name }) => /stock|stems|qty|quantity|count/u.test(name) && name !== price?.name,
  );
  if (!price) return undefined;
  return quantity
    ? { kind: 'arithmetic', operator: '*', left: columnOf(price), right: columnOf(quantity) }
    : columnOf(price);
}

/** The only number of a table, or its main amount of money. */
function onlyFigure(table: LexiconTable): LexiconColumn | undefined {
  const all = numeric(table);
  return all.length === 1 ? all[0] : mainMoney(table);
}

const moneyWords =
  /^(?:we earn|money|spend|spends|spent|takings|revenue|turnover|sales|income|earned|cash flow)$/u;
const worthWords = /^(?:worth|value)$/u;

/** `did we earn`: not what somebody is paid. */
function isEarned({ pieces }: Work, at: number): boolean {
  return (
    /^(?:earn|earned|make|made|took|take)$/u.test(pieces[at]?.lower ?? '') &&
    pieces[at - 1]?.lower === 'we' &&
    pieces.some(({ lower }) => lower === 'what')
  );
}

/** The figures that a question asks for, in order: none for a question about rows. */
export function readMeasures(work: Work): readonly Measure[] {
  const measures: Measure[] = [];
  const add = (measure: Measure): void => {
    if (!measures.some((one) => one.as === measure.as)) measures.push(measure);
  };
  const value = work.pieces.findIndex(({ lower }) => worthWords.test(lower));
  const worthOf =
    value >= 0 && !columnsOf(work.pieces[value] ?? work.pieces[0] ?? emptyPiece, work.table).length
      ? worth(work.table)
      : undefined;
  for (let at = 0; at < work.pieces.length; at += 1) {
    const piece = free(work, at);
    if (!piece) continue;
    if (piece.lower === '#' || piece.cue === 'how-many' || /^(?:nr of|nr|cases)$/u.test(piece.lower)) {
      if (work.pieces[at - 1]?.cue === 'average') {
        mark(work, at);
        continue;
      }
      const next = skipping(work, at, 1, ['of', 'is', 'in']);
      const column = isTarget(work, work.pieces[next]) ? undefined : numberNamed(work, next);
      mark(work, at);
      if (column) {
        mark(work, next);
        add(sumOf(column, next));
      } else add({ value: counted, as: 'count', at });
    } else if (piece.cue === 'average') {
      const named = anyNumber(work);
      const column = named?.column ?? meantBy(work)?.column ?? onlyFigure(work.table);
      if (!column) continue;
      mark(work, at);
      if (named) mark(work, named.at);
      add(averageOf(column, named?.at ?? at));
    } else if (worthOf && worthWords.test(piece.lower)) {
      mark(work, at);
      for (const [place, one] of work.pieces.entries())
        if (one.cue === 'sum' || /^(?:prices?|stock|price)$/u.test(one.lower)) mark(work, place);
      add({ value: aggregate('sum', worthOf), as: 'worth', at });
    } else if (
      piece.cue === 'sum' ||
      piece.cue === 'how-much' ||
      moneyWords.test(piece.lower) ||
      isEarned(work, at)
    ) {
      if (worthOf) continue;
      const isOther = tablesOf(piece).length > 0 && piece.cue !== 'sum';
      if (isOther && !isTarget(work, piece)) continue;
      if (isOther && !work.pieces.some(({ cue }) => cue === 'sum' || cue === 'how-much' || cue === 'most'))
        continue;
      const after = skipping(work, at, 1, ['of', 'is', 'in']);
      const near = numberNamed(work, after)
        ? { column: numberNamed(work, after), at: after }
        : anyNumber(work);
      const isFigured =
        measures.length === 0 ||
        near !== undefined ||
        /^(?:money|revenue|income|turnover|takings)$/u.test(piece.lower);
      if (!isFigured) {
        mark(work, at);
        continue;
      }
      const column = near?.column ?? mainMoney(work.table);
      if (!column) continue;
      mark(work, at);
      if (near) mark(work, near.at);
      add(sumOf(column, near?.at ?? at));
    }
  }
  return measures;
}

const emptyPiece = { text: '', lower: '', start: 0, end: 0, entries: [] };

export { counted, mainMoney, nextPlace };
