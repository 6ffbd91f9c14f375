import type { Expression } from '../../ast/index.ts';
import { months } from '../../planner/words/dates.ts';
import { isoDay, plusMonths, type Day } from './calendar.ts';

/** A day, a stretch of days or a length of time, with its place in the text. */
export interface Period {
  readonly start: number;
  readonly end: number;
  /** The first day, inclusive. */
  readonly from?: Expression | undefined;
  /** The day after the last one. */
  readonly until?: Expression | undefined;
  /** The last one, where several are named by the first and the last. */
  readonly last?: Expression | undefined;
  /** Set where it is a single day. */
  readonly day?: Expression | undefined;
  /** A month of any year, 1 to 12. */
  readonly month?: number | undefined;
  /** True for what is compared with a beginning: `older than 60 days`. */
  readonly isAge?: boolean | undefined;
  /** A word such as `since` began it, so it can only limit. */
  readonly isBound?: boolean | undefined;
}

export type Stretch = Omit<Period, 'start' | 'end'>;
/** A day as a value. */
export function literalDay(day: Day): Expression {
  return { kind: 'value', value: isoDay(day) };
}

export const monthSource = `(?:${months
  .flat()
  .toSorted((one, other) => other.length - one.length)
  .join('|')})`;
/** Words that bound a period. */
export const lead = String.raw`(?<lead>before|prior to|earlier than|older than|until|till|up to|by(?: the)?(?: end of)?|since|starting(?: from)?|from|after|later than|newer than)`;
const leads: Readonly<Record<string, 'until' | 'through' | 'from' | 'past'>> = {
  before: 'until',
  'prior to': 'until',
  'earlier than': 'until',
  'older than': 'until',
  until: 'through',
  till: 'through',
  'up to': 'through',
  since: 'from',
  starting: 'from',
  'starting from': 'from',
  from: 'from',
  after: 'past',
  'later than': 'past',
  'newer than': 'past',
};

/** A month without a year, as the last such month up to now. */
function lastSuch(month: number, now: Day): Stretch {
  const first = { year: month > now.month ? now.year - 1 : now.year, month, day: 1 };
  return { from: literalDay(first), until: literalDay(plusMonths(first, 1)) };
}

interface Bounds {
  /** The period with the words that bound it. */
  readonly said: string;
  readonly lead: string | undefined;
  /** The text behind it. */
  readonly rest: string;
}

/** `orders from 2024` are those of that year; `from 2024 on` has no end. */
function isWhole({ said, rest }: Bounds): boolean {
  return (
    new RegExp(
      String.raw`^from (?:the )?(?:year )?(?:last |this )?(?:(?:19|20)\d{2}|week|month|year|${monthSource})$`,
      'iu',
    ).test(said) &&
    !/^ ?(?:on|onwards?|upwards?|forwards?|to|until|till|through|and (?:later|after|newer))\b/iu.test(rest)
  );
}

/** The word that bounds a period; of two, as in `from before 2024`, the second one. */
function leadOf({ said, lead: first = '' }: Bounds): string | undefined {
  const inner = /^(?:since|before|after|until|till|from|by)(?= )/iu.exec(
    said.slice(first.length).trim(),
  )?.[0];
  return inner ?? (first === '' ? undefined : first);
}

/** A period within the bounds that words give it. */
export function bounded(bounds: Bounds, stretch: Stretch, now: Day): Stretch {
  const whole = isWhole(bounds);
  if (whole && stretch.month !== undefined) return lastSuch(stretch.month, now);
  const word = whole ? undefined : leadOf(bounds);
  const kind = word === undefined ? undefined : (leads[word.toLowerCase()] ?? 'through');
  if (kind === undefined) return stretch;
  const { from, until } = stretch.month === undefined ? stretch : lastSuch(stretch.month, now);
  if (kind === 'until') return { until: from, isBound: true, isAge: word?.startsWith('older') };
  if (kind === 'through') return { until, isBound: true };
  return { from: kind === 'past' ? until : from, isBound: true };
}
