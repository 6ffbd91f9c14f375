import type { Condition, Expression } from '../../ast/index.ts';
import type { LexiconColumn } from '../../planner/lexicon.ts';
import {
  daysBetween,
  parseIso,
  plusDays,
  plusMonths,
  weekdayOf,
  type Day,
} from '../constituents/calendar.ts';
import { columnOf, isDated, labelsOf } from '../constituents/columnKinds.ts';
import type { Period } from '../constituents/dates.ts';
import { dateOf } from '../frames/rows/orderedSlots.ts';
import { periodWords, several } from './lists.ts';
import { lookedUp, tableNamed, type Lookup } from './said.ts';

const form =
  /^(?:(?:who(?: else)?|which (?<noun>[\p{L} _-]+?)) (?:has|have|is having|are having|celebrates?)(?: (?:a|an|the|his|her|their))? (?:birthdays?|bdays?)|whose (?:birthdays?|bdays?)(?: (?:is|are))?|(?:the )?(?:birthdays|bdays)(?: of (?<of>[\p{L} _-]+))?)$/u;
const birth = /^(?:birth(?:day|_date)?|date_of_birth|born|dob)(?:_on)?$/u;

const value = (of: number): Expression => ({ kind: 'value', value: of });

/** The date that an expression of a period is, also by weeks and months; undefined where it is none of a calendar. */
function calendarDay(of: Expression, today: string): Day | undefined {
  const known = dateOf(of, today);
  if (known !== undefined) return parseIso(known);
  const [argument] = of.kind === 'call' ? of.arguments : [];
  const start = argument && calendarDay(argument, today);
  if (start && of.kind === 'call') {
    if (of.name === 'start-of-week') return plusDays(start, -weekdayOf(start));
    return of.name === 'start-of-month' ? { ...start, day: 1 } : undefined;
  }
  if (of.kind !== 'arithmetic' || of.right.kind !== 'duration') return undefined;
  const from = calendarDay(of.left, today);
  const amount = of.operator === '-' ? -of.right.amount : of.right.amount;
  if (!from) return undefined;
  if (of.right.unit === 'day') return plusDays(from, amount);
  if (of.right.unit === 'week') return plusDays(from, amount * 7);
  return of.right.unit === 'month' ? { ...plusMonths(from, amount), day: from.day } : undefined;
}

/** A day of the year as a figure that grows through the year: 1128 for 28 November. */
function ofYear(date: LexiconColumn): Expression {
  const part = (name: 'month' | 'day'): Expression => ({ kind: 'call', name, arguments: [columnOf(date)] });
  return {
    kind: 'arithmetic',
    operator: '+',
    left: { kind: 'arithmetic', operator: '*', left: part('month'), right: value(100) },
    right: part('day'),
  };
}

/** The condition that a day of every year is in a period, which may go on into the next year. */
function comesIn(
  of: LexiconColumn,
  { from, until, day, isBound }: Period,
  today: string,
): Condition | undefined {
  const first = day ?? from;
  const begun = first && calendarDay(first, today);
  const end = day ? begun && plusDays(begun, 1) : until && calendarDay(until, today);
  if (!begun || !end || isBound === true || daysBetween(begun, end) > 365) return undefined;
  const compare = (operator: '>=' | '<', date: Day): Condition => ({
    kind: 'compare',
    left: ofYear(of),
    operator,
    right: value(date.month * 100 + date.day),
  });
  return {
    kind: end.year > begun.year ? 'any' : 'all',
    of: [compare('>=', begun), compare('<', end)],
  };
}

/** `who has birthday in the next 4 weeks`: a birthday comes again every year. */
export const readBirthdays: Lookup = (said) => {
  const asked = form.exec(said.words)?.groups;
  // Whole months have a plainer condition.
  if (!asked || !said.period || said.period.month !== undefined || said.when?.endsWith(' month') === true)
    return undefined;
  const noun = asked['noun'] ?? asked['of'];
  const named = noun === undefined ? undefined : tableNamed(noun, said.index);
  const lists = (named ? [named] : said.index.tables).flatMap((table) => {
    const column = table.columns.find((one) => isDated(one) && birth.test(one.name));
    return column ? [{ table, column }] : [];
  });
  const [only, ...others] = lists;
  if (!only || others.length > 0 || (noun !== undefined && !named)) return undefined;
  const { table, column } = only;
  const where = comesIn(column, said.period, said.today);
  return (
    where &&
    lookedUp(
      said,
      {
        from: table.name,
        columns: [...labelsOf(table), column].map((one) => ({ value: columnOf(one) })),
        where,
        orderBy: [{ by: ofYear(column) }],
      },
      `${several(table)} where ${periodWords(column, said)}`,
    )
  );
};
