import { readColumnRef } from '../columnRef.ts';
import { readRule } from '../columns/readColumn.ts';
import { isNumeric, kindOf } from '../kinds.ts';
import type { LexiconColumn } from '../lexicon.ts';
import { spoken } from '../names.ts';
import { listed, question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import { checkPlan } from '../plans/schema.ts';
import { matched } from '../slots.ts';
import type { Slots } from '../slots.ts';
import { valueOf } from '../wish.ts';

const ruleForm = pattern(
  String.raw`(?:make sure (?:that )?|ensure (?:that )?|let )?{the}?(?<ref>.+?) (?<rule>(?:(?:must|should|can|may|has to|have to|needs to)(?: only)?(?: always)? (?:be|not be|never be|have)|(?:cannot|can't|mustn't|can never) be|can only be|is always|be) .+)`,
);

const limitForm = pattern(
  String.raw`(?:limit|restrict|cap|keep) {the}?(?<ref>.+?) (?:to|at|below|under) (?:at most |no more than |a maximum of )?(?<most>\d+)(?<length> (?:characters|letters|chars))?(?: long)?`,
);

/** A limit in other words: 'limit names to 80 characters'. */
function limited(slots: Slots): string {
  return `must be at most ${slots('most')}${slots('length')}`;
}

/** What a column is, when a rule needs something else: a lowest value takes a number, a length takes text. */
function misfitOf(
  column: LexiconColumn,
  allowed: readonly string[] | undefined,
  check: string,
): string | undefined {
  if (allowed !== undefined) return undefined;
  if (check.startsWith('char_length')) return kindOf(column) === 'text' ? undefined : 'not a text';
  return isNumeric(column) ? undefined : 'not a number';
}

/** 'Price must be positive', 'the status of tasks can be open or closed': a test that every row has to pass. */
export const columnRule: Grammar = (wish, lexicon) => {
  const limit = matched(limitForm, wish.text);
  const slots = limit ?? matched(ruleForm, wish.text);
  if (slots === undefined) return undefined;
  const rule = limit === undefined ? slots('rule') : limited(limit);
  const found = readColumnRef(slots('ref'), wish, lexicon);
  if (found?.ok !== true) return undefined;
  const { table, column } = found.value;
  const read = readRule(rule, column, wish);
  if (read === undefined) return undefined;
  const { allowed, check } = read;
  const misfit = misfitOf(column, allowed, check);
  if (misfit !== undefined)
    return question(
      `The ${spoken(column.name)} of ${spoken(table.name)} is ${misfit}, so that rule cannot hold.`,
    );
  if (allowed !== undefined && column.allowedValues !== undefined)
    return question(
      `The ${spoken(column.name)} of ${spoken(table.name)} is limited already, to ${listed(column.allowedValues, 'or')}. A second list would let through only what is in both.`,
    );
  return checkPlan(table, column, check, valueOf(rule, wish));
};
