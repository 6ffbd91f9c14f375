import type { Expression } from '../../ast/index.ts';
import { numberWords } from '../../planner/words/numbers.ts';
import {
  dayOf,
  isoDay,
  monthNumber,
  parseIso,
  plusDays,
  plusMonths,
  weekdayOf,
  weekdays,
  type Day,
} from './calendar.ts';
import { bounded, lead, literalDay, monthSource, type Period, type Stretch } from './bounds.ts';
export type { Period } from './bounds.ts';

export type Unit = Extract<Expression, { readonly kind: 'duration' }>['unit'];

type Groups = Readonly<Record<string, string | undefined>>;

const today: Expression = { kind: 'today' };

/** A length of time: `3 weeks`. */
export function duration(amount: number, unit: Unit): Expression {
  return { kind: 'duration', amount, unit };
}

/** An expression plus or minus a length of time. */
export function shifted(left: Expression, amount: number, unit: Unit): Expression {
  if (amount === 0) return left;
  return {
    kind: 'arithmetic',
    operator: amount < 0 ? '-' : '+',
    left,
    right: duration(Math.abs(amount), unit),
  };
}

function oneDay(day: Expression): Stretch {
  return { from: day, until: shifted(day, 1, 'day'), day };
}

function literalOneDay(day: Day): Stretch {
  return { from: literalDay(day), until: literalDay(plusDays(day, 1)), day: literalDay(day) };
}

const numbers = Object.keys(numberWords)
  .filter((word) => !word.includes(' '))
  .toSorted((one, other) => other.length - one.length);
const amountSource = String.raw`(?:\d{1,5}|an?|${numbers.join('|')})`;
const unitSource = '(?:day|week|month|year|hour|minute)s?';
const weekdaySource = `(?:${weekdays.join('|')})`;

function amountOf(text: string): number {
  if (/^an?$/iu.test(text)) return 1;
  return numberWords[text.toLowerCase()] ?? Number(text);
}

function unitOf(text: string): Unit {
  const units = ['day', 'week', 'month', 'year', 'hour', 'minute'] as const;
  return units.find((unit) => text.toLowerCase().startsWith(unit)) ?? 'day';
}

const starts = { week: 'start-of-week', month: 'start-of-month', year: 'start-of-year' } as const;

const stretches = ['week', 'month', 'year', 'quarter'] as const;

function calendarUnit(shift: number, unit: (typeof stretches)[number], now: Day): Stretch {
  if (unit === 'quarter') {
    const start = plusMonths(now, -((now.month - 1) % 3) + shift * 3);
    return { from: literalDay(start), until: literalDay(plusMonths(start, 3)) };
  }
  const start: Expression = { kind: 'call', name: starts[unit], arguments: [today] };
  return { from: shifted(start, shift, unit), until: shifted(start, shift + 1, unit) };
}

const shifts: Readonly<Record<string, number>> = {
  this: 0,
  current: 0,
  present: 0,
  last: -1,
  previous: -1,
  past: -1,
  next: 1,
  coming: 1,
  following: 1,
  upcoming: 1,
};
const shiftSource = `(?:${Object.keys(shifts).join('|')})`;

function shiftOf(text: string | undefined): number {
  return shifts[(text ?? 'this').toLowerCase()] ?? 0;
}

function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

/** A day whose rows are there already, so that it may be over: `delete the appointment of 20 November`. */
const ofRows =
  /^\W*(?:(?:please|now|and|so|can you|could you) )*(?:delete|remove|cancel|drop|erase|show|list|see|find|search|display|count|total|sum|average|in (?:each|every)|per|give me|which|what|who|whose|how (?:many|much)|when|where|was|were|is there|are there|did|mark|change|update|edit|correct|move)\b/iu;

/** Days between two dates, about. */
const distance = (one: Day, other: Day): number =>
  Math.abs((one.year - other.year) * 365 + (one.month - other.month) * 30.4 + one.day - other.day);

/** The next such date from now on, with `-1` the last one, and with `0` the nearest one. */
function withoutYear(month: number, day: number, now: Day, direction: number): Day | undefined {
  const found = dayOf(now.year, month, day);
  if (!found) return undefined;
  const isPast = isoDay(found) < isoDay(now);
  if (direction === 0)
    return [-1, 0, 1]
      .map((shift) => ({ ...found, year: now.year + shift }))
      .toSorted((one, other) => distance(one, now) - distance(other, now))[0];
  return { ...found, year: now.year + (direction < 0 ? (isPast ? 0 : -1) : isPast ? 1 : 0) };
}

function weekday(name: string, shift: string | undefined, now: Day): Day {
  const far = (weekdays.indexOf(name.toLowerCase()) - weekdayOf(now) + 7) % 7;
  return plusDays(
    now,
    shiftOf(shift) < 0 ? (far === 0 ? -7 : far - 7) : far === 0 && shift !== 'this' ? 7 : far,
  );
}

interface Form {
  readonly source: string;
  /** `direction` is where a date without a year is looked for: `0` for the nearest one. */
  readonly build: (groups: Groups, now: Day, direction: 0 | 1) => Stretch | undefined;
}

/** The first month of each season, in the northern half of the world. */
const seasons: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };

/** The three months of a season: the one that goes on or comes next is this one, the one that is over is the last. */
function season(name: string, shift: number, now: Day): Stretch {
  const month = seasons[name.toLowerCase()] ?? 3;
  const start = (year: number): Day => ({ year, month, day: 1 });
  const isBegun = month <= now.month;
  const latest = start(isBegun ? now.year : now.year - 1);
  const goesOn = isoDay(now) < isoDay(plusMonths(latest, 3));
  const thisOne = goesOn || isBegun ? latest : start(now.year);
  const first =
    shift < 0 ? (goesOn ? start(latest.year - 1) : latest) : shift > 0 ? start(latest.year + 1) : thisOne;
  return { from: literalDay(first), until: literalDay(plusMonths(first, 3)) };
}

const forms: readonly Form[] = [
  {
    source: `(?<end>(?:the )?(?:last day|end) of (?:the |this )?(?:(?:present|current|running) )?month|(?:the )?month end)`,
    build: (_groups, now) => literalOneDay(plusDays(plusMonths(now, 1), -1)),
  },
  {
    source: `(?:the )?(?:first|1st)(?: day)? of (?:the )?(?<shift>${shiftSource}) month`,
    build: ({ shift }, now) => literalOneDay(plusMonths(now, shiftOf(shift))),
  },
  {
    source: `(?:the )?(?<nth>first|second|third|fourth|last) (?<name>${weekdaySource}) (?:of|in) (?:the )?(?<shift>${shiftSource}) month`,
    build: ({ nth = 'first', name = '', shift }, now) => {
      const first = plusMonths(now, shiftOf(shift) + (nth === 'last' ? 1 : 0));
      const far = (weekdays.indexOf(name.toLowerCase()) - weekdayOf(first) + 7) % 7;
      const weeks = ['first', 'second', 'third', 'fourth'].indexOf(nth.toLowerCase());
      return literalOneDay(plusDays(first, far + 7 * weeks));
    },
  },
  { source: '(?:today|tonight|todays)', build: () => oneDay(today) },
  { source: '(?:tomorrow|tomorow|tommorow|tmrw)', build: () => oneDay(shifted(today, 1, 'day')) },
  { source: 'yesterday', build: () => oneDay(shifted(today, -1, 'day')) },
  {
    source: `(?<amount>${amountSource}) (?<unit>${unitSource}) (?:ago|back)`,
    build: ({ amount = '', unit = '' }) => oneDay(shifted(today, -amountOf(amount), unitOf(unit))),
  },
  {
    source: `in (?<amount>${amountSource}) (?<unit>${unitSource})(?:'s|s')?(?: time)?`,
    build: ({ amount = '', unit = '' }) => oneDay(shifted(today, amountOf(amount), unitOf(unit))),
  },
  {
    source: `(?:in |within |over |during |for )?(?:the )?(?<shift>last|past|previous|next|coming|following)(?: (?<amount>${amountSource}))? (?:calendar )?(?<unit>days|weeks|months|years|hours|day|hour)`,
    build: ({ shift, amount = '1', unit = '' }) => {
      const step = unitOf(unit);
      const now: Expression = step === 'hour' ? { kind: 'now' } : today;
      return shiftOf(shift) < 0
        ? { from: shifted(now, -amountOf(amount), step), until: undefined }
        : { from: now, until: shifted(shifted(now, amountOf(amount), step), 1, 'day') };
    },
  },
  {
    source: `(?:in |during |for )?(?:the )?(?<shift>${shiftSource}) (?:calendar )?(?<unit>week|month|year|quarter)`,
    build: ({ shift, unit = '' }, now) =>
      calendarUnit(shiftOf(shift), stretches.find((one) => one === unit.toLowerCase()) ?? 'week', now),
  },
  {
    source: `(?:on |at |over )?(?:the )?(?:(?<shift>${shiftSource}) )?weekend`,
    build: ({ shift }, now) => {
      const saturday = weekday('saturday', shiftOf(shift) < 0 ? 'last' : undefined, now);
      return { from: literalDay(saturday), until: literalDay(plusDays(saturday, 2)) };
    },
  },
  {
    source: `(?:(?:on )?(?:the )?(?<shift>${shiftSource}) |on )(?<name>${weekdaySource})`,
    build: ({ shift, name = '' }, now) => literalOneDay(weekday(name, shift, now)),
  },
  {
    source: `(?<=(?:starts?|starting|begins?|beginning|due|ends?|leaves?|from|for|until|till|by|before|after|since|back) )(?<name>${weekdaySource})`,
    build: ({ name = '' }, now) => literalOneDay(weekday(name, undefined, now)),
  },
  {
    source: String.raw`(?<year>[12]\d{3})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})`,
    build: ({ year = '', month, day }) => {
      const found = dayOf(Number(year), Number(month), Number(day));
      return found && literalOneDay(found);
    },
  },
  {
    source: String.raw`(?<day>\d{1,2})(?<sign>[./])(?<month>\d{1,2})[./](?<year>\d{4}|\d{2})`,
    build: ({ year = '', month, day, sign }) => {
      // 3/4/2026 is March in one country and April in another, so it is read only where it is unambiguous.
      if (sign === '/' && Number(day) <= 12 && day !== month) return undefined;
      const found = dayOf(fullYear(year), Number(month), Number(day));
      return found && literalOneDay(found);
    },
  },
  {
    source: String.raw`(?:on )?(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)?\.? (?:of )?(?<month>${monthSource})\.?(?:,? (?:(?<year>\d{4})|(?<shift>next|last)(?: year)?))?`,
    build: ({ day, month = '', year, shift }, now, direction) => {
      const number = monthNumber(month);
      const found = year
        ? dayOf(Number(year), number, Number(day))
        : withoutYear(number, Number(day), now, shift === 'last' ? -1 : shift === 'next' ? 1 : direction);
      return found && literalOneDay(found);
    },
  },
  {
    source: `(?:in |during |over |for )?(?:the )?(?<shift>${shiftSource}) (?<name>${Object.keys(seasons).join('|')})`,
    build: ({ shift, name = '' }, now) => season(name, shiftOf(shift), now),
  },
  {
    // A day of the month at hand.
    source: String.raw`on the (?<day>\d{1,2})(?:st|nd|rd|th)(?! (?:of )?(?:${monthSource}|floor|street|row|court|lane|page))`,
    build: ({ day }, now) => {
      const found = dayOf(now.year, now.month, Number(day));
      return found && literalOneDay(found);
    },
  },
  {
    source: String.raw`(?:on )?(?<month>${monthSource})\.? (?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d:])(?:,? (?<year>\d{4}))?`,
    build: ({ day, month = '', year }, now, direction) => {
      const number = monthNumber(month);
      const found = year
        ? dayOf(Number(year), number, Number(day))
        : withoutYear(number, Number(day), now, direction);
      return found && literalOneDay(found);
    },
  },
  {
    source: String.raw`(?<!\d(?:st|nd|rd|th)?\.? (?:of )?)(?:in |of |for |from )?(?<month>${monthSource}) (?<year>[12]\d{3})`,
    build: ({ month = '', year = '' }) => {
      const first = { year: Number(year), month: monthNumber(month), day: 1 };
      return { from: literalDay(first), until: literalDay(plusMonths(first, 1)) };
    },
  },
  {
    source: `(?:in |of |during |for |since |before |after |until |till |from |by )?next (?<month>${monthSource})`,
    build: ({ month = '' }, now) => {
      const number = monthNumber(month);
      const first = { year: number > now.month ? now.year : now.year + 1, month: number, day: 1 };
      return { from: literalDay(first), until: literalDay(plusMonths(first, 1)) };
    },
  },
  {
    source: `(?:in|of|during|for|this|last|since|before|after|until|till|from|by) (?<month>${monthSource})`,
    build: ({ month = '' }) => ({ month: monthNumber(month) }),
  },
  {
    // Names of months that are no other word need nothing before them.
    source: String.raw`(?<!\d(?:st|nd|rd|th)?\.? (?:of )?)(?<month>january|february|april|june|july|september|october|november|december)`,
    build: ({ month = '' }) => ({ month: monthNumber(month) }),
  },
  {
    source: String.raw`(?:(?:in|of|for|during|since|before|after|until|till|from|by) (?:the year )?|(?<=(?:older|newer|later|earlier) than ))(?<year>(?:19|20)\d{2})(?![\d.,:])`,
    build: ({ year = '' }) => {
      const first = { year: Number(year), month: 1, day: 1 };
      return { from: literalDay(first), until: literalDay({ ...first, year: Number(year) + 1 }) };
    },
  },
];

const ages = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<older>older th[ae]n|(?:for )?(?:more|longer) th[ae]n|over)|(?<newer>newer th[ae]n|younger th[ae]n|(?:for )?less th[ae]n|within(?: the)?(?: last)?)) (?<amount>${amountSource}) (?<unit>${unitSource})(?: (?:old|ago|back|past|overdue))?(?![\p{L}\p{N}])`,
  'giu',
);

function agesIn(text: string): readonly Period[] {
  return [...text.matchAll(ages)].map((match) => {
    const { older, amount = '', unit = '' } = match.groups ?? {};
    const step = unitOf(unit);
    const now: Expression = step === 'hour' || step === 'minute' ? { kind: 'now' } : today;
    const border = shifted(now, -amountOf(amount), step);
    const place = { start: match.index, end: match.index + match[0].length, isAge: true, isBound: true };
    return older === undefined ? { ...place, from: border } : { ...place, until: border };
  });
}

const patterns = forms.map(({ source, build }) => ({
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}.])(?:${lead} (?:the )?)?${source}(?![\p{L}\p{N}]|[.,]\d)`,
    'giu',
  ),
  build,
}));

/** One row right before its day: `the appointment from 20 November`, not `appointments from 20 November`. */
const ofOne =
  /\b(?!(?:everything|anything|all|people|starting|begin|rows?|data|and|or|is|are|date|valid|not|only) )\p{L}+(?<!s) $/iu;
const onwards = /^ ?(?:on|onwards?|to|until|till|through|and (?:later|after))\b/iu;

/**
 * The periods in a text, in order and without overlaps; the longest wins. A month or a year alone counts only behind a word
 * such as `in` or `since`.
 */
export function periodsIn(text: string, todayIso: string): readonly Period[] {
  const now = parseIso(todayIso);
  const found: Period[] = [...agesIn(text)];
  for (const { pattern, build } of patterns)
    for (const match of text.matchAll(pattern)) {
      const groups = match.groups ?? {};
      const before = text.slice(0, match.index);
      const isOfRows = ofRows.test(text) && !/\b(?:to|on|as|until|till|by|before) $/iu.test(before);
      const stretch = build(groups, now, isOfRows ? 0 : 1);
      const rest = text.slice(match.index + match[0].length);
      const isOneDay = isOfRows && stretch?.day !== undefined && groups['lead']?.toLowerCase() === 'from';
      const place = { start: match.index, end: match.index + match[0].length };
      if (stretch && isOneDay && ofOne.test(before) && !onwards.test(rest))
        found.push({ ...place, ...stretch });
      else if (stretch)
        found.push({ ...place, ...bounded({ said: match[0], lead: groups['lead'], rest }, stretch, now) });
    }
  return withoutOverlaps(found);
}

function withoutOverlaps(found: readonly Period[]): readonly Period[] {
  const kept: Period[] = [];
  for (const period of found.toSorted((one, other) => other.end - other.start - (one.end - one.start)))
    if (kept.every(({ start, end }) => period.end <= start || period.start >= end)) kept.push(period);
  return kept.toSorted((one, other) => one.start - other.start);
}
