import { withClock } from '../core/clock.ts';
import { weekdays } from '../core/constituents/calendar.ts';

/** What a value looks like, so that one is not put where another kind is. */
export type Form = 'weekday' | 'time' | 'date' | 'figure' | 'yes-no' | 'address' | 'text';

/** A value in words that the rules read. */
export function shown(value: string): string {
  return formOf(value) === 'time' ? clocked(value) : value;
}

function clocked(value: string): string {
  return withClock(`at ${value.replace(/^at /iu, '')}`).replace(/^at /u, '');
}

/**
 * The form of a value.
 *
 * @example
 * formOf('11 am') // => 'time'
 */
export function formOf(value: string): Form {
  if (weekdays.includes(value.toLowerCase())) return 'weekday';
  if (/^\d{1,2}:\d{2}$/u.test(clocked(value))) return 'time';
  if (wholeDate.test(value)) return 'date';
  if (/^[€$£]?\s?-?\d+(?:[.,]\d+)?\s?(?:[€$£%]|euros?|pounds?|dollars?)?$/iu.test(value)) return 'figure';
  if (/^(?:yes|no)$/iu.test(value)) return 'yes-no';
  return value.includes('@') ? 'address' : 'text';
}

const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const dates = String.raw`today|tomorrow|yesterday|\d{4}-\d\d-\d\d|\d{1,2}(?:st|nd|rd|th)? ${months}(?: \d{4})?|${months} \d{1,2}(?:st|nd|rd|th)?(?: \d{4})?`;
const wholeDate = new RegExp(`^(?:${dates})$`, 'iu');
const times = String.raw`\d{1,2}(?::\d{2})? ?(?:am|pm)|\d{1,2}:\d{2}|(?<=\bat )\d{1,2}(?: o['’]?clock)?`;
const anywhere = new RegExp(
  String.raw`(?<![\p{L}\d.,:/@+-])(?:(?<weekday>${weekdays.join('|')})|(?<date>${dates})|(?<time>${times})|[€$£]?(?<figure>\d+(?:[.,]\d+)?))(?![\p{L}\d:/@-]|[.,]\d)`,
  'giu',
);

/** Names of columns with a time of day. */
export const ofClock = /(?:^|_)(?:time|hour|starts?_at|begins?)(?:_|$)/u;

/** A part of a text that has a form. */
export interface FormedPart {
  readonly form: Form;
  readonly start: number;
  readonly end: number;
}

/**
 * The weekdays, dates, times and figures of a text, in their order; a figure without its currency.
 *
 * @example
 * formedParts('150 for Ann on friday').map(({ form }) => form) // => ['figure', 'weekday']
 */
export function formedParts(text: string): readonly FormedPart[] {
  return [...text.matchAll(anywhere)].flatMap(({ index, 0: whole, groups = {} }) => {
    const form = (['weekday', 'date', 'time', 'figure'] as const).find((one) => groups[one] !== undefined);
    const value = form && groups[form];
    if (form === undefined || value === undefined) return [];
    const start = index + whole.length - value.length;
    return [{ form, start, end: start + value.length }];
  });
}
