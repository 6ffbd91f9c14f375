import { z } from 'zod';
import { primaryKey, type CatalogColumn, type CatalogTable } from './catalog.ts';
import { allowedValues } from './lexicon.ts';
import type { SqlSession } from './session.ts';

/** A column as the grid of its table needs it. */
export interface ColumnFacts {
  readonly name: string;
  /** As Postgres prints it, such as `numeric(12,2)`. */
  readonly type: string;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  readonly primaryKey: boolean;
  /** Postgres computes its values, so nobody can write them. */
  readonly generated: boolean;
  /** Postgres numbers its rows. */
  readonly identity: boolean;
  /** Where its foreign key points to. */
  readonly references?: { readonly table: string; readonly column: string };
  /** The only values that a rule of the table allows. */
  readonly choices?: readonly string[];
}

/** A column of another table whose values are those of a column of this table. */
export interface IncomingLink {
  readonly table: string;
  readonly column: string;
  readonly to: string;
}

interface Links {
  readonly outgoing: ReadonlyMap<string, { readonly table: string; readonly column: string }>;
  readonly incoming: readonly IncomingLink[];
}

const linkSchema = z.array(
  z.object({ isOwn: z.boolean(), table: z.string(), column: z.string(), other: z.string(), to: z.string() }),
);

/** The foreign keys of one column each that leave a table or lead to it. */
export async function linksOf(session: SqlSession, oid: number): Promise<Links> {
  const rows = linkSchema.parse(
    await session.query(
      `select k.conrelid = $1::int8 as "isOwn", t.relname::text as "table", a.attname::text as "column",
  o.relname::text as other, b.attname::text as "to"
from pg_constraint k
join pg_class t on t.oid = k.conrelid join pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1]
join pg_class o on o.oid = k.confrelid join pg_attribute b on b.attrelid = o.oid and b.attnum = k.confkey[1]
where k.contype = 'f' and cardinality(k.conkey) = 1 and $1::int8 in (k.conrelid::int8, k.confrelid::int8)
  and t.relnamespace = 'public'::regnamespace and o.relnamespace = 'public'::regnamespace
order by 2, 3`,
      [oid],
    ),
  );
  return {
    outgoing: new Map(
      rows
        .filter(({ isOwn }) => isOwn)
        .map(({ column, other, to }) => [column, { table: other, column: to }]),
    ),
    incoming: rows
      // A table can also refer to itself.
      .filter(({ isOwn, table, other }) => !isOwn || table === other)
      .map(({ table, column, to }) => ({ table, column, to })),
  };
}

export function columnFacts(
  table: CatalogTable,
  column: CatalogColumn,
  outgoing: Links['outgoing'],
): ColumnFacts {
  const { name, type, notNull, default: start, identity, generated } = column;
  const references = outgoing.get(name);
  const choices = allowedValues(table, column);
  return {
    name,
    type,
    nullable: !notNull,
    hasDefault: start !== null || identity !== '',
    primaryKey: primaryKey(table).includes(name),
    generated: generated !== '' || identity === 'a',
    identity: identity !== '',
    ...(references && { references }),
    ...(choices && { choices }),
  };
}
