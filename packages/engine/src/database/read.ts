import { fail, ok, type Result } from '@saywright/domain/result';
import { z } from 'zod';
import { isReadOnly, refusalOf } from './allowList.ts';
import { readCatalog } from './catalog.ts';
import { publicName } from './definitions.ts';
import { explainProblem } from './explain.ts';
import { parseScript } from './parse.ts';
import { identifier, problemOf, rolledBack, type Row, type SqlSession } from './session.ts';

/** Rows as text, ready to be shown; null stays null. */
export interface TextTable {
  columns: string[];
  rows: (string | null)[][];
}

/** One table of the founder's database for the read-only view. */
export interface TableSummary {
  readonly name: string;
  readonly rows: number;
  readonly rowSecurity: boolean;
  /** How many rules say who may see and change its rows. */
  readonly policies: number;
  columns: { name: string; type: string; required: boolean }[];
}

function text(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string'
    ? value
    : typeof value === 'bigint'
      ? value.toString()
      : JSON.stringify(value);
}

function textTable(rows: readonly Row[]): TextTable {
  const columns = Object.keys(rows[0] ?? {});
  return { columns, rows: rows.map((row) => columns.map((column) => text(row[column]))) };
}

/** Answers a question in a read-only transaction, as the role that plans run as; at most 200 rows come back. */
export async function read(session: SqlSession, sql: string): Promise<Result<TextTable>> {
  const parsed = await parseScript(sql);
  if (!parsed.ok) return fail(`Postgres cannot read this: ${parsed.error}.`);
  const refusal = refusalOf(parsed.value);
  if (refusal !== undefined) return fail(refusal);
  if (!isReadOnly(parsed.value) || parsed.value.length !== 1)
    return fail('A question is one statement that only reads.');
  return rolledBack(session, async () => {
    try {
      await session.run('set transaction read only; set local role saywright_plan');
      return ok(textTable((await session.query(sql)).slice(0, 200)));
    } catch (error) {
      return fail(explainProblem(problemOf(error)));
    }
  });
}

const countSchema = z.object({ count: z.coerce.number() });

/** Every table with its columns and its number of rows. */
export async function listTables(session: SqlSession): Promise<TableSummary[]> {
  const summaries: TableSummary[] = [];
  for (const table of await readCatalog(session)) {
    const [row] = await session.query(`select count(*)::int8 as count from ${publicName(table.name)}`);
    summaries.push({
      name: table.name,
      rows: countSchema.parse(row).count,
      rowSecurity: table.rowSecurity,
      policies: table.policies.length,
      columns: table.columns.map((column) => ({
        name: column.name,
        type: column.type,
        required: column.notNull,
      })),
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
  const list = columns.map((column) => `${identifier(column)}::text as ${identifier(column)}`).join(', ');
  const rows = await session.query(`select ${list || '1'} from ${publicName(name)} limit ${limit}`);
  return { columns, rows: rows.map((row) => columns.map((column) => text(row[column]))) };
}
