import { fail, ok } from '../result.ts';
import type { LexiconColumn, LexiconTable } from './lexicon.ts';
import {
  closeNames,
  longestMention,
  plural,
  singular,
  spoken,
  toIdentifier,
  withoutArticle,
} from './names.ts';
import { choice, listed, listedFew, question, sentence } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import type { Choice, Understanding } from './plan.ts';
import { unmask, valueOf } from './wish.ts';
import type { Wish } from './wish.ts';
import type { Directory } from './directory.ts';

const tableWord = / (?:data ?base |data)?(?:table|sheet|collection)s?$/iu;

/** The same instruction with one mention exchanged, for a choice to press. */
export function reworded(
  wish: Wish,
  mention: string,
  replacement: string,
  which: 'first' | 'last' = 'last',
): string {
  const { text } = wish;
  const index = which === 'first' ? text.indexOf(mention) : text.lastIndexOf(mention);
  if (mention === '' || index < 0) return unmask(text, wish);
  const changed = `${text.slice(0, index)}${replacement}${text.slice(index + mention.length)}`;
  return sentence(unmask(changed, wish));
}

/** 'The tables are customers and orders.', whatever their number. */
export function tablesThere({ tables }: Directory): string {
  const names = tables.map((table) => table.name);
  if (names.length === 0) return 'There are no tables yet.';
  return names.length === 1 ? `The only table is ${listed(names)}.` : `The tables are ${listedFew(names)}.`;
}

/** The table a mention means; undefined when there is none. */
function tableOf(wish: Wish, mention: string, lexicon: Directory): LexiconTable | undefined {
  const noun = withoutArticle(mention);
  return lexicon.find(valueOf(noun.replace(tableWord, ''), wish)) ?? lexicon.find(valueOf(noun, wish));
}

/** The table a mention means, or the question which one is meant; a new one is offered only where that makes sense. */
export function requireTable(
  wish: Wish,
  mention: string,
  lexicon: Directory,
  offer: 'create' | 'nothing' = 'create',
): Outcome<LexiconTable> {
  const table = tableOf(wish, mention, lexicon);
  return table === undefined ? fail(unknownTable(wish, mention, lexicon, offer)) : ok(table);
}

/** The question which table is meant by a noun that was not read as one. */
export function askForTable(
  wish: Wish,
  mention: string,
  lexicon: Directory,
  offer: 'create' | 'nothing' = 'create',
): Understanding {
  const table = tableOf(wish, mention, lexicon);
  if (table === undefined) return unknownTable(wish, mention, lexicon, offer);
  return question(`Do you mean the table ${spoken(table.name)}? Please say it without quotes.`, [
    choice(reworded(wish, mention, table.name)),
  ]);
}

/** Only close names become choices: an unlike table must never be one press away from a change meant for another. */
function unknownTable(
  wish: Wish,
  mention: string,
  lexicon: Directory,
  offer: 'create' | 'nothing',
): Understanding {
  const bare = withoutArticle(mention).replace(tableWord, '');
  const said = valueOf(bare, wish).slice(0, 60);
  const close = closeNames(
    said,
    lexicon.tables.map((table) => table.name),
  );
  const choices: Choice[] = close.map((name) => choice(reworded(wish, bare, name), spoken(name)));
  const fresh = spoken(toIdentifier(said));
  if (offer === 'create' && fresh !== '' && fresh.split(' ').length <= 3)
    choices.push(choice(`Create a table called ${fresh}`));
  const hint = close.length > 0 ? `Did you mean ${listed(close, 'or')}?` : tablesThere(lexicon);
  return question(`I do not know a table called ${said}. ${hint}`, choices);
}

const generic =
  /^(?:(?:the|a|an|their|its|his|her|my|our|any) )+|(?: (?:column|field|value|property|attribute)s?)$/giu;

/** Ways a column is commonly said without its stored ending or beginning. */
function spellings(name: string): readonly string[] {
  const ends = ['id', 'at', 'date', 'on'].map((end) => `${name}_${end}`);
  return [name, singular(name), plural(name), `is_${name}`, `has_${name}`, ...ends, ...ends.map(singular)];
}

/** The column a noun means within a table; undefined when none or several could be meant. */
export function findColumn(mention: string, table: LexiconTable): LexiconColumn | undefined {
  if (mention.length > longestMention) return undefined;
  const stored = table.columns.find((column) => column.name === mention.trim());
  if (stored !== undefined) return stored;
  const name = toIdentifier(mention.trim().replaceAll(generic, '').trim());
  if (name === '') return undefined;
  const noun = singular(toIdentifier(table.name));
  const shorter = name.startsWith(`${noun}_`) ? name.slice(noun.length + 1) : name;
  const bare = name.replace(/(?<=(?:phone|mobile|fax|email))_(?:number|address)$/u, '');
  const wanted = new Set([name, shorter, bare].flatMap(spellings));
  for (const candidate of [name, singular(name), plural(name)]) {
    const exact = table.columns.filter((column) => toIdentifier(column.name) === candidate);
    if (exact.length === 1) return exact[0];
  }
  const found = table.columns.filter((column) => wanted.has(toIdentifier(column.name)));
  return found.length === 1 ? found[0] : undefined;
}

/** The column a mention means, or the question which one is meant. */
export function requireColumn(wish: Wish, mention: string, table: LexiconTable): Outcome<LexiconColumn> {
  const column = findColumn(valueOf(mention, wish), table);
  if (column !== undefined) return ok(column);
  const bare = withoutArticle(mention);
  const names = table.columns.map((entry) => entry.name);
  const close = closeNames(valueOf(bare, wish), names);
  const choices = close.map((name) => choice(reworded(wish, bare, spoken(name)), spoken(name)));
  const hint =
    close.length > 0
      ? `Did you mean ${listed(close.map(spoken), 'or')}?`
      : `It has ${names.length === 0 ? 'no columns yet' : listedFew(names.map(spoken))}.`;
  return fail(
    question(
      `${sentence(table.name)} has no column called ${valueOf(bare, wish).slice(0, 60)}. ${hint}`,
      choices,
    ),
  );
}

/** Where a text first names a table, with the words before and after it. */
export interface Mention {
  readonly table: LexiconTable;
  readonly before: string;
  readonly said: string;
  readonly after: string;
}

const skipped = /^(?:the|a|an|all|every|my|our) /iu;

/** Finds the first table named in a text, the longest name first ('order lines' before 'orders'). */
export function findMention(text: string, lexicon: Directory): Mention | undefined {
  const words = text.split(' ');
  const bare = words.map((word) =>
    word.replace(/(?:'s|s'|[,:;.?!])+$/iu, (end) => (/^s'/iu.test(end) ? 's' : '')),
  );
  for (const [start, first] of bare.entries()) {
    const longest = lexicon.begins(first) ? Math.min(4, words.length - start) : 1;
    for (let length = longest; length > 0; length -= 1) {
      const said = bare.slice(start, start + length).join(' ');
      const table = skipped.test(said) ? undefined : lexicon.find(said);
      if (table !== undefined)
        return {
          table,
          before: words.slice(0, start).join(' '),
          said: words.slice(start, start + length).join(' '),
          after: words.slice(start + length).join(' '),
        };
    }
  }
  return undefined;
}
