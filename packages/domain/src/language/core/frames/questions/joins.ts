import type { Condition, Expression, Selection } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import type { Step } from '../../constituents/relations.ts';

type Join = NonNullable<Selection['joins']>[number];

/** A column with its table, for a selection over several. */
export function inTable(table: LexiconTable, column: LexiconColumn): Expression {
  return { kind: 'column', table: table.name, name: column.name };
}

/** Joins along a path; `left` keeps rows without a match. */
export function joinsAlong(path: readonly Step[], kind: Join['kind'] = 'inner'): readonly Join[] {
  return path.map(({ from, fromColumn, to, toColumn }) => ({
    table: to.name,
    kind,
    on: {
      kind: 'compare',
      left: inTable(to, toColumn),
      operator: '=',
      right: inTable(from, fromColumn),
    },
  }));
}

/** The expression with its own columns given a table. */
export function qualifiedValue(expression: Expression, table: string): Expression {
  if (expression.kind === 'column') return { table, ...expression };
  if (expression.kind === 'arithmetic')
    return {
      ...expression,
      left: qualifiedValue(expression.left, table),
      right: qualifiedValue(expression.right, table),
    };
  if (expression.kind === 'call')
    return { ...expression, arguments: expression.arguments.map((one) => qualifiedValue(one, table)) };
  if (expression.kind === 'aggregate')
    return {
      ...expression,
      ...(expression.of && { of: qualifiedValue(expression.of, table) }),
      ...(expression.where && { where: qualified(expression.where, table) }),
    };
  if (expression.kind === 'case')
    return {
      ...expression,
      when: expression.when.map((one) => ({ ...one, condition: qualified(one.condition, table) })),
    };
  return expression;
}

/** The condition with its own columns given a table; those of inner selections stay as they are. */
export function qualified(condition: Condition, table: string): Condition {
  const value = (expression: Expression): Expression => qualifiedValue(expression, table);
  switch (condition.kind) {
    case 'all':
    case 'any':
      return { ...condition, of: condition.of.map((one) => qualified(one, table)) };
    case 'not':
      return { ...condition, of: qualified(condition.of, table) };
    case 'compare':
      return { ...condition, left: value(condition.left), right: value(condition.right) };
    case 'one-of':
    case 'in':
      return { ...condition, left: value(condition.left) };
    case 'between':
      return { ...condition, left: value(condition.left) };
    case 'empty':
    case 'is-true':
      return { ...condition, of: value(condition.of) };
    default:
      return condition;
  }
}
