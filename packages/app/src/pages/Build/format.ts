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

/** A percentage with one decimal: `12.5%`. */
export function percentText(value: number): string {
  return `${value.toFixed(1)}%`;
}

/** Formats an ISO 8601 day or epoch milliseconds; an invalid date is returned as text. */
export function dayText(day: string | number): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? String(day) : days.format(date);
}

/** Today as an ISO 8601 day in the local time zone. */
export function today(now = new Date()): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
