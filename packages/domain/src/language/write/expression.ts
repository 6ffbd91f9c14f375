import type { Condition, Expression } from '../ast/expression.ts';
import { likePattern, quoteLiteral } from '../planner/sql.ts';
import { asText, callPiece } from './calls.ts';
import { stop } from './problem.ts';
import { columnPiece } from './scope.ts';
import type { Piece, Scope } from './scope.ts';
import { requireSize, valuePiece } from './values.ts';
import type { Target } from './values.ts';

// Expressions and conditions contain each other, so their writers are in one file.

function session(scope: Scope, call: string): string {
  return scope.environment.isRule ? `(select ${call})` : call;
}

function operand({ sql, compound }: Piece): string {
  return compound === true ? `(${sql})` : sql;
}

type Of<Kind extends Expression['kind']> = Extract<Expression, { readonly kind: Kind }>;
type When<Kind extends Condition['kind']> = Extract<Condition, { readonly kind: Kind }>;

function arithmetic({ left, operator, right }: Of<'arithmetic'>, scope: Scope): Piece {
  const [one, two] = pair(left, right, scope, true);
  const sql = `${operand(one)} ${operator} ${operand(two)}`;
  const isSpan = one.kind === 'interval' || two.kind === 'interval';
  if (one.kind === 'date' && isSpan) {
    const isDays = right.kind === 'duration' && !/^(?:minute|hour)$/u.test(right.unit);
    return isDays ? { sql: `(${sql})::date`, kind: 'date' } : { sql, kind: 'moment', compound: true };
  }
  const kinds = [one.kind, two.kind];
  if (kinds.includes('date') || kinds.includes('moment')) {
    const isDifference = kinds.every((kind) => kind === 'date' || kind === 'moment');
    const kind = !isDifference ? one.kind : kinds.includes('moment') ? 'interval' : 'integer';
    return { sql, kind, compound: true };
  }
  if (isSpan) return { sql, kind: 'interval', compound: true };
  if (operator === '/')
    return { sql: `${operand(one)}::numeric / ${operand(two)}`, kind: 'number', compound: true };
  return { sql, kind: kinds.includes('number') ? 'number' : 'integer', compound: true };
}

/** Two operands, each value in the form of the other. */
function pair(left: Expression, right: Expression, scope: Scope, isSized: boolean): readonly [Piece, Piece] {
  const first = expressionPiece(left, scope);
  const two = expressionPiece(right, scope, isSized ? undefined : first);
  const one = left.kind === 'value' && !isSized ? expressionPiece(left, scope, two) : first;
  return isSized ? [requireSize(one, two), requireSize(two, one)] : [one, two];
}

const aggregates = { count: 'count', sum: 'sum', smallest: 'min', largest: 'max' } as const;

function aggregate({ name, of, distinct, where }: Of<'aggregate'>, scope: Scope): Piece {
  if (scope.aggregates !== true) stop(`A ${name} over several rows cannot be used here.`);
  scope.notes.aggregated = true;
  const inside = { ...scope, aggregates: false, notes: { aggregated: false, bare: [] } };
  const filter = where === undefined ? '' : ` filter (where ${conditionSql(where, inside)})`;
  if (of === undefined) {
    if (name !== 'count') stop(`Say what to take the ${name} of.`);
    return { sql: `count(${scope.counted ?? '*'})${filter}`, kind: 'integer' };
  }
  const value = expressionPiece(of, inside);
  const each = distinct === true ? 'distinct ' : '';
  if (name === 'list') {
    const text = `${operand(value)}::text`;
    return { sql: `string_agg(${each}${text}, ', ' order by ${text})${filter}`, kind: 'text' };
  }
  if (name === 'average') {
    const sql = `avg(${each}${value.sql})${filter}`;
    return value.kind === 'interval'
      ? { sql, kind: value.kind }
      : { sql: `round((${sql})::numeric, 2)`, kind: 'number' };
  }
  const kind = name === 'count' ? 'integer' : value.kind;
  return { sql: `${aggregates[name]}(${each}${value.sql})${filter}`, kind };
}

function caseOf({ when, else: otherwise }: Of<'case'>, scope: Scope, target?: Target): Piece {
  const values = when.map(({ value }) => expressionPiece(value, scope, target));
  const last = otherwise === undefined ? undefined : expressionPiece(otherwise, scope, target);
  const branches = when.map(
    ({ condition }, index) => `when ${conditionSql(condition, scope)} then ${values[index]?.sql}`,
  );
  const rest = last === undefined ? '' : ` else ${last.sql}`;
  const kind = [...values, ...(last === undefined ? [] : [last])].find(
    (item) => item.kind !== 'unknown',
  )?.kind;
  return { sql: `case ${branches.join(' ')}${rest} end`, kind: kind ?? 'unknown', compound: true };
}

function pick({ from }: Of<'pick'>, scope: Scope): Piece {
  const { sql, kind, isCorrelated } = scope.environment.select(from, scope, 'one');
  if (!isCorrelated) scope.environment.lookups.push({ selection: from, sql });
  return { sql: `(${sql})`, kind };
}

/** An expression as SQL; `target` is what it is compared with or written to. */
export function expressionPiece(expression: Expression, scope: Scope, target?: Target): Piece {
  switch (expression.kind) {
    case 'value':
      return valuePiece(expression.value, target);
    case 'column':
      return columnPiece(scope, expression.name, expression.table);
    case 'today':
      return { sql: 'current_date', kind: 'date' };
    case 'now':
      return { sql: 'now()', kind: 'moment' };
    case 'me':
      return { sql: session(scope, 'auth.uid()'), kind: 'uuid' };
    case 'my-email':
      return { sql: `(${scope.environment.isRule ? 'select ' : ''}auth.jwt() ->> 'email')`, kind: 'text' };
    case 'duration': {
      const { amount, unit } = expression;
      return {
        sql: `interval ${quoteLiteral(`${amount} ${unit}${amount === 1 ? '' : 's'}`)}`,
        kind: 'interval',
      };
    }
    case 'arithmetic':
      return arithmetic(expression, scope);
    case 'call':
      return callPiece(
        expression.name,
        expression.arguments.map((item) => expressionPiece(item, scope)),
      );
    case 'aggregate':
      return aggregate(expression, scope);
    case 'case':
      return caseOf(expression, scope, target);
    case 'pick':
      return pick(expression, scope);
    default:
      return { sql: conditionSql(expression.condition, scope), kind: 'boolean', compound: true };
  }
}

const textTests = new Set(['contains', 'starts-with', 'ends-with', 'same-text']);
const sizes = new Set(['<', '<=', '>', '>=']);

function textTest({ left, operator, right }: When<'compare'>, scope: Scope): string {
  const one = expressionPiece(left, scope);
  const two = expressionPiece(right, scope, { kind: 'text' });
  if (one.kind === 'list' && operator === 'contains')
    return `lower(${asText(two)}) = any(lower(${one.sql}::text)::text[])`;
  const text = asText(one);
  if (operator === 'same-text') return `lower(${text}) = lower(${asText(two)})`;
  if (right.kind === 'value') {
    const where = operator === 'contains' ? 'contains' : operator === 'starts-with' ? 'starts' : 'ends';
    return `${text} ilike ${likePattern(String(right.value), where)}`;
  }
  const [whole, sought] = [`lower(${text})`, `lower(${asText(two)})`];
  if (operator === 'contains') return `strpos(${whole}, ${sought}) > 0`;
  if (operator === 'starts-with') return `starts_with(${whole}, ${sought})`;
  return `right(${whole}, length(${sought})) = ${sought}`;
}

function isDay(expression: Expression, piece: Piece): boolean {
  if (expression.kind === 'value') return /^\d{4}-\d\d-\d\d$/u.test(String(expression.value));
  return piece.kind === 'date';
}

/** A moment compared with a day counts as its own day, so that 'until May 1' includes all of that day. */
function onDay(piece: Piece, others: readonly boolean[]): string {
  return piece.kind === 'moment' && others.every(Boolean) ? `${operand(piece)}::date` : operand(piece);
}

function compare(condition: When<'compare'>, scope: Scope): string {
  const { left, operator, right } = condition;
  if (textTests.has(operator)) return textTest(condition, scope);
  const isNothing = (item: Expression): boolean => item.kind === 'value' && item.value === null;
  if (isNothing(right) || isNothing(left)) {
    const of = isNothing(right) ? left : right;
    return `${operand(expressionPiece(of, scope))} is ${operator === '!=' ? 'not ' : ''}null`;
  }
  const [one, two] = pair(left, right, scope, sizes.has(operator));
  const first = onDay(one, [isDay(right, two)]);
  const second = onDay(two, [isDay(left, one)]);
  return `${first} ${operator === '!=' ? 'is distinct from' : operator} ${second}`;
}

function between({ left, from, to }: When<'between'>, scope: Scope): string {
  const value = expressionPiece(left, scope);
  const ends = [from, to].map((item) => expressionPiece(item, scope));
  const days = [from, to].map((item, index) => {
    const end = ends[index];
    return end !== undefined && isDay(item, end);
  });
  for (const end of ends) requireSize(value, end);
  return `${onDay(value, days)} between ${ends.map(operand).join(' and ')}`;
}

function isTrue(of: Expression, scope: Scope): string {
  const piece = expressionPiece(of, scope);
  if (piece.kind === 'text') return `lower(trim(${piece.sql})) in ('yes', 'y', 'true', '1')`;
  return `${operand(piece)} is true`;
}

function isEmpty(of: Expression, scope: Scope): string {
  const piece = expressionPiece(of, scope);
  return piece.kind === 'text' ? `nullif(trim(${piece.sql}), '') is null` : `${operand(piece)} is null`;
}

function joined(of: readonly Condition[], word: 'and' | 'or', scope: Scope): string {
  const parts = of.map((item) => {
    const sql = conditionSql(item, scope);
    const isMixed = item.kind === 'any' || item.kind === 'all' || item.kind === 'between';
    return isMixed && of.length > 1 ? `(${sql})` : sql;
  });
  return parts.join(` ${word} `);
}

/** A condition as SQL. */
export function conditionSql(condition: Condition, scope: Scope): string {
  switch (condition.kind) {
    case 'all':
      return joined(condition.of, 'and', scope);
    case 'any':
      return joined(condition.of, 'or', scope);
    case 'not':
      return condition.of.kind === 'always' ? 'false' : `not (${conditionSql(condition.of, scope)})`;
    case 'compare':
      return compare(condition, scope);
    case 'one-of': {
      const value = expressionPiece(condition.left, scope);
      const values = condition.values.map((item) => expressionPiece(item, scope, value).sql);
      return `${operand(value)} in (${values.join(', ')})`;
    }
    case 'in': {
      const value = expressionPiece(condition.left, scope);
      return `${operand(value)} in (${scope.environment.select(condition.selection, scope, 'one').sql})`;
    }
    case 'between':
      return between(condition, scope);
    case 'empty':
      return isEmpty(condition.of, scope);
    case 'is-true':
      return isTrue(condition.of, scope);
    case 'exists':
      return `exists (${scope.environment.select(condition.selection, scope, 'any').sql})`;
    case 'always':
      return 'true';
    default:
      return `${session(scope, 'auth.uid()')} is not null`;
  }
}
