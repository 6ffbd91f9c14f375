import type { Condition } from '../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { rememberedByObject } from '../../../shared/remember.ts';
import { endsOnDeparture } from '../../write/spans.ts';
import { allOf, columnOf, isDated, kindOf } from './columnKinds.ts';
import type { Period } from './dates.ts';

const ending =
  /(?:^|_)(?:until|till|end|ends?|to|back|departure|leav(?:e|es|ing)|check_?out|last_day)(?:_|$)|^return(?!ed)/iu;
const beginning =
  /(?:^|_)(?:start|starts|begin|begins|from|first_day|arrival|check_?in|pick_?up|out|since|date|day)(?:_|$)/iu;
const bookkeeping = /^(?:created|updated|inserted|modified|added)|birth|born|expir|valid|due|paid/iu;

/** The columns of the days on which something begins and ends: a rental, a stay. */
export interface DaySpan {
  readonly start: LexiconColumn;
  readonly end: LexiconColumn;
}

/** The span of days of each row of a table; undefined where it has none, or more than one. */
export const spanOf = rememberedByObject(({ columns }: LexiconTable): DaySpan | undefined => {
  const days = columns.filter((column) => isDated(column) && !bookkeeping.test(column.name));
  const [end, ...ends] = days.filter(({ name }) => ending.test(name));
  const [start, ...starts] = days.filter(({ name }) => !ending.test(name) && beginning.test(name));
  return start && end && ends.length === 0 && starts.length === 0 && start.type === end.type
    ? { start, end }
    : undefined;
});

/** The condition that a dated column is in a period. */
export function inPeriod(column: LexiconColumn, { from, until, month, day }: Period): Condition {
  if (month !== undefined)
    return {
      kind: 'compare',
      left: { kind: 'call', name: 'month', arguments: [columnOf(column)] },
      operator: '=',
      right: { kind: 'value', value: month },
    };
  if (day && kindOf(column) === 'date')
    return { kind: 'compare', left: columnOf(column), operator: '=', right: day };
  const left = columnOf(column);
  const bounds = [
    from && ({ kind: 'compare', left, operator: '>=', right: from } as const),
    until && ({ kind: 'compare', left, operator: '<', right: until } as const),
  ].filter((bound) => bound !== undefined);
  return bounds.length === 1 && bounds[0] ? bounds[0] : { kind: 'all', of: bounds };
}

/** The condition that a row takes place in a period: on its day, or over a span of days that meets it. */
export function takesPlace(table: LexiconTable, day: LexiconColumn, period: Period): Condition {
  const span = spanOf(table);
  const { from, until, month, last } = period;
  if (span?.start !== day || month !== undefined || !from || !until) return inPeriod(day, period);
  const { start, end } = span;
  const lasts: Condition = {
    kind: 'compare',
    left: columnOf(end),
    operator: endsOnDeparture(end) ? '>' : '>=',
    right: from,
  };
  // What has no end yet is still going on.
  const goesOn: Condition = end.nullable
    ? { kind: 'any', of: [lasts, { kind: 'empty', of: columnOf(end) }] }
    : lasts;
  // On the day on which some leave, others arrive.
  const before = last !== undefined && endsOnDeparture(end) ? last : until;
  return allOf([{ kind: 'compare', left: columnOf(start), operator: '<', right: before }, goesOn]);
}
