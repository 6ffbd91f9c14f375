import { fail, ok } from '../result.ts';
import type { Lexicon, LexiconColumn, LexiconTable } from './lexicon.ts';
import { closeNames, plural, singular, spoken, toIdentifier, withoutArticle } from './names.ts';
import { choice, listed, question, sentence } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import type { Choice } from './plan.ts';
import { unmask, valueOf } from './wish.ts';
import type { Wish } from './wish.ts';

const tableWord = / (?:data ?base |data)?(?:table|sheet|collection)s?$/iu;

/** The table a noun means: its name as stored, in singular or plural. Never a merely similar one. */
export function findTable(mention: string, lexicon: Lexicon): LexiconTable | undefined {
  const exact = lexicon.tables.find((table) => table.name === mention.trim());
  if (exact !== undefined) return exact;
  const wanted = toIdentifier(withoutArticle(mention));
  if (wanted === '') return undefined;
  const named = (name: string) => lexicon.tables.find((table) => toIdentifier(table.name) === name);
  return named(wanted) ?? named(plural(wanted)) ?? named(singular(wanted));
}

/** The same instruction with one mention exchanged, for a choice to press. */
export function reworded(
  wish: Wish,
  mention: string,
  replacement: string,
  which: 'first' | 'last' = 'last',
): string {
  const [text, said] = [wish.text.toLowerCase(), mention.toLowerCase()];
  const index = which === 'first' ? text.indexOf(said) : text.lastIndexOf(said);
  if (mention === '' || index < 0) return unmask(wish.text, wish);
  const changed = `${wish.text.slice(0, index)}${replacement}${wish.text.slice(index + mention.length)}`;
  return sentence(unmask(changed, wish));
}

/** The table a mention means, or the question which one is meant; a new one is offered only where that makes sense. */
export function requireTable(
  wish: Wish,
  mention: string,
  lexicon: Lexicon,
  offer: 'create' | 'nothing' = 'create',
): Outcome<LexiconTable> {
  const bare = withoutArticle(mention).replace(tableWord, '');
  const table =
    findTable(valueOf(bare, wish), lexicon) ?? findTable(valueOf(withoutArticle(mention), wish), lexicon);
  return table === undefined ? fail(unknownTable(wish, bare, lexicon, offer)) : ok(table);
}

/** Only close names become choices: an unlike table must never be one press away from a change meant for another. */
function unknownTable(wish: Wish, mention: string, lexicon: Lexicon, offer: 'create' | 'nothing') {
  const said = valueOf(mention, wish).slice(0, 60);
  const names = lexicon.tables.map((table) => table.name);
  const close = closeNames(said, names);
  const choices: Choice[] = close.map((name) => choice(reworded(wish, mention, name), spoken(name)));
  const fresh = spoken(toIdentifier(said));
  if (offer === 'create' && fresh !== '' && fresh.split(' ').length <= 3)
    choices.push(choice(`Create a table called ${fresh}`));
  if (close.length > 0)
    return question(`I do not know a table called ${said}. Did you mean ${listed(close, 'or')}?`, choices);
  const known =
    names.length === 0 ? 'There are no tables yet.' : `The tables are ${listed(names.slice(0, 8))}.`;
  return question(`I do not know a table called ${said}. ${known}`, choices);
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
  const stored = table.columns.find((column) => column.name === mention.trim());
  if (stored !== undefined) return stored;
  const name = toIdentifier(mention.trim().replaceAll(generic, '').trim());
  if (name === '') return undefined;
  const noun = singular(toIdentifier(table.name));
  const shorter = name.startsWith(`${noun}_`) ? name.slice(noun.length + 1) : name;
  const wanted = new Set([...spellings(name), ...spellings(shorter)]);
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
      : `It has ${listed(names.slice(0, 8).map(spoken))}.`;
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

/** Finds the first table named in a text, the longest name first ('order lines' before 'orders'). */
export function findMention(text: string, lexicon: Lexicon): Mention | undefined {
  const words = text.split(' ');
  const bare = words.map((word) =>
    word.replace(/(?:'s|s'|[,:;.?!])+$/iu, (end) => (/^s'/iu.test(end) ? 's' : '')),
  );
  for (let start = 0; start < words.length; start += 1) {
    for (let length = Math.min(4, words.length - start); length > 0; length -= 1) {
      const said = bare.slice(start, start + length).join(' ');
      if (/^(?:the|a|an|all|every|my|our) /iu.test(said)) continue;
      const table = findTable(said, lexicon);
      if (table === undefined) continue;
      const spread = words.slice(start, start + length).join(' ');
      return {
        table,
        before: words.slice(0, start).join(' '),
        said: spread,
        after: words.slice(start + length).join(' '),
      };
    }
  }
  return undefined;
}
