import type { DatabaseChange, Expression } from '../../../ast/index.ts';
import type { LexiconColumn } from '../../../planner/lexicon.ts';
import { columnOf, isFigure, kindOf } from '../../constituents/columnKinds.ts';
import { moneyColumns, numeric } from '../../constituents/comparisons.ts';
import { columnsOf } from '../../constituents/pieces.ts';
import { free, mark, type Work } from '../../constituents/work.ts';
import type { Assignment } from './assignments.ts';

const up =
  /^(?:up|increase|raise|raised|rises?|more expensive|dearer|higher|plus|add|arrived|came in|came|goes up|go up|go up by|put up|bump|up by|more|in|on top|longer|later)$/u;
const down =
  /^(?:down|off|reduce|decrease|lower|cheaper|minus|less|take off|knock off|cut|goes down|go down|down by|put down|take|take away|shorter|earlier)$/u;

const units: readonly { readonly words: RegExp; readonly column: RegExp }[] = [
  { words: /^(?:kilos?|kg|kilograms?)$/u, column: /kg|kilo|weight|stock/iu },
  { words: /^(?:litres?|liters?|l)$/u, column: /litre|liter|_l$/iu },
  { words: /^(?:hours?|h)$/u, column: /hours?/iu },
  { words: /^(?:minutes?|mins?)$/u, column: /minutes?|duration/iu },
];

interface Target {
  readonly column: LexiconColumn;
  readonly place?: number | undefined;
}

/** The number column that an amount changes: a named one, one of its unit, or the only one there is for money. */
function target(work: Work, at: number): Target | undefined {
  for (const [place, piece] of work.pieces.entries()) {
    const column = free(work, place) && columnsOf(piece, work.table).find((one) => kindOf(one) === 'number');
    if (column && place !== at) return { column, place };
  }
  const after = work.pieces[at + 1];
  const unit = units.find(({ words }) => words.test(after?.lower ?? ''));
  const counted = numeric(work.table).filter(
    ({ name }) => unit?.column.test(name) === true && !/price|cost|per_/u.test(name),
  );
  if (unit) return counted.length === 1 && counted[0] ? { column: counted[0], place: at + 1 } : undefined;
  const amount = work.pieces[at];
  const money = moneyColumns(work.table);
  const prices = money.filter(({ name }) => /price|fee|rate/iu.test(name));
  const isMoney =
    amount?.unit !== undefined || work.pieces.some(({ lower }) => /price|cheap|expensive|dear/u.test(lower));
  const others = numeric(work.table).filter((column) => !money.includes(column));
  const best = isMoney
    ? prices.length > 0
      ? prices
      : money
    : others.length > 0
      ? others
      : stockColumns(money);
  return best.length === 1 && best[0] ? { column: best[0] } : undefined;
}

function stockColumns(columns: readonly LexiconColumn[]): readonly LexiconColumn[] {
  return columns.filter(({ name }) => /stock/iu.test(name));
}

function changed(column: LexiconColumn, amount: number, isUp: boolean, isPercent: boolean): Expression {
  const left = columnOf(column);
  if (!isPercent)
    return { kind: 'arithmetic', operator: isUp ? '+' : '-', left, right: { kind: 'value', value: amount } };
  const factor = Math.round((100 + (isUp ? amount : -amount)) * 10_000) / 1_000_000;
  const product: Expression = {
    kind: 'arithmetic',
    operator: '*',
    left,
    right: { kind: 'value', value: factor },
  };
  return /\(\d+,0\)|^integer|^bigint|^smallint/u.test(column.type)
    ? { kind: 'call', name: 'round', arguments: [product] }
    : { kind: 'call', name: 'round', arguments: [product, { kind: 'value', value: 2 }] };
}

/** `up 5 percent`, `minus 2 euros`, `add 40 to stems`, `3 kilo down`. */
export function readChangeBy(work: Work): readonly Assignment[] {
  const at = work.pieces.findIndex(
    (piece, place) => piece.amount !== undefined && !work.used.has(place) && !piece.period,
  );
  const piece = work.pieces[at];
  if (piece?.amount === undefined) return [];
  const ways = work.pieces.flatMap((one, place) =>
    work.used.has(place) || place === at
      ? []
      : up.test(one.lower) || one.cue === 'increase' || (one.cue === 'add' && one.lower !== 'put in')
        ? [{ place, isUp: true }]
        : down.test(one.lower) || one.cue === 'decrease'
          ? [{ place, isUp: false }]
          : [],
  );
  const clear = ways.filter(
    ({ place }) => !/^(?:in|more|less|take|on top|lower)$/u.test(work.pieces[place]?.lower ?? ''),
  );
  const [way] = clear.length > 0 ? clear : ways;
  if (!way || clear.some(({ isUp }) => isUp !== way.isUp)) return [];
  const found = target(work, at);
  if (!found) return [];
  mark(work, at);
  for (const { place } of ways) mark(work, place);
  if (found.place !== undefined) mark(work, found.place);
  for (const [place, one] of work.pieces.entries())
    if (/^(?:by|to|the|price)$/u.test(one.lower) && Math.abs(place - at) <= 2) mark(work, place);
  const value = changed(found.column, piece.amount, way.isUp, piece.unit === 'percent');
  const by = `${way.isUp ? 'goes up' : 'goes down'} by ${piece.text}`;
  work.words.push({ said: piece.text, read: `${found.column.name} ${by}` });
  return [{ column: found.column, value, read: by, at }];
}

/** An amount alone, after a change by an amount: `40 peonies arrived, 100 tulips too`. */
export function readSameChange(work: Work, before: DatabaseChange | undefined): readonly Assignment[] {
  const at = work.pieces.findIndex(
    (piece, place) => piece.amount !== undefined && !work.used.has(place) && !piece.period,
  );
  const amount = work.pieces[at]?.amount;
  if (amount === undefined || before?.do !== 'update' || before.table !== work.table.name) return [];
  const [[name, value] = ['', undefined]] = Object.entries(before.set);
  const column = work.table.columns.find((one) => one.name === name);
  if (!column || value?.kind !== 'arithmetic' || value.right.kind !== 'value') return [];
  mark(work, at);
  work.words.push({ said: String(amount), read: `${name} ${value.operator} ${amount}` });
  return [{ column, value: { ...value, right: { kind: 'value', value: amount } }, read: String(amount), at }];
}

/** `Old Barn now 32.50 the kilo`, `the Juniors Cup costs now 7`: a price without its column. */
export function readPrice(work: Work): readonly Assignment[] {
  const at = work.pieces.findIndex(
    (piece, place) => piece.amount !== undefined && !work.used.has(place) && !piece.period,
  );
  const piece = work.pieces[at];
  const isSaid = work.pieces.some(({ lower }) => /^(?:now|at|costs?|is now|price|now costs)$/u.test(lower));
  if (piece?.amount === undefined || piece.unit === 'percent' || !isSaid) return [];
  const after = work.pieces
    .slice(at + 1, at + 4)
    .find(({ lower }) => /^(?:kilo|kg|each|piece|hour|month)$/u.test(lower));
  const money = moneyColumns(work.table);
  const prices = money.filter(({ name }) => /price|fee|rate/iu.test(name));
  const best = prices.length > 0 ? prices : money;
  const scored =
    best.length === 0 ? work.table.columns.filter((one) => kindOf(one) === 'text' && isFigure(one)) : [];
  const [column] = [...best, ...scored];
  if (!column || best.length + scored.length !== 1) return [];
  mark(work, at);
  for (const [place, one] of work.pieces.entries())
    if (one === after || /^(?:costs?|price|now costs)$/u.test(one.lower)) mark(work, place);
  work.words.push({ said: piece.text, read: `${column.name} becomes ${piece.amount}` });
  const value = kindOf(column) === 'text' ? String(piece.amount) : piece.amount;
  return [{ column, value: { kind: 'value', value }, read: String(piece.amount), at }];
}
