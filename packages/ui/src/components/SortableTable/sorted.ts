import { numbersOf } from '../../internal/numbers.ts';
import type { DataTableSort } from '../DataTable/types.ts';
import type { SortableRow } from './types.ts';

type Key = number | string | null;

/** Sorts rows: numbers by value, then text; missing values come last in both directions. */
export function sortedRows<Row extends SortableRow>(
  rows: readonly Row[],
  { column, direction }: DataTableSort,
  locale: string,
): readonly Row[] {
  const { read } = numbersOf(locale);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const turn = direction === 'ascending' ? 1 : -1;
  const keyOf = (row: Row): Key => {
    const cell = row.cells[column];
    // A cell of elements has no order.
    const text = typeof cell === 'string' || typeof cell === 'number' ? cell : null;
    const value = row.sortValues?.[column] ?? text;
    const number = typeof value === 'string' ? (read(value) ?? null) : value;
    return Number.isNaN(number) ? value : number;
  };
  const order = (one: Key, other: Key): number => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return turn * (one - other);
    if (typeof one === 'string' && typeof other === 'string') return turn * compare(one, other);
    return typeof one === 'number' ? -turn : turn;
  };
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .toSorted((one, other) => order(one.key, other.key))
    .map(({ row }) => row);
}
