import { mostAnswerRows } from '@saywright/domain/planner';
import { fail, ok, type Result } from '@saywright/domain/result';
import { z } from 'zod';
import { isReadOnly, refusalOf } from './allowList.ts';
import { primaryKey, readCatalog, type Catalog, type CatalogTable } from './catalog.ts';
import { publicName } from './definitions.ts';
import { explainProblem } from './explain.ts';
import { parseScript } from './parse.ts';
import { totalOf } from './rowTotal.ts';
import { cellRows, identifier, literal, problemOf, rolledBack, type SqlSession } from './session.ts';

/** Rows as text, ready to be shown; null stays null. */
export interface TextTable {
  columns: string[];
  rows: (string | null)[][];
}

/** A table of the founder's database, for the read-only view. */
export interface TableSummary {
  readonly name: string;
  readonly rows: number;
  /** Whether its rows were counted; otherwise their number is an estimate. */
  readonly isCounted: boolean;
  readonly rowSecurity: boolean;
  /** Number of its access rules. */
  readonly policies: number;
  columns: { name: string; type: string; required: boolean }[];
  /** Columns of its primary key; empty without one. */
  key: string[];
  /** Its foreign keys to tables of the project, with their columns. */
  references: { columns: string[]; table: string }[];
}

/** The rows that `saywright.read` returns: each a list of name and text, in column order. */
const answerSchema = z.array(z.object({ row: z.array(z.tuple([z.string(), z.string().nullable()])) }));

/**
 * Answers a question in a read-only transaction, with the rights of a plan; returns at most 200 rows. `owner` is the
 * person that `auth.uid()` returns.
 */
export async function read(session: SqlSession, sql: string, owner: string): Promise<Result<TextTable>> {
  const parsed = await parseScript(sql);
  if (!parsed.ok) return fail(`Postgres cannot read this: ${parsed.error}.`);
  const refusal = refusalOf(parsed.value);
  if (refusal !== undefined) return fail(refusal);
  if (!isReadOnly(parsed.value)) return fail('A question cannot change anything.');
  if (parsed.value.length > 1)
    return fail(`This asks ${parsed.value.length} questions at once. Ask them one at a time.`);
  return rolledBack(session, async () => {
    try {
      const claims = JSON.stringify({ sub: owner, role: 'authenticated' });
      await session.run(`set transaction read only; set local request.jwt.claims = ${literal(claims)}`);
      const answer = await session.query('select saywright.read($1, $2) as row', [sql, mostAnswerRows]);
      const rows = answerSchema.parse(answer).map(({ row }) => row);
      const columns = (rows[0] ?? []).map(([name]) => name);
      return ok({ columns, rows: rows.map((row) => row.map(([, value]) => value)) });
    } catch (error) {
      return fail(explainProblem(problemOf(error)));
    }
  });
}

function referencesOf({ columns, constraints }: CatalogTable, catalog: Catalog): TableSummary['references'] {
  return constraints.flatMap(({ type, columns: own, referencesOid }) => {
    const target = type === 'f' ? catalog.find(({ oid }) => oid === referencesOid) : undefined;
    const names = columns.flatMap(({ number, name }) => (own?.includes(number) === true ? [name] : []));
    return target ? [{ columns: names, table: target.name }] : [];
  });
}

/** All tables with their columns, row counts and relations. */
export async function listTables(session: SqlSession): Promise<TableSummary[]> {
  const summaries: TableSummary[] = [];
  const catalog = await readCatalog(session);
  for (const table of catalog) {
    const { count, isExact } = await totalOf(session, table, [], 0);
    summaries.push({
      name: table.name,
      rows: count,
      isCounted: isExact,
      rowSecurity: table.rowSecurity,
      policies: table.policies.length,
      columns: table.columns.map((column) => ({
        name: column.name,
        type: column.type,
        required: column.notNull,
      })),
      key: [...primaryKey(table)],
      references: referencesOf(table, catalog),
    });
  }
  return summaries;
}

/** The first rows of a table, or undefined when there is no such table. */
export async function firstRows(
  session: SqlSession,
  name: string,
  limit: number,
): Promise<TextTable | undefined> {
  const table = (await readCatalog(session)).find((candidate) => candidate.name === name);
  if (!table) return undefined;
  const columns = table.columns.map((column) => column.name);
  const list = columns.map((column) => `${identifier(column)}::text`).join(', ');
  const rows = await session.query(
    `select to_json(array[${list}]::text[]) as row from ${publicName(name)} limit ${limit}`,
  );
  return { columns, rows: cellRows(rows) };
}
