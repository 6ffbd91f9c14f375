import { readColumnRef } from '../columnRef.ts';
import { findTable, requireTable } from '../find.ts';
import type { Lexicon } from '../lexicon.ts';
import { isUsableName, spoken, toIdentifier, withoutArticle } from '../names.ts';
import { question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { firstMatch, pattern } from '../pattern.ts';
import { renameColumnPlan, renameTablePlan } from '../plans/schema.ts';
import type { Understanding } from '../plan.ts';
import { valueOf } from '../wish.ts';
import type { Wish } from '../wish.ts';

const form = pattern(
  String.raw`{rename} {the}?(?<what>.+?) (?:to be called|to|into|as|to be) {the}?(?<name>[^ ]+(?: [^ ]+){0,4})`,
);
const tableAfter = /^(?<name>.+?) (?:in|on|of|for|from|within) (?:the |our |my )?(?<table>.+)$/iu;
const callForm = pattern(String.raw`(?:call|rename) {the}?(?<what>.+ (?:table|column|field)) (?<name>\S+)`);

function newName(said: string, wish: Wish): string | undefined {
  const name = toIdentifier(valueOf(withoutArticle(said).replace(/ (?:column|field|table)$/iu, ''), wish));
  return isUsableName(name) ? name : undefined;
}

function renameTable(what: string, said: string, wish: Wish, lexicon: Lexicon): Understanding {
  const table = requireTable(wish, what.replace(/^tables? (?:called |named )?/iu, ''), lexicon, 'nothing');
  const name = newName(said, wish);
  if (!table.ok) return table.error;
  if (name === undefined) return question(`What should ${spoken(table.value.name)} be called?`);
  const taken = lexicon.tables.some((entry) => entry.name === name);
  return taken
    ? question(
        `There is already a table called ${spoken(name)}. What should ${spoken(table.value.name)} be called instead?`,
      )
    : renameTablePlan(table.value, name);
}

/** 'Rename the email of customers to mail', 'rename orders to purchases', 'change the name of the table …'. */
export const rename: Grammar = (wish, lexicon) => {
  const slots = firstMatch([form, callForm], wish.text);
  if (slots === undefined) return undefined;
  const what = slots['what'] ?? '';
  let said = slots['name'] ?? '';
  const verb = /^(?:change|call) /iu.test(wish.text);
  const isTable =
    findTable(valueOf(what, wish).replace(/^tables? (?:called |named )?| tables?$/giu, ''), lexicon) !==
    undefined;
  if (isTable || /(?:^| )tables?$|^tables? /iu.test(what)) return renameTable(what, said, wish, lexicon);
  const after = tableAfter.exec(said)?.groups;
  const inTable =
    after === undefined
      ? undefined
      : findTable(withoutArticle(after['table'] ?? '').replace(/ table$/iu, ''), lexicon);
  if (inTable !== undefined) said = after?.['name'] ?? said;
  const found = readColumnRef(inTable === undefined ? what : `${what} of ${inTable.name}`, wish, lexicon);
  // 'Change the name of Tea to Coffee' is about a row: left to the grammar of updates.
  if (found === undefined) return verb ? undefined : renameTable(what, said, wish, lexicon);
  if (!found.ok) return verb ? undefined : found.error;
  if (verb && !/\b(?:column|field)\b/iu.test(wish.text)) return undefined;
  const { table, column } = found.value;
  const name = newName(said, wish);
  if (name === undefined) return question(`What should ${spoken(column.name)} be called?`);
  const taken = table.columns.some((entry) => entry.name === name);
  return taken
    ? question(
        `${spoken(table.name)} already has a column called ${spoken(name)}. What else should it be called?`,
      )
    : renameColumnPlan(table, column, name);
};
