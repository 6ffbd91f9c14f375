import {
  convertValue,
  formatsOf,
  recogniseFormat,
  valueKind,
  type RecognisedFormat,
  type ValueFormat,
  type ValueKind,
} from '@saywright/domain/import-values';
import type { DataColumn } from '@saywright/engine/protocol';
import { importCopy as copy } from '../../copy/dataImport.ts';
import type { ImportLine, ImportTable } from './importTable.ts';

/** How the values under a heading are read. */
export interface ColumnFormat {
  readonly kind: ValueKind;
  /** Undefined until somebody chooses, where nothing shows which of the possible ones it is. */
  readonly format: ValueFormat | undefined;
  /** A value that is read differently in another format; only while nobody has chosen. */
  readonly example?: RecognisedFormat['example'];
  /** Text values that it is read from, such as the first of the column. */
  readonly sample: string;
}

/** The format of each heading that somebody chose. */
export type ChosenFormats = ReadonlyMap<number, ValueFormat>;

/** The cells under a heading that are written as text. */
export function textsAt(lines: readonly ImportLine[], at: number): readonly string[] {
  return lines.flatMap(({ cells, stored }) => (stored?.includes(at) ? [] : [cells[at] ?? '']));
}

/** Whether the values could not be read in another format. */
function isShown(
  kind: ValueKind,
  { format, possible }: RecognisedFormat,
  values: readonly string[],
): boolean {
  return (
    possible.length === 1 &&
    formatsOf(kind).some(
      (other) =>
        other !== format &&
        values.some(
          (value) =>
            convertValue(kind, other, value) === undefined && convertValue(kind, format, value) !== undefined,
        ),
    )
  );
}

/** Formats that the other columns speak for: where the comma is decimal, the day comes before the month. */
function hintsOf(shown: readonly ValueFormat[], language: string): readonly ValueFormat[] {
  if (shown.some((format) => format === 'day-month-year' || format === 'month-day-year')) return shown;
  const isMonthFirst = language === 'en-US' && !shown.includes('decimal-comma');
  return [...shown, isMonthFirst ? 'month-day-year' : 'day-month-year'];
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
  const shown = columns.flatMap((column, at) => {
    const choice = chosen.get(at);
    if (choice !== undefined) return [choice];
    const found = column && recogniseFormat(column.kind, column.values);
    return found && isShown(column.kind, found, column.values) ? [found.format] : [];
  });
  const hints = hintsOf(shown, language);
  return columns.map((column, at) => {
    if (!column) return undefined;
    const { kind, values } = column;
    const sample = values.find((value) => value.trim() !== '') ?? '';
    const choice = chosen.get(at);
    if (choice !== undefined) return { kind, format: choice, sample };
    const found = recogniseFormat(kind, values, hints);
    if (!found) return { kind, format: formatsOf(kind)[0], sample };
    const isNumber = kind === 'number' || kind === 'whole';
    const isOpen = isNumber && found.example !== undefined && !hints.includes(found.format);
    return {
      kind,
      format: isOpen ? undefined : found.format,
      ...(found.example && { example: found.example }),
      sample: values.find((value) => convertValue(kind, found.format, value) !== undefined) ?? sample,
    };
  });
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

const guessed: readonly ValueKind[] = ['whole', 'number', 'yes-no', 'date', 'moment'];

/** What the values of a column look like, in words. */
export function guessType(values: readonly string[]): string {
  const given = values.map((value) => value.trim()).filter((value) => value !== '');
  if (given.length === 0) return copy.types.none;
  const kind = guessed.find((one) => {
    const found = recogniseFormat(one, given);
    return found && given.every((value) => convertValue(one, found.format, value) !== undefined);
  });
  return kind ? copy.types[kind] : copy.types.text;
}
