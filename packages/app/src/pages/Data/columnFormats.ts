import {
  guessKind,
  recogniseColumns,
  valueKind,
  type ColumnFormat,
  type ValueFormat,
} from '@saywright/domain/import-values';
import type { DataColumn } from '@saywright/engine/protocol';
import { importCopy as copy } from '../../copy/dataImport.ts';
import type { ImportLine, ImportTable } from './importTable.ts';

/** The format of each heading that somebody chose. */
export type ChosenFormats = ReadonlyMap<number, ValueFormat>;

/** The cells under a heading that are written as text. */
export function textsAt(lines: readonly ImportLine[], at: number): readonly string[] {
  return lines.flatMap(({ cells, stored }) => (stored?.includes(at) ? [] : [cells[at] ?? '']));
}

/** How the values under each heading are read, by all of them and by what somebody chose. */
export function columnFormats(
  { lines }: ImportTable,
  mapping: readonly (DataColumn | undefined)[],
  chosen: ChosenFormats,
  language: string,
): readonly (ColumnFormat | undefined)[] {
  const columns = mapping.map((column, at) => {
    const kind = column && !column.choices ? valueKind(column.type) : undefined;
    return kind && { kind, values: textsAt(lines, at) };
  });
  return recogniseColumns(columns, chosen, language);
}

/** The order of a date with the separator of the values, such as day.month.year. */
export function dateForm(format: ValueFormat, sample: string): string {
  return format.replaceAll('-', /^\s*\d+([-./])/u.exec(sample)?.[1] ?? '-');
}

/** A format in words, with the separator of the values. */
export function formatLabel(format: ValueFormat, sample: string): string {
  return format === 'yes-no' || format === 'decimal-comma' || format === 'decimal-point'
    ? copy.formats[format]
    : copy.dates(dateForm(format, sample));
}

/** What the values of a column look like, in words. */
export function guessType(values: readonly string[]): string {
  if (values.every((value) => value.trim() === '')) return copy.types.none;
  return copy.types[guessKind(values) ?? 'text'];
}
