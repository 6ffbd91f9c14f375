import { numberWords } from '../../planner/words/numbers.ts';
import type { Reading } from '../../ast/index.ts';
import type { LexiconTable } from '../../planner/lexicon.ts';
import { humanise } from '../../planner/names.ts';
import { capitalise, listed } from '../../planner/outcome.ts';
import { columnOf } from '../constituents/columnKinds.ts';
import { dayOf, isoDay, parseIso, plusDays, plusMonths } from '../constituents/calendar.ts';
import { eventsOf, hasEvents, isVisitors, several, shownOf, type Events } from './lists.ts';
import { asked, lookedUp, tableNamed, type Lookup, type Said } from './said.ts';

const subject = String.raw`(?:who(?:'s)?|(?:which|what|show|list)(?: of)?(?: (?:the|our|my|all))? (?<noun>[\p{L} _-]+?)(?: that| who| which)?)`;
const never = String.raw`(?: (?:did|has|have|had|do|does|is|are|was|were|be))?(?: not|n't) (?:(?:been|come|comes|came|coming|visit|visits|visited|seen|show(?:ed|n)? up|appear(?:ed)?|return(?:ed)?|book(?:ed)?|here|with us)\b)(?: (?:here|back|by|in|to us|us|again|seen))*`;
const long = String.raw`(?: (?:since|for|in|from))?(?: (?:a|the|very|so|too|last|quite|some))* (?:long(?: long)?(?: time| while)?|while|time|ages|months|years|weeks)`;
const forLong = new RegExp(`^${subject}${never}${long}$`, 'u');
const stated = new RegExp(
  String.raw`^${subject}${never}(?: (?:since|for|in))?(?: (?:the last|the past|more than|over))? (?<amount>\d{1,3}|an?|one|two|three|four|five|six|nine|twelve) (?<unit>month|year|week|day)s?$`,
  'u',
);
const numbers: Readonly<Record<string, number>> = { ...numberWords, a: 1, an: 1 };

function absentRows(said: Said, table: LexiconTable, list: Events, since: string): Reading | undefined {
  const from = { kind: 'value', value: since } as const;
  const period = { start: 0, end: 0, from };
  const present = hasEvents(table, list, period);
  const shown = shownOf(table);
  return present && shown.length > 0
    ? lookedUp(
        said,
        {
          from: table.name,
          columns: shown.map((column) => ({ value: columnOf(column) })),
          where: { kind: 'not', of: present },
        },
        `${several(table)} without ${several(list.events)} where ${humanise(list.day.name)} is ${since} or later`,
      )
    : undefined;
}

/** The day that lies some time before today. */
function dayBefore(today: string, amount: number, unit: string): string {
  const day = parseIso(today);
  if (unit !== 'month' && unit !== 'year') return isoDay(plusDays(day, -amount * (unit === 'week' ? 7 : 1)));
  const month = plusMonths(day, -amount * (unit === 'year' ? 12 : 1));
  return isoDay(dayOf(month.year, month.month, day.day) ?? plusDays(plusMonths(month, 1), -1));
}

/** `which client has not come for a long time`: people without events since a day, which is asked for where it is not said. */
export const readAbsent: Lookup = (said) => {
  const { words, index, today, period } = said;
  const text = period === undefined ? words : `${words} ${said.when ?? ''}`;
  const exact = stated.exec(text)?.groups;
  const groups = exact ?? (period === undefined ? forLong.exec(text)?.groups : undefined);
  if (!groups) return undefined;
  const table = tableNamed(groups['noun'], index);
  if (groups['noun'] !== undefined && !table) return undefined;
  const pairs = (table ? [table] : index.tables.filter(isVisitors)).flatMap((people) =>
    eventsOf(people, index).map((list) => ({ people, list })),
  );
  const [first] = pairs;
  if (!first) return undefined;
  const { amount, unit = 'month' } = groups;
  if (exact && amount !== undefined && pairs.length === 1)
    return absentRows(
      said,
      first.people,
      first.list,
      dayBefore(today, numbers[amount] ?? Number(amount), unit),
    );
  const lengths =
    exact && amount !== undefined
      ? ([[`${amount} ${unit}`, dayBefore(today, numbers[amount] ?? Number(amount), unit)]] as const)
      : ([
          ['a month', dayBefore(today, 1, 'month')],
          ['three months', dayBefore(today, 3, 'month')],
          ['a year', dayBefore(today, 1, 'year')],
        ] as const);
  return asked(
    exact
      ? `Is this about ${listed(
          pairs.map(({ people, list }) => `${several(people)} without ${several(list.events)}`),
          'or',
        )}? Nothing was looked up.`
      : 'How long is a long time? Nothing was looked up.',
    pairs
      .slice(0, 2)
      .flatMap(({ people, list }) =>
        lengths.map(([length, since]): readonly [string, string] => [
          `${capitalise(length)}: ${several(people)} without ${several(list.events)} since ${since}`,
          `${capitalise(several(people))} without ${several(list.events)} since ${since}`,
        ]),
      ),
  );
};
