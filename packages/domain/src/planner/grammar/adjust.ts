import { tablesWith } from '../columnRef.ts';
import { findColumn, requireColumn } from '../find.ts';
import { isNumeric, kindOf, moneyColumn } from '../kinds.ts';
import type { LexiconColumn } from '../lexicon.ts';
import { spoken, withoutArticle } from '../names.ts';
import { parseNumber } from '../numbers.ts';
import { question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { firstMatch, pattern } from '../pattern.ts';
import type { Slots } from '../pattern.ts';
import { updatePlan } from '../plans/rows.ts';
import type { Assignment } from '../plans/rows.ts';
import type { Understanding } from '../plan.ts';
import { readRowSet } from '../rows/rowSet.ts';
import { quoteIdentifier } from '../sql.ts';
import type { Wish } from '../wish.ts';
import type { Lexicon } from '../lexicon.ts';
import { rowsFor, whichRow } from './update.ts';

const amount = String.raw`(?<amount>(?:[$€£¥] ?)?[\d.,]+ ?(?:%|percent|per cent|[\p{L}]+)?|an? (?:third|quarter|half)|[\p{L}]+)`;
const up = [
  pattern(String.raw`{raise} (?<column>.+?) by ${amount} (?:for|of|on|in) (?<rows>.+)`),
  pattern(String.raw`{raise} (?<what>.+) by ${amount}`),
  pattern(String.raw`add ${amount} to (?<what>.+)`),
];
const down = [
  pattern(String.raw`{lower} (?<column>.+?) by ${amount} (?:for|of|on|in) (?<rows>.+)`),
  pattern(String.raw`{lower} (?<what>.+) by ${amount}`),
  pattern(String.raw`(?:take|subtract|deduct|knock) ${amount} (?:off|from|off of) (?<what>.+)`),
];
const double = pattern(String.raw`(?<word>double|triple|halve) (?<what>.+)`);
const whatForm = /^(?:(?:the|all|every|each|of|our|my) )*(?<column>.+?)(?: (?:of|for|on|in) (?<rows>.+))?$/iu;

function factor(percent: string, upwards: boolean): string {
  // Decimal arithmetic on the digits themselves, so that 10% is exactly 1.1 and never 1.1000000000000001.
  const scaled = Number(percent) * (upwards ? 1 : -1);
  return String(Number((1 + scaled / 100).toFixed(6)));
}

function scale(column: LexiconColumn): string {
  if (kindOf(column) === 'integer') return '';
  const digits = /\(\d+,(?<places>\d+)\)/u.exec(column.type)?.groups?.['places'];
  return digits === undefined ? 'none' : `, ${digits}`;
}

function times(column: LexiconColumn, by: string): string {
  const product = `${quoteIdentifier(column.name)} * ${by}`;
  const places = scale(column);
  return places === 'none' ? product : `round(${product}${places})`;
}

function change(column: LexiconColumn, said: string, upwards: boolean): Assignment | undefined {
  const percent = /^(?<number>.+?) ?(?:%|percent|per cent)$/iu.exec(said)?.groups?.['number'];
  if (percent !== undefined) {
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

function adjusted(
  slots: Slots,
  wish: Wish,
  lexicon: Lexicon,
  make: (column: LexiconColumn) => Assignment | undefined,
): Understanding | undefined {
  const parts: Slots | undefined =
    slots['column'] === undefined ? whatForm.exec(slots['what'] ?? '')?.groups : slots;
  const said = withoutArticle((parts?.['column'] ?? '').replace(/^(?:all|every|each) /iu, ''));
  const whole = slots['what'] === undefined ? undefined : readRowSet(slots['what'], wish, lexicon);
  const money =
    whole?.ok === true && parts?.['rows'] === undefined ? moneyColumn(whole.value.table) : undefined;
  const rows = money === undefined ? rowsFor(said, parts?.['rows'] ?? '', wish, lexicon) : whole;
  if (rows === undefined) return undefined;
  if (!rows.ok)
    return tablesWith(said, lexicon).length === 0 && parts?.['rows'] === undefined ? undefined : rows.error;
  const column = findColumn(said, rows.value.table) ?? money;
  if (column === undefined) {
    const unknown = requireColumn(wish, said, rows.value.table);
    return unknown.ok ? undefined : unknown.error;
  }
  if (!isNumeric(column))
    return question(
      `The ${spoken(column.name)} of ${spoken(rows.value.table.name)} is not a number, so it cannot be raised or lowered.`,
    );
  const assignment = make(column);
  if (assignment === undefined)
    return question(`By how much should the ${spoken(column.name)} change? For example “by 10%” or “by 5”.`);
  return whichRow(rows.value) ?? updatePlan(rows.value, [assignment]);
}

const multiples: Readonly<Record<string, string>> = { double: '2', triple: '3', halve: '0.5' };

/** 'Raise all prices by 10%', 'lower the stock of Tea by 3', 'double the price of Mug'. */
export const adjust: Grammar = (wish, lexicon) => {
  const raised = firstMatch(up, wish.text);
  if (raised !== undefined)
    return adjusted(raised, wish, lexicon, (column) => change(column, raised['amount'] ?? '', true));
  const lowered = firstMatch(down, wish.text);
  if (lowered !== undefined)
    return adjusted(lowered, wish, lexicon, (column) => change(column, lowered['amount'] ?? '', false));
  const multiplied = double.exec(wish.text)?.groups;
  if (multiplied === undefined) return undefined;
  const word = (multiplied['word'] ?? '').toLowerCase();
  return adjusted({ ...multiplied }, wish, lexicon, (column) => ({
    column,
    sql: times(column, multiples[word] ?? '1'),
    words: `to ${multiples[word] ?? '1'} times what it is`,
  }));
};
