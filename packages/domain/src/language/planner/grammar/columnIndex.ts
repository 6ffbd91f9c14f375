import { splitColumns } from '../columns/splitColumns.ts';
import { requireColumn, requireTable } from '../find.ts';
import type { LexiconColumn } from '../lexicon.ts';
import { withArticle } from '../article.ts';
import { withoutArticle } from '../names.ts';
import { question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import { indexPlan } from '../plans/schema.ts';
import { firstMatch } from '../slots.ts';

const indexForms = [
  pattern(
    String.raw`(?:{create} |put )?(?:an? )?(?:new )?index (?:on|for|to|over) {the}?(?<columns>.+) (?:of|in|on|for|to) {the}?(?<table>.+)`,
  ),
  pattern(
    String.raw`(?:{create} )?(?:an? )?index (?:on|for|to) {the}?(?<table>\S+) (?:by|for|on|over) {the}?(?<columns>.+)`,
  ),
  pattern(String.raw`index {the}?(?<table>.+?)(?: table)? (?:by|on) {the}?(?<columns>.+)`),
  pattern(
    String.raw`make (?:searching|finding|looking up|sorting|search(?:es)? (?:for|of)) {the}?(?<table>.+?) by {the}?(?<columns>.+?) (?:fast|faster|quick|quicker)`,
  ),
];

/** 'Add an index on email to customers', 'make searching customers by name faster'. */
export const columnIndex: Grammar = (clause, schema) => {
  const slots = firstMatch(indexForms, clause.text);
  if (slots === undefined) return undefined;
  const table = requireTable(clause, slots('table'), schema);
  if (!table.ok) return table.error;
  const columns: LexiconColumn[] = [];
  for (const piece of splitColumns(slots('columns'))) {
    const column = requireColumn(clause, withoutArticle(piece).replace(/ column$/iu, ''), table.value);
    if (!column.ok) return column.error;
    columns.push(column.value);
  }
  return columns.length === 0
    ? question(`By which column should ${withArticle(`index of ${table.value.name}`)} sort?`)
    : indexPlan(table.value, columns);
};
