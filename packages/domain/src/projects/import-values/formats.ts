/** How the values of a column are written. */
export const dateFormats = ['year-month-day', 'day-month-year', 'month-day-year'] as const;
export const numberFormats = ['decimal-point', 'decimal-comma'] as const;
export type DateFormat = (typeof dateFormats)[number];
export type NumberFormat = (typeof numberFormats)[number];
export type ValueFormat = DateFormat | NumberFormat | 'yes-no';

/** What a column of the database holds, where values can be written in several ways. */
export type ValueKind = 'date' | 'moment' | 'whole' | 'number' | 'yes-no';

const kinds: readonly (readonly [RegExp, ValueKind])[] = [
  [/^(?:smallint|integer|bigint)$/u, 'whole'],
  [/^(?:numeric|real|double)/u, 'number'],
  [/^boolean$/u, 'yes-no'],
  [/^date$/u, 'date'],
  [/^timestamp/u, 'moment'],
];

/**
 * The kind of a column by its type as Postgres prints it; undefined where values are taken as they are.
 *
 * @example
 * valueKind('numeric(12,2)') // => 'number'
 */
export function valueKind(type: string): ValueKind | undefined {
  return kinds.find(([pattern]) => pattern.test(type))?.[1];
}

/**
 * The formats that a kind of value can have.
 *
 * @example
 * formatsOf('number') // => ['decimal-point', 'decimal-comma']
 */
export function formatsOf(kind: ValueKind): readonly ValueFormat[] {
  if (kind === 'yes-no') return ['yes-no'];
  return kind === 'date' || kind === 'moment' ? dateFormats : numberFormats;
}
