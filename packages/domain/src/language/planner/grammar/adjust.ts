import { ok } from '../../../shared/result.ts';
import { tablesWith } from '../columnRef.ts';
import { requireColumn } from '../find.ts';
import { isNumeric, kindOf, moneyColumn } from '../kinds.ts';
import type { LexiconColumn } from '../lexicon.ts';
import { humanise, withoutArticle } from '../names.ts';
import { parseNumber } from '../numbers.ts';
import { question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import { updatePlan } from '../plans/rows.ts';
import type { Assignment } from '../plans/rows.ts';
import type { Understanding } from '../plan.ts';
import { readRowSet } from '../rows/rowSet.ts';
import { quoteIdentifier } from '../sql.ts';
import type { Clause } from '../clause.ts';
import { rowsFor, whichRow } from './update.ts';
import { firstMatch, matched, captureGroup } from '../slots.ts';
import type { Slots } from '../slots.ts';
import type { SchemaIndex } from '../schemaIndex.ts';

const amountSource = String.raw`(?<amount>(?:[$€£¥] ?)?[\d.,]+ ?(?:%|percent|per cent|[\p{L}]+)?|an? (?:third|quarter|half)|[\p{L}]+)`;
const up = [
  pattern(String.raw`{raise} (?<column>.+?) by ${amountSource} (?:for|of|on|in) (?<rows>.+)`),
  pattern(String.raw`{raise} (?<what>.+) by ${amountSource}`),
];
const addition = pattern(`add ${amountSource} to (?<what>.+)`);
/** 'Add 10 to products' may mean ten new rows: only a percentage or money refers to the price for certain. */
const surelyMoney = /[%$€£¥]|percent|per cent|\d ?\p{L}{3,}/iu;
const down = [
  pattern(String.raw`{lower} (?<column>.+?) by ${amountSource} (?:for|of|on|in) (?<rows>.+)`),
  pattern(String.raw`{lower} (?<what>.+) by ${amountSource}`),
  pattern(String.raw`(?:take|subtract|deduct|knock) ${amountSource} (?:off|from|off of) (?<what>.+)`),
];
const whatForm = /^(?:(?:the|all|every|each|of|our|my) )*(?<column>.+?)(?: (?:of|for|on|in) (?<rows>.+))?$/iu;

function factor(percent: string, upwards: boolean): string {
  // Decimal arithmetic on the digits themselves, so that 10% is exactly 1.1 and never 1.1000000000000001.
  const scaled = Number(percent) * (upwards ? 1 : -1);
  return String(Number((1 + scaled / 100).toFixed(6)));
}

/** The product, rounded to the column's scale. */
function times(column: LexiconColumn, by: string): string {
  const product = `${quoteIdentifier(column.name)} * ${by}`;
  if (kindOf(column) === 'integer') return `round(${product})`;
  const places = captureGroup(/\(\d+,(?<places>\d+)\)/u, column.type, 'places');
  return places === '' ? product : `round(${product}, ${places})`;
}

function change(column: LexiconColumn, said: string, upwards: boolean): Assignment | undefined {
  const percent = captureGroup(/^(?<number>.+?) ?(?:%|percent|per cent)$/iu, said, 'number');
  if (percent !== '') {
    const number = parseNumber(percent);
    if (number === undefined || Number(number) <= 0 || (!upwards && Number(number) > 100)) return undefined;
    return {
      column,
      sql: times(column, factor(number, upwards)),
      words: `${number}% ${upwards ? 'higher' : 'lower'}`,
    };
  }
  const number = parseNumber(said);
  if (number === undefined || number.startsWith('-')) return undefined;
  return {
    column,
    sql: `${quoteIdentifier(column.name)} ${upwards ? '+' : '-'} ${number}`,
    words: `${number} ${upwards ? 'higher' : 'lower'}`,
  };
}

interface Adjustment {
  /** The column, possibly together with its rows. */
  readonly column: string;
  readonly what: string;
  readonly rows: string;
}

function adjustment(slots: Slots): Adjustment {
  const what = slots('what');
  const [column, rows] = what === '' ? [slots('column'), slots('rows')] : split(what);
  return { column: withoutArticle(column.replace(/^(?:all|every|each) /iu, '')), what, rows };
}

function split(what: string): readonly [string, string] {
  return [captureGroup(whatForm, what, 'column'), captureGroup(whatForm, what, 'rows')];
}

/** 'Raise the products by 5' means their one price. */
function moneyOf({ what, rows }: Adjustment, clause: Clause, schema: SchemaIndex) {
  const whole = what === '' || rows !== '' ? undefined : readRowSet(what, clause, schema);
  const column = whole?.ok === true ? moneyColumn(whole.value.table) : undefined;
  return whole === undefined || column === undefined ? undefined : { rows: whole, column };
}

function adjusted(
  slots: Slots,
  clause: Clause,
  schema: SchemaIndex,
  make: (column: LexiconColumn) => Assignment | undefined,
): Understanding | undefined {
  const said = adjustment(slots);
  const money = moneyOf(said, clause, schema);
  const rows = money?.rows ?? rowsFor(said.column, said.rows, clause, schema);
  if (rows === undefined) return undefined;
  if (!rows.ok) return rows.error;
  const named = money === undefined ? requireColumn(clause, said.column, rows.value.table) : ok(money.column);
  if (!named.ok) return named.error;
  const column = named.value;
  if (!isNumeric(column))
    return question(
      `The ${humanise(column.name)} of ${humanise(rows.value.table.name)} is not a number, so it cannot be raised or lowered.`,
    );
  const assignment = make(column);
  if (assignment === undefined)
    return question(
      `By how much should the ${humanise(column.name)} change? For example “by 10%” or “by 5”.`,
    );
  return whichRow(rows.value) ?? updatePlan(rows.value, [assignment]);
}

function increased(slots: Slots, clause: Clause, schema: SchemaIndex): Understanding | undefined {
  const amount = slots('amount');
  const { column } = adjustment(slots);
  const certain = surelyMoney.test(amount) || tablesWith(column, schema).length > 0;
  return certain ? adjusted(slots, clause, schema, (found) => change(found, amount, true)) : undefined;
}

const multiples = { double: '2', triple: '3', halve: '0.5' } as const;

/** 'Raise all prices by 10%', 'lower the stock of Tea by 3', 'double the price of Mug'. */
export const adjust: Grammar = (clause, schema) => {
  const added = matched(addition, clause.text);
  if (added !== undefined) return increased(added, clause, schema);
  const raised = firstMatch(up, clause.text);
  if (raised !== undefined)
    return adjusted(raised, clause, schema, (column) => change(column, raised('amount'), true));
  const lowered = firstMatch(down, clause.text);
  if (lowered !== undefined)
    return adjusted(lowered, clause, schema, (column) => change(column, lowered('amount'), false));
  for (const [word, by] of Object.entries(multiples)) {
    const multiplied = matched(pattern(`${word} (?<what>.+)`), clause.text);
    if (multiplied !== undefined)
      return adjusted(multiplied, clause, schema, (column) => ({
        column,
        sql: times(column, by),
        words: `to ${by} times its current value`,
      }));
  }
  return undefined;
};
