import type { TableDifference } from '@saywright/domain/restore-points';
import type { RestorableDatabase } from '../ports/projectDatabase.ts';
import type { DatabaseContents } from './databaseContents.ts';
import { comparableRows } from './difference.ts';

/** Some of the rows that going back would remove. */
export interface LostRows {
  readonly table: string;
  /** How many there are in all. */
  readonly count: number;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
}

interface Database<Needs extends keyof RestorableDatabase> {
  readonly contents: DatabaseContents;
  readonly database: Pick<RestorableDatabase, Needs>;
}

const mostRows = 5;
const mostColumns = 6;
const mostTables = 3;

/** Examples of the rows that exist now and not then, for tables with a key. */
export async function lostRows(
  now: Database<'rowHashes' | 'rowsByKey'>,
  then: Database<'rowHashes'>,
  tables: readonly TableDifference[],
): Promise<readonly LostRows[]> {
  const found: LostRows[] = [];
  for (const { table: name, removed } of tables.filter((table) => table.removed > 0).slice(0, mostTables)) {
    const table = now.contents.tables.find((one) => one.name === name);
    if (!table || table.key.length === 0) continue;
    const earlier = then.contents.tables.find((one) => one.name === name) ?? {
      ...table,
      columns: table.columns,
    };
    const rows = comparableRows(table, earlier);
    if (rows.key.length === 0) continue;
    const isNew = !then.contents.tables.some((one) => one.name === name);
    const known = isNew ? new Map<string, string>() : (await then.database.rowHashes(rows)).hashes;
    const keys = [...(await now.database.rowHashes(rows)).hashes.keys()].filter((key) => !known.has(key));
    const columns = table.columns.map((column) => column.name).slice(0, mostColumns);
    const cells = await now.database.rowsByKey({ ...rows, columns }, keys.slice(0, mostRows));
    found.push({ table: name, count: removed, columns, rows: cells });
  }
  return found;
}
