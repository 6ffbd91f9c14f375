import type { DateFormat } from './formats.ts';

const yearFirst = /^(?<year>\d{4})(?<mark>[-./])(?<second>\d{1,2})\k<mark>(?<third>\d{1,2})(?<rest>\D.*)?$/u;
const yearLast =
  /^(?<first>\d{1,2})(?<mark>[-./])\s?(?<second>\d{1,2})\k<mark>\s?(?<year>\d{4})(?<rest>\D.*)?$/u;
const time =
  /^(?:,? |T)(?<time>\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?: ?[ap]m)?(?: ?(?:Z|UTC|[+-]\d\d(?::?\d\d)?))?)$/iu;
const midnight = /^00?:00(?::00(?:\.0+)?)?$/u;

/** The parts of a date in the order of a format, with what follows it; undefined in any other form. */
function partsOf(value: string, format: DateFormat) {
  if (format === 'year-month-day') {
    const { year = '', second = '', third = '', rest = '' } = yearFirst.exec(value)?.groups ?? {};
    return year === '' ? undefined : { year, month: second, day: third, rest };
  }
  const { year = '', mark, first = '', second = '', rest = '' } = yearLast.exec(value)?.groups ?? {};
  // Nobody writes the month first with points.
  if (year === '' || (mark === '.' && format === 'month-day-year')) return undefined;
  return format === 'day-month-year'
    ? { year, month: second, day: first, rest }
    : { year, month: first, day: second, rest };
}

/** Number of days in a month; 0 for a month that does not exist. */
function daysIn(year: number, month: number): number {
  if (month < 1 || month > 12) return 0;
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}

function isInCalendar(year: string, month: string, day: string): boolean {
  return Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
}

/** A date in a format as year-month-day, with its time where the column has one; undefined where it is not one. */
export function readDate(value: string, format: DateFormat, hasTime: boolean): string | undefined {
  if (/^-?infinity$/iu.test(value)) return value;
  const parts = partsOf(value, format);
  if (!parts || !isInCalendar(parts.year, parts.month, parts.day)) return undefined;
  const date = `${parts.year}-${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}`;
  if (parts.rest === '') return date;
  const clock = time.exec(parts.rest)?.groups?.['time'];
  if (clock === undefined) return undefined;
  if (hasTime) return `${date} ${clock}`;
  return midnight.test(clock) ? date : undefined;
}

/**
 * Whether a date has a year of two digits, which can mean two centuries.
 *
 * @example
 * hasShortYear('18.10.60') // => true
 */
export function hasShortYear(value: string): boolean {
  return /^\d{1,2}[-./]\s?\d{1,2}[-./]\s?\d{2}(?!\d)/u.test(value);
}
