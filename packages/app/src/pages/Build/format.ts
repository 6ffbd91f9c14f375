const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const days = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A number with at most one decimal: `1,204.5`. */
export function numberText(value: number): string {
  return numbers.format(value);
}

/** A share with one decimal (A107): `12.5%`. */
export function percentText(value: number): string {
  return `${value.toFixed(1)}%`;
}

/** A day in ISO 8601 or a moment in epoch milliseconds as people read it; the text itself when it is no day. */
export function dayText(day: string | number): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? String(day) : days.format(date);
}

/** The day it is, in ISO 8601 and in the time zone of whoever looks. */
export function today(now = new Date()): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
