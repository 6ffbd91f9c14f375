import { readColumnRef } from '../columnRef.ts';
import type { ColumnRef } from '../columnRef.ts';
import { requireTable } from '../find.ts';
import { isUsableName, humanise, toIdentifier, withoutArticle } from '../names.ts';
import { question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import { renameColumnPlan, renameTablePlan } from '../plans/schema.ts';
import type { Understanding } from '../plan.ts';
import { maskSource, valueOf } from '../clause.ts';
import type { Clause } from '../clause.ts';
import { firstMatch, captureGroup } from '../slots.ts';
import type { SchemaIndex } from '../schemaIndex.ts';

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

function newName(said: string, clause: Clause): string | undefined {
  const name = toIdentifier(valueOf(withoutArticle(said).replace(/ (?:column|field|table)$/iu, ''), clause));
  return isUsableName(name) ? name : undefined;
}

function renameTable(what: string, said: string, clause: Clause, schema: SchemaIndex): Understanding {
  const table = requireTable(clause, what.replace(/^tables? (?:called |named )?/iu, ''), schema, 'nothing');
  if (!table.ok) return table.error;
  const name = newName(said, clause);
  const label = humanise(table.value.name);
  if (name === undefined) return question(`What should ${label} be called?`);
  return schema.tables.some((entry) => entry.name === name)
    ? question(`There is already a table called ${humanise(name)}. What should ${label} be called instead?`)
    : renameTablePlan(table.value, name);
}

/** 'To telephone in customers': the new name, and the table after it. */
function placed(said: string, schema: SchemaIndex): { readonly name: string; readonly of: string } {
  const table = schema.find(withoutArticle(captureGroup(tableAfter, said, 'table')).replace(/ table$/iu, ''));
  return table === undefined
    ? { name: said, of: '' }
    : { name: captureGroup(tableAfter, said, 'name'), of: ` of ${table.name}` };
}

function renameColumn({ table, column }: ColumnRef, said: string, clause: Clause): Understanding {
  const name = newName(said, clause);
  if (name === undefined) return question(`What should ${humanise(column.name)} be called?`);
  return table.columns.some((entry) => entry.name === name)
    ? question(
        `${humanise(table.name)} already has a column called ${humanise(name)}. What else should it be called?`,
      )
    : renameColumnPlan(table, column, name);
}

function namesTable(what: string, clause: Clause, schema: SchemaIndex): boolean {
  return (
    schema.find(valueOf(what, clause).replace(/^tables? (?:called |named )?| tables?$/giu, '')) !== undefined
  );
}

/** 'Call customers "clients"', 'orders should be called purchases': only for an existing table, else it is small talk. */
const softly: Grammar = (clause, schema) => {
  const slots = firstMatch(softForms, clause.text);
  if (slots === undefined) return undefined;
  const what = slots('what');
  if (namesTable(what, clause, schema)) return renameTable(what, slots('name'), clause, schema);
  const found = readColumnRef(what, clause, schema);
  return found?.ok === true ? renameColumn(found.value, slots('name'), clause) : undefined;
};

/** 'Rename the email of customers to mail', 'rename orders to purchases', 'change the name of the table …'. */
export const rename: Grammar = (clause, schema) => {
  const slots = firstMatch([form, callForm, columnForm], clause.text);
  if (slots === undefined) return softly(clause, schema);
  const what = slots('what');
  const verb = /^(?:change|call) /iu.test(clause.text);
  if (namesTable(what, clause, schema) || /(?:^| )tables?$|^tables? /iu.test(what))
    return renameTable(what, slots('name'), clause, schema);
  const { name, of } = placed(slots('name'), schema);
  const found = readColumnRef(`${what}${of}`, clause, schema);
  // 'Change the name of Tea to Coffee' refers to a row; the grammar for updates reads it.
  if (verb && (found?.ok !== true || !/\b(?:column|field)\b/iu.test(clause.text))) return undefined;
  if (found === undefined) return renameTable(what, name, clause, schema);
  return found.ok ? renameColumn(found.value, name, clause) : found.error;
};
