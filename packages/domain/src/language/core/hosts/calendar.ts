/** Days since 1 January 1970; months count from 0 and may run over the year. */
export function dayNumber(year: number, month: number, day: number): number {
  const months = year * 12 + month - 2;
  const [shifted, fromMarch] = [Math.floor(months / 12), ((months % 12) + 12) % 12];
  const leaps = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  return shifted * 365 + leaps + Math.floor((153 * fromMarch + 2) / 5) + day - 1 - 719_468;
}

/** Year, month from 0 and day of a day number. */
export function partsOf(number: number): { year: number; month: number; day: number } {
  const days = number + 719_468;
  const guess = Math.floor(days / 365.2425);
  const start = (year: number): number => dayNumber(year, 2, 1) + 719_468;
  const shifted = start(guess) > days ? guess - 1 : start(guess + 1) <= days ? guess + 1 : guess;
  const inYear = days - start(shifted);
  const fromMarch = Math.floor((5 * inYear + 2) / 153);
  const month = (fromMarch + 2) % 12;
  return {
    year: month < 2 ? shifted + 1 : shifted,
    month,
    day: inYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  };
}

/** An ISO date as a day number. */
export function parseDay(iso: string): number {
  const [year = 1970, month = 1, day = 1] = iso.slice(0, 10).split('-').map(Number);
  return dayNumber(year, month - 1, day);
}

/** A day number as an ISO date. */
export function isoDay(number: number): string {
  const { year, month, day } = partsOf(number);
  return `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The day of the week, 0 for Sunday. */
export const weekdayOf = (number: number): number => (((number + 4) % 7) + 7) % 7;
