import { months } from './words/dates.ts';
import { matched, captureGroup } from './slots.ts';

/** A period as two SQL expressions: inclusive start and exclusive end. */
export interface Period {
  readonly from: string;
  readonly until: string;
  /** Set when the period is one calendar day. */
  readonly day?: string;
}

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && leap ? 29 : (lengths[month - 1] ?? 0);
}

function iso(year: number, month: number, day: number): string {
  return `'${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}'`;
}

function dayPeriod(year: number, month: number, day: number): Period | undefined {
  if (year < 1 || day < 1 || day > daysIn(year, month)) return undefined;
  const lastOfMonth = day === daysIn(year, month);
  const until = lastOfMonth ? monthAfter(year, month) : iso(year, month, day + 1);
  return { from: iso(year, month, day), until, day: iso(year, month, day) };
}

function monthAfter(year: number, month: number): string {
  return month === 12 ? iso(year + 1, 1, 1) : iso(year, month + 1, 1);
}

function monthNumber(name: string): number {
  return months.findIndex((names) => (names as readonly string[]).includes(name.toLowerCase())) + 1;
}

const monthSource = `(?<month>${months.flat().join('|')})\\.?`;
const dayNumber = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const namedForms = [
  new RegExp(`^(?:the )?${dayNumber} (?:of )?${monthSource},? (?<year>\\d{4})$`, 'iu'),
  new RegExp(`^${monthSource} (?:the )?${dayNumber},? (?<year>\\d{4})$`, 'iu'),
  new RegExp(`^${monthSource},? (?<year>\\d{4})$`, 'iu'),
];
const numericForms = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/u,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/u,
];

function numericDate(text: string): Period | undefined {
  for (const form of numericForms) {
    const found = matched(form, text);
    if (found !== undefined)
      return dayPeriod(Number(found('year')), Number(found('month')), Number(found('day')));
  }
  const slashed = matched(/^(?<one>\d{1,2})\/(?<other>\d{1,2})\/(?<year>\d{4})$/u, text);
  if (slashed === undefined) return undefined;
  const [one, other, year] = [Number(slashed('one')), Number(slashed('other')), Number(slashed('year'))];
  // 03/04/2024 is March in one country and April in another, so it is read only where it is unambiguous.
  if (one > 12 || one === other) return dayPeriod(year, other, one);
  return other > 12 ? dayPeriod(year, one, other) : undefined;
}

/** A written date, month or year as a period; undefined when it is not a date, is impossible or is ambiguous. */
function writtenPeriod(text: string): Period | undefined {
  const year = captureGroup(/^(?:the year )?(?<year>[12]\d{3})$/u, text, 'year');
  if (year !== '') return { from: iso(Number(year), 1, 1), until: iso(Number(year) + 1, 1, 1) };
  for (const form of namedForms) {
    const found = matched(form, text);
    if (found === undefined) continue;
    const month = monthNumber(found('month'));
    const inYear = Number(found('year'));
    if (found('day') !== '') return dayPeriod(inYear, month, Number(found('day')));
    return inYear < 1 ? undefined : { from: iso(inYear, month, 1), until: monthAfter(inYear, month) };
  }
  return numericDate(text);
}

const relativeDays: Readonly<Record<string, Period>> = {
  today: { from: 'current_date', until: 'current_date + 1', day: 'current_date' },
  yesterday: { from: 'current_date - 1', until: 'current_date', day: 'current_date - 1' },
  tomorrow: { from: 'current_date + 1', until: 'current_date + 2', day: 'current_date + 1' },
};

function calendarUnit(shift: string, unit: string): Period {
  const start = `date_trunc('${unit}', current_date)`;
  const step = unit === 'quarter' ? "interval '3 months'" : `interval '1 ${unit}'`;
  if (shift === 'this' || shift === 'the current') return { from: start, until: `${start} + ${step}` };
  if (shift === 'next' || shift === 'the next')
    return { from: `${start} + ${step}`, until: `${start} + ${step} + ${step}` };
  return { from: `${start} - ${step}`, until: start };
}

const unitForm =
  /^(?<shift>the last|the previous|the past|the next|the current|last|previous|past|this|next) (?<unit>week|month|quarter|year)$/u;

/** An amount of time as an SQL interval: ('30', 'days') gives `interval '30 days'`. */
export function interval(count: number, unit: string): string {
  const base = unit.toLowerCase().replace(/s$/u, '');
  return `interval '${count} ${base}${count === 1 ? '' : 's'}'`;
}

/** Today, last week, 3 days ago, 2024, March 2024, 1 March 2024, 2024-03-01, each as a period. */
export function periodOf(text: string): Period | undefined {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^(?:the date|the day|date) /u, '');
  const fixed = Object.hasOwn(relativeDays, bare) ? relativeDays[bare] : undefined;
  if (fixed !== undefined) return fixed;
  const unit = matched(unitForm, bare);
  if (unit !== undefined) return calendarUnit(unit('shift'), unit('unit'));
  const ago = matched(/^(?<count>\d{1,6}) (?<unit>day|week|month|year)s? ago$/u, bare);
  if (ago !== undefined) {
    const moment = `current_date - ${interval(Number(ago('count')), ago('unit'))}`;
    return { from: moment, until: `${moment} + interval '1 day'` };
  }
  return writtenPeriod(bare);
}
