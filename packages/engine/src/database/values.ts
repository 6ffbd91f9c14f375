import { z } from 'zod';
import type { Catalog, CatalogColumn } from './catalog.ts';
import { publicName } from './definitions.ts';
import { identifier, literal, type SqlSession } from './session.ts';

/** The texts of a column. */
export interface Texts {
  readonly values: readonly string[];
  /** True where no two rows have the same. */
  readonly isDistinct: boolean;
}

/** Texts that occur in columns, by table and column. */
export type OccurringValues = ReadonlyMap<string, ReadonlyMap<string, Texts>>;

/** Most texts of one column, and the most characters of one text. */
const mostValues = 400;
const longestValue = 40;
/** Tables with more rows, and columns after these, are left out, so that reading them stays quick. */
const mostRows = 5000;
const mostColumns = 200;

const secret = /pass(?:word|phrase|wd)?|secret|token|hash|salt|api_?key|iban|card_?number|pin(?:_|$)/iu;

function isReadable(column: CatalogColumn): boolean {
  return /^(?:text|character varying|citext)/u.test(column.type) && !secret.test(column.name);
}

function columnSql(table: string, column: string): string {
  const name = identifier(column);
  return `select ${literal(table)} as "table", ${literal(column)} as "column", (
    select array_agg(v order by v) from (
      select distinct v from (select ${name}::text as v from ${publicName(table)} limit ${mostRows}) as firsts
      where v <> '' and length(v) <= ${longestValue} limit ${mostValues + 1}
    ) as texts) as "values",
    (select count(${name}) = count(distinct ${name}) from (select ${name} from ${publicName(table)} limit ${mostRows}) as all_rows) as "isDistinct"
    where not exists (select 1 from ${publicName(table)} offset ${mostRows})`;
}

const rowSchema = z.object({
  table: z.string(),
  column: z.string(),
  values: z.nullable(z.array(z.string())),
  isDistinct: z.boolean(),
});

/**
 * Reads the short texts that occur in the text columns of a snapshot, for sentences that name rows. A column with more than
 * 400 of them, or whose name suggests a secret, has none. They stay where the database is.
 */
export async function readValues(session: SqlSession, catalog: Catalog): Promise<OccurringValues> {
  const columns = catalog.flatMap((table) =>
    table.columns.filter(isReadable).map((column) => columnSql(table.name, column.name)),
  );
  const found = new Map<string, Map<string, Texts>>();
  if (columns.length === 0) return found;
  const rows = await session.query(columns.slice(0, mostColumns).join('\nunion all '));
  for (const { table, column, values, isDistinct } of rows.map((row) => rowSchema.parse(row))) {
    if (values === null || values.length > mostValues) continue;
    const ofTable = found.get(table) ?? new Map<string, Texts>();
    found.set(table, ofTable.set(column, { values, isDistinct }));
  }
  return found;
}
