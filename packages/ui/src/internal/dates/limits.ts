import type { CalendarDate, DateValue } from '@internationalized/date';
import { inWords, readDate } from './isoDate.ts';
import type { english } from './messages.ts';

/** Which dates a field accepts. */
export interface DateLimits {
  /** Earliest date, such as '2026-11-24'. */
  minValue?: string | undefined;
  /** Latest date, such as '2026-12-31'. */
  maxValue?: string | undefined;
  /** Whether a date, such as '2026-12-25', cannot be chosen. */
  isDateUnavailable?: ((date: string) => boolean) | undefined;
}

/** Limits as the hooks take them. */
export interface ReadLimits {
  readonly minValue: CalendarDate | null;
  readonly maxValue: CalendarDate | null;
  readonly isDateUnavailable: (date: DateValue) => boolean;
}

/** Reads the limits of a field; those that are not dates do not count. */
export const readLimits = ({ minValue, maxValue, isDateUnavailable }: DateLimits): ReadLimits => ({
  minValue: readDate(minValue),
  maxValue: readDate(maxValue),
  isDateUnavailable: (date) => isDateUnavailable?.(date.toString()) === true,
});

/** Error message for a date outside the limits; empty if there is none. */
export function problemOf(
  date: CalendarDate | null,
  { minValue, maxValue, isDateUnavailable }: ReadLimits,
  words: typeof english,
  locale: string,
): string {
  if (date === null) return '';
  if (minValue !== null && date.compare(minValue) < 0) return words.tooEarly(inWords(minValue, locale));
  if (maxValue !== null && date.compare(maxValue) > 0) return words.tooLate(inWords(maxValue, locale));
  return isDateUnavailable(date) ? words.unavailable : '';
}

/** Most days of a period that are checked one by one. */
const manyDays = 3660;

/** Whether a day of a period cannot be chosen. */
export function isInterrupted(start: CalendarDate, end: CalendarDate, limits: ReadLimits): boolean {
  let day = start;
  for (let count = 0; count < manyDays && day.compare(end) <= 0; count += 1) {
    if (limits.isDateUnavailable(day)) return true;
    day = day.add({ days: 1 });
  }
  return false;
}
