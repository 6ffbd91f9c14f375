import { readDate } from './dates.ts';
import { formatsOf, type ValueFormat, type ValueKind } from './formats.ts';
import { readNumber } from './numbers.ts';
import { readYesNo } from './yesNo.ts';

/**
 * A value as the database takes it: dates as year-month-day, numbers with plain digits and a decimal point, and `true` or
 * `false`. Undefined where it is not written in the format.
 *
 * @example
 * convertValue('number', 'decimal-comma', '1.248,50') // => '1248.50'
 */
export function convertValue(kind: ValueKind, format: ValueFormat, value: string): string | undefined {
  const text = value.trim();
  switch (format) {
    case 'yes-no':
      return readYesNo(text);
    case 'decimal-point':
    case 'decimal-comma':
      return readNumber(text, format, kind === 'whole');
    default:
      return readDate(text, format, kind === 'moment');
  }
}

/**
 * What a single value may mean, as the database takes it: several where formats read it differently, none where none does.
 *
 * @example
 * meaningsOf('date', '03/04/2025') // => ['2025-04-03', '2025-03-04']
 */
export function meaningsOf(kind: ValueKind, value: string): readonly string[] {
  return [...new Set(formatsOf(kind).flatMap((format) => convertValue(kind, format, value) ?? []))];
}

/** The format of a column's values. */
export interface RecognisedFormat {
  /** The format to start with, also where another one reads the values as well. */
  readonly format: ValueFormat;
  /** Formats that read as many values, to different results; the column alone does not decide between them. */
  readonly possible: readonly ValueFormat[];
  /** A value that they read differently, with the result of each. */
  readonly example?: { readonly value: string; readonly results: readonly (string | undefined)[] };
}

/**
 * Recognises how the values of a column are written, from all of them: the format that reads most. Undefined where none
 * reads any. `preferred` decides the start where several do.
 *
 * @example
 * recogniseFormat('number', ['1.248', '50,5'])?.format // => 'decimal-comma'
 */
export function recogniseFormat(
  kind: ValueKind,
  values: readonly string[],
  preferred: readonly ValueFormat[] = [],
): RecognisedFormat | undefined {
  const given = [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))];
  const counts = formatsOf(kind).map((format) => ({
    format,
    count: given.filter((value) => convertValue(kind, format, value) !== undefined).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const best = counts.filter(({ count }) => count > 0 && count === most).map(({ format }) => format);
  const possible = [
    ...best.filter((format) => preferred.includes(format)),
    ...best.filter((format) => !preferred.includes(format)),
  ];
  const differing = given
    .map((value) => ({ value, results: possible.map((format) => convertValue(kind, format, value)) }))
    .find(({ results }) => new Set(results).size > 1);
  const [format] = possible;
  if (format === undefined) return undefined;
  return differing ? { format, possible, example: differing } : { format, possible: [format] };
}
