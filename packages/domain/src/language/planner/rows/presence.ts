import { ok } from '../../../shared/result.ts';
import { findColumn } from '../find.ts';
import { isNumeric, kindOf } from '../kinds.ts';
import type { LexiconColumn, LexiconTable } from '../lexicon.ts';
import { humanise } from '../names.ts';
import { quoteIdentifier, quoteLiteral } from '../sql.ts';
import { allowedValue } from '../values.ts';
import { valueOf } from '../clause.ts';
import type { ConditionRule } from './condition.ts';
import { firstMatch, matched, captureGroup } from '../slots.ts';

const missingForms = [
  /^(?:(?:with|have|has|having|do|does|who have|that have) )?(?:no|without|without any|without an|without a|without their|missing|missing an|missing a|missing the|missing their|lacking|lacking an|lacking a|lack|lack an|lack a|not having an|not having a|not having|not have|not have an|not have a|not have any|don't have|don't have an|don't have a|don't have any|doesn't have|doesn't have an|doesn't have a|do not have|do not have an|do not have a|do not have any|does not have an|does not have a) (?<column>.+)$/iu,
  /^(?:the |their |an |a |with an |with a |with )?(?<column>.+?) (?:(?:is|are|was|were) )?(?:empty|missing|blank|null|unknown|unset|not set|not given|not filled in|not known)$/iu,
  /^(?:with an |with a |with )?(?:empty|missing|blank|unknown) (?<column>.+)$/iu,
];
const presentForms = [
  /^(?:the |their )?(?<column>.+?) (?:(?:is|are|was|were) )?(?:not empty|not missing|not blank|not null|set|given|present|filled in|known)$/iu,
  /^(?:have|has|having|with) (?:(?:an|a|any|some|the) )?(?<column>[^\d]+)$/iu,
];

function emptySql(column: LexiconColumn, empty: boolean): string {
  const name = quoteIdentifier(column.name);
  const textual = kindOf(column) === 'text' && column.allowedValues === undefined;
  if (!textual) return `${name} is ${empty ? '' : 'not '}null`;
  // People treat an empty text as missing, so both count.
  return empty ? `coalesce(${name}, '') = ''` : `coalesce(${name}, '') <> ''`;
}

/** A test of a yes-or-no column: an empty one is no. */
function isNo({ name, nullable }: LexiconColumn): string {
  return nullable ? `${quoteIdentifier(name)} is not true` : `not ${quoteIdentifier(name)}`;
}

/** What compares a column with another value: one that is empty is another. */
export function otherThan({ nullable }: LexiconColumn): string {
  return nullable ? 'is distinct from' : '<>';
}

function columnIn(forms: readonly RegExp[], text: string, table: LexiconTable): LexiconColumn | undefined {
  const slots = firstMatch(forms, text);
  return slots === undefined ? undefined : findColumn(slots('column'), table);
}

/** 'No stock' is a stock of 0, because a required number is never empty. */
function isCounted(column: LexiconColumn): boolean {
  return isNumeric(column) && !column.nullable && !column.primaryKey && column.references === undefined;
}

/** 'have no email', 'without a phone', 'email is missing'. */
export const missing: ConditionRule = (text, context) => {
  const column = columnIn(missingForms, text, context.table);
  if (column === undefined) return undefined;
  const name = quoteIdentifier(column.name);
  if (isCounted(column))
    return ok({ column, sql: `${name} = 0`, words: `whose ${humanise(column.name)} is 0` });
  if (kindOf(column) === 'boolean')
    return ok({
      column,
      sql: isNo(column),
      words: `without ${humanise(column.name)}`,
    });
  return ok({ column, sql: emptySql(column, true), words: `with no ${humanise(column.name)}` });
};

/** 'have an email', 'phone is set'. */
export const present: ConditionRule = (text, context) => {
  const column = columnIn(presentForms, text, context.table);
  if (column === undefined || kindOf(column) === 'boolean') return undefined;
  if (isCounted(column))
    return ok({
      column,
      sql: `${quoteIdentifier(column.name)} > 0`,
      words: `whose ${humanise(column.name)} is above 0`,
    });
  return ok({ column, sql: emptySql(column, false), words: `that have ${humanise(column.name)} filled in` });
};

const state =
  /^(?:(?:that|which|who) )?(?:(?:is|are|was|were|have been|has been|been|being|marked as|flagged as|set to|still|currently|already|in status|with status|in state) )*(?<not>(?:not|never|isn't|aren't|wasn't|weren't|haven't|hasn't|have not|has not|not yet|not marked as|not been)(?: yet)?(?: been)? )?(?:yet )?(?:an? )?(?<word>.+?)(?: yet| already| state)?$/iu;

/** A yes/no column that a word names: paid, is_paid; 'unpaid' and 'inactive' mean its opposite. */
export function flagNamed(
  said: string,
  columns: readonly LexiconColumn[],
): { column: LexiconColumn; negative: boolean } | undefined {
  const word = said.toLowerCase().replaceAll(/[ -]/gu, '_');
  const booleans = columns.filter((column) => kindOf(column) === 'boolean');
  const named = (name: string) =>
    booleans.find((column) => column.name.replace(/^(?:is|has|was)_/u, '') === name);
  const plain = named(word);
  if (plain !== undefined) return { column: plain, negative: false };
  const opposite = captureGroup(/^(?:un|in|non_?|not_)(?<rest>.{3,})$/u, word, 'rest');
  const column = opposite === '' ? undefined : named(opposite);
  return column === undefined ? undefined : { column, negative: true };
}

/** 'are shipped', 'not paid', 'draft': a listed value or a yes/no column. Other words lead to a question. */
export const stateWord: ConditionRule = (text, context) => {
  const word = valueOf(captureGroup(state, text, 'word'), context.clause);
  const negated = captureGroup(state, text, 'not') !== '';
  const words = `that are ${negated ? 'not ' : ''}${word}`;
  const { columns } = context.table;
  const [listed, ...others] = columns.flatMap((column) => {
    const value = allowedValue(column, word);
    return value === undefined ? [] : [{ column, value }];
  });
  const flag = flagNamed(word, columns);
  // Two columns could store the word, and the planner must not guess which one.
  if (others.length > 0 || (listed !== undefined && flag !== undefined)) return undefined;
  if (listed !== undefined) {
    const { column, value } = listed;
    const sql = `${quoteIdentifier(column.name)} ${negated ? otherThan(column) : '='} ${quoteLiteral(value)}`;
    return ok({ column, sql, words });
  }
  if (flag === undefined) return undefined;
  const name = quoteIdentifier(flag.column.name);
  return ok({ column: flag.column, sql: negated === flag.negative ? name : isNo(flag.column), words });
};

const freeForm =
  /^(?:(?:is|are|was|were|marked as|still|currently|already) )+(?<not>not )?(?<word>[\p{L}-]+)$/iu;

/** 'are shipped' with a free-text column called status or state; only after 'is' or 'are'. */
export const freeState: ConditionRule = (text, context) => {
  const slots = matched(freeForm, text);
  const column = context.table.columns.find(
    (entry) =>
      /^(?:status|state)$/u.test(entry.name) && kindOf(entry) === 'text' && entry.allowedValues === undefined,
  );
  if (slots === undefined || column === undefined) return undefined;
  // The words in a free-text column are unknown, so 'not broken' might match every row.
  if (context.strict && slots('not') !== '') return undefined;
  // A word that no row has is no state: the orders that are old.
  const said = slots('word');
  const stored = column.values?.find((value) => value.toLowerCase() === said.toLowerCase());
  if (context.strict && column.values !== undefined && stored === undefined) return undefined;
  const sql = `${quoteIdentifier(column.name)} ${slots('not') === '' ? '=' : otherThan(column)} ${quoteLiteral(stored ?? said)}`;
  return ok({ column, sql, words: `whose ${humanise(column.name)} is ${slots('not')}${stored ?? said}` });
};
