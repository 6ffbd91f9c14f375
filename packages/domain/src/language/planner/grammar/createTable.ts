import { readColumn } from '../columns/readColumn.ts';
import type { ColumnDraft } from '../columns/draft.ts';
import { splitColumns } from '../columns/splitColumns.ts';
import { withArticle } from '../article.ts';
import { isUsableName, singular, humanise, toIdentifier, withoutArticle } from '../names.ts';
import { choice, question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import { createTablePlan, ownerColumn } from '../plans/createTable.ts';
import { isMasked, unmask, valueOf } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Understanding } from '../plan.ts';
import { accessTail, belongsTail } from './tails.ts';
import { articles } from '../words/modifiers.ts';
import { firstMatch, matched } from '../slots.ts';
import type { Slots } from '../slots.ts';
import type { SchemaIndex } from '../schemaIndex.ts';

const columns = String.raw`(?:,?:? (?:{with}(?: (?:the |these )?{columnsof}(?: (?:in it|on it))?)?:?|{columnsof}:?)(?: (?<columns>.+))?|: ?(?<listed>.+)| ?\((?<bracketed>.+)\)|,? (?:which|that) (?<clause>(?:belong|can|should|must).+))?`;

const forms = [
  pattern(String.raw`{create} {the}?{new}?(?:private )?{tableword} {called} (?<name>.+?)${columns}`),
  pattern(String.raw`{create} {the}?{new}?(?:private )?{table} {for} {the}?(?<name>.+?)${columns}`),
  pattern(String.raw`{create} {the}?{new}?(?<name>(?!table\b).+?) {tableword}${columns}`),
  pattern(String.raw`{create} {the}?{new}?{tableword} (?<name>.+?)${columns}`),
  pattern(String.raw`(?:a|an) {new}?{tableword} (?:{called}|{for}) {the}?(?<name>.+?)${columns}`),
  pattern(String.raw`(?:a|an) {new}?(?<name>(?!table\b)[^,]+?) {tableword}${columns}`),
  pattern(String.raw`(?:new )?{tableword}:? (?:{called} )?(?<name>[\p{L}\p{N}_-]+)${columns}`),
];
const trackForm = pattern(
  String.raw`(?:{create} {an}? ?(?:place|spot|space|area|somewhere|home) (?:where (?:i|we) can|to|for) )?{track} {the}?(?:list of |record of )?(?<name>[^,]+?)${columns}`,
);
const namelessForm = pattern(String.raw`(?:{create} )?{the}?{new}?{tableword}${columns}`);

const fillers =
  /^(?:(?:different|various|all|new|simple|multiple|several|the|my|our|your|their|a|an|some|list of|called|named) )+/iu;

const articleWords: ReadonlySet<string> = new Set(articles);

/** `undefined` when the words cannot be a table name, so that another grammar reads them. */
function tableName(said: string, clause: Clause): string | undefined {
  const words = isMasked(said)
    ? valueOf(said, clause)
    : valueOf(withoutArticle(said.replace(fillers, '')), clause).replace(
        / (?:data|info|information|records|details)$/iu,
        '',
      );
  const plain =
    words.split(' ').length <= 4 && !/[.,;:?!]/u.test(words) && !articleWords.has(words.toLowerCase());
  const name = toIdentifier(words);
  return (plain || isMasked(said)) && isUsableName(name) ? name : undefined;
}

/** The table name for something to track, in the plural. */
function askForColumns(name: string): Understanding {
  const label = humanise(name);
  const make = (what: string, said: string) => choice(`Create a ${label} table with ${what}`, said);
  return question(`What should each ${singular(label)} have?`, [
    make('a name', 'A name'),
    make('a name and a unique email', 'A name and an email'),
    make('a name, an optional description and a price', 'A name, a description and a price'),
  ]);
}

function alreadyThere(name: string): Understanding {
  const label = humanise(name);
  return question(`There is already a table called ${label}. What would you like to do with it?`, [
    choice(`Show the columns of ${label}`),
    choice(`Show the latest 10 ${label}`),
    choice(`Create a table called ${label} 2 with a name`, 'Create a second one'),
  ]);
}

function duplicate(drafts: readonly ColumnDraft[], owned: boolean): string | undefined {
  const names = [...(owned ? [ownerColumn] : []), ...drafts.map(({ name }) => name)];
  return names.find((name, index) => names.indexOf(name) !== index);
}

/** Reads the columns of a new table, or asks about the first that cannot be read. */
function withColumns(
  name: string,
  said: string,
  tail: Pick<ReturnType<typeof accessTail>, 'owned' | 'readers'>,
  clause: Clause,
  schema: SchemaIndex,
): Understanding {
  const there = schema.find(name);
  if (there !== undefined) return alreadyThere(there.name);
  const drafts: ColumnDraft[] = [];
  for (const piece of splitColumns(said)) {
    const draft = readColumn(piece, clause, schema);
    if (!draft.ok) return draft.error;
    // Every table gets a row id anyway.
    if (draft.value.name !== 'id') drafts.push(draft.value);
  }
  if (drafts.length === 0 && !tail.owned) return askForColumns(name);
  if (drafts.length > 60)
    return question('That is more than 60 columns for one table. Which of them come first?');
  const twice = duplicate(drafts, tail.owned);
  if (twice !== undefined)
    return question(`There are two columns called ${humanise(twice)}. What should the second one be called?`);
  return createTablePlan({ name, columns: drafts, owned: tail.owned, readers: tail.readers });
}

/** 'With a number, each shelf belongs to one member': a column that points to members. */
const eachBelongs =
  /,? (?:and )?(?:each|every) \p{L}+ (?:belongs to|is for|is of) (?:exactly )?(?:one|an?) (?=\p{L}+(?:,| and |$))/giu;

/** The words that list the columns, in any of the supported forms. */
function columnsSaid(slots: Slots | undefined): string {
  return ['columns', 'listed', 'bracketed', 'clause'].map((name) => slots?.(name) ?? '').join('');
}

/** 'Create a customers table with a name and a unique email', 'make a table for products with …', 'store books with …'. */
export const createTable: Grammar = (clause, schema) => {
  const tail = accessTail(clause.text);
  const isPrivate = /^\p{L}+(?: \p{L}+)? private /iu.test(tail.text) && / table/iu.test(tail.text);
  const { text, pieces } = belongsTail(
    (isPrivate ? tail.text.replace(/ private /iu, ' ') : tail.text).replaceAll(eachBelongs, ', and a '),
  );
  const owned = tail.owned || isPrivate;
  const stated = firstMatch(forms, text);
  const slots = stated ?? matched(trackForm, text);
  const said = [...pieces, columnsSaid(slots)].filter((piece) => piece !== '').join(', ');
  const name = slots === undefined ? undefined : tableName(slots('name'), clause);
  // 'Keep customers' creates no table: without the word 'table', columns and an unused name are required.
  if (name !== undefined && stated === undefined && (said === '' || schema.find(name) !== undefined))
    return undefined;
  if (name !== undefined) return withColumns(name, said, { owned, readers: tail.readers }, clause, schema);
  if (stated !== undefined && isMasked(stated('name')))
    return question(
      'A table name needs letters or digits, and at most 63 of them. What should it be called?',
    );
  const nameless = matched(namelessForm, text);
  if (nameless === undefined) return undefined;
  const rest = unmask(columnsSaid(nameless), clause);
  const named = ['customers', 'products', 'orders'].map((example) =>
    choice(`Create a table called ${example}${rest === '' ? ' with a name' : ` with ${rest}`}`, example),
  );
  return question(
    `What should the table be called? For example ${withArticle('customers')}, products or orders table.`,
    named,
  );
};
