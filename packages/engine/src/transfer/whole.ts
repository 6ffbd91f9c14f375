import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { catalogSchema, readCatalog } from '../database/catalog.ts';
import { publicName } from '../database/definitions.ts';
import { ownedSchema, ownedSequences } from '../database/sequences.ts';
import { identifier, literal, rolledBack, type SqlSession } from '../database/session.ts';
import { contentsIn, type DatabaseContents } from '../points/databaseContents.ts';
import { prepareAccounts } from '../projectApi/accountsSchema.ts';
import { committed } from '../projectApi/personChanges.ts';
import { setBucketAccess } from '../storage/buckets.ts';
import { bucketsOf } from '../storage/founder.ts';
import { prepareStorage } from '../storage/schema.ts';
import type { Copying } from './copying.ts';
import { storedColumns, type Dump } from './dump.ts';
import { finishTables, makeTables } from './load.ts';
import { renumber } from './renumber.ts';

/** The file that describes a whole database in a folder, and tells such a folder from one of PGlite. */
export const wholeFile = 'whole.json';

const tableSchema = z.object({
  schema: z.enum(['auth', 'storage', 'saywright']),
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  key: z.array(z.string()),
  /** Tables that it refers to. */
  after: z.array(z.string()),
});
type OtherTable = z.infer<typeof tableSchema>;

const wholeSchema = z.object({
  tables: catalogSchema,
  sequences: ownedSchema,
  buckets: z.array(z.object({ name: z.string(), access: z.enum(['server', 'own-folder', 'signed-in']) })),
  others: z.array(tableSchema),
});

const othersSql = `
select coalesce(json_agg(json_build_object('schema', n.nspname, 'name', c.relname,
  'columns', (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
    from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''),
  'key', (select coalesce(json_agg(a.attname order by k.at), '[]') from pg_index i
    cross join unnest(i.indkey::int2[]) with ordinality k(number, at)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number where i.indrelid = c.oid and i.indisprimary),
  'after', (select coalesce(json_agg(m.nspname || '.' || t.relname), '[]') from pg_constraint f
    join pg_class t on t.oid = f.confrelid join pg_namespace m on m.oid = t.relnamespace
    where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid)
) order by n.nspname, c.relname), '[]')::text as others
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname in ('auth', 'storage', 'saywright') and c.relkind = 'r'`;

const nameOf = ({ schema, name }: OtherTable): string => `${schema}.${identifier(name)}`;
const list = (columns: readonly { readonly name: string }[]): string =>
  columns.map(({ name }) => identifier(name)).join(', ');

/** Sorts tables so that each comes after those it refers to. */
function ordered(tables: readonly OtherTable[]): readonly OtherTable[] {
  const sorted: OtherTable[] = [];
  const visit = (table: OtherTable, path: readonly OtherTable[]): void => {
    if (sorted.includes(table) || path.includes(table)) return;
    for (const name of table.after) {
      const other = tables.find((one) => `${one.schema}.${one.name}` === name);
      if (other) visit(other, [...path, table]);
    }
    sorted.push(table);
  };
  for (const table of tables) visit(table, []);
  return sorted;
}

async function othersIn(session: SqlSession): Promise<readonly OtherTable[]> {
  const [row] = await session.query(othersSql);
  return z.array(tableSchema).parse(JSON.parse(z.string().parse(row?.['others'])));
}

const sumSchema = z.tuple([z.object({ rows: z.coerce.number(), checksum: z.string() })]);

/** What a database contains, with everything beside the founder's tables: accounts, files, and what undo needs. */
export interface WholeContents extends DatabaseContents {
  readonly others: readonly { readonly name: string; readonly rows: number; readonly checksum: string }[];
}

/** The contents of a whole database as of the current transaction. */
export async function wholeContentsIn(session: SqlSession): Promise<WholeContents> {
  const others: WholeContents['others'][number][] = [];
  for (const table of await othersIn(session)) {
    const values = table.columns
      .map(({ name }) => name)
      // It names tables by their object ids, which differ in every database.
      .filter((name) => name !== 'after_state')
      .toSorted()
      .map((name) => `t.${identifier(name)}::text`);
    const [sums] = sumSchema.parse(
      await session.query(
        `select count(*)::int8 as rows, coalesce(sum(hashtextextended(array[${values.join(', ')}]::text[]::text, 0)::numeric), 0)::text as checksum
         from ${nameOf(table)} t`,
      ),
    );
    others.push({ name: `${table.schema}.${table.name}`, ...sums });
  }
  return { ...(await contentsIn(session)), others };
}

/** The contents of a whole database. */
export function readWholeContents(session: SqlSession): Promise<WholeContents> {
  return rolledBack(session, () => wholeContentsIn(session));
}

/** Writes everything in a project database to a folder, as of one moment; returns what it contains. */
export async function writeWhole({ session, copyOut }: Copying, folder: string): Promise<WholeContents> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return rolledBack(session, async () => {
    await session.run('set transaction isolation level repeatable read read only');
    const tables = await readCatalog(session);
    const sequences = await ownedSequences(
      session,
      tables.map(({ oid }) => oid),
    );
    const others = await othersIn(session);
    const hasFiles = others.some(({ schema }) => schema === 'storage');
    const buckets = hasFiles ? await bucketsOf(session) : [];
    const whole = {
      tables,
      sequences,
      buckets: buckets.map(({ name, access }) => ({ name, access })),
      others,
    };
    for (const [at, table] of others.entries())
      await copyOut(`select ${list(table.columns)} from ${nameOf(table)}`, join(folder, `other-${at}.copy`));
    for (const [at, table] of tables.entries()) {
      const columns = storedColumns(table).join(', ');
      if (columns !== '')
        await copyOut(`select ${columns} from ${publicName(table.name)}`, join(folder, `table-${at}.copy`));
    }
    const contents = await wholeContentsIn(session);
    // Last: a folder without it is not complete.
    await writeFile(join(folder, wholeFile), JSON.stringify(whole));
    return contents;
  });
}

/** Numbers of a table's rows go on after the last one. */
async function continueNumbers(session: SqlSession, table: OtherTable): Promise<void> {
  const name = nameOf(table);
  const numbered = z.array(z.object({ name: z.string(), sequence: z.string() })).parse(
    await session.query(
      `select name, pg_get_serial_sequence($1, name) as sequence from unnest($2::text[]) name
         where pg_get_serial_sequence($1, name) is not null`,
      [name, table.columns.map((column) => column.name)],
    ),
  );
  for (const { name: column, sequence } of numbered)
    await session.run(
      `select setval(${literal(sequence)}, coalesce(max(${identifier(column)}), 1), max(${identifier(column)}) is not null) from ${name}`,
    );
}

/** Fills a new project database from a folder that `writeWhole` wrote, wholly or not at all. */
export async function loadWhole({ session, copyIn }: Copying, folder: string): Promise<void> {
  const whole = wholeSchema.parse(JSON.parse(await readFile(join(folder, wholeFile), 'utf8')));
  const { others, tables } = whole;
  const dump: Dump = { ...whole, withRows: true };
  const fill = async (target: string, columns: string, file: string): Promise<void> => {
    const path = join(folder, file);
    if ((await stat(path)).size > 0) await copyIn(`${target} (${columns})`, path);
  };
  const has = (schema: string, name: string): boolean =>
    others.some((one) => one.schema === schema && one.name === name);
  if (has('auth', 'sessions')) await prepareAccounts(session);
  if (has('storage', 'objects')) await prepareStorage(session);
  const sorted = ordered(others);
  await committed(session, async () => {
    await makeTables(session, dump, true);
    for (const table of others) {
      if (table.schema !== 'saywright' || table.name === 'applied') continue;
      const columns = table.columns.map(({ name, type }) => `${identifier(name)} ${type}`);
      const key = table.key.length > 0 ? [`primary key (${table.key.map(identifier).join(', ')})`] : [];
      await session.run(
        `create table ${nameOf(table)} (${[...columns, ...key].join(', ')}); grant select on ${nameOf(table)} to saywright_plan`,
      );
    }
    for (const table of sorted.toReversed()) await session.run(`delete from ${nameOf(table)}`);
    for (const table of sorted) {
      await fill(nameOf(table), list(table.columns), `other-${others.indexOf(table)}.copy`);
      if (table.schema !== 'saywright') await continueNumbers(session, table);
    }
    for (const [at, table] of tables.entries()) {
      const columns = storedColumns(table).join(', ');
      if (columns !== '') await fill(publicName(table.name), columns, `table-${at}.copy`);
    }
    await finishTables(session, dump, true);
    for (const { name, access } of whole.buckets) await setBucketAccess(session, name, access);
    await renumber(session, tables, await readCatalog(session));
  });
}
