import { z } from 'zod';
import type { SqlSession } from '../database/session.ts';

const typeSchema = z.object({ type: z.string(), array: z.boolean(), enum: z.boolean() });
const fieldSchema = typeSchema.extend({ name: z.string() });
const columnSchema = fieldSchema.extend({
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
const functionSchema = z.object({
  name: z.string(),
  readOnly: z.boolean(),
  arguments: z.array(fieldSchema.extend({ optional: z.boolean() })),
  returns: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('nothing') }),
    z.object({ kind: z.literal('relation'), relation: z.string() }),
    z.object({ kind: z.literal('columns'), columns: z.array(fieldSchema) }),
    typeSchema.extend({ kind: z.literal('value') }),
  ]),
  many: z.boolean(),
  /** Which of the roles of requests may call it. */
  callers: z.array(z.string()),
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
  functions: z.array(functionSchema),
});

/** What a project's database contains, and who may call its functions. */
export type ProjectSchema = z.infer<typeof schemaSchema>;

const names = (relation: string, numbers: string): string =>
  `(select json_agg(n.attname order by p.at) from unnest(${numbers}) with ordinality p(number, at)
    join pg_attribute n on n.attrelid = ${relation} and n.attnum = p.number)`;

// A domain counts as the type below it.
const typeFields = `'type', e.typname, 'array', b.typcategory = 'A',
  'enum', e.typtype = 'e' and e.typnamespace = 'public'::regnamespace`;
const typeOf = (oid: string): string => `join pg_type t on t.oid = ${oid}
  join pg_type b on b.oid = case t.typtype when 'd' then t.typbasetype else t.oid end
  join pg_type e on e.oid = case b.typcategory when 'A' then b.typelem else b.oid end`;

// The arguments of a function: the modes are missing where all are only given, the names where none has one.
const parameters = `unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargnames, p.proargmodes::text[])
  with ordinality a(oid, name, mode, at)`;
const given = `coalesce(a.mode, 'i') in ('i', 'b', 'v')`;
const returned = `a.mode in ('o', 'b', 't')`;

const returnsSql = `case
  when p.prorettype = 'void'::regtype then json_build_object('kind', 'nothing')
  when p.proargmodes && '{o,b,t}' then json_build_object('kind', 'columns', 'columns', (
    select json_agg(json_build_object('name', a.name, ${typeFields}) order by a.at)
    from ${parameters} ${typeOf('a.oid')} where ${returned}))
  when r.relkind in ('r', 'p', 'v', 'm') and r.relnamespace = p.pronamespace
    then json_build_object('kind', 'relation', 'relation', r.relname)
  when r.oid is not null then json_build_object('kind', 'columns', 'columns', (
    select coalesce(json_agg(json_build_object('name', a.attname, ${typeFields}) order by a.attnum), '[]')
    from pg_attribute a ${typeOf('a.atttypid')} where a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped))
  else (select json_build_object('kind', 'value', ${typeFields}) from (select) one ${typeOf('p.prorettype')}) end`;

// The functions that a request can name, with values that it can give. Those of extensions are no part of the project.
const functionsSql = `select coalesce(json_agg(json_build_object(
    'name', p.proname, 'readOnly', p.provolatile <> 'v', 'many', p.proretset, 'returns', ${returnsSql},
    'arguments', (select coalesce(json_agg(json_build_object('name', coalesce(a.name, ''),
        'optional', a.number > p.pronargs - p.pronargdefaults, ${typeFields}) order by a.at), '[]')
      from (select a.*, row_number() over (order by a.at) as number from ${parameters} where ${given}) a
      ${typeOf('a.oid')}),
    'callers', (select coalesce(json_agg(c.role order by c.role), '[]')
      from unnest(array['anon', 'authenticated', 'service_role']) c(role)
      where has_function_privilege(c.role, p.oid, 'execute'))
  ) order by p.proname collate "C", p.oid), '[]')
  from pg_proc p join pg_type k on k.oid = p.prorettype left join pg_class r on r.oid = k.typrelid
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
    and (k.typtype <> 'p' or p.prorettype = 'void'::regtype or p.proargmodes && '{o,b,t}')
    and not exists (select from ${parameters} join pg_type t on t.oid = a.oid
      where t.typtype = 'p' or (${given} and coalesce(a.name, '') = ''
        and not (p.pronargs = 1 and a.oid in ('json'::regtype, 'jsonb'::regtype))))`;

// Tables outside the schema, such as those of accounts, are not referred to.
const schemaSql = `
select json_build_object(
  'relations', (select coalesce(json_agg(json_build_object(
    'name', c.relname, 'view', c.relkind in ('v', 'm'),
    'columns', (select coalesce(json_agg(json_build_object(
        'name', a.attname, ${typeFields},
        'nullable', not (a.attnotnull or t.typnotnull), 'hasDefault', a.atthasdef or a.attidentity <> '',
        'generated', a.attgenerated <> '' or a.attidentity = 'a'
      ) order by a.attname collate "C"), '[]')
      from pg_attribute a ${typeOf('a.atttypid')}
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
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype = 'e'),
  'functions', (${functionsSql})
)::text as schema`;

/** Reads what the schema \`public\` contains, for the types of a project. */
export async function readSchema(session: SqlSession): Promise<ProjectSchema> {
  const [row] = await session.query(schemaSql);
  return schemaSchema.parse(JSON.parse(z.string().parse(row?.['schema'])));
}
