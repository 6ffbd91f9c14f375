import type { Lexicon, LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { plural, singular, toIdentifier } from '../../../planner/names.ts';
import { moneyColumns } from '../../constituents/comparisons.ts';
import type { ShownTable } from './request.ts';

/** Tables that an app keeps for its staff. */
const reserved: ReadonlySet<string> = new Set(['staff']);

const bare = (words: string): string => singular(toIdentifier(words));

/** The table that words name, in the singular or the plural and with or without accents. */
export function tableCalled(words: string, { tables }: Lexicon): LexiconTable | undefined {
  const name = bare(words);
  return name === ''
    ? undefined
    : tables.find((table) => !reserved.has(table.name) && bare(table.name) === name);
}

const cost = /^how much(?: (?:it|they|each|one|each one) costs?)?$/iu;

function only<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}

/** The column of a table that words name: by its whole name, or by a word that only one of them has. */
export function columnCalled(words: string, table: LexiconTable): LexiconColumn | undefined {
  if (cost.test(words)) return only(moneyColumns(table));
  const name = bare(words);
  if (name === '') return undefined;
  const { columns } = table;
  const isWhole = (column: LexiconColumn): boolean =>
    bare(column.name) === name || bare(column.name.replace(/_id$/u, '')) === name;
  return (
    columns.find(isWhole) ??
    only(columns.filter((column) => column.name.split('_').map(singular).includes(name)))
  );
}

const lead =
  /^(?:(?:and|also|plus|with|what|which|the|my|our|all|every|each|a|an|their|its|whole|complete|full|current|list of|lists of|table of|tables|lists|list|table|rows of|names of|names and)\s+)+/iu;
const tail =
  /\s+(?:lists?|tables?|rows|that i have(?: already)?|i have(?: already)?|we have(?: already)?|which i have)$/iu;

function plain(item: string): string {
  let text = item.trim();
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(lead, '').replace(tail, '').trim();
  }
  return text;
}

const joints = /\s*(?:,|;|&|\+)\s*|\s+(?:and(?: also)?|plus|as well as|together with)\s+/iu;
/** Words before what is shown of each row. */
const having = /(?:\s*,)?\s+(?:together )?(?:with|including|incl\.?|showing)\s+/giu;
const mark = '\u0001';

/** The only table that has a column which words name in the plural: “prices”. */
function tableOf(words: string, { tables }: Lexicon, isList: boolean): ShownTable | undefined {
  if (!isList && plural(words) !== words) return undefined;
  return only(
    tables.flatMap((table) => {
      const column = columnCalled(words, table);
      const isWhole = column && bare(column.name) === bare(words) && !reserved.has(table.name);
      return isWhole ? [{ table, columns: [column] }] : [];
    }),
  );
}

/** “Prices of my products” as “products with prices”. */
function turned(said: string, lexicon: Lexicon): string {
  const { columns, things } =
    /^(?<columns>.+?) (?:of|for) (?:all )?(?:the |my |our )?(?<things>[\p{L}\p{N} _-]+)$/iu.exec(said)
      ?.groups ?? {};
  return columns !== undefined &&
    things !== undefined &&
    tableCalled(things, lexicon) &&
    !tableCalled(said, lexicon)
    ? `${things} with ${columns}`
    : said;
}

/**
 * The tables that words name, each with the columns that follow it; undefined where a word names neither.
 *
 * @example
 * shownTables('cats and dogs', { tables: [] }) // => undefined
 */
export function shownTables(said: string, lexicon: Lexicon): readonly ShownTable[] | undefined {
  const shown: ShownTable[] = [];
  let isOfRow = false;
  for (const part of turned(said, lexicon).replaceAll(having, `,${mark}`).split(joints)) {
    if (part.startsWith(mark)) isOfRow = true;
    const item = plain(part.replace(mark, ''));
    if (item === '') continue;
    const last = shown.at(-1);
    const column = last && columnCalled(item, last.table);
    const table = isOfRow && column ? undefined : tableCalled(item, lexicon);
    // “Their orders” are those of the person who looks, not all of them.
    if (table && /^\s*(?:(?:only|just|all|and) )*(?:their|own|his|her)\b/iu.test(part)) return undefined;
    if (table) {
      shown.push({ table, columns: [] });
      isOfRow = false;
    } else if (last && column) shown.splice(-1, 1, { ...last, columns: [...last.columns, column] });
    else {
      const [words = '', ...others] = item.split(' ');
      const named = tableCalled(words, lexicon);
      const own = named && columnCalled(others.join(' '), named);
      const found =
        named && own ? { table: named, columns: [own] } : tableOf(item, lexicon, /\blists?\s*$/iu.test(part));
      if (!found) return undefined;
      shown.push(found);
    }
  }
  const names = shown.map(({ table }) => table.name);
  return shown.length > 0 && new Set(names).size === names.length ? shown : undefined;
}

/** A verb as the singular of the table whose rows it adds: “order” for orders, “book” for bookings. */
export function tableOfVerb(verb: string, { tables }: Lexicon): LexiconTable | undefined {
  const said = verb.toLowerCase();
  const found = tables.filter(({ name }) => {
    const noun = singular(name).split('_').at(-1) ?? '';
    const stem = said.slice(0, Math.max(4, said.length - 1));
    return !reserved.has(name) && stem.length >= 4 && noun.startsWith(stem);
  });
  return found.length === 1 ? found[0] : undefined;
}
