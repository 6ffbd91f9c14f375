import { ok } from '../../result.ts';
import { findColumn } from '../find.ts';
import { kindOf } from '../kinds.ts';
import type { LexiconColumn } from '../lexicon.ts';
import { spoken } from '../names.ts';
import { firstMatch } from '../pattern.ts';
import { quoteIdentifier, quoteLiteral } from '../sql.ts';
import { allowedValue } from '../values.ts';
import { valueOf } from '../wish.ts';
import type { ConditionRule } from './condition.ts';

const missingForms = [
  /^(?:(?:with|have|has|having|do|does|who have|that have) )?(?:no|without|without any|without an|without a|without their|missing|missing an|missing a|missing the|missing their|lacking|lacking an|lacking a|lack|lack an|lack a|not having an|not having a|not having|not have|not have an|not have a|not have any|don't have|don't have an|don't have a|don't have any|doesn't have|doesn't have an|doesn't have a|do not have|do not have an|do not have a|do not have any|does not have an|does not have a) (?<column>.+)$/iu,
  /^(?:the |their |an |a |with an |with a |with )?(?<column>.+?) (?:(?:is|are|was|were) )?(?:empty|missing|blank|null|unknown|unset|not set|not given|not filled in|not known)$/iu,
  /^(?:with an |with a |with )?(?:empty|missing|blank|unknown) (?<column>.+)$/iu,
];
const presentForms = [
  /^(?:the |their )?(?<column>.+?) (?:(?:is|are|was|were) )?(?:not empty|not missing|not blank|not null|set|given|present|filled in|known)$/iu,
  /^(?:have|has|having|with) (?:an|a|any|some|the) (?<column>[^\d]+)$/iu,
];

function emptySql(column: LexiconColumn, empty: boolean): string {
  const name = quoteIdentifier(column.name);
  const textual = kindOf(column) === 'text' && column.allowedValues === undefined;
  if (!textual) return `${name} is ${empty ? '' : 'not '}null`;
  // An empty text looks missing to a person, so both count.
  return empty ? `coalesce(${name}, '') = ''` : `coalesce(${name}, '') <> ''`;
}

/** 'have no email', 'without a phone', 'email is missing'. */
export const missing: ConditionRule = (text, context) => {
  const slots = firstMatch(missingForms, text);
  const column = slots === undefined ? undefined : findColumn(slots['column'] ?? '', context.table);
  if (column === undefined) return undefined;
  if (kindOf(column) === 'boolean')
    return ok({
      column,
      sql: `not ${quoteIdentifier(column.name)}`,
      words: `without ${spoken(column.name)}`,
    });
  return ok({ column, sql: emptySql(column, true), words: `with no ${spoken(column.name)}` });
};

/** 'have an email', 'phone is set'. */
export const present: ConditionRule = (text, context) => {
  const slots = firstMatch(presentForms, text);
  const column = slots === undefined ? undefined : findColumn(slots['column'] ?? '', context.table);
  if (column === undefined || kindOf(column) === 'boolean') return undefined;
  return ok({ column, sql: emptySql(column, false), words: `that have ${spoken(column.name)} filled in` });
};

const state =
  /^(?:(?:that|which|who) )?(?:(?:is|are|was|were|have been|has been|being|marked as|flagged as|set to|still|currently|already|in status|with status|in state) )*(?<not>(?:not|never|isn't|aren't|not yet|not marked as|not been) )?(?:yet )?(?:an? )?(?<word>.+?)(?: yet| already| state)?$/iu;

/** A yes/no column that a word names: paid, is_paid; 'unpaid' and 'inactive' mean its opposite. */
function booleanNamed(
  word: string,
  columns: readonly LexiconColumn[],
): { column: LexiconColumn; negative: boolean } | undefined {
  const booleans = columns.filter((column) => kindOf(column) === 'boolean');
  const named = (name: string) =>
    booleans.find((column) => column.name.replace(/^(?:is|has|was)_/u, '') === name);
  const plain = named(word);
  if (plain !== undefined) return { column: plain, negative: false };
  const opposite = /^(?:un|in|non_?|not_)(?<rest>.{3,})$/u.exec(word)?.groups?.['rest'];
  const column = opposite === undefined ? undefined : named(opposite);
  return column === undefined ? undefined : { column, negative: true };
}

/** 'are shipped', 'not paid', 'draft': a listed value or a yes/no column. Other words are left to be asked about. */
export const stateWord: ConditionRule = (text, context) => {
  const slots = state.exec(text)?.groups;
  const word = valueOf(slots?.['word'] ?? '', context.wish);
  if (slots === undefined || word === '') return undefined;
  const negated = slots['not'] !== undefined;
  const listing = context.table.columns.filter((column) => allowedValue(column, word) !== undefined);
  const [column] = listing;
  if (listing.length === 1 && column !== undefined) {
    const sql = `${quoteIdentifier(column.name)} ${negated ? '<>' : '='} ${quoteLiteral(allowedValue(column, word) ?? word)}`;
    return ok({ column, sql, words: `that are ${negated ? 'not ' : ''}${word}` });
  }
  const flag =
    listing.length > 1
      ? undefined
      : booleanNamed(word.toLowerCase().replaceAll(/[ -]/gu, '_'), context.table.columns);
  if (flag === undefined) return undefined;
  const name = quoteIdentifier(flag.column.name);
  const negative = negated !== flag.negative;
  return ok({
    column: flag.column,
    sql: negative ? `not ${name}` : name,
    words: `that are ${negated ? 'not ' : ''}${word}`,
  });
};

/** 'are shipped' where a free text column called status or state keeps such words; only said with 'is' or 'are'. */
export const freeState: ConditionRule = (text, context) => {
  const slots =
    /^(?:(?:is|are|was|were|marked as|still|currently|already) )+(?<not>not )?(?<word>[\p{L}-]+)$/iu.exec(
      text,
    )?.groups;
  const column = context.table.columns.find(
    (entry) => /^(?:status|state)$/u.test(entry.name) && kindOf(entry) === 'text',
  );
  if (slots === undefined || column === undefined || column.allowedValues !== undefined) return undefined;
  const word = slots['word'] ?? '';
  const sql = `${quoteIdentifier(column.name)} ${slots['not'] === undefined ? '=' : '<>'} ${quoteLiteral(word)}`;
  return ok({ column, sql, words: `whose ${spoken(column.name)} is ${slots['not'] ?? ''}${word}` });
};
