import { months } from '../../planner/words/dates.ts';

/** A calendar date; months and days count from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeap ? 29 : (lengths[month - 1] ?? 0);
}

/** The date, if there is one: no 31 June. */
export function dayOf(year: number, month: number, day: number): Day | undefined {
  return day >= 1 && day <= daysIn(year, month) ? { year, month, day } : undefined;
}

export function isoDay({ year, month, day }: Day): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function parseIso(iso: string): Day {
  const [year = 0, month = 1, day = 1] = iso.slice(0, 10).split('-').map(Number);
  return { year, month, day };
}

/** Days since 1 March of the year 0. */
function count({ year, month, day }: Day): number {
  const from = month > 2 ? year : year - 1;
  const past = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return 365 * from + Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400) + past;
}

/** Days from one day to another; negative where the other is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return count(to) - count(from);
}

/** The day a number of days later, or earlier. */
export function plusDays(start: Day, days: number): Day {
  let { year, month, day } = start;
  day += days;
  while (day > daysIn(year, month)) {
    day -= daysIn(year, month);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
  while (day < 1) {
    month -= 1;
    if (month < 1) [year, month] = [year - 1, 12];
    day += daysIn(year, month);
  }
  return { year, month, day };
}

/** The first of the month a number of months later, or earlier. */
export function plusMonths({ year, month }: Day, amount: number): Day {
  const total = year * 12 + month - 1 + amount;
  return { year: Math.floor(total / 12), month: (total % 12) + 1, day: 1 };
}

/** 0 is Monday. 1 March of the year 0 was a Wednesday. */
export function weekdayOf(day: Day): number {
  return (count(day) + 2) % 7;
}

/** 1 to 12 for a name or its short form; 0 for any other word. */
export function monthNumber(name: string): number {
  const word = name.toLowerCase().replace(/\.$/u, '');
  return months.findIndex((names) => (names as readonly string[]).includes(word)) + 1;
}
