import { tablesWith } from '../columnRef.ts';
import { findColumn, requireTable } from '../find.ts';
import { spoken, withoutArticle } from '../names.ts';
import { choice, question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import { deletePlan, updatePlan } from '../plans/rows.ts';
import { readRowSet } from '../rows/rowSet.ts';
import { rowsFor, whichRow } from './update.ts';

const form = pattern(String.raw`{remove} (?<rows>.+)`);
const clearing = /^(?:clear|empty|wipe|purge|clean|truncate)\b/iu;
const clearColumn = pattern(
  String.raw`(?:clear|clear out|remove|delete|erase|empty|unset|wipe) {the}?(?<column>.+?) (?:of|for|from) (?<rows>.+)`,
);
const everything =
  /^(?:(?:all|the|my|our|of|every|entire|whole) )*(?:everything|data|database|rows?|records?|tables?|it all|stuff|all)$/iu;
const notRows =
  /\b(?:access|polic(?:y|ies)|permissions?|rule|rules|index|account|branch|website|site|app|file|files|repo|repository|deployment)\b/iu;

/** 'Clear the phone of customer 5': one column becomes empty, the row stays. */
const clearValue: Grammar = (wish, lexicon) => {
  const slots = clearColumn.exec(wish.text)?.groups;
  const said = withoutArticle(slots?.['column'] ?? '').replace(/ (?:column|field|value)$/iu, '');
  if (slots === undefined || tablesWith(said, lexicon).length === 0) return undefined;
  const rows = rowsFor(said, slots['rows'] ?? '', wish, lexicon);
  const column = rows?.ok === true ? findColumn(said, rows.value.table) : undefined;
  if (rows === undefined || !rows.ok || column === undefined) return undefined;
  // 'Remove phone … customers' without 'all' might mean the column itself: left to be asked about.
  if (rows.value.where === '' && !rows.value.all) return undefined;
  const label = spoken(column.name);
  if (!column.nullable)
    return question(
      `The ${label} of ${spoken(rows.value.table.name)} must be filled in, so it cannot be emptied. What should it be instead?`,
    );
  return whichRow(rows.value) ?? updatePlan(rows.value, [{ column, sql: 'null', words: 'to empty' }]);
};

/** 'Delete customers who signed up before 2024', 'delete all orders', 'empty the orders table'. */
export const deleteRows: Grammar = (wish, lexicon) => {
  const said = form.exec(wish.text)?.groups?.['rows'];
  if (said === undefined || notRows.test(said)) return undefined;
  const cleared = clearValue(wish, lexicon);
  if (cleared !== undefined) return cleared;
  if (everything.test(said)) {
    const choices = lexicon.tables
      .slice(0, 5)
      .map(({ name }) => choice(`Delete all rows of ${name}`, `Every row of ${spoken(name)}`));
    return question(
      'From which table? I delete from one table at a time, and never from all of them at once.',
      choices,
    );
  }
  const rows = readRowSet(said, wish, lexicon);
  if (rows === undefined) {
    const noun = withoutArticle(
      said
        .replace(/^(?:(?:all|every|each|any|the|of|test|old) )+/iu, '')
        .split(/ (?:who|that|which|where|whose|with|from|older|created|in|named|called)\b/iu)[0] ?? '',
    );
    const unknown = requireTable(wish, noun, lexicon, 'nothing');
    return unknown.ok ? undefined : unknown.error;
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
