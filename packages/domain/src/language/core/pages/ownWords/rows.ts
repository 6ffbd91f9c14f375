import { currency } from '../../../planner/currency.ts';
import { humanise } from '../../../planner/names.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import { labelsOf } from '../../constituents/columnKinds.ts';
import { moneyColumns } from '../../constituents/comparisons.ts';
import { inQuotes, namesTable, requestAt, type Message, type RequestReader } from './message.ts';

const removing =
  /\b(?:throw (?:out|away)|delete|remove|get rid of|clear(?: out)?|take (?:out|away|off|down)|drop|kick out|erase)\b[^.!?;]{0,30}?\bexamples?\b(?: (?!(?:and|out|away|off)\b)\p{L}+)?(?: (?:out|away|off))?/iu;
const example = /^(?:an?other )?example\b/iu;

const mostExamples = 3;

/** A row by a value that it has. */
interface NamedRow {
  readonly table: LexiconTable;
  readonly column: string;
  readonly value: string;
}

const deletionOf = ({ table, column, value }: NamedRow): string =>
  `Delete ${table.name} where ${humanise(column)} is ${inQuotes(value)}`;

/** The rows that an app begins with, by the texts that occur in a table. */
function examplesIn(table: LexiconTable): readonly NamedRow[] {
  return table.columns.flatMap(({ name: column, values = [] }) =>
    values.filter((value) => example.test(value)).map((value) => ({ table, column, value })),
  );
}

/** The rows that an app begins with are to go: “throw out the example products”. */
export const readExamples: RequestReader = ({ text, tables, site }) => {
  const found = removing.exec(text);
  // Who names a row means that one.
  if (!found || /["“]|\bwhere\b/iu.test(text)) return [];
  const named = tables.filter((table) => namesTable(found[0], table));
  const examples = (named.length > 0 ? named : tables).flatMap((table) => examplesIn(table));
  const row = namedRow({ tables, text, site }, found[0]);
  const rows = examples.length > 0 ? examples.slice(0, mostExamples) : row ? [row] : [];
  return rows.map((one) => requestAt(found, deletionOf(one)));
};

const item = String.raw`(?:(?:an?|the|and|our) )?[\p{L}][\p{L}\d’'& -]{1,40}?(?:,| –| -|:| for| at| is| costs?)? ?(?<![\p{L}])(?:${currency})? ?\d+(?:[.,]\d{1,2})?(?: ?(?:${currency}))?(?![\d\p{L}:])`;
const list = new RegExp(String.raw`${item}(?:(?:, ?(?:and )?|;|,? and | & )${item})+`, 'giu');
const adding =
  /\b(?:add|put in|enter|insert|here (?:are|is)|these are|my|our|mine|i (?:have|sell|make|offer|do)|we (?:have|sell|make|offer|do)|new|prices are|list of)\b/iu;

/** The table with prices that a message is about. */
function pricedTable({ tables, text }: Message): LexiconTable | undefined {
  const priced = tables.filter((table) => moneyColumns(table).length === 1 && labelsOf(table).length > 0);
  const named = priced.filter((table) => namesTable(text, table));
  const [only, ...others] = named.length > 0 ? named : priced;
  return others.length === 0 ? only : undefined;
}

/** Things with their prices: “my services: bath and brush 30, full groom 55”. */
export const readPrices: RequestReader = (message) => {
  const [found] = [...message.text.matchAll(list)];
  const table = pricedTable(message);
  if (!found || !table) return [];
  const before = message.text.slice(0, found.index);
  const known = new Set(
    table.columns.flatMap(({ values = [] }) => values.map((value) => value.toLowerCase())),
  );
  const parts = found[0]
    .split(/, ?(?!\d)(?:and )?|; ?|(?<=\d[^,\d]{0,9}) and (?=[^,]*\d)/iu)
    .map(
      (part) =>
        /^(?:(?:an?|the|and|our|my) )?(?<name>.+?)(?:,| –| -|:| for| at| is| costs?)? ?(?<price>[\p{Sc}]? ?\d+(?:[.,]\d{1,2})?)[^\d]*$/u.exec(
          part.trim(),
        )?.groups,
    );
  const rows = parts.flatMap((part) => {
    const { name = '', price = '' } = part ?? {};
    const bare = name.replace(new RegExp(String.raw`^(?:.*[:;] )|(?:${currency})$`, 'giu'), '').trim();
    return bare === '' ? [] : [{ name: bare, price: price.replace(/[^\d.,]/gu, '').replace(',', '.') }];
  });
  const isNew = rows.every(({ name }) => !known.has(name.toLowerCase()));
  if (
    rows.length < 2 ||
    rows.length < parts.length ||
    !isNew ||
    !adding.test(`${before} `) ||
    /\b(?:hours?|open|from|until|order(?:ed|s)?|wants?|paid)\b/iu.test(before)
  )
    return [];
  const clause = before.search(/[^.!?,;]*$/u);
  const lines = rows.map(({ name, price }) => `${name} ${price}`).join(', ');
  return [{ instruction: `Add ${table.name}: ${lines}`, from: clause, to: found.index + found[0].length }];
};

/** A value that a message names, in a column by which people know the rows of a table. */
function namedRow({ tables }: Message, said: string): NamedRow | undefined {
  const lower = said.toLowerCase();
  return tables
    .flatMap((table) =>
      labelsOf(table).flatMap(({ name: column, values = [] }) =>
        values
          .filter((value) => value.length > 2 && lower.includes(value.toLowerCase()))
          .map((value) => ({ table, column, value })),
      ),
    )
    .toSorted((one, other) => other.value.length - one.value.length)[0];
}

const deleting =
  /^(?:please |pls |also |and )*(?:(?<thing>[\p{L}]+) )?(?<name>.{3,60}?)(?:,| please)? (?:delete|remove|take (?:it )?(?:away|out|off)|throw (?:it )?(?:out|away))(?: it| this)?(?: please| pls)?$/iu;

/** A row that is to go, named before the verb: “service First visit delete”. */
export const readRemoval: RequestReader = (message) => {
  const [sentence = ''] = message.text.split(/[.!?]/u);
  const found = deleting.exec(sentence.trim());
  const row = found && namedRow(message, sentence);
  return row ? [{ instruction: deletionOf(row), from: 0, to: sentence.length }] : [];
};

const repriced =
  /(?:is|are|costs?|now|will be|goes up to|went up to|should be|must be|becomes?) (?:now |only )?(?<price>(?:[€$£] ?)?\d+(?:[.,]\d{1,2})?)(?: ?(?:€|euros?|pounds?|dollars?))?(?: (?:from now on|now|from today|since today|instead(?: of [€$£]?\d+(?:[.,]\d{1,2})?)?|not [€$£]?\d+(?:[.,]\d{1,2})?))/iu;

/** A new price of a row: “cinnamon bun is 3.40 from now on”. */
export const readPrice: RequestReader = (message) => {
  const found = repriced.exec(message.text);
  if (!found) return [];
  const from = Math.max(0, message.text.slice(0, found.index).search(/[^.!?;,]*$/u));
  const row = namedRow(message, message.text.slice(from, found.index));
  const [price, ...others] = row ? moneyColumns(row.table) : [];
  if (!row || !price || others.length > 0) return [];
  const value = (found.groups?.['price'] ?? '').replace(/[^\d.,]/gu, '').replace(',', '.');
  return [
    {
      instruction: `Set the ${humanise(price.name)} of ${row.value} to ${value}`,
      from,
      to: found.index + found[0].length,
    },
  ];
};
