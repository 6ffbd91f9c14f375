import { tablesWith } from '../columnRef.ts';
import { askForTable, findColumn, tablesThere } from '../find.ts';
import { spoken, withoutArticle } from '../names.ts';
import { choice, question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import type { Directory } from '../directory.ts';
import type { Understanding } from '../plan.ts';
import { pattern } from '../pattern.ts';
import { deletePlan, updatePlan } from '../plans/rows.ts';
import { askWho } from '../rows/people.ts';
import { readRowSet } from '../rows/rowSet.ts';
import { rowsFor, whichRow } from './update.ts';
import { matched, saidIn } from '../slots.ts';

const form = pattern(String.raw`{remove} (?<rows>.+)`);
const clearing = /^(?:clear|empty|wipe|purge|clean|truncate)\b/iu;
const clearColumn = pattern(
  String.raw`(?:clear|clear out|remove|delete|erase|empty|unset|wipe) {the}?(?<column>.+?) (?:of|for|from) (?<rows>.+)`,
);
const everything =
  /^(?:(?:all|the|my|our|of|every|entire|whole) )*(?:everything|data|database|rows?|records?|tables?|it all|stuff|all|it|them|that|this|these|those)$/iu;
const notRows =
  /\b(?:access|polic(?:y|ies)|permissions?|rule|rules|index|account|branch|website|site|app|file|files|repo|repository|deployment)\b/iu;

/** 'Clear the phone of customer 5': one column becomes empty, the row stays. */
const clearValue: Grammar = (wish, lexicon) => {
  const slots = matched(clearColumn, wish.text);
  if (slots === undefined) return undefined;
  const said = withoutArticle(slots('column')).replace(/ (?:column|field|value)$/iu, '');
  const rows =
    tablesWith(said, lexicon).length === 0 ? undefined : rowsFor(said, slots('rows'), wish, lexicon);
  const column = rows?.ok === true ? findColumn(said, rows.value.table) : undefined;
  if (rows?.ok !== true || column === undefined) return undefined;
  const { table, where, all } = rows.value;
  const [label, name] = [spoken(column.name), spoken(table.name)];
  if (!column.nullable)
    return question(
      `The ${label} of ${name} must be filled in, so it cannot be emptied. What should it be instead?`,
    );
  const which = whichRow(rows.value);
  if (which !== undefined) return which;
  // Without 'all' it might mean the column itself.
  if (where === '' && !all)
    return question(`Do you mean the ${label} of every row of ${name}, or the whole column?`, [
      choice(`Clear the ${label} of all ${table.name}`, `The ${label} of every row`),
      choice(`Remove the ${label} column from ${table.name}`, 'The whole column'),
    ]);
  return updatePlan(rows.value, [{ column, sql: 'null', words: 'to empty' }]);
};

function everyTable(lexicon: Directory): Understanding {
  if (lexicon.tables.length === 0) return question(tablesThere(lexicon));
  return question(
    'From which table? I delete from one table at a time, and never from all of them at once.',
    lexicon.tables
      .slice(0, 5)
      .map(({ name }) => choice(`Delete all rows of ${name}`, `Every row of ${spoken(name)}`)),
  );
}

/** 'Delete customers who signed up before 2024', 'delete all orders', 'empty the orders table'. */
export const deleteRows: Grammar = (wish, lexicon) => {
  const said = saidIn(form, wish.text, 'rows');
  if (said === '' || notRows.test(said)) return undefined;
  const cleared = clearValue(wish, lexicon);
  if (cleared !== undefined) return cleared;
  if (everything.test(said)) return everyTable(lexicon);
  if (/^(?:(?:all|the|any) )*duplicates?\b/iu.test(said))
    return question(
      'I cannot choose which of two like rows stays. Which rows should go? Please name what they have in common.',
    );
  const rows = readRowSet(said, wish, lexicon);
  if (rows === undefined) {
    const noun = said
      .replace(/^(?:(?:all|every|each|any|the|of|test|old) )+/iu, '')
      .replace(/ (?:who|that|which|where|whose|with|from|older|created|in|named|called)\b.*$/iu, '');
    return askWho(said, wish, lexicon) ?? askForTable(wish, noun, lexicon, 'nothing');
  }
  if (!rows.ok) return rows.error;
  const which = whichRow(rows.value);
  if (which !== undefined) return which;
  if (rows.value.where === '' && !rows.value.all && !clearing.test(wish.text)) {
    const { name } = rows.value.table;
    return question(`Do you mean every row of ${spoken(name)}?`, [
      choice(`Delete all rows of ${name}`, `Yes, every row of ${spoken(name)}`),
      choice(`Show ${name}`, 'No, show them first'),
    ]);
  }
  return deletePlan(rows.value);
};
