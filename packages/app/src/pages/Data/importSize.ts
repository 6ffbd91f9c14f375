import { mostAddedRows } from '@saywright/engine/protocol';

type NewRow = ReadonlyMap<string, string | null>;

/** Most bytes of new rows in one request; the server takes a little more. */
const mostBytes = 7 * 1024 * 1024;
/** What a value adds besides its texts: the names of its parts, and marks. */
const bytesOfCell = 26;

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(JSON.stringify(text)).length;

const sizeOf = (row: NewRow): number =>
  [...row].reduce((sum, [name, value]) => sum + bytesOf(name) + bytesOf(value ?? '') + bytesOfCell, 2);

/** The first of these rows that fit into one plan, besides those that wait for it. */
export function fitting(rows: readonly NewRow[], pending: readonly NewRow[]): readonly NewRow[] {
  let bytes = pending.reduce((sum, row) => sum + sizeOf(row), 0);
  const room = Math.max(0, mostAddedRows - pending.length);
  const end = rows.slice(0, room).findIndex((row) => (bytes += sizeOf(row)) > mostBytes);
  return rows.slice(0, end === -1 ? room : end);
}
