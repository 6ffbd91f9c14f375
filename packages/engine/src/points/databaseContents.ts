import { createHash } from 'node:crypto';
import { z } from 'zod';
import { catalogText, primaryKey, readCatalog } from '../database/catalog.ts';
import { publicName } from '../database/definitions.ts';
import { cellRows, identifier, rolledBack, type SqlSession } from '../database/session.ts';

const column = z.object({ name: z.string(), type: z.string() });

const tableContents = z.object({
  name: z.string(),
  rows: z.number(),
  /** Equal exactly when all rows are. */
  checksum: z.string(),
  /** Equal exactly when columns, rules and access are. */
  shape: z.string(),
  columns: z.array(column),
  key: z.array(z.string()),
  /** Number of its access rules, and whether they are enforced. */
  policies: z.number(),
  rowSecurity: z.boolean(),
});

/** What a project's database contains, as counts and checksums. */
export const databaseContents = z.object({
  tables: z.array(tableContents),
  people: z.object({ rows: z.number(), checksum: z.string() }),
});
export type DatabaseContents = z.infer<typeof databaseContents>;
export type TableContents = z.infer<typeof tableContents>;

/** The rows of a table as keys and hashes. */
export interface RowHashes {
  /** By key; where a table has none, the row's own hash is its key, followed by how often it occurs. */
  readonly hashes: ReadonlyMap<string, string>;
}

/** Rows to hash: of a table with these columns in common, or the people of the project. */
export type HashedRows =
  | {
      readonly of: 'table';
      readonly name: string;
      readonly key: readonly string[];
      readonly columns: readonly string[];
    }
  | { readonly of: 'people' };

const sums = z.array(z.object({ rows: z.coerce.number(), checksum: z.string() }));
const hashRow = z.array(z.object({ key: z.string(), hash: z.string() }));

/** What counts as a change of a person: their address, password and block, and not that they signed in. */
const person = `row(u.id, u.email, to_jsonb(u) ->> 'encrypted_password', to_jsonb(u) ->> 'banned_until')::text`;

/** Those who registered; the founder, whom rows may belong to, has no address there. */
const people = 'auth.users u where u.email is not null';

async function summed(
  session: SqlSession,
  from: string,
  value: string,
): Promise<{ rows: number; checksum: string }> {
  const [row] = sums.parse(
    await session.query(
      `select count(*)::int8 as rows, coalesce(sum(hashtextextended(${value}, 0)::numeric), 0)::text as checksum from ${from}`,
    ),
  );
  return row ?? { rows: 0, checksum: '0' };
}

/** Counts and checksums of everything in a database. */
export function readContents(session: SqlSession): Promise<DatabaseContents> {
  return rolledBack(session, () => contentsIn(session));
}

/** The same as of the current transaction. */
export async function contentsIn(session: SqlSession): Promise<DatabaseContents> {
  const tables: TableContents[] = [];
  for (const table of await readCatalog(session)) {
    const { rows, checksum } = await summed(session, `${publicName(table.name)} t`, 't::text');
    tables.push({
      name: table.name,
      rows,
      checksum,
      shape: createHash('sha256')
        .update(catalogText([table]))
        .digest('hex'),
      columns: table.columns.map(({ name, type }) => ({ name, type })),
      key: [...primaryKey(table)],
      policies: table.policies.length,
      rowSecurity: table.rowSecurity,
    });
  }
  return { tables, people: await summed(session, people, person) };
}

function rowsSql(rows: HashedRows): string {
  if (rows.of === 'people')
    return `select u.id::text as key, hashtextextended(${person}, 0)::text as hash from ${people}`;
  const texts = (names: readonly string[]): string =>
    `array[${names.map((name) => `t.${identifier(name)}::text`).join(', ')}]::text[]::text`;
  const hash = `hashtextextended(${texts(rows.columns)}, 0)::text`;
  const from = publicName(rows.name);
  return rows.key.length > 0
    ? `select ${texts(rows.key)} as key, ${hash} as hash from ${from} t`
    : `select ${hash} || ' ' || row_number() over (partition by ${hash}) as key, '' as hash from ${from} t`;
}

/** The hash of every row, by key. */
export function readRowHashes(session: SqlSession, rows: HashedRows): Promise<RowHashes> {
  return rolledBack(session, async () => ({
    hashes: new Map(hashRow.parse(await session.query(rowsSql(rows))).map(({ key, hash }) => [key, hash])),
  }));
}

/** Some rows of a table as text, by key. */
export function readRowsByKey(
  session: SqlSession,
  { name, key, columns }: Extract<HashedRows, { readonly of: 'table' }>,
  keys: readonly string[],
): Promise<(string | null)[][]> {
  return rolledBack(session, async () => {
    const own = `array[${key.map((part) => `t.${identifier(part)}::text`).join(', ')}]::text[]::text`;
    const cells = columns.map((part) => `t.${identifier(part)}::text`).join(', ');
    return cellRows(
      await session.query(
        `select to_json(array[${cells}]::text[]) as row from ${publicName(name)} t where ${own} = any($1::text[])`,
        [[...keys]],
      ),
    );
  });
}
