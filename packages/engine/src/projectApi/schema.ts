import type { SchemaShape } from '@saywright/domain/database-types';
import { z } from 'zod';
import type { SqlSession } from '../database/session.ts';

const columnSchema = z.object({
  name: z.string(),
  type: z.string(),
  array: z.boolean(),
  enum: z.boolean(),
  nullable: z.boolean(),
  hasDefault: z.boolean(),
  generated: z.boolean(),
});
const keySchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  oneToOne: z.boolean(),
  table: z.string(),
  tableColumns: z.array(z.string()),
});
const schemaSchema = z.object({
  relations: z.array(
    z.object({
      name: z.string(),
      view: z.boolean(),
      columns: z.array(columnSchema),
      keys: z.array(keySchema),
    }),
  ),
  enums: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
});

const names = (relation: string, numbers: string): string =>
  `(select json_agg(n.attname order by p.at) from unnest(${numbers}) with ordinality p(number, at)
    join pg_attribute n on n.attrelid = ${relation} and n.attnum = p.number)`;

// A domain counts as the type below it. Tables outside the schema, such as those of accounts, are not referred to.
const schemaSql = `
select json_build_object(
  'relations', (select coalesce(json_agg(json_build_object(
    'name', c.relname, 'view', c.relkind in ('v', 'm'),
    'columns', (select coalesce(json_agg(json_build_object(
        'name', a.attname, 'type', e.typname, 'array', b.typcategory = 'A',
        'enum', e.typtype = 'e' and e.typnamespace = c.relnamespace,
        'nullable', not (a.attnotnull or t.typnotnull), 'hasDefault', a.atthasdef or a.attidentity <> '',
        'generated', a.attgenerated <> '' or a.attidentity = 'a'
      ) order by a.attname collate "C"), '[]')
      from pg_attribute a
      join pg_type t on t.oid = a.atttypid
      join pg_type b on b.oid = case t.typtype when 'd' then t.typbasetype else t.oid end
      join pg_type e on e.oid = case b.typcategory when 'A' then b.typelem else b.oid end
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
    'keys', (select coalesce(json_agg(json_build_object(
        'name', k.conname, 'columns', ${names('k.conrelid', 'k.conkey')},
        'oneToOne', exists (select 1 from pg_constraint u where u.conrelid = c.oid and u.contype in ('p', 'u')
          and u.conkey <@ k.conkey and u.conkey @> k.conkey),
        'table', f.relname, 'tableColumns', ${names('k.confrelid', 'k.confkey')}
      ) order by k.conname collate "C"), '[]')
      from pg_constraint k join pg_class f on f.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and f.relnamespace = c.relnamespace)
  ) order by c.relname collate "C"), '[]')
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')),
  'enums', (select coalesce(json_agg(json_build_object('name', t.typname,
      'values', (select coalesce(json_agg(v.enumlabel order by v.enumsortorder), '[]') from pg_enum v
        where v.enumtypid = t.oid)) order by t.typname collate "C"), '[]')
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype = 'e')
)::text as schema`;

/** Reads what the schema \`public\` contains, for the types of a project. */
export async function readSchema(session: SqlSession): Promise<SchemaShape> {
  const [row] = await session.query(schemaSql);
  return schemaSchema.parse(JSON.parse(z.string().parse(row?.['schema'])));
}
