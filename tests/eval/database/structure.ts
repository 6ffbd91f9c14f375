import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';

const columnSchema = z.object({
  number: z.number(),
  name: z.string(),
  /** Of a domain, the type below it. */
  type: z.string(),
  declared: z.string(),
  notNull: z.boolean(),
  /** A default, an identity or a generated value. */
  fillsItself: z.boolean(),
  labels: z.array(z.string()).nullable(),
});
const tableSchema = z.object({
  oid: z.number(),
  schema: z.string(),
  name: z.string(),
  rowSecurity: z.boolean(),
  columns: z.array(columnSchema),
  keys: z.array(z.object({ isPrimary: z.boolean(), columns: z.array(z.number()) })),
  checks: z.array(z.object({ columns: z.array(z.number()).nullable(), definition: z.string() })),
  references: z.array(
    z.object({ columns: z.array(z.number()), table: z.number(), target: z.array(z.number()) }),
  ),
});
export type Column = z.infer<typeof columnSchema>;
export type Table = z.infer<typeof tableSchema>;
export type Structure = readonly Table[];

const structureSql = `
select coalesce(json_agg(json_build_object(
  'oid', c.oid::int8, 'schema', n.nspname, 'name', c.relname, 'rowSecurity', c.relrowsecurity,
  'columns', (select coalesce(json_agg(json_build_object(
      'number', a.attnum, 'name', a.attname, 'declared', format_type(a.atttypid, a.atttypmod),
      'type', case t.typtype when 'd' then format_type(t.typbasetype, t.typtypmod) else format_type(a.atttypid, a.atttypmod) end,
      'notNull', a.attnotnull, 'fillsItself', a.atthasdef or a.attidentity <> '' or a.attgenerated <> '',
      'labels', (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e
                 where e.enumtypid = coalesce(nullif(t.typbasetype, 0), t.oid))
    ) order by a.attnum), '[]')
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
  'keys', (select coalesce(json_agg(json_build_object('isPrimary', k.contype = 'p', 'columns', k.conkey) order by k.contype), '[]')
    from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u')),
  'checks', (select coalesce(json_agg(json_build_object('columns', k.conkey, 'definition', pg_get_constraintdef(k.oid))), '[]')
    from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'),
  'references', (select coalesce(json_agg(json_build_object('columns', k.conkey, 'table', k.confrelid::int8, 'target', k.confkey) order by k.conkey), '[]')
    from pg_constraint k where k.conrelid = c.oid and k.contype = 'f')
) order by c.oid), '[]')::text as structure
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'saywright')`;

/** Reads all tables of the founder, and those of accounts and file storage. */
export async function readStructure(database: PGlite): Promise<Structure> {
  const { rows } = await database.query<{ structure: string }>(structureSql);
  return z.array(tableSchema).parse(JSON.parse(rows[0]?.structure ?? '[]'));
}

/** The columns with these numbers, in this order. */
export function columnsOf(table: Table, numbers: readonly number[]): readonly Column[] {
  return numbers.flatMap((number) => table.columns.filter((column) => column.number === number));
}

/** The column that identifies a row, if it is a single one. */
export function keyColumn(table: Table): Column | undefined {
  const key = table.keys.find(({ columns }) => columns.length === 1);
  return key && columnsOf(table, key.columns)[0];
}

/** A quoted, qualified name. */
export function nameOf({ schema, name }: Table): string {
  return `${quoted(schema)}.${quoted(name)}`;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
