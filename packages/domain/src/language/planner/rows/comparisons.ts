import { fail, ok } from '../../../shared/result.ts';
import { periodOf } from '../calendar.ts';
import type { Period } from '../calendar.ts';
import { findColumn } from '../find.ts';
import {
  emailColumn,
  isList,
  isNumeric,
  isTemporal,
  kindOf,
  moneyColumn,
  nameColumn,
  primaryKey,
} from '../kinds.ts';
import type { LexiconColumn } from '../lexicon.ts';
import { singular, humanise } from '../names.ts';
import { parseNumber } from '../numbers.ts';
import { choice, question } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { quoteIdentifier, quoteLiteral } from '../sql.ts';
import { readValue, requireValue } from '../values.ts';
import { hasMask, isMasked, valueOf } from '../clause.ts';
import { operators } from '../words/operators.ts';
import type { Condition, ConditionContext, ConditionRule } from './condition.ts';
import { otherThan } from './presence.ts';
import type { Slots } from '../slots.ts';
import { firstMatch, matched, captureGroup } from '../slots.ts';

/** The words for the column, without leading filler. */
function columnWords(words: string): string {
  return words.replace(/^(?:with|having|have|has|whose|where|at|in|of|by)(?: (?:an?|the|their|its))? /iu, '');
}

function columnIn(slots: Slots | undefined, context: ConditionContext): LexiconColumn | undefined {
  return slots === undefined ? undefined : findColumn(columnWords(slots('column')), context.table);
}

type Sign = '=' | '<>' | '<' | '>' | '<=' | '>=';

/** A comparison of a date or time column with a period: 'after' means after its end, not after its first midnight. */
export function compareWithPeriod(column: LexiconColumn, sign: Sign, period: Period): string {
  const name = quoteIdentifier(column.name);
  const exact = kindOf(column) === 'date' && period.day !== undefined;
  if (exact) return `${name} ${sign} ${period.day}`;
  if (sign === '=') return `${name} >= ${period.from} and ${name} < ${period.until}`;
  if (sign === '<>') return `not (${name} >= ${period.from} and ${name} < ${period.until})`;
  const edge = sign === '<' || sign === '>=' ? period.from : period.until;
  return `${name} ${sign === '<' || sign === '<=' ? '<' : '>='} ${edge}`;
}

const signWords: Readonly<Record<Sign, string>> = {
  '=': 'is',
  '<>': 'is not',
  '<': 'is below',
  '>': 'is above',
  '<=': 'is at most',
  '>=': 'is at least',
};
const timeWords: Readonly<Record<Sign, string>> = {
  ...signWords,
  '<': 'is before',
  '>': 'is after',
  '<=': 'is until',
  '>=': 'is since',
};

/** True for an ambiguous value: unquoted with grammar words in it, or quoted with words beside it. */
function runsOn(text: string, strict: boolean): boolean {
  if (isMasked(text)) return false;
  if (strict && text.includes(' ') && /(?:^| )\p{Ll}/u.test(text)) return true;
  return (
    hasMask(text) ||
    / (?:who|that|which|with|without|where|whose|having|older|newer|before|after|from|is|are|contains?) /iu.test(
      ` ${text} `,
    )
  );
}

/** Words that say what somebody may do, and never name anybody: 'orders: customer sees his own'. */
const neverNames = /\b(?:sees?|views?|only|own|can|cannot|may|must|should|not|their|his|her|others?)\b/u;

/** 'Orders of customer Ada': the rows that refer to the row with that name. */
function throughReference(
  column: LexiconColumn,
  text: string,
  context: ConditionContext,
): Condition | undefined {
  const target = context.schema.tables.find((table) => table.name === column.references);
  const key = target === undefined ? undefined : primaryKey(target);
  const said = valueOf(text, context.clause);
  if (
    target === undefined ||
    key === undefined ||
    said === '' ||
    readValue(column, text, context.clause) !== undefined
  )
    return undefined;
  const by = /^[^\s@]+@[^\s@]+$/u.test(said) ? emailColumn(target) : nameColumn(target);
  // 'If the customer is inactive': a common word is not a name, unless quoted.
  const isCommon = !isMasked(text) && ((context.strict && /^\p{Ll}/u.test(said)) || neverNames.test(said));
  if (by === undefined || isCommon) return undefined;
  const bare = isMasked(text) ? said : said.replace(/^(?:named|called) /iu, '');
  const sql = `${quoteIdentifier(column.name)} in (select ${quoteIdentifier(key.name)} from ${quoteIdentifier(target.name)} where ${quoteIdentifier(by.name)} = ${quoteLiteral(bare)})`;
  return { sql, words: `of the ${singular(humanise(target.name))} ${bare}` };
}

/** Column, sign and value as a condition, or a question. */
export function compare(
  column: LexiconColumn,
  sign: Sign,
  text: string,
  context: ConditionContext,
): Outcome<Condition> {
  const said = valueOf(text, context.clause);
  if (isTemporal(column)) {
    const period = periodOf(said);
    if (period === undefined)
      return fail(
        question(`I cannot read “${said.slice(0, 60)}” as a date. Please write it like 2024-03-01.`),
      );
    return ok({
      column,
      sql: compareWithPeriod(column, sign, period),
      words: `whose ${humanise(column.name)} ${timeWords[sign]} ${said}`,
    });
  }
  if (
    runsOn(
      text,
      context.strict &&
        (column.references !== undefined || ['text', 'other'].includes(kindOf(column))) &&
        column.allowedValues === undefined,
    )
  )
    return fail(
      question(
        `I cannot tell where the value of ${humanise(column.name)} ends in “${said.slice(0, 60)}”. Please put it in quotes.`,
        hasMask(text) || context.strict ? [] : [choice(context.reword(text, `"${said}"`), `“${said}”`)],
      ),
    );
  const pointed = sign === '=' ? throughReference(column, text, context) : undefined;
  if (pointed !== undefined) return ok(pointed);
  if (sign !== '=' && sign !== '<>' && !isNumeric(column))
    return fail(
      question(
        `${humanise(column.name)} is ${kindOf(column) === 'text' ? 'text' : 'neither a number nor a date'}, so I can't compare it. Which rows do you mean?`,
      ),
    );
  const value = requireValue(column, text, context.clause);
  if (!value.ok) return value;
  if (value.value.sql === 'null') {
    const test = sign === '<>' ? 'is not null' : 'is null';
    return ok({
      column,
      sql: `${quoteIdentifier(column.name)} ${test}`,
      words: `whose ${humanise(column.name)} ${signWords[sign]} empty`,
    });
  }
  const name = quoteIdentifier(column.name);
  if (isList(column)) {
    const held = `${name} @> ${value.value.sql}`;
    const words = `whose ${humanise(column.name)} ${sign === '=' ? 'hold' : 'do not hold'} ${value.value.words}`;
    return ok({ column, sql: sign === '=' ? held : `not (${held})`, words });
  }
  const sql = `${name} ${sign === '<>' ? otherThan(column) : sign} ${value.value.sql}`;
  return ok({ column, sql, words: `whose ${humanise(column.name)} ${signWords[sign]} ${value.value.words}` });
}

/** 'price over 20', 'stock is at most 5', 'with more than 3 points', 'total >= 100'. */
export const comparison: ConditionRule = (text, context) => {
  for (const { sign, words } of operators) {
    // A sign may touch its value, a word may not: 'is nothing' is not 'is not'.
    const between = `(?:(?:is|are|was|were|of|costs?|costing|that is|being) )?(?:${words})(?: |(?<=[<>=≥≤≠]))`;
    const slots = firstMatch(
      [
        new RegExp(`^(?<column>.+?) ${between}(?<value>.+)$`, 'iu'),
        new RegExp(
          `^(?:with |having |have |has |at )?(?:${words}) (?<value>\\S+) (?:in |of )?(?:the )?(?<column>.+)$`,
          'iu',
        ),
      ],
      text,
    );
    const column = columnIn(slots, context);
    if (slots !== undefined && column !== undefined) return compare(column, sign, slots('value'), context);
  }
  return undefined;
};

const orMore =
  /^(?:with |having |have |has )?(?<value>\S+) or (?<more>more|less|fewer|above|below|higher|lower) (?<column>.+)$/iu;
const columnOrMore =
  /^(?<column>.+?) (?:is |are |of )?(?<value>\S+) or (?<more>more|less|fewer|above|below|higher|lower)$/iu;

/** 'with 5 or more points', 'stock of 3 or less'. */
export const openRange: ConditionRule = (text, context) => {
  const slots = firstMatch([orMore, columnOrMore], text);
  const column = columnIn(slots, context);
  if (slots === undefined || column === undefined) return undefined;
  const upward = /^(?:more|above|higher)$/iu.test(slots('more'));
  return compare(column, upward ? '>=' : '<=', slots('value'), context);
};

const rangeForm =
  /^(?<column>.+?) (?:is |are |was |were )?(?:between|from) (?<low>.+?) (?:and|to) (?<high>.+)$/iu;

/** 'price between 10 and 20', 'signup date from 2024-01-01 to 2024-02-01', inclusive at both ends. */
export const range: ConditionRule = (text, context) => {
  const slots = matched(rangeForm, text);
  const column = columnIn(slots, context);
  if (slots === undefined || column === undefined) return undefined;
  const low = compare(column, '>=', slots('low'), context);
  if (!low.ok) return low;
  const high = compare(column, '<=', slots('high'), context);
  if (!high.ok) return high;
  const words = `whose ${humanise(column.name)} is between ${valueOf(slots('low'), context.clause)} and ${valueOf(slots('high'), context.clause)}`;
  return ok({ column, sql: `${low.value.sql} and ${high.value.sql}`, words });
};

const amountSource = String.raw`(?<value>\S+(?: \p{L}+)?)`;
const moneyForms: readonly { readonly sign: Sign; readonly form: RegExp }[] = [
  ...operators
    .filter(({ sign }) => sign !== '<>')
    .map(({ sign, words }) => ({
      sign,
      form: new RegExp(
        `^(?:that |which )?(?:cost|costs|costing|priced|priced at|worth|for) (?:${words}) ${amountSource}$`,
        'iu',
      ),
    })),
  {
    sign: '=',
    form: new RegExp(`^(?:that |which )?(?:cost|costs|costing|priced at|worth) ${amountSource}$`, 'iu'),
  },
];
const cheaper =
  /^(?:are |is )?(?<word>cheaper|less expensive|more expensive|dearer|pricier) than (?<value>\S+(?: \p{L}+)?)$/iu;
const bareAmount =
  /^(?:are |is )?(?<word>over|above|under|below|more than|less than) (?<value>\S+(?: \p{L}+)?)$/iu;

/** 'cheaper than 20', 'costing more than 5 dollars', 'over $100': money without the column's name. */
export const moneyComparison: ConditionRule = (text, context) => {
  const column = moneyColumn(context.table);
  if (column === undefined) return undefined;
  const relative = matched(cheaper, text);
  if (relative !== undefined) {
    const below = /^(?:cheaper|less)/iu.test(relative('word'));
    return compare(column, below ? '<' : '>', relative('value'), context);
  }
  const bare = matched(bareAmount, text);
  if (bare !== undefined && parseNumber(bare('value')) !== undefined) {
    const above = /^(?:over|above|more)/iu.test(bare('word'));
    return compare(column, above ? '>' : '<', bare('value'), context);
  }
  for (const { sign, form } of moneyForms) {
    const value = captureGroup(form, text, 'value');
    if (parseNumber(value) !== undefined) return compare(column, sign, value, context);
  }
  return undefined;
};
