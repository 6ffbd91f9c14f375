const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hour12: false });
const day = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' });
const date = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric' });

/** The time of day of a moment, ISO or in epoch milliseconds, as this browser writes it. */
export function clockTime(moment: string | number): string {
  return clock.format(new Date(moment));
}

/** The day of an ISO moment; `Today` for the day of `now`. */
export function dayName(iso: string, now: Date): string {
  const moment = new Date(iso);
  return moment.toDateString() === now.toDateString() ? 'Today' : day.format(moment);
}

/** Whether an ISO moment falls on the day it is now, here. */
export function isToday(iso: string): boolean {
  return new Date(iso).toDateString() === new Date().toDateString();
}

/** The date of an ISO moment, with its year. */
export function fullDate(iso: string): string {
  return date.format(new Date(iso));
}
