import { readColumnRef } from '../columnRef.ts';
import type { ColumnRef } from '../columnRef.ts';
import { requireTable } from '../find.ts';
import { isUsableName, spoken, toIdentifier, withoutArticle } from '../names.ts';
import { question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import { renameColumnPlan, renameTablePlan } from '../plans/schema.ts';
import type { Understanding } from '../plan.ts';
import { maskSource, valueOf } from '../wish.ts';
import type { Wish } from '../wish.ts';
import { firstMatch, saidIn } from '../slots.ts';
import type { Directory } from '../directory.ts';

const form = pattern(
  String.raw`{rename} {the}?(?<what>.+?) (?:to be called|to|into|as|to be) {the}?(?<name>[^ ]+(?: [^ ]+){0,4})`,
);
const tableAfter = /^(?<name>.+?) (?:in|on|of|for|from|within) (?:the |our |my )?(?<table>.+)$/iu;
const columnForm = pattern(String.raw`(?:call|rename) {the}?{column} (?<what>\S+) (?<name>\S+)`);
const callForm = pattern(String.raw`(?:call|rename) {the}?(?<what>.+ (?:table|column|field)) (?<name>\S+)`);

const softForms = [
  pattern(
    String.raw`call {the}?(?<what>.+?) (?<name>${maskSource}|\S+(?= (?:instead|from now on)$))(?: (?:instead|from now on))?`,
  ),
  pattern(
    String.raw`{the}?(?<what>.+?) (?:should|must|shall|will) (?:rather )?be (?:called|named|renamed(?: to)?) (?<name>${maskSource}|[^ ]+(?: [^ ]+){0,2}?)(?: (?:instead|from now on))?`,
  ),
];

function newName(said: string, wish: Wish): string | undefined {
  const name = toIdentifier(valueOf(withoutArticle(said).replace(/ (?:column|field|table)$/iu, ''), wish));
  return isUsableName(name) ? name : undefined;
}

function renameTable(what: string, said: string, wish: Wish, lexicon: Directory): Understanding {
  const table = requireTable(wish, what.replace(/^tables? (?:called |named )?/iu, ''), lexicon, 'nothing');
  if (!table.ok) return table.error;
  const name = newName(said, wish);
  const label = spoken(table.value.name);
  if (name === undefined) return question(`What should ${label} be called?`);
  return lexicon.tables.some((entry) => entry.name === name)
    ? question(`There is already a table called ${spoken(name)}. What should ${label} be called instead?`)
    : renameTablePlan(table.value, name);
}

/** 'To telephone in customers': the new name, and the table that was said behind it. */
function placed(said: string, lexicon: Directory): { readonly name: string; readonly of: string } {
  const table = lexicon.find(withoutArticle(saidIn(tableAfter, said, 'table')).replace(/ table$/iu, ''));
  return table === undefined
    ? { name: said, of: '' }
    : { name: saidIn(tableAfter, said, 'name'), of: ` of ${table.name}` };
}

function renameColumn({ table, column }: ColumnRef, said: string, wish: Wish): Understanding {
  const name = newName(said, wish);
  if (name === undefined) return question(`What should ${spoken(column.name)} be called?`);
  return table.columns.some((entry) => entry.name === name)
    ? question(
        `${spoken(table.name)} already has a column called ${spoken(name)}. What else should it be called?`,
      )
    : renameColumnPlan(table, column, name);
}

function namesTable(what: string, wish: Wish, lexicon: Directory): boolean {
  return (
    lexicon.find(valueOf(what, wish).replace(/^tables? (?:called |named )?| tables?$/giu, '')) !== undefined
  );
}

/** 'Call customers "clients"', 'orders should be called purchases': only of what exists, or it is small talk. */
const softly: Grammar = (wish, lexicon) => {
  const slots = firstMatch(softForms, wish.text);
  if (slots === undefined) return undefined;
  const what = slots('what');
  if (namesTable(what, wish, lexicon)) return renameTable(what, slots('name'), wish, lexicon);
  const found = readColumnRef(what, wish, lexicon);
  return found?.ok === true ? renameColumn(found.value, slots('name'), wish) : undefined;
};

/** 'Rename the email of customers to mail', 'rename orders to purchases', 'change the name of the table …'. */
export const rename: Grammar = (wish, lexicon) => {
  const slots = firstMatch([form, callForm, columnForm], wish.text);
  if (slots === undefined) return softly(wish, lexicon);
  const what = slots('what');
  const verb = /^(?:change|call) /iu.test(wish.text);
  if (namesTable(what, wish, lexicon) || /(?:^| )tables?$|^tables? /iu.test(what))
    return renameTable(what, slots('name'), wish, lexicon);
  const { name, of } = placed(slots('name'), lexicon);
  const found = readColumnRef(`${what}${of}`, wish, lexicon);
  // 'Change the name of Tea to Coffee' is about a row: left to the grammar of updates.
  if (verb && (found?.ok !== true || !/\b(?:column|field)\b/iu.test(wish.text))) return undefined;
  if (found === undefined) return renameTable(what, name, wish, lexicon);
  return found.ok ? renameColumn(found.value, name, wish) : found.error;
};
