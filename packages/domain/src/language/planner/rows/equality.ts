import { fail, ok } from '../../../shared/result.ts';
import { question } from '../outcome.ts';
import { findColumn } from '../find.ts';
import { emailColumn, kindOf, nameColumn, primaryKey } from '../kinds.ts';
import { humanise } from '../names.ts';
import { likePattern, quoteIdentifier } from '../sql.ts';
import { allowedValue } from '../values.ts';
import { hasMask, isMasked, valueOf } from '../clause.ts';
import { compare } from './comparisons.ts';
import type { ConditionRule } from './condition.ts';
import { matched, captureGroup } from '../slots.ts';

const lead = String.raw`(?:(?:with|having|have|has|whose|in|of|by|from|where|for|on) )?(?:(?:the|a|an|their|its) )?`;

const searches = [
  {
    where: 'contains',
    form: new RegExp(
      `^${lead}(?<column>.+?) (?:contains?|containing|includes?|including|mentions?|mentioning|is like|like) (?:the (?:word|text|words) )?(?<value>.+)$`,
      'iu',
    ),
  },
  {
    where: 'contains',
    form: /^(?:with|containing|that contain|that contains|contain|contains|mentioning|mention|have|has|having) (?:the (?:word|text|words) )?(?<value>.+) in (?:the |their |its )?(?<column>.+)$/iu,
  },
  {
    where: 'starts',
    form: new RegExp(
      `^${lead}(?<column>.+?) (?:that )?(?:starts?|begins?|starting|beginning) with (?:the letters? )?(?<value>.+)$`,
      'iu',
    ),
  },
  {
    where: 'ends',
    form: new RegExp(
      `^${lead}(?<column>.+?) (?:that )?(?:ends?|ending|finish(?:es|ing)?) (?:with|in) (?<value>.+)$`,
      'iu',
    ),
  },
] as const;
const searchWords = { contains: 'contains', starts: 'starts with', ends: 'ends with' } as const;

const likeForm = /^(?:like|matching|resembling|similar to) (?<value>.+)$/iu;

/** 'name contains test', 'with sale in the title', 'email ends with @example.org'. Capitals do not matter. */
export const search: ConditionRule = (text, context) => {
  const like = captureGroup(likeForm, text, 'value');
  const name = nameColumn(context.table);
  if (like !== '' && name !== undefined) return search(`${humanise(name.name)} contains ${like}`, context);
  for (const { where, form } of searches) {
    const slots = matched(form, text);
    const column = slots === undefined ? undefined : findColumn(slots('column'), context.table);
    if (slots === undefined || column === undefined || kindOf(column) !== 'text') continue;
    const said = slots('value');
    if (hasMask(said) && !isMasked(said)) continue;
    const value = valueOf(said, context.clause);
    if (value === '') return fail(question(`What text should the ${humanise(column.name)} contain?`));
    const sql = `${quoteIdentifier(column.name)} ilike ${likePattern(value, where)}`;
    return ok({ column, sql, words: `whose ${humanise(column.name)} ${searchWords[where]} ${value}` });
  }
  return undefined;
};

const plainForm = new RegExp(
  `^${lead}(?<column>.+?) (?:is exactly|exactly|is equal to|are equal to|equal to|equals|set to|is set to|being|is|are|was|were|of|as|=|==|:)(?: |(?<=[=:]))(?<value>.+)$`,
  'iu',
);

/** 'status is paid', 'with email ada@example.org', 'in category Books', 'whose name is "Ada"'. */
export const equality: ConditionRule = (text, context) => {
  const words = text.replace(new RegExp(`^${lead}`, 'iu'), '').split(' ');
  const said = matched(plainForm, text);
  const column = said === undefined ? undefined : findColumn(said('column'), context.table);
  if (said !== undefined && column !== undefined) return compare(column, '=', said('value'), context);
  for (let length = Math.min(3, words.length - 1); length > 0; length -= 1) {
    const named = findColumn(words.slice(0, length).join(' ').replace(/:$/u, ''), context.table);
    if (named !== undefined) return compare(named, '=', words.slice(length).join(' '), context);
  }
  return reversed(text, context);
};

/** 'in the books category': the value before the column. */
const reversed: ConditionRule = (text, context) => {
  const slots = matched(/^(?:in|with|of|from) (?:the |a )?(?<value>\S+) (?<column>\S+)$/iu, text);
  const column = slots === undefined ? undefined : findColumn(slots('column'), context.table);
  return slots === undefined || column === undefined
    ? undefined
    : compare(column, '=', slots('value'), context);
};

const namedForm =
  /^(?:(?:is|are) )?(?:called|named|titled|by the name of|with the name|with the title|with name|entitled)(?: of)? (?<value>.+)$/iu;

/** 'named Ada Lovelace': equality on the column that names a row. */
export const named: ConditionRule = (text, context) => {
  const value = captureGroup(namedForm, text, 'value');
  const column = nameColumn(context.table);
  return value === '' || column === undefined ? undefined : compare(column, '=', value, context);
};

const identityForm =
  /^(?:(?:with|whose|where|has|having) )?(?:the )?(?:(?:row )?(?:id|ID|number|no\.?|nr\.?|num) ?(?:is |of |= ?|: ?)?#?|#)?(?<value>[\da-f-]+)$/iu;

/** '5', '#5', 'number 5', 'with id 5': the row id, or a column called number if there is one. */
export const identity: ConditionRule = (text, context) => {
  const value = captureGroup(identityForm, text, 'value');
  if (!/\d/u.test(value)) return undefined;
  const key = primaryKey(context.table);
  const numbered = /\bid\b/iu.test(text)
    ? undefined
    : (findColumn(`${context.table.name} number`, context.table) ?? findColumn('number', context.table));
  const column = numbered ?? key;
  return column === undefined ? undefined : compare(column, '=', value, context);
};

/** An address or a quoted name alone ('the customer ada@example.org', 'the product "Tea"'). */
export const bareValue: ConditionRule = (text, context) => {
  const value = valueOf(text, context.clause);
  const capitalised = /^\p{Lu}[\p{L}\p{N}'-]*(?: [\p{Lu}\p{N}][\p{L}\p{N}'-]*){0,4}$/u.test(text);
  if (!isMasked(text) && (!capitalised || hasMask(text))) return undefined;
  // 'The Graz members': a word before the noun may be a place or a name.
  if (context.strict && context.front === true && context.apart !== true && !isMasked(text)) return undefined;
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(value);
  if (!isAddress && allowedAnywhere(value, context.table)) return undefined;
  const column = isAddress ? emailColumn(context.table) : nameColumn(context.table);
  // 'The phone of Luca's parent': Luca is no parent.
  if (/['’]s$/u.test(value) && column?.values?.includes(value) !== true) return undefined;
  return column === undefined ? undefined : compare(column, '=', text, context);
};

function allowedAnywhere(value: string, table: Parameters<ConditionRule>[1]['table']): boolean {
  return table.columns.some((column) => allowedValue(column, value) !== undefined);
}
