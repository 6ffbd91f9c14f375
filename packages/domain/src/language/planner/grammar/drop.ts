import { readColumnRef } from '../columnRef.ts';
import { findColumn, requireColumn, requireTable } from '../find.ts';
import type { LexiconColumn, LexiconTable } from '../lexicon.ts';
import { plural, singular, humanise, withoutArticle } from '../names.ts';
import { choice, question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import { dropColumnsPlan, dropTablePlan } from '../plans/schema.ts';
import type { Understanding } from '../plan.ts';
import { valueOf } from '../clause.ts';
import type { Clause } from '../clause.ts';
import { firstMatch, captureGroup } from '../slots.ts';
import type { SchemaIndex } from '../schemaIndex.ts';

const dropping = String.raw`(?:delete|remove|drop|get rid of|destroy|scrap|throw away|erase|discard|trash|bin|eliminate|kill|take away|throw out|take out)`;
const tableForms = [
  pattern(
    String.raw`${dropping} {the}?(?:whole |entire |complete )?(?<table>[^ ]+(?: [^ ]+){0,3}) tables?(?: (?:and|with|including) (?:all|everything|its|the|every).*)?`,
  ),
  pattern(
    String.raw`${dropping} {the}?(?:whole |entire |complete )?tables? (?:{called} |for )?(?<table>[^ ]+(?: [^ ]+){0,3}?)(?: (?:and|with|including) (?:all|everything|its|the|every).*)?`,
  ),
];
const explicitForms = [
  pattern(String.raw`${dropping} {the}?{column} (?:{called} )?(?<columns>.+?) {from} {the}?(?<table>.+)`),
  pattern(String.raw`${dropping} {the}?(?<columns>.+?) {column} {from} {the}?(?<table>.+)`),
];
const loneForms = [
  pattern(String.raw`${dropping} {the}?{column} (?:{called} )?(?<ref>.+)`),
  pattern(String.raw`${dropping} {the}?(?<ref>.+?) {column}`),
];
const plainForm = pattern(String.raw`${dropping} {the}?(?<columns>.+?) from {the}?(?<table>.+)`);
const bareForm = pattern(String.raw`${dropping} (?:the |our |my )?(?<table>[^ ]+(?: [^ ]+){0,3})`);

function columnsOf(said: string): readonly string[] {
  return said
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/iu)
    .map((part) => withoutArticle(part).replace(/ (?:column|field)s?$/iu, ''))
    .filter((part) => part !== '');
}

function dropColumns(table: LexiconTable, columns: readonly LexiconColumn[]): Understanding {
  const key = columns.find((column) => column.primaryKey);
  if (key !== undefined)
    return question(
      `${humanise(key.name)} identifies the rows of ${humanise(table.name)}, so it cannot be removed. Which other column should I remove?`,
    );
  return dropColumnsPlan(table, columns);
}

function explicitColumns(said: string, inTable: string, clause: Clause, schema: SchemaIndex): Understanding {
  const table = requireTable(clause, inTable, schema, 'nothing');
  if (!table.ok) return table.error;
  const columns: LexiconColumn[] = [];
  for (const part of columnsOf(said)) {
    const column = requireColumn(clause, part, table.value);
    if (!column.ok) return column.error;
    columns.push(column.value);
  }
  if (columns.length === 0) return question(`Which column of ${humanise(table.value.name)} should I remove?`);
  return dropColumns(table.value, columns);
}

/** 'Remove phone from customers': removes columns only when every word names one exactly. */
const plainColumns: Grammar = (clause, schema) => {
  const table = schema.find(
    withoutArticle(captureGroup(plainForm, clause.text, 'table')).replace(/ table$/iu, ''),
  );
  if (table === undefined) return undefined;
  const parts = columnsOf(captureGroup(plainForm, clause.text, 'columns'));
  const columns = parts.map((part) => findColumn(part, table)).filter((column) => column !== undefined);
  return parts.length > 0 && columns.length === parts.length ? dropColumns(table, columns) : undefined;
};

/** Words that refer to rows, a column or a rule instead of the table. */
const notTable =
  /^(?:all|every|each|everything|any|from|rows?|records?)\b|\b(?:from|in|of|where|column|field|policy|access)\b/iu;

const dropTable: Grammar = (clause, schema) => {
  const said = firstMatch(tableForms, clause.text)?.('table') ?? '';
  if (said === '' || notTable.test(said)) return undefined;
  const table = requireTable(clause, said, schema, 'nothing');
  return table.ok ? dropTablePlan(table.value) : table.error;
};

/** 'Delete orders' may mean the rows or the table; both are destructive, so the planner asks. */
const rowsOrTable: Grammar = (clause, schema) => {
  const noun = captureGroup(bareForm, clause.text, 'table');
  const table = schema.find(valueOf(noun, clause));
  // 'Delete the customer' refers to one unnamed row; the grammar for rows reads it.
  if (table === undefined || (singular(noun) === noun && plural(noun) !== noun)) return undefined;
  const name = humanise(table.name);
  return question(`Do you mean every row of ${name}, or the whole table?`, [
    choice(`Delete all rows of ${table.name}`, `Every row of ${name}`),
    choice(`Delete the ${table.name} table`, `The whole table ${name}`),
  ]);
};

/** 'Drop the orders table', 'remove the phone column from customers', 'get rid of the table orders'. */
export const drop: Grammar = (clause, schema) => {
  const explicit = firstMatch(explicitForms, clause.text);
  if (explicit !== undefined) return explicitColumns(explicit('columns'), explicit('table'), clause, schema);
  const lone = firstMatch(loneForms, clause.text)?.('ref') ?? '';
  const found = readColumnRef(lone, clause, schema);
  if (found !== undefined)
    return found.ok ? dropColumns(found.value.table, [found.value.column]) : found.error;
  if (lone !== '' && !/ (?:and|from|of|in) /iu.test(lone))
    return question(`No table has a column called ${valueOf(lone, clause).slice(0, 60)}.`);
  return dropTable(clause, schema) ?? plainColumns(clause, schema) ?? rowsOrTable(clause, schema);
};
