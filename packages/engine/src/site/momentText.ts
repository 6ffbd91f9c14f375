const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/**
 * A moment in words, in UTC.
 * @example
 * momentText('2026-12-01T06:00:00.000Z') // => 'Tuesday 1 December 2026 at 06:00 UTC'
 */
export function momentText(iso: string): string {
  return `${format.format(new Date(iso)).replace(/,? at |, (?=\d\d:)/u, ' at ')} UTC`;
}
