import { looksPersonal } from '@saywright/domain/access';
import { z } from 'zod';
import { readCatalog, type CatalogTable } from '../database/catalog.ts';
import type { SqlSession } from '../database/session.ts';

/** A table or view that requests of the API can name. */
export interface Relation extends CatalogTable {
  readonly kind: 'table' | 'view';
}

const otherSchema = z.array(
  z.object({
    oid: z.number(),
    name: z.string(),
    kind: z.enum(['table', 'view']),
    rowSecurity: z.boolean(),
    columns: z.array(z.object({ number: z.number(), name: z.string(), type: z.string() })),
  }),
);

// Views and partitioned tables, which the catalog of the planner leaves out.
const othersSql = `
select coalesce(json_agg(json_build_object('oid', c.oid::int8, 'name', c.relname,
  'kind', case c.relkind when 'p' then 'table' else 'view' end, 'rowSecurity', c.relrowsecurity,
  'columns', (select coalesce(json_agg(json_build_object('number', a.attnum, 'name', a.attname,
      'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum), '[]')
    from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)
) order by c.relname), '[]')::text as others
from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm', 'p')`;

/** Everything in the public schema that holds rows, by name. */
export async function readRelations(session: SqlSession): Promise<readonly Relation[]> {
  const tables = (await readCatalog(session)).map((table): Relation => ({ ...table, kind: 'table' }));
  const [row] = await session.query(othersSql);
  const others = otherSchema.parse(JSON.parse(z.string().parse(row?.['others'])));
  const rest = others.map((other): Relation => ({
    ...other,
    forced: false,
    estimate: 0,
    columns: other.columns.map((column) => ({
      ...column,
      notNull: false,
      default: null,
      identity: '',
      generated: '',
    })),
    constraints: [],
    indexes: [],
    policies: [],
  }));
  return [...tables, ...rest].toSorted((one, two) => (one.name < two.name ? -1 : 1));
}

const ownerPattern =
  /auth\.uid\(\)[^=]*\)?\s*=\s*\(?"?(\w+)"?|"?(\w+)"?\s*=\s*\(*\s*(?:SELECT\s+)?auth\.uid\(\)/i;

/** The owner column: named by an access rule, otherwise the one that refers to the signed-in people. */
export function ownerColumn(table: CatalogTable): string | undefined {
  for (const policy of table.policies) {
    const match = ownerPattern.exec(`${policy.using ?? ''} ${policy.check ?? ''}`);
    const name = match?.[1] ?? match?.[2];
    if (name !== undefined && table.columns.some((column) => column.name === name)) return name;
  }
  const reference = table.constraints.find(
    (item) => item.type === 'f' && item.definition.includes('auth.users('),
  );
  const number = reference?.columns?.[0];
  return table.columns.find((column) => column.number === number)?.name;
}

const rightsSchema = z.array(
  z.object({
    role: z.string(),
    number: z.number(),
    read: z.boolean(),
    add: z.boolean(),
    change: z.boolean(),
  }),
);

/** Rights on the columns of a table, by role. */
export type ColumnRights = z.infer<typeof rightsSchema>;

/** What the roles of the API may do with each column, by grants alone. */
export async function columnRights(session: SqlSession, { oid }: Relation): Promise<ColumnRights> {
  return rightsSchema.parse(
    await session.query(
      `select role, attnum::int as number, has_column_privilege(role, attrelid, attnum, 'select') as read,
         has_column_privilege(role, attrelid, attnum, 'insert') as add,
         has_column_privilege(role, attrelid, attnum, 'update') as change
       from pg_attribute, unnest(array['anon', 'authenticated', 'service_role']) as role
       where attrelid = $1 and attnum > 0 and not attisdropped`,
      [oid],
    ),
  );
}

/** Columns that a stranger may read by grants, and that look like secrets or personal data. */
export function personalColumns({ columns }: Relation, rights: ColumnRights): readonly string[] {
  return columns
    .filter(({ name, number }) =>
      rights.some(
        (right) => right.role === 'anon' && right.number === number && right.read && looksPersonal(name),
      ),
    )
    .map(({ name }) => name);
}
