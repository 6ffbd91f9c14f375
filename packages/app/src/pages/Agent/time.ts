const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hour12: false });
const day = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' });

/** The time of day of an ISO moment, as this browser writes it. */
export function clockTime(iso: string): string {
  return clock.format(new Date(iso));
}

/** The day of an ISO moment; `Today` for the day of `now`. */
export function dayName(iso: string, now: Date): string {
  const date = new Date(iso);
  return date.toDateString() === now.toDateString() ? 'Today' : day.format(date);
}
