import { tablesWith } from '../columnRef.ts';
import { askForTable, findColumn, tablesThere } from '../find.ts';
import { humanise, withoutArticle } from '../names.ts';
import { choice, question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import type { SchemaIndex } from '../schemaIndex.ts';
import type { Understanding } from '../plan.ts';
import { pattern } from '../pattern.ts';
import { deletePlan, updatePlan } from '../plans/rows.ts';
import { askWho } from '../rows/people.ts';
import { readRowSet } from '../rows/rowSet.ts';
import { rowsFor, whichRow } from './update.ts';
import { matched, captureGroup } from '../slots.ts';

const form = pattern(String.raw`{remove} (?<rows>.+)`);
const clearing = /^(?:clear|empty|wipe|purge|clean|truncate)\b/iu;
const clearColumn = pattern(
  String.raw`(?:clear|clear out|remove|delete|erase|empty|unset|wipe) {the}?(?<column>.+?) (?:of|for|from) (?<rows>.+)`,
);
const everything =
  /^(?:(?:all|the|my|our|of|every|entire|whole) )*(?:everything|data|database|rows?|records?|tables?|it all|stuff|all|it|them|that|this|these|those)$/iu;
const notRows =
  /\b(?:access|polic(?:y|ies)|permissions?|rule|rules|index|account|branch|website|site|app|file|files|repo|repository|deployment)\b/iu;

/** 'Clear the phone of customer 5': sets one column to null and keeps the row. */
const clearValue: Grammar = (clause, schema) => {
  const slots = matched(clearColumn, clause.text);
  if (slots === undefined) return undefined;
  const said = withoutArticle(slots('column')).replace(/ (?:column|field|value)$/iu, '');
  const rows =
    tablesWith(said, schema).length === 0 ? undefined : rowsFor(said, slots('rows'), clause, schema);
  const column = rows?.ok === true ? findColumn(said, rows.value.table) : undefined;
  if (rows?.ok !== true || column === undefined) return undefined;
  const { table, where, all } = rows.value;
  const [label, name] = [humanise(column.name), humanise(table.name)];
  if (!column.nullable)
    return question(
      `The ${label} of ${name} must be filled in, so it cannot be emptied. What should it be instead?`,
    );
  const which = whichRow(rows.value);
  if (which !== undefined) return which;
  // Without 'all' it may mean the column itself.
  if (where === '' && !all)
    return question(`Do you mean the ${label} of every row of ${name}, or the whole column?`, [
      choice(`Clear the ${label} of all ${table.name}`, `The ${label} of every row`),
      choice(`Remove the ${label} column from ${table.name}`, 'The whole column'),
    ]);
  return updatePlan(rows.value, [{ column, sql: 'null', words: 'to empty' }]);
};

function everyTable(schema: SchemaIndex): Understanding {
  if (schema.tables.length === 0) return question(tablesThere(schema));
  return question(
    'From which table? I delete from one table at a time, and never from all of them at once.',
    schema.tables
      .slice(0, 5)
      .map(({ name }) => choice(`Delete all rows of ${name}`, `Every row of ${humanise(name)}`)),
  );
}

/** 'Delete customers who signed up before 2024', 'delete all orders', 'empty the orders table'. */
export const deleteRows: Grammar = (clause, schema) => {
  const said = captureGroup(form, clause.text, 'rows');
  if (said === '' || notRows.test(said)) return undefined;
  const cleared = clearValue(clause, schema);
  if (cleared !== undefined) return cleared;
  if (everything.test(said)) return everyTable(schema);
  if (/^(?:(?:all|the|any) )*duplicates?\b/iu.test(said))
    return question(
      'I cannot choose which duplicate to keep. Which rows should I delete? Say what they have in common.',
    );
  const rows = readRowSet(said, clause, schema);
  if (rows === undefined) {
    const noun = said
      .replace(/^(?:(?:all|every|each|any|the|of|test|old) )+/iu, '')
      .replace(/ (?:who|that|which|where|whose|with|from|older|created|in|named|called)\b.*$/iu, '');
    return askWho(said, clause, schema) ?? askForTable(clause, noun, schema, 'nothing');
  }
  if (!rows.ok) return rows.error;
  const which = whichRow(rows.value);
  if (which !== undefined) return which;
  if (rows.value.where === '' && !rows.value.all && !clearing.test(clause.text)) {
    const { name } = rows.value.table;
    return question(`Do you mean every row of ${humanise(name)}?`, [
      choice(`Delete all rows of ${name}`, `Yes, every row of ${humanise(name)}`),
      choice(`Show ${name}`, 'No, show them first'),
    ]);
  }
  return deletePlan(rows.value);
};
