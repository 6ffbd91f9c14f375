import { fail, ok } from '../../shared/result.ts';
import type { Lexicon, LexiconColumn, LexiconTable } from './lexicon.ts';
import {
  closeNames,
  longestMention,
  plural,
  singular,
  humanise,
  toIdentifier,
  withoutArticle,
} from './names.ts';
import { choice, listed, listedFew, question, capitalise } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import type { Choice, Understanding } from './plan.ts';
import { unmask, valueOf } from './clause.ts';
import type { Clause } from './clause.ts';
import type { SchemaIndex } from './schemaIndex.ts';

const tableWord = / (?:data ?base |data)?(?:table|sheet|collection)s?$/iu;

/** The instruction with one mention replaced, for use as a choice. */
export function reworded(
  clause: Clause,
  mention: string,
  replacement: string,
  which: 'first' | 'last' = 'last',
): string {
  const { text } = clause;
  const index = which === 'first' ? text.indexOf(mention) : text.lastIndexOf(mention);
  if (mention === '' || index < 0) return unmask(text, clause);
  const changed = `${text.slice(0, index)}${replacement}${text.slice(index + mention.length)}`;
  return capitalise(unmask(changed, clause));
}

/** 'The tables are customers and orders.', for any number of tables. */
export function tablesThere({ tables }: Lexicon): string {
  const names = tables.map((table) => table.name);
  if (names.length === 0) return 'There are no tables yet.';
  return names.length === 1 ? `The only table is ${listed(names)}.` : `The tables are ${listedFew(names)}.`;
}

/** The table a mention refers to, or undefined. */
function tableOf(clause: Clause, mention: string, schema: SchemaIndex): LexiconTable | undefined {
  const noun = withoutArticle(mention);
  return schema.find(valueOf(noun.replace(tableWord, ''), clause)) ?? schema.find(valueOf(noun, clause));
}

/** The table a mention refers to, or a question; creating a new table is offered only where that makes sense. */
export function requireTable(
  clause: Clause,
  mention: string,
  schema: SchemaIndex,
  offer: 'create' | 'nothing' = 'create',
): Outcome<LexiconTable> {
  const table = tableOf(clause, mention, schema);
  return table === undefined ? fail(unknownTable(clause, mention, schema, offer)) : ok(table);
}

/** Asks which table a noun refers to. */
export function askForTable(
  clause: Clause,
  mention: string,
  schema: SchemaIndex,
  offer: 'create' | 'nothing' = 'create',
): Understanding {
  const table = tableOf(clause, mention, schema);
  if (table === undefined) return unknownTable(clause, mention, schema, offer);
  return question(`Do you mean the table ${humanise(table.name)}? Please say it without quotes.`, [
    choice(reworded(clause, mention, table.name)),
  ]);
}

/** Offers only similar names: a change must never be one click away from an unrelated table. */
function unknownTable(
  clause: Clause,
  mention: string,
  schema: SchemaIndex,
  offer: 'create' | 'nothing',
): Understanding {
  const bare = withoutArticle(mention).replace(tableWord, '');
  const said = valueOf(bare, clause).slice(0, 60);
  const close = closeNames(
    said,
    schema.tables.map((table) => table.name),
  );
  const choices: Choice[] = close.map((name) => choice(reworded(clause, bare, name), humanise(name)));
  const fresh = humanise(toIdentifier(said));
  if (offer === 'create' && fresh !== '' && fresh.split(' ').length <= 3)
    choices.push(choice(`Create a table called ${fresh}`));
  const hint = close.length > 0 ? `Did you mean ${listed(close, 'or')}?` : tablesThere(schema);
  return question(`There is no table called ${said}. ${hint}`, choices);
}

const generic =
  /^(?:(?:the|a|an|their|its|his|her|my|our|any) )+|(?: (?:column|field|value|property|attribute)s?)$/giu;

/** Stored names that a shortened mention may mean: 'signup' for signup_date, 'active' for is_active. */
function spellings(name: string): readonly string[] {
  const ends = ['id', 'at', 'date', 'on'].map((end) => `${name}_${end}`);
  return [name, singular(name), plural(name), `is_${name}`, `has_${name}`, ...ends, ...ends.map(singular)];
}

/** The column a noun refers to within a table; undefined when none or several match. */
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
  // `phone` is the only `phone_number`.
  const reached = table.columns.filter((column) => column.name.replace(reachedBy, '') === singular(name));
  const matches = found.length > 0 ? found : reached;
  return matches.length === 1 ? matches[0] : undefined;
}

/** The word that people leave out where they say how somebody is reached. */
const reachedBy = /(?<=^(?:phone|telephone|mobile|fax|e?mail))_(?:number|address|no)$/u;

/** The column a mention refers to, or a question. */
export function requireColumn(clause: Clause, mention: string, table: LexiconTable): Outcome<LexiconColumn> {
  const column = findColumn(valueOf(mention, clause), table);
  if (column !== undefined) return ok(column);
  const bare = withoutArticle(mention);
  const names = table.columns.map((entry) => entry.name);
  const close = closeNames(valueOf(bare, clause), names);
  const choices = close.map((name) => choice(reworded(clause, bare, humanise(name)), humanise(name)));
  const hint =
    close.length > 0
      ? `Did you mean ${listed(close.map(humanise), 'or')}?`
      : `It has ${names.length === 0 ? 'no columns yet' : listedFew(names.map(humanise))}.`;
  return fail(
    question(
      `${capitalise(table.name)} has no column called ${valueOf(bare, clause).slice(0, 60)}. ${hint}`,
      choices,
    ),
  );
}

/** The first table named in a text, with the words before and after it. */
export interface Mention {
  readonly table: LexiconTable;
  readonly before: string;
  readonly said: string;
  readonly after: string;
}

const skipped = /^(?:the|a|an|all|every|my|our) /iu;

/** Finds the first table named in a text, the longest name first ('order lines' before 'orders'). */
export function findMention(text: string, schema: SchemaIndex): Mention | undefined {
  const words = text.split(' ');
  const bare = words.map((word) =>
    word.replace(/(?:'s|s'|[,:;.?!])+$/iu, (end) => (/^s'/iu.test(end) ? 's' : '')),
  );
  for (const [start, first] of bare.entries()) {
    const longest = schema.begins(first) ? Math.min(4, words.length - start) : 1;
    for (let length = longest; length > 0; length -= 1) {
      const said = bare.slice(start, start + length).join(' ');
      const table = skipped.test(said) ? undefined : schema.find(said);
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
