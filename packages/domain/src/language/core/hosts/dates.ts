import { dayNumber, isoDay, parseDay, partsOf, weekdayOf } from './calendar.ts';
import type { Item, Span } from './types.ts';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const counts = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, index) => [
    word,
    index + 1,
  ]),
);
const lengths = new Map([
  ['day', 1],
  ['week', 7],
  ['fortnight', 14],
  ['month', 30],
]);

/** Words for a number up to ten, or digits. */
export function countOf(word: string): number | undefined {
  if (/^\d{1,3}$/u.test(word)) return Number(word);
  return word === 'a' || word === 'an' ? 1 : word === 'couple' ? 2 : counts.get(word);
}

/** Short ways to write a day. */
const written = new Map([
  ['tmrw', 'tomorrow'],
  ['tmr', 'tomorrow'],
  ['tmw', 'tomorrow'],
  ['tomoz', 'tomorrow'],
  ['2moro', 'tomorrow'],
  ['2morrow', 'tomorrow'],
  ['tomorow', 'tomorrow'],
  ['tommorow', 'tomorrow'],
  ['tommorrow', 'tomorrow'],
  ['2day', 'today'],
  ['2nite', 'tonight'],
  ['tonite', 'tonight'],
  ['yday', 'yesterday'],
]);

const single = (time: number): Span => ({ from: isoDay(time), to: isoDay(time) });
const short = (names: readonly string[], word: string): number =>
  names.findIndex((name) => name === word || (word.length >= 3 && word.length <= 4 && name.startsWith(word)));
const monthOf = (word: string): number => short(months, word);

/** A time of day such as "8", "6:30" or "10pm", as hours and minutes. */
export function timeOf(word: string, next: string): string | undefined {
  const match = /^(\d{1,2})(?::(\d{2}))?(am|pm|h)?$/u.exec(word);
  if (match === null)
    return word === 'noon' || word === 'midday' ? '12:00' : word === 'midnight' ? '00:00' : undefined;
  const half = match[3] ?? (next === 'am' || next === 'pm' ? next : undefined);
  const hours =
    (Number(match[1]) % (half === undefined || half === 'h' ? 24 : 12)) + (half === 'pm' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${match[2] ?? '00'}`;
}

interface Found {
  readonly span: Span;
  readonly length: number;
}

/** The days that the words from `at` on mean, without a time of day. */
export function readDays(items: readonly Item[], at: number, today: string): Found | undefined {
  const words = Array.from({ length: 6 }, (_, offset) =>
    (items[at + offset]?.value ?? '').replace(/'s$/u, ''),
  );
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = words.map((word) => written.get(word) ?? word);
  const now = parseDay(today);
  // "Friday 4 December" is one day.
  if (weekdays.some((day) => day === a || (a.length === 3 && day.startsWith(a)))) {
    const skipped = b === ',' || b === 'the' ? 1 : 0;
    const dated = calendarDay([b, c, d, e, f].slice(skipped), now);
    if (dated?.span.from === dated?.span.to && dated !== undefined)
      return { ...dated, length: dated.length + 1 + skipped };
  }
  if (a === 'today' || a === 'tonight') return { span: single(now), length: 1 };
  if (a === 'tomorrow') return { span: single(now + 1), length: 1 };
  if (a === 'yesterday') return { span: single(now - 1), length: 1 };
  if (a === 'the' && b === 'day' && c === 'before' && d === 'yesterday')
    return { span: single(now - 2), length: 4 };
  if (a === 'day' && b === 'before' && c === 'yesterday') return { span: single(now - 2), length: 3 };
  if (a === 'last' && b === 'night') return { span: single(now - 1), length: 2 };
  if (a === 'this' && /^(?:morning|afternoon|evening|noon)$/u.test(b))
    return { span: single(now), length: 2 };
  if (/^\d{4}-\d{2}-\d{2}$/u.test(a)) return { span: { from: a, to: a }, length: 1 };
  const amount = countOf(a);
  const unit = lengths.get(b.replace(/s$/u, ''));
  if (amount !== undefined && unit !== undefined && (c === 'ago' || c === 'back'))
    return { span: single(now - amount * unit), length: 3 };
  return relative(a, b, now) ?? calendarDay([a, b, c, d, e], now);
}

/** "last Friday", "next week", "this month", a bare weekday. */
function relative(a: string, b: string, now: number): Found | undefined {
  const isBack = a === 'last' || a === 'past' || a === 'previous';
  const isOn = a === 'next' || a === 'this' || a === 'coming';
  const word = isBack || isOn ? b : a;
  const length = isBack || isOn ? 2 : 1;
  const weekday = short(weekdays, word.replace(/days$/u, 'day'));
  if (weekday >= 0 && (word.length > 4 || isBack || isOn)) {
    const today = weekdayOf(now);
    const ahead = (weekday - today + 7) % 7 === 0 ? 7 : (weekday - today + 7) % 7;
    return { span: single(now + (isBack ? (ahead === 7 ? -7 : ahead - 7) : ahead)), length };
  }
  if (length === 1) return undefined;
  const step = isBack ? -1 : a === 'this' ? 0 : 1;
  const date = partsOf(now);
  if (word === 'week') {
    const monday = now - ((weekdayOf(now) + 6) % 7) + step * 7;
    return { span: { from: isoDay(monday), to: isoDay(monday + 6) }, length };
  }
  if (word === 'month') return { span: monthSpan(date.year, date.month + step), length };
  const month = monthOf(word);
  if (month < 0 || word.length < 3) return undefined;
  const shift = isBack ? (month < date.month ? 0 : -1) : month > date.month ? 0 : 1;
  return { span: monthSpan(date.year + shift, month), length };
}

const monthSpan = (year: number, month: number): Span => ({
  from: isoDay(dayNumber(year, month, 1)),
  to: isoDay(dayNumber(year, month + 1, 0)),
});

/** "1 December 2026", "the 15th of March", "December 1", "February". Without a year, the nearest such day. */
function calendarDay(words: readonly string[], now: number): Found | undefined {
  const start = words[0] === 'the' ? 1 : 0;
  const number = (word = ''): number => Number(/^(\d{1,2})(?:st|nd|rd|th)?$/u.exec(word)?.[1] ?? 0);
  const first = number(words[start]);
  const of = words[start + 1] === 'of' ? 1 : 0;
  const isDayFirst = first > 0 && first < 32;
  const monthAt = isDayFirst ? start + 1 + of : 0;
  const month = monthOf(words[monthAt] ?? '');
  if (month < 0 || (words[monthAt] ?? '').length < 3) return undefined;
  const second = isDayFirst ? 0 : number(words[1]);
  const ofMonth = isDayFirst ? first : second < 32 ? second : 0;
  const afterDay = isDayFirst || ofMonth === 0 ? monthAt + 1 : 2;
  // "may" and "mar" alone are ordinary words.
  if (ofMonth === 0 && (words[0] === 'may' || (words[0] ?? '').length < 4)) return undefined;
  const said = /^\d{4}$/u.test(words[afterDay] ?? '') ? Number(words[afterDay]) : undefined;
  const length = said === undefined ? afterDay : afterDay + 1;
  const thisYear = partsOf(now).year;
  const distance = (year: number): number =>
    Math.abs(dayNumber(year, month, ofMonth === 0 ? 15 : ofMonth) - now);
  const near = [thisYear, thisYear - 1, thisYear + 1].toSorted(
    (one, other) => distance(one) - distance(other),
  )[0];
  const year = said ?? near ?? thisYear;
  return {
    span:
      ofMonth === 0
        ? monthSpan(year, month)
        : {
            ...single(dayNumber(year, month, ofMonth)),
            ...(said === undefined &&
              dayNumber(year, month, ofMonth) < now && {
                ahead: isoDay(dayNumber(year + 1, month, ofMonth)),
              }),
          },
    length,
  };
}
