import { formatsOf, type ValueFormat, type ValueKind } from './formats.ts';
import { convertValue, recogniseFormat, type RecognisedFormat } from './recognise.ts';

/** What a column is to hold, and the texts that are given for it. */
export interface GivenColumn {
  readonly kind: ValueKind;
  readonly values: readonly string[];
}

/** How the values of a column are read. */
export interface ColumnFormat {
  readonly kind: ValueKind;
  /** Undefined until somebody chooses, where nothing shows which of the possible ones it is. */
  readonly format: ValueFormat | undefined;
  /** A value that is read differently in another format; only while nobody has chosen. */
  readonly example?: RecognisedFormat['example'];
  /** A value of the column: the first that is read, or the first that is there. */
  readonly sample: string;
}

/** Whether the values could not be read in another format. */
function isShown({ kind, values }: GivenColumn, { format, possible }: RecognisedFormat): boolean {
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

/** The first value that is read, otherwise the first that is there. */
function sampleOf(values: readonly string[], isRead: (value: string) => boolean): string {
  return values.find((value) => isRead(value)) ?? values.find((value) => value.trim() !== '') ?? '';
}

function formatOf({ kind, values }: GivenColumn, hints: readonly ValueFormat[]): ColumnFormat {
  const found = recogniseFormat(kind, values, hints);
  const format = found?.format ?? formatsOf(kind)[0];
  const sample = sampleOf(
    values,
    (value) => format !== undefined && convertValue(kind, format, value) !== undefined,
  );
  if (!found?.example) return { kind, format, sample };
  const isNumber = kind === 'number' || kind === 'whole';
  const isOpen = isNumber && !hints.includes(found.format);
  return { kind, format: isOpen ? undefined : found.format, example: found.example, sample };
}

/**
 * How the values of each column of a table are written: by all of them, by what the other columns show, and by what
 * somebody chose (by place). `language` is a BCP 47 tag; dates are taken as month first in en-US alone.
 *
 * @example
 * recogniseColumns([{ kind: 'date', values: ['03/04/2025'] }], new Map(), 'en-GB').map((one) => one?.format)
 * // => ['day-month-year']
 */
export function recogniseColumns(
  columns: readonly (GivenColumn | undefined)[],
  chosen: ReadonlyMap<number, ValueFormat>,
  language: string,
): readonly (ColumnFormat | undefined)[] {
  const shown = columns.flatMap((column, at) => {
    const choice = chosen.get(at);
    if (choice !== undefined) return [choice];
    const found = column && recogniseFormat(column.kind, column.values);
    return found && isShown(column, found) ? [found.format] : [];
  });
  const hints = hintsOf(shown, language);
  return columns.map((column, at) => {
    if (!column) return undefined;
    const choice = chosen.get(at);
    if (choice === undefined) return formatOf(column, hints);
    return { kind: column.kind, format: choice, sample: sampleOf(column.values, () => false) };
  });
}

/** A number that begins with a nought is a text, such as a postcode. */
const isCode = (kind: ValueKind, value: string): boolean =>
  (kind === 'whole' || kind === 'number') && /^\s*0\d/u.test(value);

const guessed: readonly ValueKind[] = ['whole', 'number', 'yes-no', 'date', 'moment'];

/**
 * The kind that all values of a column are of; undefined for other texts, and where there is no value.
 *
 * @example
 * guessKind(['18.10.1960', '']) // => 'date'
 */
export function guessKind(values: readonly string[]): ValueKind | undefined {
  const given = values.filter((value) => value.trim() !== '');
  if (given.length === 0) return undefined;
  return guessed.find((kind) => {
    const found = recogniseFormat(kind, given);
    return (
      found &&
      given.every((value) => convertValue(kind, found.format, value) !== undefined && !isCode(kind, value))
    );
  });
}
