import { adviceOn, type Advice, type AdvisedPolicy } from '@saywright/domain/access';
import { z } from 'zod';
import { primaryKey, readCatalog, type CatalogPolicy } from '../database/catalog.ts';
import type { SqlSession } from '../database/session.ts';
import { ownerColumn } from './relations.ts';

const unindexedSchema = z.array(
  z.object({ table: z.number(), columns: z.array(z.string()), references: z.string() }),
);

// An index helps when its first columns are those of the key, in any order; a partial one does not cover all rows.
const unindexedSql = `
select coalesce(json_agg(json_build_object('table', k.conrelid::int8, 'references', k.confrelid::regclass::text,
  'columns', (select json_agg(a.attname order by array_position(k.conkey, a.attnum)) from pg_attribute a
    where a.attrelid = k.conrelid and a.attnum = any (k.conkey))) order by k.conname), '[]')::text as keys
from pg_constraint k join pg_class c on c.oid = k.conrelid
where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and not exists (
  select 1 from pg_index i where i.indrelid = k.conrelid and i.indpred is null
    and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`;

const ownerRightsSchema = z.array(z.object({ kind: z.enum(['view', 'function']), name: z.string() }));

const ownerRightsSql = `
select 'view' as kind, relname::text as name from pg_class c
where relnamespace = 'public'::regnamespace and relkind = 'v' and not coalesce((select option_value::boolean
  from pg_options_to_table(c.reloptions) where option_name = 'security_invoker'), false)
union all select 'function', proname::text from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
order by 1 desc, 2`;

const verbs: Readonly<Record<string, AdvisedPolicy['verb']>> = {
  r: 'read',
  a: 'add',
  w: 'change',
  d: 'delete',
};

function policyOf({ name, command, roles, permissive, using, check }: CatalogPolicy): AdvisedPolicy {
  return { name, verb: verbs[command] ?? 'do anything with', roles, permissive, using, check };
}

/** Reads what can be improved about the tables of a project; `rowsOf` has the counted rows of each table. */
export async function readAdvice(
  session: SqlSession,
  rowsOf: (table: number) => number,
): Promise<readonly Advice[]> {
  const [row] = await session.query(unindexedSql);
  const unindexed = unindexedSchema.parse(JSON.parse(z.string().parse(row?.['keys'])));
  const ownerRights = ownerRightsSchema.parse(await session.query(ownerRightsSql));
  const catalog = await readCatalog(session);
  return adviceOn(
    catalog.map((table) => ({
      table: table.name,
      rows: rowsOf(table.oid),
      columns: table.columns.map(({ name }) => name),
      rowSecurity: table.rowSecurity,
      hasPrimaryKey: primaryKey(table).length > 0,
      owned: ownerColumn(table) !== undefined,
      policies: table.policies.map(policyOf),
      unindexed: unindexed.filter((key) => key.table === table.oid),
    })),
    ownerRights,
  );
}
