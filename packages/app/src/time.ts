const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hour12: false });
const day = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' });
const date = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric' });

/** Time of day in this browser's format; `moment` is ISO 8601 or epoch milliseconds. */
export function clockTime(moment: string | number): string {
  return clock.format(new Date(moment));
}

/** A key for the day of a moment; `moment` is ISO 8601 or epoch milliseconds. */
export function dayOf(moment: string | number): string {
  return new Date(moment).toDateString();
}

/** Weekday and date of an ISO moment; `Today` for the current day. */
export function dayName(iso: string, today: string): string {
  return dayOf(iso) === today ? 'Today' : day.format(new Date(iso));
}

/** Whether an ISO moment falls on the current local day. */
export function isToday(iso: string): boolean {
  return new Date(iso).toDateString() === new Date().toDateString();
}

/** Date of an ISO moment, with the year. */
export function fullDate(iso: string): string {
  return date.format(new Date(iso));
}
