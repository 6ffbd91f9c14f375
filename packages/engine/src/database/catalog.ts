import { z } from 'zod';
import type { SqlSession } from './session.ts';

const columnSchema = z.object({
  number: z.number(),
  name: z.string(),
  type: z.string(),
  notNull: z.boolean(),
  default: z.string().nullable(),
  identity: z.string(),
  generated: z.string(),
});
const namedSchema = z.object({ oid: z.number(), name: z.string(), definition: z.string() });
const constraintSchema = namedSchema.extend({
  type: z.string(),
  columns: z.array(z.number()).nullable(),
  references: z.string().nullable(),
  referencesOid: z.number(),
  onDelete: z.string(),
  onUpdate: z.string(),
});
const policySchema = z.object({
  oid: z.number(),
  name: z.string(),
  command: z.string(),
  permissive: z.boolean(),
  roles: z.array(z.string()),
  using: z.string().nullable(),
  check: z.string().nullable(),
});
/** A right on a table, or on one of its columns. */
const rightSchema = z.object({ role: z.string(), privilege: z.string(), column: z.string().nullable() });
const tableSchema = z.object({
  oid: z.number(),
  name: z.string(),
  rowSecurity: z.boolean(),
  forced: z.boolean(),
  estimate: z.number(),
  columns: z.array(columnSchema),
  constraints: z.array(constraintSchema),
  indexes: z.array(namedSchema),
  policies: z.array(policySchema),
  /** Triggers that keep the time of the last change. Records of earlier versions lack them. */
  triggers: z.array(namedSchema).optional(),
  /** The rights of the people of an app to change rows. Records of earlier versions lack them. */
  rights: z.array(rightSchema).optional(),
});
/** The catalog as data, which may come from a file. */
export const catalogSchema = z.array(tableSchema);

export type CatalogColumn = z.infer<typeof columnSchema>;
export type CatalogConstraint = z.infer<typeof constraintSchema>;
export type CatalogRight = z.infer<typeof rightSchema>;
export type CatalogPolicy = z.infer<typeof policySchema>;
export type CatalogTable = z.infer<typeof tableSchema>;
/** The public tables with everything that belongs to them, as the database describes them. */
export type Catalog = readonly CatalogTable[];

// Object identifiers stay the same across a rename, so two snapshots in one transaction can be compared by them.
const catalogSql = `
select coalesce(json_agg(json_build_object(
  'oid', c.oid::int8, 'name', c.relname, 'rowSecurity', c.relrowsecurity, 'forced', c.relforcerowsecurity,
  'estimate', greatest(c.reltuples, 0),
  'columns', (select coalesce(json_agg(json_build_object(
      'number', a.attnum, 'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'notNull', a.attnotnull,
      'default', pg_get_expr(d.adbin, d.adrelid), 'identity', a.attidentity, 'generated', a.attgenerated
    ) order by a.attnum), '[]')
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
  'constraints', (select coalesce(json_agg(json_build_object(
      'oid', k.oid::int8, 'name', k.conname, 'type', k.contype, 'columns', k.conkey,
      'definition', pg_get_constraintdef(k.oid), 'references', f.relname, 'referencesOid', k.confrelid::int8,
      'onDelete', k.confdeltype, 'onUpdate', k.confupdtype
    ) order by k.conname), '[]')
    from pg_constraint k left join pg_class f on f.oid = k.confrelid
    where k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c', 'x')),
  'indexes', (select coalesce(json_agg(json_build_object(
      'oid', i.indexrelid::int8, 'name', ic.relname, 'definition', pg_get_indexdef(i.indexrelid)
    ) order by ic.relname), '[]')
    from pg_index i join pg_class ic on ic.oid = i.indexrelid
    where i.indrelid = c.oid and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)),
  'policies', (select coalesce(json_agg(json_build_object(
      'oid', p.oid::int8, 'name', p.polname, 'command', p.polcmd, 'permissive', p.polpermissive,
      'roles', (select json_agg(coalesce(r.rolname, 'public') order by r.rolname)
                from unnest(p.polroles) as ids(id) left join pg_roles r on r.oid = ids.id),
      'using', pg_get_expr(p.polqual, p.polrelid), 'check', pg_get_expr(p.polwithcheck, p.polrelid)
    ) order by p.polname), '[]')
    from pg_policy p where p.polrelid = c.oid),
  'triggers', (select coalesce(json_agg(json_build_object(
      'oid', t.oid::int8, 'name', t.tgname, 'definition', pg_get_triggerdef(t.oid)
    ) order by t.tgname), '[]')
    from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = to_regprocedure('extensions.moddatetime()')),
  'rights', (select coalesce(json_agg(json_build_object(
      'role', r.rolname, 'privilege', a.privilege_type, 'column', a.attname
    ) order by r.rolname, a.attname nulls first), '[]')
    from (select null::text as attname, grantee, privilege_type from aclexplode(c.relacl)
      union all select n.attname, x.grantee, x.privilege_type
        from pg_attribute n, aclexplode(n.attacl) x where n.attrelid = c.oid) a
    join pg_roles r on r.oid = a.grantee
    where r.rolname in ('anon', 'authenticated') and a.privilege_type = 'UPDATE')
) order by c.relname), '[]')::text as catalog
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname = 'public' and c.relkind = 'r'`;

/** Reads a snapshot of the public tables inside the current transaction. */
export async function readCatalog(session: SqlSession): Promise<Catalog> {
  const [row] = await session.query(catalogSql);
  return catalogSchema.parse(JSON.parse(z.string().parse(row?.catalog)));
}

/** The columns of a table's primary key, in key order; empty when it has none. */
export function primaryKey(table: CatalogTable): readonly string[] {
  const numbers = table.constraints.find((constraint) => constraint.type === 'p')?.columns ?? [];
  return numbers.flatMap((number) =>
    table.columns.filter((column) => column.number === number).map((column) => column.name),
  );
}

/** The columns that a trigger sets to the time of the last change. */
export function updatedColumns({ triggers = [] }: CatalogTable): readonly string[] {
  return triggers.flatMap(({ definition }) => {
    const name = /moddatetime\('(?<name>(?:[^']|'')*)'\)$/u.exec(definition)?.groups?.name;
    return name === undefined ? [] : [name.replaceAll("''", "'")];
  });
}

/** The catalog without identifiers and positions: equal texts mean equal structure, except for column order. */
export function catalogText(catalog: Catalog): string {
  const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
    a.name < b.name ? -1 : 1;
  return JSON.stringify(
    catalog.map(({ name, rowSecurity, forced, columns, constraints, indexes, policies, ...rest }) => ({
      name,
      rowSecurity,
      forced,
      columns: columns.map(({ number: _number, ...column }) => column).toSorted(byName),
      constraints: constraints.map((constraint) => [constraint.name, constraint.type, constraint.definition]),
      indexes: indexes.map((index) => [index.name, index.definition]),
      policies: policies.map(({ oid: _oid, ...policy }) => policy),
      triggers: rest.triggers?.map((trigger) => [trigger.name, trigger.definition]),
      rights: rest.rights,
    })),
  );
}
