import { monthSource } from '../constituents/bounds.ts';
import { weekdays } from '../constituents/calendar.ts';
import { periodsIn, type Period } from '../constituents/dates.ts';

const nth = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const dated = String.raw`${nth} (?:of )?${monthSource}(?: \d{4})?|${monthSource} ${nth}(?: \d{4})?`;
const weekday = `(?:${weekdays.join('|')})`;
const range = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<lead>from|between|on|in|for) )?(?:the )?(?<first>${dated}|${nth}|${weekday}) (?<joint>to|until|till|through|and|-|–) (?:the )?(?<last>${dated}|${weekday})(?![\p{L}\d])`,
  'u',
);

/** A day of a month, in the month of another one where it names none. */
function withMonth(first: string, last: string): string {
  const month = new RegExp(monthSource, 'u').exec(last)?.[0];
  return month !== undefined && new RegExp(`^${nth}$`, 'u').test(first) ? `${first} ${month}` : first;
}

/**
 * The days from one to another in a question of small letters: `from 12 to 15 december`.
 *
 * @param today ISO date.
 */
export function rangeIn(text: string, today: string): Period | undefined {
  const match = range.exec(text);
  const { lead, first = '', joint, last = '' } = match?.groups ?? {};
  if (!match || (joint === 'and' && lead !== 'between')) return undefined;
  // Without a year, the nearest day is meant, which may be over.
  const dayOf = (said: string): Period | undefined => periodsIn(`show on ${said}`, today)[0];
  const [begin, end] = [dayOf(withMonth(first, last)), dayOf(last)];
  const [from, until] = [begin?.day, end?.day];
  if (from?.kind !== 'value' || until?.kind !== 'value' || String(from.value) >= String(until.value))
    return undefined;
  return { start: match.index, end: match.index + match[0].length, from, until: end?.until, last: until };
}
