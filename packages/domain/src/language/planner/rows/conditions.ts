import { fail, ok } from '../../../shared/result.ts';
import { kindOf } from '../kinds.ts';
import { closeNames, humanise } from '../names.ts';
import { choice, question } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { isMasked, valueOf } from '../clause.ts';
import { compare, comparison, moneyComparison, openRange, range } from './comparisons.ts';
import type { Condition, ConditionContext, ConditionRule } from './condition.ts';
import { bareValue, equality, identity, named, search } from './equality.ts';
import { flagNamed, freeState, missing, present, stateWord } from './presence.ts';
import { age, event } from './time.ts';

/** The first rule that can read a condition decides; the more specific ones come first. */
const rules: readonly ConditionRule[] = [
  missing,
  named,
  range,
  age,
  openRange,
  search,
  comparison,
  moneyComparison,
  stateWord,
  event,
  present,
  identity,
  equality,
  freeState,
  bareValue,
];

/** Rules for words before the noun: 'paid orders', 'the "Ada" from customers'. */
const frontRules: readonly ConditionRule[] = [stateWord, bareValue];

const leads =
  /^(?:(?:,|that|which|who|where|whose|when|if|and|or|but|only|those|ones|the ones|it|they|the) )+/iu;

function readOne(text: string, context: ConditionContext): Outcome<Condition> | undefined {
  const bare = text.replace(leads, '').trim();
  for (const rule of context.front === true ? frontRules : rules) {
    const found = rule(bare, context);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A bare word after 'or' or 'and' refers to the column before it: 'named Ada or Bob'. */
function inherited(
  text: string,
  before: Condition | undefined,
  context: ConditionContext,
): Outcome<Condition> | undefined {
  const bare = text.replace(/^(?:is|are|=|named|called) /iu, '').trim();
  const simple = isMasked(bare) || /^[\p{L}\p{N}'.@-]+(?: \p{Lu}[\p{L}'-]*)*$/u.test(bare);
  if (before?.column === undefined || !/ = /u.test(before.sql) || !simple) return undefined;
  return compare(before.column, '=', bare, context);
}

/** Asks what unread words mean; its choices search for them in the text columns. */
export function unclear(text: string, context: ConditionContext): Outcome<never> {
  const said = valueOf(text.replace(leads, ''), context.clause).slice(0, 60);
  const columns = context.table.columns
    .filter((column) => kindOf(column) === 'text' && column.allowedValues === undefined)
    .slice(0, 4);
  const quoted = `"${said.replaceAll('"', '')}"`;
  // A change never offers an unread word as a search text.
  const choices = (context.strict ? [] : columns).map((column) => {
    const phrase = `whose ${humanise(column.name)} contains ${quoted}`;
    return choice(context.reword(text, phrase), `${humanise(context.table.name)} ${phrase}`);
  });
  const word = said.replace(/^(?:is|are|was|were|been) /iu, '');
  const denied = new Set([word.replace(/^(?:un|in|non-?)/iu, '')].filter((bare) => bare !== word));
  const meant = context.table.columns.flatMap((column) => {
    const phrases = closeNames(word, column.allowedValues ?? [])
      .filter((value) => !denied.has(value))
      .map((value) => `${humanise(column.name)} is "${value}"`);
    if (flagNamed(word, [column]) !== undefined) phrases.push(`${humanise(column.name)} is yes`);
    return phrases.map((phrase) =>
      choice(
        context.reword(text, `whose ${phrase}`),
        `${humanise(context.table.name)} whose ${phrase.replaceAll('"', '')}`,
      ),
    );
  });
  return fail(
    question(`Which ${humanise(context.table.name)} do you mean by “${said}”?`, [...meant, ...choices]),
  );
}

function split(
  text: string,
): { readonly parts: readonly string[]; readonly joiner: 'and' | 'or' } | undefined {
  const protectedText = text
    .replaceAll(/\b(between|from) (\S+(?: \S+){0,3}?) and /giu, '$1 $2 \uE002 ')
    .replaceAll(/ or (more|less|fewer|above|below|higher|lower|older|after|before|equal)\b/giu, ' \uE003 $1');
  const restore = (part: string) => part.replaceAll('\uE002', 'and').replaceAll('\uE003', 'or').trim();
  const either = protectedText.split(/,? or /iu);
  const both = protectedText.split(/,? (?:and|but) (?:also )?|, /iu);
  if (either.length > 1 && protectedText.split(/ (?:and|but) /iu).length > 1) return undefined;
  if (either.length > 1) return { parts: protectedText.split(/,? or |, /iu).map(restore), joiner: 'or' };
  return { parts: both.map(restore), joiner: 'and' };
}

/** Joins conditions; with 'or' each side is bracketed where needed. */
function joined(conditions: readonly Condition[], joiner: 'and' | 'or'): Condition {
  const enclose = (sql: string) => (joiner === 'or' && / and /u.test(sql) ? `(${sql})` : sql);
  const sql = conditions.map((condition) => enclose(condition.sql)).join(` ${joiner} `);
  const column = conditions.length === 1 ? conditions[0]?.column : undefined;
  const base = {
    sql: joiner === 'or' && conditions.length > 1 ? `(${sql})` : sql,
    words: conditions.map((condition) => condition.words).join(` ${joiner} `),
  };
  return column === undefined ? base : { ...base, column };
}

const bareNumber = /^#?\d+$/u;

/** Reads a description of rows as one condition, or asks; never ignores a word. */
export function readConditions(text: string, context: ConditionContext): Outcome<Condition> {
  const whole = text.trim();
  const single = / (?:and|or|but) |, /iu.test(whole) ? undefined : readOne(whole, context);
  if (single !== undefined) return single;
  const pieces = split(whole);
  if (pieces === undefined)
    return fail(
      question('That mixes “and” with “or”, which can be read two ways. Please say it in two steps.'),
    );
  const { parts } = pieces;
  // 'Orders 5 and 6' are two rows, because no row has both numbers.
  const joiner = parts.every((part) => bareNumber.test(part)) ? 'or' : pieces.joiner;
  const conditions: Condition[] = [];
  for (const part of parts) {
    // 'Ada and Bob' would require both names in one row, so only 'or' reuses a column.
    const carried = joiner === 'or' ? conditions.at(-1) : undefined;
    // 'A total of 5 or 10' refers to totals: a bare number is a row id only when no column comes before it.
    const goesOn = bareNumber.test(part) && carried?.column !== undefined;
    const found = (goesOn ? undefined : readOne(part, context)) ?? inherited(part, carried, context);
    if (found === undefined) return unclear(part, context);
    if (!found.ok) return found;
    conditions.push(found.value);
  }
  return ok(joined(conditions, joiner));
}
