import type { Condition, Expression } from '../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import type { Cue } from '../cues.ts';
import { meantBy, ofUnit } from './adjectives.ts';
import { columnOf, isDated, kindOf } from './columnKinds.ts';
import type { Period } from './dates.ts';
import { columnsOf } from './pieces.ts';
import { linkedBy, pathBetween } from './relations.ts';
import { inPeriod, takesPlace } from './spans.ts';
import { free, isTarget, nextPlace, skipping, mark, type Work } from './work.ts';

type Operator = Extract<Condition, { readonly kind: 'compare' }>['operator'];

const operators: Readonly<Partial<Record<Cue, Operator>>> = {
  more: '>',
  less: '<',
  'at-least': '>=',
  'at-most': '<=',
};

function compare(column: LexiconColumn, operator: Operator, right: Expression): Condition {
  return { kind: 'compare', left: columnOf(column), operator, right };
}

export function numeric(table: LexiconTable): readonly LexiconColumn[] {
  return table.columns.filter((column) => kindOf(column) === 'number' && !column.primaryKey);
}

/** The column that says how many of something a row is about. */
export function quantityOf(table: LexiconTable): LexiconColumn | undefined {
  return numeric(table).find(({ name }) =>
    /^(?:stems|copies|items|how_many|number_of)|(?:^|_)(?:qty|quantity|pieces|count|amount_ordered)$/iu.test(
      name,
    ),
  );
}

/** Columns of money, by name and type. */
export function moneyColumns(table: LexiconTable): readonly LexiconColumn[] {
  return numeric(table).filter(
    ({ name, type }) =>
      /price|cost|fee|amount|total|wage|rate|salary|paid|rent|charge|balance/iu.test(name) ||
      /\(\d+,2\)$/u.test(type),
  );
}

/** A number column named next to a place. */
function columnNear(
  work: Work,
  at: number,
): { readonly column: LexiconColumn; readonly place: number } | undefined {
  for (const step of [-1, 1] as const) {
    const place = skipping(work, at, step, ['is', 'of', 'with', 'have']);
    const piece = work.pieces[place];
    const named = piece && columnsOf(piece, work.table).find((one) => kindOf(one) === 'number');
    const column = named ?? (piece && work.isQuestion ? ofUnit(piece.lower, work) : undefined);
    if (column) return { column, place };
  }
  return undefined;
}

/** `stock less than the order level`: two columns of figures, or of days. */
function compareColumns(work: Work, at: number, operator: Operator): boolean {
  const columnAt = (place: number): LexiconColumn | undefined => {
    const piece = free(work, place);
    return piece && columnsOf(piece, work.table).find((one) => kindOf(one) === 'number' || isDated(one));
  };
  const [before, after] = ([-1, 1] as const).map((step) => skipping(work, at, step, ['is', 'of']));
  if (before === undefined || after === undefined) return false;
  const [left, right] = [columnAt(before), columnAt(after)];
  if (!left || !right || left === right || (kindOf(left) === 'number') !== (kindOf(right) === 'number'))
    return false;
  mark(work, before, after);
  work.found.push({ condition: compare(left, operator, columnOf(right)), column: left, at });
  work.words.push({
    said: work.pieces[at]?.text ?? '',
    read: `${left.name} ${operator} ${right.name}`,
  });
  return true;
}

/** `more than 3 lanes`, `rating at least 4`, `price over 20`, `between 5 and 10 kg`. */
export function readComparison(work: Work, at: number): boolean {
  const piece = free(work, at);
  const operator = piece?.cue && operators[piece.cue];
  if (piece?.cue === 'between') return readBetween(work, at);
  if (!operator) return false;
  const after = nextPlace(work, at, 1);
  const before = nextPlace(work, at, -1);
  const place = [after, before].find((one) => free(work, one)?.amount !== undefined);
  if (place === undefined) return compareColumns(work, at, operator);
  if (work.pieces[place]?.unit === 'percent') return false;
  const amount = work.pieces[place]?.amount ?? 0;
  const isCount = work.isQuestion && isTarget(work, work.pieces[nextPlace(work, place, 1)]);
  if (isCount) return false;
  const isMoney = work.isQuestion && work.pieces[place]?.unit === 'money';
  const near = isMoney
    ? moneyNamed(work)
    : (columnNear(work, Math.min(at, place)) ?? columnNear(work, Math.max(at, place)));
  const only = work.pieces[place]?.unit === 'money' ? moneyColumns(work.table) : numeric(work.table);
  const meant = near || !work.isQuestion ? undefined : meantBy(work);
  const column = near?.column ?? meant?.column ?? (only.length === 1 ? only[0] : undefined);
  const also = meant ?? (work.isQuestion ? meantBy(work) : undefined);
  if (column && also?.column === column) mark(work, also.at);
  if (!column) return false;
  mark(work, at, place);
  if (near) mark(work, near.place);
  const condition = compare(column, operator, { kind: 'value', value: amount });
  work.found.push({ condition, column, at });
  work.words.push({ said: `${piece.text} ${amount}`, read: `${column.name} ${operator} ${amount}` });
  return true;
}

/** The column of an amount of money: one that is named, or the only one. */
function moneyNamed(work: Work): { readonly column: LexiconColumn; readonly place: number } | undefined {
  const money = moneyColumns(work.table);
  const place = work.pieces.findIndex((piece) =>
    columnsOf(piece, work.table).some((one) => money.includes(one)),
  );
  const piece = work.pieces[place];
  const named = piece && columnsOf(piece, work.table).find((one) => money.includes(one));
  const unit = work.pieces.findIndex(({ amount }) => amount !== undefined);
  const only = money.find(({ name }) => /price|fee|cost|amount|total/u.test(name));
  if (named) return { column: named, place };
  return only ? { column: only, place: unit } : undefined;
}

function readBetween(work: Work, at: number): boolean {
  const first = nextPlace(work, at, 1);
  const and = nextPlace(work, first, 1);
  const second = nextPlace(work, and, 1);
  const [from, to] = [work.pieces[first]?.amount, work.pieces[second]?.amount];
  const isMoney = work.isQuestion && work.pieces[second]?.unit === 'money';
  const near = isMoney ? moneyNamed(work) : (columnNear(work, at) ?? columnNear(work, second));
  if (from === undefined || to === undefined || work.pieces[and]?.cue !== 'and' || !near) return false;
  mark(work, at, second);
  mark(work, near.place);
  const condition: Condition = {
    kind: 'between',
    left: columnOf(near.column),
    from: { kind: 'value', value: from },
    to: { kind: 'value', value: to },
  };
  work.found.push({ condition, column: near.column, at });
  work.words.push({ said: `between ${from} and ${to}`, read: `${near.column.name} from ${from} to ${to}` });
  return true;
}

/** `with 4 or 5 stars`, `rating 5`: a number beside a number column. */
export function readAmount(work: Work, at: number): boolean {
  const amount = free(work, at)?.amount;
  if (amount === undefined || work.pieces[at]?.period) return false;
  const amounts = [amount];
  let last = at;
  for (let or = nextPlace(work, last, 1); ['or', 'and'].includes(work.pieces[or]?.cue ?? '');) {
    const other = nextPlace(work, or, 1);
    const value = free(work, other)?.amount;
    if (value === undefined) break;
    amounts.push(value);
    last = other;
    or = nextPlace(work, last, 1);
  }
  const near = columnNear(work, at) ?? columnNear(work, last);
  if (!near) return false;
  mark(work, at, last);
  mark(work, near.place);
  const left = columnOf(near.column);
  const values = amounts.map((value) => ({ kind: 'value', value }) as const);
  const condition: Condition =
    values.length === 1 && values[0]
      ? { kind: 'compare', left, operator: '=', right: values[0] }
      : { kind: 'one-of', left, values };
  work.found.push({ condition, column: near.column, at });
  work.words.push({ said: amounts.join(' or '), read: `${near.column.name} is ${amounts.join(' or ')}` });
  return true;
}

const beginnings = /creat|insert|add|sign|join|regist|order|made|post|sold|start|sent|log|held|taken/iu;
const plainDates = /^(?:date|day|on|at)$/iu;

/** The dated column that a period is about: one named beside it, else the only one, else the one of the beginning. */
function datedColumn(
  work: Work,
  at: number,
  period: Period,
): { readonly column: LexiconColumn; readonly place?: number } | undefined {
  const all = work.table.columns.filter(isDated);
  for (const step of [-1, 1] as const)
    for (let place = at + step; Math.abs(place - at) <= 6 && work.pieces[place]; place += step) {
      const piece = work.pieces[place];
      const column = piece && columnsOf(piece, work.table).find(isDated);
      if (column && !work.used.has(place)) return { column, place };
    }
  const plain = all.filter(({ name }) => !/^(?:created|updated|inserted)/u.test(name));
  const due = all.find(({ name }) => name.startsWith('due'));
  const overdue = work.pieces.findIndex(({ lower }) => /^overdue$/u.test(lower));
  if (period.isAge && due && overdue >= 0) return { column: due, place: overdue };
  if (period.isAge) {
    const begun = plain.filter(({ name }) => beginnings.test(name) && !/birth/u.test(name));
    const dates = plain.filter(({ name }) => plainDates.test(name));
    const only = plain.filter(({ name }) => !/birth|until|due|end|ready|pickup/u.test(name));
    const best =
      begun.length > 0
        ? begun
        : dates.length > 0
          ? dates
          : only.length > 0
            ? only
            : all.filter(({ name }) => /^(?:created|inserted)/u.test(name));
    return best.length === 1 && best[0] ? { column: best[0] } : undefined;
  }
  if (period.month !== undefined) {
    const birth = plain.find(({ name }) => /birth|born/u.test(name));
    const isSaid = work.pieces.some(({ lower }) => /birth|bday|born/u.test(lower));
    if (birth && (isSaid || !work.isQuestion || plain.length === 1)) return { column: birth };
  }
  // Beside the date of a row, its times say nothing of the day.
  const hasDate = plain.some((column) => plainDates.test(column.name) && kindOf(column) === 'date');
  const usable = plain.filter(
    ({ name }) => !/birth|born|expir/u.test(name) && !(hasDate && name.endsWith('_time')),
  );
  const living = all.filter(({ name }) => !/birth|born/u.test(name));
  const [first] = usable.length > 0 ? usable : living.length > 0 ? living : all;
  const best = usable.length > 1 ? (usable.find(({ name }) => beginnings.test(name)) ?? first) : first;
  if (best && usable.length > 1) work.cost += 0.5;
  // In a change, two dates that a period may be about are a question.
  return best && (usable.length <= 1 || work.isQuestion) ? { column: best } : undefined;
}

const entering = /^(?:added?|new|newest|entered|created|joined|since|registered|signed up|recorded|latest)$/u;

function isBookkeeping({
  column,
  place,
}: {
  readonly column: LexiconColumn;
  readonly place?: number;
}): boolean {
  return place === undefined && /^(?:created|updated|inserted|added|modified)/u.test(column.name);
}

/** A birthday in `this week` is no date of birth in it. */
function isOnlyBirth(
  { column }: { readonly column: LexiconColumn },
  period: Period,
  { pieces }: Work,
): boolean {
  return (
    /birth|born/u.test(column.name) &&
    period.month === undefined &&
    !pieces.some(({ lower }) => /^(?:born|birth dates?|dates? of birth|older|younger)$/u.test(lower))
  );
}

/** Rows without a date have the period of the row they belong to: the items of an order. */
function linkedPeriod(work: Work, at: number, period: Period): boolean {
  for (const { references } of work.table.columns) {
    const parent = work.index.tables.find(({ name }) => name === references);
    const path = parent && pathBetween(work.table, parent, work.index);
    const dated = parent?.columns.filter(
      (column) =>
        isDated(column) && !isBookkeeping({ column }) && !/birth|joined|until|(?:^|_)end/iu.test(column.name),
    );
    const column = dated?.find(({ name }) => beginnings.test(name)) ?? dated?.[0];
    if (!path || path.length !== 1 || !column) continue;
    mark(work, at);
    work.found.push({ condition: linkedBy(path, inPeriod(column, period)), at });
    work.words.push({
      said: work.pieces[at]?.text ?? '',
      read: `${column.name} ${work.pieces[at]?.text ?? ''}`,
    });
    return true;
  }
  return false;
}

export function readPeriod(work: Work, at: number): boolean {
  const piece = free(work, at);
  if (!piece?.period) return false;
  const dated = datedColumn(work, at, piece.period);
  if (work.isQuestion && (!dated || isBookkeeping(dated))) {
    if (linkedPeriod(work, at, piece.period)) return true;
    // When a row was written down is seldom when something happened.
    if (dated && !work.pieces.some(({ lower }) => entering.test(lower))) work.cost += 1.2;
    if (dated) for (const [place, { lower }] of work.pieces.entries()) if (lower === 'new') mark(work, place);
  }
  if (!dated || (work.isQuestion && isOnlyBirth(dated, piece.period, work))) return false;
  mark(work, at);
  if (dated.place !== undefined) mark(work, dated.place);
  // A question without the name of a day is about what goes on in the period; a sum counts each row once.
  const isSum = work.pieces.some(({ cue }) => cue === 'sum' || cue === 'how-much');
  const isSpan = work.isQuestion && dated.place === undefined && !isSum;
  const condition = isSpan
    ? takesPlace(work.table, dated.column, piece.period)
    : inPeriod(dated.column, piece.period);
  work.found.push({ condition, column: dated.column, at });
  work.words.push({ said: piece.text, read: `${dated.column.name} ${piece.text}` });
  return true;
}

const future =
  /^(?:that still come|still come|still to come|to come|in the future|future|upcoming|lying in the future|to be held)$/u;
const past = /^(?:has past|has passed|have passed|is past|in the past|is over|are over|overdue|ran out)$/u;

/** `upcoming`, `still to come`, `overdue`: before or after this moment. */
export function readFuture(work: Work, at: number): boolean {
  for (let length = 4; length > 0; length -= 1) {
    const said = work.pieces
      .slice(at, at + length)
      .map(({ lower }) => lower)
      .join(' ');
    const isFuture = future.test(said);
    if (!isFuture && !past.test(said)) continue;
    const now: Expression = { kind: 'today' };
    const dated = datedColumn(work, at, { start: 0, end: 0 });
    if (!dated) return false;
    mark(work, at, at + length - 1);
    if (dated.place !== undefined) mark(work, dated.place);
    const right: Expression = kindOf(dated.column) === 'moment' ? { kind: 'now' } : now;
    const condition = compare(dated.column, isFuture ? '>' : '<', right);
    work.found.push({ condition, column: dated.column, at });
    work.words.push({ said, read: `${dated.column.name} is ${isFuture ? 'still to come' : 'past'}` });
    return true;
  }
  return false;
}
