// The names a plan may use, read from the catalog of the Postgres that the engine runs on. Run by hand after a change
// of its major version: node scripts/catalogNames.mjs. Review the difference before it is committed.
import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';

/**
 * Functions that only compute: nothing with side effects, nothing that reads the catalog, settings, files or other
 * tables, or that runs text, and nothing that only serves operators, types and indexes. A name counts only when all
 * its overloads pass.
 */
export const functionsSql = `
with helpers as (
  select amproc::oid as oid from pg_amproc
  union select unnest(array[aggtransfn, aggfinalfn, aggcombinefn, aggserialfn, aggdeserialfn, aggmtransfn,
    aggminvtransfn, aggmfinalfn]::oid[]) from pg_aggregate
  union select unnest(array[typinput, typoutput, typreceive, typsend, typmodin, typmodout, typanalyze,
    typsubscript]::oid[]) from pg_type
  union select unnest(array[rngsubdiff, rngcanonical]::oid[]) from pg_range
  union select objoid from pg_description where classoid = 'pg_proc'::regclass and description ~
    '^(implementation of|I/O|deprecated, use|larger of two|smaller of two|less-equal-greater|hash$)')
select proname::text as name from pg_proc where pronamespace = 'pg_catalog'::regnamespace
group by 1 having bool_and(
  prorettype <> all ('{internal,cstring,trigger,event_trigger}'::regtype[])
  and not proargtypes::oid[] && '{internal,cstring}'::regtype[]::oid[]
  and oid not in (select oid from helpers)
  and proname !~ '^reg(class|collation|config|dictionary|namespace|oper|proc|role|type)'
  and (provolatile = 'i'
      and proname !~ '^(pg_(?!size)|txid_|acl|makeacl|satisfies_hash|postgresql_fdw|hash|oidvector|nameconcat)'
    or provolatile = 's' and proparallel = 's'
      and proname !~ '^(pg_|has_|inet_|txid_|to_reg|get|col_desc|obj_|shobj_|acl|ts_(parse|token|debug)|current_(setting|schema)|row_security|fmgr_|format_type|mxid)|_to_xml|_xmlschema'))
order by 1`;

/** Functions outside those rules that were read one by one: they compute, or are chance or the clock. */
export const reviewed = [
  'age',
  'array_cat',
  'array_sample',
  'array_shuffle',
  'clock_timestamp',
  'gen_random_uuid',
  'isempty',
  'pg_typeof',
  'random',
  'random_normal',
  'range_merge',
  'starts_with',
];

/** Types of values. Left out: what names a thing of the catalog, and what only Postgres itself works with. */
export const typesSql = `
select typname::text as name from pg_type where typnamespace = 'pg_catalog'::regnamespace and typtype in ('b', 'r', 'm')
  and typname !~ '^(_|reg|pg_)'
  and typname not in ('aclitem', 'cid', 'cstring', 'gtsvector', 'refcursor', 'tid', 'txid_snapshot', 'xid', 'xid8')
order by 1`;

/** Functions that take any value, so that \`table.function\` calls them with a row where no column has that name. */
export const rowFunctionsSql = `
select distinct proname::text as name from pg_proc where pronamespace = 'pg_catalog'::regnamespace
  and pronargs > 0 and pronargs - pronargdefaults <= 1
  and proargtypes[0] in ('record'::regtype, '"any"'::regtype, 'anyelement'::regtype, 'anynonarray'::regtype,
    'anycompatible'::regtype, 'anycompatiblenonarray'::regtype)
order by 1`;

/** The names in the running catalog: what the file must hold. */
export async function catalogNames(query) {
  const names = async (sql) => (await query(sql)).map((row) => String(row.name));
  const functions = [...(await names(functionsSql)), ...reviewed].toSorted((a, b) => (a < b ? -1 : 1));
  const allowed = new Set(functions);
  const rowFunctions = (await names(rowFunctionsSql)).filter((name) => !allowed.has(name));
  return { functions, types: await names(typesSql), rowFunctions };
}

function lines(names) {
  const wrapped = [''];
  for (const name of names) {
    const last = wrapped.at(-1);
    if (`${last} ${name}`.length > 100) wrapped.push(name);
    else wrapped[wrapped.length - 1] = last === '' ? name : `${last} ${name}`;
  }
  return wrapped.map((line) => `  ${line}`).join('\n');
}

if (import.meta.main) {
  const database = await PGlite.create();
  const { functions, types, rowFunctions } = await catalogNames(
    async (sql) => (await database.query(sql)).rows,
  );
  const file = new URL('../packages/engine/src/database/allowedNames17.ts', import.meta.url);
  await writeFile(
    file,
    `// Written by scripts/catalogNames.mjs from the catalog of Postgres 17, and reviewed.

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\\s+/));
}

/** Functions of Postgres that a plan may call, by name. */
export const allowedFunctions = words(\`
${lines(functions)}
\`);

/** Types of Postgres that a plan may use, by the catalog's name. */
export const allowedTypes = words(\`
${lines(types)}
\`);

/** Functions that are not allowed and could be written as a column of a table: \`orders.pg_column_size\`. */
export const rowFunctions = words(\`
${lines(rowFunctions)}
\`);
`,
  );
  await database.close();
}
