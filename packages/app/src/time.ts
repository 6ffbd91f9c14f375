const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hour12: false });
const day = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' });
const date = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric' });

/** The time of day of a moment, ISO or in epoch milliseconds, as this browser writes it. */
export function clockTime(moment: string | number): string {
  return clock.format(new Date(moment));
}

/** The day of a moment, ISO or in epoch milliseconds, told apart from every other. */
export function dayOf(moment: string | number): string {
  return new Date(moment).toDateString();
}

/** The day of an ISO moment by its name; `Today` for the day that is today. */
export function dayName(iso: string, today: string): string {
  return dayOf(iso) === today ? 'Today' : day.format(new Date(iso));
}

/** Whether an ISO moment falls on the day it is now, here. */
export function isToday(iso: string): boolean {
  return new Date(iso).toDateString() === new Date().toDateString();
}

/** The date of an ISO moment, with its year. */
export function fullDate(iso: string): string {
  return date.format(new Date(iso));
}
