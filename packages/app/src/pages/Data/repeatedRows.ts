import { valueKind } from '@saywright/domain/import-values';
import type { DataColumn, RowPageView } from '@saywright/engine/protocol';
import type { ImportedRow } from './importRows.ts';

type Values = ReadonlyMap<string, string | null>;

/** A value in one spelling, so that 12.50 equals 12.5, and a date equals its midnight. */
function spelling(value: string | null | undefined, type: string): string | null {
  if (value === null || value === undefined) return null;
  switch (valueKind(type)) {
    case 'number':
    case 'whole':
      return value.includes('.') && !/e/iu.test(value)
        ? value.replace(/0+$/u, '').replace(/\.$/u, '')
        : value;
    case 'moment':
      return value.replace(/^(\d{4}-\d\d-\d\d)$/u, '$1 00:00').replace(/(?<=[ T]\d\d:\d\d):00$/u, '');
    default:
      return value;
  }
}

const keyOf = (values: Values, columns: readonly DataColumn[]): string =>
  JSON.stringify(columns.map(({ name, type }) => spelling(values.get(name), type)));

/** Lines that have the same values as an earlier one, with the line of that. */
export function repeatedLines(
  rows: readonly ImportedRow[],
  columns: readonly DataColumn[],
): readonly { readonly line: number; readonly first: number }[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, values }) => {
    const key = keyOf(values, columns);
    const first = seen.get(key);
    if (first !== undefined) return [{ line, first }];
    seen.set(key, line);
    return [];
  });
}

/** Rows of a page as values by column; those with shortened values are left out. */
export function valuesOfPage({ columns, rows }: RowPageView): readonly Values[] {
  return rows
    .filter(({ cut }) => cut.length === 0)
    .map(({ cells }) => new Map(columns.map(({ name }, at) => [name, cells[at] ?? null])));
}

/** The rows that have the same values as one that exists, in all of these columns. */
export function existingRows(
  rows: readonly ImportedRow[],
  columns: readonly DataColumn[],
  existing: readonly Values[],
): ReadonlySet<ImportedRow> {
  const known = new Set(existing.map((values) => keyOf(values, columns)));
  return new Set(rows.filter(({ values }) => known.has(keyOf(values, columns))));
}
