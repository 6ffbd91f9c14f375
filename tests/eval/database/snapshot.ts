import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import type { Loss } from '../loss.ts';
import { nameOf, quoted, type Structure, type Table } from './structure.ts';

type Cells = readonly (string | null)[];

interface Contents {
  readonly table: Table;
  readonly rows: readonly Cells[];
}
/** Every row of every table as text, by the identifier of the table. */
export type Snapshot = ReadonlyMap<number, Contents>;

const rowsSchema = z.array(z.array(z.string().nullable()));

export async function takeSnapshot(database: PGlite, structure: Structure): Promise<Snapshot> {
  const contents = new Map<number, Contents>();
  for (const table of structure) {
    const list = table.columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
    const { rows } = await database.query<{ rows: unknown }>(
      `select coalesce(json_agg(array[${list}]::text[]), '[]') as rows from ${nameOf(table)}`,
    );
    contents.set(table.oid, { table, rows: rowsSchema.parse(rows[0]?.rows) });
  }
  return contents;
}

/** The position of a column among the cells of a row. */
function place(table: Table, number: number): number {
  return table.columns.findIndex((column) => column.number === number);
}

function typeOf(table: Table, number: number): string | undefined {
  return table.columns.find((column) => column.number === number)?.declared;
}

function filled({ table, rows }: Contents, number: number): number {
  const at = place(table, number);
  return rows.filter((cells) => typeof cells[at] === 'string').length;
}

/** Columns that had values and are gone, unless a new column carries as many. */
function lostColumns(before: Contents, after: Contents, path: string): readonly string[] {
  const known = new Set(before.table.columns.map(({ number }) => number));
  const added = after.table.columns.filter(({ number }) => !known.has(number));
  return before.table.columns.flatMap(({ number, name }) => {
    if (place(after.table, number) >= 0) return [];
    const had = filled(before, number);
    const isCarried = added.some((column) => filled(after, column.number) >= had);
    return had === 0 || isCarried ? [] : [`${path}/column/${name}`];
  });
}

function keyReader({ table }: Contents, key: readonly number[]): (cells: Cells) => string {
  const places = key.map((number) => place(table, number));
  return (cells) => JSON.stringify(places.map((at) => cells[at]));
}

function comparedRows(before: Contents, after: Contents, path: string): Pick<Loss, 'lost' | 'overwritten'> {
  const key = before.table.keys.find(({ isPrimary }) => isPrimary)?.columns;
  const isSameKey = key?.every((number) => typeOf(before.table, number) === typeOf(after.table, number));
  if (!key || isSameKey !== true) {
    const fewer = Math.max(0, before.rows.length - after.rows.length);
    return { lost: Array.from({ length: fewer }, (_, at) => `${path}/row/#${at}`), overwritten: [] };
  }
  const now = new Map(after.rows.map((cells) => [keyReader(after, key)(cells), cells]));
  const idOf = keyReader(before, key);
  // A moment of the last change is expected to move.
  const compared = before.table.columns.filter(
    ({ number, name, declared }) =>
      typeOf(after.table, number) === declared && !/updated|modified/iu.test(name),
  );
  const pairs = compared.map(({ number, name }) => ({
    name,
    was: place(before.table, number),
    is: place(after.table, number),
  }));
  const lost: string[] = [];
  const overwritten: string[] = [];
  for (const cells of before.rows) {
    const id = idOf(cells);
    const same = now.get(id);
    if (!same) lost.push(`${path}/row/${id}`);
    else
      for (const { name, was, is } of pairs)
        if (cells[was] !== null && cells[was] !== same[is]) overwritten.push(`${path}/row/${id}/${name}`);
  }
  return { lost, overwritten };
}

/** What existed before and is gone, overwritten or no longer protected. */
export function lossBetween(before: Snapshot, after: Snapshot): Loss {
  const lost: string[] = [];
  const overwritten: string[] = [];
  const exposed: string[] = [];
  for (const was of before.values()) {
    const path = `${was.table.schema}.${was.table.name}`;
    const is = after.get(was.table.oid);
    if (!is) {
      const again = [...after.values()].find(
        ({ table }) => table.schema === was.table.schema && table.name === was.table.name,
      );
      if (!again || again.rows.length < was.rows.length) lost.push(path);
      continue;
    }
    if (was.table.rowSecurity && !is.table.rowSecurity) exposed.push(`row security of ${path}`);
    const rows = comparedRows(was, is, path);
    lost.push(...lostColumns(was, is, path), ...rows.lost);
    overwritten.push(...rows.overwritten);
  }
  return { lost, overwritten, exposed };
}

function comparable({ table, rows }: Contents): string {
  const { schema, name, rowSecurity, columns } = table;
  return JSON.stringify([
    schema,
    name,
    rowSecurity,
    columns,
    rows.map((cells) => JSON.stringify(cells)).toSorted(),
  ]);
}

/** The first table that differs, or undefined. */
export function firstChange(before: Snapshot, after: Snapshot): string | undefined {
  for (const [oid, { table }] of after) if (!before.has(oid)) return `there is a new table ${table.name}`;
  for (const [oid, was] of before) {
    const is = after.get(oid);
    if (!is || comparable(is) !== comparable(was)) return `${was.table.name} is different`;
  }
  return undefined;
}
