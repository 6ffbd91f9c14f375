import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { currency } from '../../../planner/currency.ts';
import { humanise } from '../../../planner/names.ts';
import { capitalise } from '../../../planner/outcome.ts';
import { kindOf, labelsOf, text as textValue } from '../../constituents/columnKinds.ts';
import { moneyColumns } from '../../constituents/comparisons.ts';
import type { Frame } from '../../frame.ts';
import { entriesOf } from '../../schemaIndex.ts';
import { fillable, type Row } from './cells.ts';

const place = String.raw`(?:(?:to|on|in|into) (?:the |my |our )?(?:online )?(?:shop|store|menu|web ?site|site|page|list|price list|offer))`;
const request = new RegExp(
  String.raw`^(?:(?:please|pls|and|also|hi|now) )*(?:add|put(?: on)?|(?:i|we) (?:also |now )*(?:sell|offer|make|have)|new(?: today| in the shop)?:)(?: ${place})?:? (?<items>.+?)(?: ${place})?(?: (?:please|pls))?[.!]?$`,
  'iu',
);
const unit = `(?:${currency}|each|a piece)`;
const item = new RegExp(
  String.raw`^(?:(?:an?|the|one|some|our|new) )*(?<name>\p{L}[\p{L}\d’'& -]*?)(?:,| –| -|:)? (?:(?:for|at|costs?|is|=) )*(?<sign>(?<!\p{L})${currency})? ?(?<price>\d+(?:[.,]\d{1,2})?)(?: ?(?<unit>${unit}))*$`,
  'iu',
);

/** What is paid for something that is there. */
const amounts =
  /\b(?:price|costs?|fees?|discount|tax|vat|tip|deposit|shipping|delivery|voucher|payment|column|field|of)\b/iu;

interface Priced {
  readonly name: string;
  readonly price: number;
}

/** The things of a list with their prices; none where one of them has no price. */
function pricedIn(list: string): readonly Priced[] {
  const parts = list.split(/,(?!\d)\s*(?:and\s+)?|;\s*|\s+and\s+/u);
  const found = parts.flatMap((part) => {
    const { name = '', price = '', sign: before, unit: after } = item.exec(part.trim())?.groups ?? {};
    const isMoney = before !== undefined || after !== undefined || /[.,]\d\d$/u.test(price);
    return name === '' ? [] : [{ name, price: Number(price.replace(',', '.')), isMoney }];
  });
  return found.length === parts.length && found.some(({ isMoney }) => isMoney) ? found : [];
}

/** The columns for name and price of a table that needs nothing else. */
function pricedColumns(
  table: LexiconTable,
): { readonly name: LexiconColumn; readonly price: LexiconColumn } | undefined {
  const [name] = labelsOf(table);
  const [price, ...others] = moneyColumns(table);
  if (!name || !price || others.length > 0 || kindOf(name) !== 'text') return undefined;
  const isEnough = fillable(table).every(
    (column) => column === name || column === price || column.nullable || column.hasDefault,
  );
  const isOwned = table.columns.some(({ references }) => references === 'auth.users');
  return isEnough && !isOwned ? { name, price } : undefined;
}

/** Reads things with their prices, which need no name of a list where only one has prices: `Add a rye loaf for £4.80`. */
export const readPriced: Frame = ({ text }, { index }) => {
  const things = pricedIn(request.exec(text.trim())?.groups?.['items'] ?? '');
  const tables = index.tables.flatMap((table) => {
    const columns = pricedColumns(table);
    return columns ? [{ table, ...columns }] : [];
  });
  const [only, ...others] = tables;
  const isOther = things.some(
    ({ name }) =>
      amounts.test(name) ||
      name
        .split(' ')
        .some((word) => entriesOf(word.toLowerCase(), index).some(({ kind }) => kind !== 'value')),
  );
  if (things.length === 0 || isOther || !only || others.length > 0) return undefined;
  const rows = things.map(({ name, price }): Row => ({
    [only.name.name]: textValue(capitalise(name.trim())),
    [only.price.name]: { kind: 'value', value: price },
  }));
  return {
    meaning: { changes: [{ do: 'insert', table: only.table.name, rows }] },
    words: things.map(({ name, price }) => ({
      said: `${name.trim()}, ${price}`,
      read: `a new row of ${humanise(only.table.name)}`,
    })),
    unread: [],
    cost: -1,
  };
};
