import { readColumnRef } from '../columnRef.ts';
import { readRule } from '../columns/readColumn.ts';
import { isNumeric, kindOf } from '../kinds.ts';
import type { LexiconColumn } from '../lexicon.ts';
import { humanise } from '../names.ts';
import { listed, question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import { checkPlan } from '../plans/schema.ts';
import { matched } from '../slots.ts';
import type { Slots } from '../slots.ts';
import { valueOf } from '../clause.ts';

const ruleForm = pattern(
  String.raw`(?:make sure (?:that )?|ensure (?:that )?|let )?{the}?(?<ref>.+?) (?<rule>(?:(?:must|should|can|may|has to|have to|needs to)(?: only)?(?: always)? (?:be|not be|never be|have)|(?:cannot|can't|mustn't|can never) be|can only be|is always|be) .+)`,
);

const limitForm = pattern(
  String.raw`(?:limit|restrict|cap|keep) {the}?(?<ref>.+?) (?:to|at|below|under) (?:at most |no more than |a maximum of )?(?<most>\d+)(?<length> (?:characters|letters|chars))?(?: long)?`,
);

/** The rule for a limit: 'limit names to 80 characters'. */
function limited(slots: Slots): string {
  return `must be at most ${slots('most')}${slots('length')}`;
}

/** Why a rule does not fit a column: a lowest value needs a number, a length needs text. */
function misfitOf(
  column: LexiconColumn,
  allowed: readonly string[] | undefined,
  check: string,
): string | undefined {
  if (allowed !== undefined) return undefined;
  if (check.startsWith('char_length')) return kindOf(column) === 'text' ? undefined : 'not text';
  return isNumeric(column) ? undefined : 'not a number';
}

/** 'Price must be positive', 'the status of tasks can be open or closed': a check constraint. */
export const columnRule: Grammar = (clause, schema) => {
  const limit = matched(limitForm, clause.text);
  const slots = limit ?? matched(ruleForm, clause.text);
  if (slots === undefined) return undefined;
  const rule = limit === undefined ? slots('rule') : limited(limit);
  const found = readColumnRef(slots('ref'), clause, schema);
  if (found?.ok !== true) return undefined;
  const { table, column } = found.value;
  const read = readRule(rule, column, clause);
  if (read === undefined) return undefined;
  const { allowed, check } = read;
  const misfit = misfitOf(column, allowed, check);
  if (misfit !== undefined)
    return question(
      `The ${humanise(column.name)} of ${humanise(table.name)} is ${misfit}, so that rule does not fit.`,
    );
  if (allowed !== undefined && column.allowedValues !== undefined)
    return question(
      `The ${humanise(column.name)} of ${humanise(table.name)} already allows only ${listed(column.allowedValues, 'or')}. With a second list, only values in both would be allowed.`,
    );
  return checkPlan(table, column, check, valueOf(rule, clause));
};
