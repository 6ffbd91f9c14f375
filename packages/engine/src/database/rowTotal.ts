import { z } from 'zod';
import type { CatalogTable } from './catalog.ts';
import { publicName } from './definitions.ts';
import { literal, type SqlSession } from './session.ts';

/** How many rows there are; an estimate where counting would take long. */
export interface RowTotal {
  readonly count: number;
  readonly isExact: boolean;
}

/**
 * What counting may cost, in the planner's units, where one is a page read in sequence. A table of 200,000 short rows
 * is below it, and so is a search among 50,000.
 */
const mostCost = 5_000;

/** Pages that are looked at for an estimate, and the places in the table where they are. */
const sampledPages = 200;
const places = 20;

const planSchema = z.tuple([
  z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: z.object({ 'Total Cost': z.number() }) })]) }),
]);
const sampleSchema = z.tuple([z.object({ pages: z.coerce.number() })]);
const countSchema = z.tuple([z.object({ count: z.coerce.number() })]);

/** Conditions as the end of a statement. */
export const conditionsText = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;

const counting = ({ name }: CatalogTable, conditions: readonly string[]): string =>
  `select count(*)::int8 as count from ${publicName(name)}${conditionsText(conditions)}`;

/** A number with two digits and zeros, as an estimate is no more exact. */
function rounded(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return Math.round(value / unit) * unit;
}

/** Ranges of pages that are spread evenly over a table. */
function ranges(pages: number): readonly (readonly [number, number])[] {
  const length = sampledPages / places;
  const step = pages / places;
  return Array.from({ length: places }, (_, at) => {
    const from = Math.floor(at * step);
    return [from, from + length];
  });
}

/** Counts the rows on some pages, and concludes from them how many there are on all. */
async function estimateRows(
  session: SqlSession,
  name: string,
  conditions: readonly string[],
): Promise<number> {
  const [{ pages }] = sampleSchema.parse(
    await session.query(
      `select pg_relation_size(${literal(name)}::regclass) / current_setting('block_size')::int8 as pages`,
    ),
  );
  const isWhole = pages <= sampledPages;
  const samples = (isWhole ? [[0, sampledPages] as const] : ranges(pages)).map(
    ([from, to]) =>
      `select count(*)::int8 as count from ${name}${conditionsText([`ctid >= '(${from},0)'`, `ctid < '(${to},0)'`, ...conditions])}`,
  );
  const [{ count }] = countSchema.parse(
    await session.query(`select sum(count)::int8 as count from (${samples.join(' union all ')}) sampled`),
  );
  return isWhole ? count : (count * pages) / sampledPages;
}

/** Whether all rows that meet conditions can be found without a long look at the table. */
export async function isQuick(
  session: SqlSession,
  table: CatalogTable,
  conditions: readonly string[],
): Promise<boolean> {
  const [
    {
      'QUERY PLAN': [{ Plan: plan }],
    },
  ] = planSchema.parse(await session.query(`explain (format json) ${counting(table, conditions)}`));
  return plan['Total Cost'] <= mostCost;
}

/** Counts the rows of a table that meet conditions, or estimates their number; `least` are known. */
export async function totalOf(
  session: SqlSession,
  table: CatalogTable,
  conditions: readonly string[],
  least: number,
): Promise<RowTotal> {
  if (await isQuick(session, table, conditions)) {
    const [{ count }] = countSchema.parse(await session.query(counting(table, conditions)));
    return { count, isExact: true };
  }
  const count = rounded(await estimateRows(session, publicName(table.name), conditions));
  return { count: Math.max(count, least), isExact: false };
}
