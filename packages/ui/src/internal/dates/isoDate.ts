import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date';

/** Reads a date such as `2026-11-24`; null if the text is empty or not a date. */
export function readDate(text: string | null | undefined): CalendarDate | null {
  if (text === null || text === undefined || text === '') return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** Calendar of all date fields: values are ISO dates, so every language shows Gregorian ones. */
const gregorian = new GregorianCalendar();
export const createCalendar = (): GregorianCalendar => gregorian;

/** Formats a date for a sentence, such as “24 November 2026”. */
export const inWords = (date: CalendarDate, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date.toDate('UTC'));
