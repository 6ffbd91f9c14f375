import type { Condition, Expression, Selection } from '../ast/expression.ts';
import { humanise, plural, singular } from '../planner/names.ts';
import { listed } from '../planner/outcome.ts';

// Expressions and conditions contain each other, so their words are in one file.

const comparisonWords = {
  '=': 'is',
  '!=': 'is not',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
  contains: 'contains',
  'starts-with': 'starts with',
  'ends-with': 'ends with',
  'same-text': 'is',
} as const;

const timeWords: Readonly<Record<string, readonly [string, string]>> = {
  '<': ['is before', ''],
  '<=': ['is at the latest', ''],
  '>': ['is after', ''],
  '>=': ['is at the earliest', ''],
};

/** For days with a name or a date. */
const dayWords: typeof timeWords = { '<=': ['is', ' or earlier'], '>=': ['is', ' or later'] };

const aggregateWords = {
  count: 'number',
  sum: 'total',
  average: 'average',
  smallest: 'lowest',
  largest: 'highest',
  list: 'list',
} as const;

const operatorWords = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by', '%': 'modulo' } as const;

/** The longest value that a sentence repeats in full. */
const longestValue = 60;

/** A value as part of a sentence. */
export function valueWords(value: string | number | boolean | null): string {
  if (value === null) return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = String(value);
  if (text === '') return 'an empty text';
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

/** The aggregate in words: 'average price'. */
export function aggregateWord({ name, of }: Extract<Expression, { readonly kind: 'aggregate' }>): string {
  return of === undefined
    ? `${aggregateWords[name]} of rows`
    : `${aggregateWords[name]} ${expressionWords(of)}`;
}

/** What is rounded; any other expression is returned unchanged. */
export function unrounded(value: Expression): Expression {
  const [of] = value.kind === 'call' && value.name === 'round' ? value.arguments : [];
  return of ?? value;
}

function roundedWords(given: readonly Expression[]): string {
  const [of, places] = given.map(expressionWords);
  return `${of} rounded${places === undefined ? '' : ` to ${places} decimal${places === '1' ? '' : 's'}`}`;
}

/** An expression as part of a sentence. */
export function expressionWords(expression: Expression): string {
  switch (expression.kind) {
    case 'value':
      return valueWords(expression.value);
    case 'column':
      // What is meant is the row that an id points to.
      return humanise(expression.name.replace(/(?<=[^_])_id$/u, ''));
    case 'today':
      return 'today';
    case 'now':
      return 'the current time';
    case 'me':
      return 'the signed-in person';
    case 'my-email':
      return 'the email of the signed-in person';
    case 'duration':
      return `${expression.amount} ${expression.unit}${expression.amount === 1 ? '' : 's'}`;
    case 'arithmetic': {
      const { left, operator, right } = expression;
      const day = neighbour(expression) ?? dayAtSameTime(expression);
      if (day !== undefined) return day;
      return `${expressionWords(left)} ${operatorWords[operator]} ${expressionWords(right)}`;
    }
    case 'call':
      if (expression.name === 'round') return roundedWords(expression.arguments);
      return `${humanise(expression.name.replaceAll('-', '_'))} of ${listed(expression.arguments.map(expressionWords))}`;
    case 'aggregate':
      return aggregateWord(expression);
    case 'case':
      return 'a value that depends on the row';
    case 'pick':
      return `the one from ${selectionWords(expression.from)}`;
    default:
      return `whether ${conditionWords(expression.condition)}`;
  }
}

const neighbours = new Map([
  ['+', 'tomorrow'],
  ['-', 'yesterday'],
]);

/** Yesterday and tomorrow; undefined for another day. */
function neighbour({
  left,
  operator,
  right,
}: Extract<Expression, { readonly kind: 'arithmetic' }>): string | undefined {
  const isOne = right.kind === 'duration' && right.amount === 1 && right.unit === 'day';
  return left.kind === 'today' && isOne ? neighbours.get(operator) : undefined;
}

/** Another day with the time of day that a column has: a day, and the column less its own day. */
function dayAtSameTime({
  left,
  operator,
  right,
}: Extract<Expression, { readonly kind: 'arithmetic' }>): string | undefined {
  const [day] = left.kind === 'call' && left.name === 'date' ? left.arguments : [];
  const isTime =
    operator === '+' &&
    right.kind === 'arithmetic' &&
    right.operator === '-' &&
    right.left.kind === 'column' &&
    right.right.kind === 'call' &&
    right.right.name === 'date';
  return day && isTime ? `${expressionWords(day)} at the same time` : undefined;
}

/** The rows of a selection: 'customers where name is Ada'. */
export function selectionWords({ from, where }: Selection): string {
  const rows = plural(humanise(from));
  return where === undefined || where.kind === 'always' ? rows : `${rows} where ${conditionWords(where)}`;
}

function compareWords({ left, operator, right }: Extract<Condition, { readonly kind: 'compare' }>): string {
  const isTime = [left, right].some((item) => item.kind === 'today' || item.kind === 'now' || isPeriod(item));
  const isDay = right.kind !== 'arithmetic' || neighbour(right) !== undefined;
  const timed = isDay ? (dayWords[operator] ?? timeWords[operator]) : timeWords[operator];
  const [words, after] = (isTime ? timed : undefined) ?? [comparisonWords[operator], ''];
  return `${expressionWords(left)} ${words} ${expressionWords(right)}${after}`;
}

/** What names rows that are pointed to: 'Ada' for the customers whose name is Ada; undefined where it is no name. */
function namedRows({ where }: Selection): string | undefined {
  const isName = (left: Expression): boolean =>
    left.kind === 'column' && /^(?:.*_)?(?:name|title)$/u.test(left.name);
  const values =
    where?.kind === 'one-of'
      ? where.values
      : where?.kind === 'compare' && ['=', 'same-text'].includes(where.operator)
        ? [where.right]
        : [];
  const isNamed = where !== undefined && 'left' in where && isName(where.left);
  return isNamed && values.length > 0 && values.every(({ kind }) => kind === 'value')
    ? listed(values.map(expressionWords), 'or')
    : undefined;
}

/** What a row points to: `couple is Becker`, and over another row `couple of the wedding is Becker`. */
function linkWords({ left, selection }: Extract<Condition, { readonly kind: 'in' }>): string {
  const own = expressionWords(left);
  const named = namedRows(selection);
  if (named !== undefined) return `${own} is ${named}`;
  const { where } = selection;
  const further = where?.kind === 'in' ? namedRows(where.selection) : undefined;
  return where?.kind === 'in' && further !== undefined
    ? `${expressionWords(where.left)} of the ${own} is ${further}`
    : `${own} is one of ${selectionWords(selection)}`;
}

/** Whose the rows are, by what they point to: `customer of the bike`; undefined for other conditions. */
export function ownerWords({ from, where }: Selection, of = ''): string | undefined {
  const [link, person, ...others] = where?.kind === 'all' ? where.of : [];
  const isLink = link?.kind === 'compare' && link.left.kind === 'column' && link.right.kind === 'column';
  if (!isLink || !person || others.length > 0) return undefined;
  const row = `${singular(humanise(from))}${of}`;
  if (person.kind === 'exists') return ownerWords(person.selection, ` of the ${row}`);
  return person.kind === 'compare' && person.right.kind === 'me' ? row : undefined;
}

function isPeriod(item: Expression): boolean {
  if (item.kind === 'arithmetic') return item.left.kind === 'today' || item.left.kind === 'now';
  return item.kind === 'value' && /^\d{4}-\d\d-\d\d/u.test(String(item.value));
}

function groupWords(of: readonly Condition[], word: 'and' | 'or'): string {
  const parts = of.map((item) =>
    (item.kind === 'any' || item.kind === 'all') && of.length > 1
      ? `(${conditionWords(item)})`
      : conditionWords(item),
  );
  return parts.join(` ${word} `);
}

/** A condition as part of a sentence: 'status is paid and total is more than 5'. */
export function conditionWords(condition: Condition): string {
  switch (condition.kind) {
    case 'all':
      return groupWords(condition.of, 'and');
    case 'any':
      return groupWords(condition.of, 'or');
    case 'not':
      if (condition.of.kind === 'is-true') return `${expressionWords(condition.of.of)} is no`;
      if (condition.of.kind === 'empty') return `${expressionWords(condition.of.of)} is filled in`;
      return `not (${conditionWords(condition.of)})`;
    case 'compare':
      return compareWords(condition);
    case 'one-of':
      return `${expressionWords(condition.left)} is ${listed(condition.values.map(expressionWords), 'or')}`;
    case 'in':
      return linkWords(condition);
    case 'between':
      return `${expressionWords(condition.left)} is between ${expressionWords(condition.from)} and ${expressionWords(condition.to)}`;
    case 'empty':
      return `${expressionWords(condition.of)} is empty`;
    case 'is-true':
      return `${expressionWords(condition.of)} is yes`;
    case 'exists': {
      const owner = ownerWords(condition.selection);
      return owner === undefined
        ? `there are ${selectionWords(condition.selection)}`
        : `the ${owner} is the signed-in person`;
    }
    case 'always':
      return 'every row counts';
    default:
      return 'somebody is signed in';
  }
}
