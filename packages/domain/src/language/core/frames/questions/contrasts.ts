import type { Condition, Expression } from '../../../ast/index.ts';
import type { LexiconColumn } from '../../../planner/lexicon.ts';
import { allOf, isDated, kindOf } from '../../constituents/columnKinds.ts';
import { columnsOf } from '../../constituents/pieces.ts';
import { joined } from '../../constituents/selection.ts';
import { free, mark, type Found, type Work } from '../../constituents/work.ts';
import { inTable } from './joins.ts';
import type { Measure } from './measures.ts';

const shareWords = /^(?:percentage|percent|per cent|%|pct|share|proportion|fraction|ratio)$/u;

/** The place where a share is asked for. */
export function shareAt(work: Work): number {
  return work.pieces.findIndex(
    ({ lower, cue, amount }) => amount === undefined && (shareWords.test(lower) || cue === 'per-cent'),
  );
}

function isPeriod({ column, condition }: Found): boolean {
  return (
    (column !== undefined && isDated(column) && condition.kind !== 'empty' && condition.kind !== 'not') ||
    false
  );
}

function rounded(figure: Expression, places: number): Expression {
  return { kind: 'call', name: 'round', arguments: [figure, { kind: 'value', value: places }] };
}

/** `which percentage of orders got cancelled`: how many of a hundred rows meet the conditions that are no period. */
export function readShare(work: Work): { readonly measure: Measure; readonly where: Condition } | undefined {
  const at = shareAt(work);
  if (at < 0) return undefined;
  const periods = work.found.filter(isPeriod);
  const rest = work.found.filter((found) => !isPeriod(found));
  if (rest.length === 0) return undefined;
  mark(work, at);
  const condition = joined({ ...work, found: rest });
  const hundred = { kind: 'case', when: [{ condition, value: value(100) }], else: value(0) } as const;
  return {
    measure: { value: rounded({ kind: 'aggregate', name: 'average', of: hundred }, 1), as: 'percent', at },
    where: joined({ ...work, found: periods }),
  };
}

function value(of: number): Expression {
  return { kind: 'value', value: of };
}

const longWords = /^(?:how long|days|how many days|long|time|duration|delay|late|later)$/u;

function day(work: Work, column: LexiconColumn): Expression {
  const of = inTable(work.table, column);
  return kindOf(column) === 'date' ? of : { kind: 'call', name: 'date', arguments: [of] };
}

/** Other words for what a date records: `order` for an order date, `pay` for the day of payment. */
function datedNear(work: Work, at: number): LexiconColumn | undefined {
  const piece = work.pieces[at];
  if (!piece) return undefined;
  const named = columnsOf(piece, work.table).find(isDated);
  const stem = piece.lower.replace(/(?:ed|ing|s)$/u, '').slice(0, 6);
  const isShort = stem.length < 3 || (piece.cue !== undefined && piece.cue !== 'show');
  return (
    named ??
    (isShort
      ? undefined
      : work.table.columns.find((one) => isDated(one) && stemOf(one.name).startsWith(stem)))
  );
}

function stemOf(name: string): string {
  return name.toLowerCase().replace(/^paid/u, 'pay');
}

/** `how long on average between order and pickup`: the days from one date to another. */
export function readDuration(work: Work): Measure | undefined {
  const average = work.pieces.findIndex(({ cue }) => cue === 'average');
  const long = work.pieces.findIndex(({ lower }) => longWords.test(lower));
  if (average < 0 || long < 0) return undefined;
  const dates: { readonly column: LexiconColumn; readonly at: number }[] = [];
  for (const [at] of work.pieces.entries()) {
    const column = free(work, at) && datedNear(work, at);
    if (column && !dates.some((one) => one.column.name === column.name)) dates.push({ column, at });
  }
  const [first, second] = dates;
  if (!first || !second || dates.length !== 2) return undefined;
  const isAfter = work.pieces.some(
    ({ cue }, at) => (cue === 'after' || cue === 'since') && at > first.at && at < second.at,
  );
  const [from, to] = isAfter ? [second, first] : [first, second];
  for (const [at, piece] of work.pieces.entries())
    if (
      longWords.test(piece.lower) ||
      piece.cue === 'how-many' ||
      ['between', 'after', 'from', 'until', 'average'].includes(piece.cue ?? '')
    )
      mark(work, at);
  mark(work, from.at);
  mark(work, to.at);
  const days: Expression = {
    kind: 'arithmetic',
    operator: '-',
    left: day(work, to.column),
    right: day(work, from.column),
  };
  return { value: rounded({ kind: 'aggregate', name: 'average', of: days }, 1), as: 'days', at: average };
}

const contrast =
  /^(?:vs|versus|v|compare|compares|compared|comparing|comparison|against|difference|and|than)$/u;

/** `this month compared with last month`: each figure once for each of the two periods. */
export function readPeriods(
  work: Work,
  measures: readonly Measure[],
): { readonly measures: readonly Measure[]; readonly where: Condition } | undefined {
  const periods = work.found.filter(isPeriod).toSorted((one, other) => one.at - other.at);
  const [first, second] = periods;
  if (!first || !second || periods.length !== 2 || first.column?.name !== second.column?.name)
    return undefined;
  const isContrast = work.pieces.some(({ lower }) => contrast.test(lower));
  if (!isContrast || measures.length === 0) return undefined;
  for (const [at, { lower }] of work.pieces.entries())
    if (contrast.test(lower) || /^(?:same|compare|comparison)$/u.test(lower)) mark(work, at);
  const rest = joined({ ...work, found: work.found.filter((one) => !periods.includes(one)) });
  const names = periods.map(({ at }) =>
    (work.pieces[at]?.text ?? '')
      .trim()
      .toLowerCase()
      .replace(/^(?:in|for|of|on|the) /u, ''),
  );
  return {
    where: allOf(rest.kind === 'always' ? [] : [rest]),
    measures: periods.flatMap(({ condition }, nth) =>
      measures.flatMap((measure) => {
        const inside = within(measure.value, condition);
        const as = `${measure.as} ${names[nth] ?? ''}`.trim();
        return inside ? [{ ...measure, value: inside, as }] : [];
      }),
    ),
  };
}

/** A figure over the rows that meet a condition only. */
function within(figure: Expression, where: Condition): Expression | undefined {
  if (figure.kind === 'aggregate') return { ...figure, where };
  if (figure.kind !== 'call') return undefined;
  const [of, ...rest] = figure.arguments;
  const inside = of && within(of, where);
  return inside && { ...figure, arguments: [inside, ...rest] };
}

/** `fiction vs history`: the column whose two values are set against each other. */
export function contrasted(work: Work): { readonly column: LexiconColumn; readonly at: number } | undefined {
  const at = work.pieces.findIndex(({ lower }) => contrast.test(lower) && !/^(?:and|than|v)$/u.test(lower));
  if (at < 0) return undefined;
  const [one, other] = work.found.filter(({ value: held, isNegated }) => held !== undefined && !isNegated);
  return one?.column && one.column.name === other?.column?.name ? { column: one.column, at } : undefined;
}
