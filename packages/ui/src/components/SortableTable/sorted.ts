import { numbersOf } from '../../internal/numbers.ts';
import type { DataTableSort } from '../DataTable/types.ts';
import type { SortableRow } from './types.ts';

type Key = number | string | null;

/** The rows in another order: numbers by their size before words, and what is missing at the end either way. */
export function sortedRows(
  rows: readonly SortableRow[],
  { column, direction }: DataTableSort,
  locale: string,
): readonly SortableRow[] {
  const { read } = numbersOf(locale);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const turn = direction === 'ascending' ? 1 : -1;
  const keyOf = (row: SortableRow): Key => {
    const said = row.sortValues?.[column] ?? row.cells[column] ?? null;
    const number = typeof said === 'string' ? (read(said) ?? null) : said;
    return Number.isNaN(number) ? said : number;
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
