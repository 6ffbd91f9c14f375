import type {
  ColumnSpec,
  Condition,
  DatabaseChange,
  Expression,
  Selection,
} from '../../../packages/domain/src/language/ast/index.ts';

/** An expression in short, for expectations that people can read. */
export function value(expression: Expression): string {
  switch (expression.kind) {
    case 'value':
      return JSON.stringify(expression.value);
    case 'column':
      return expression.table === undefined ? expression.name : `${expression.table}.${expression.name}`;
    case 'duration':
      return `${expression.amount} ${expression.unit}`;
    case 'arithmetic':
      return `(${value(expression.left)} ${expression.operator} ${value(expression.right)})`;
    case 'call':
      return `${expression.name}(${expression.arguments.map(value).join(', ')})`;
    case 'aggregate':
      return `${expression.name}(${expression.of ? value(expression.of) : ''})`;
    case 'pick':
      return `pick(${rows(expression.from)})`;
    default:
      return expression.kind;
  }
}

export function where(condition: Condition): string {
  switch (condition.kind) {
    case 'all':
      return condition.of.map(where).join(' and ');
    case 'any':
      return `(${condition.of.map(where).join(' or ')})`;
    case 'not':
      return `not ${where(condition.of)}`;
    case 'compare':
      return `${value(condition.left)} ${condition.operator} ${value(condition.right)}`;
    case 'one-of':
      return `${value(condition.left)} in ${condition.values.map(value).join(', ')}`;
    case 'in':
      return `${value(condition.left)} in (${rows(condition.selection)})`;
    case 'between':
      return `${value(condition.left)} between ${value(condition.from)} and ${value(condition.to)}`;
    case 'empty':
      return `${value(condition.of)} is empty`;
    case 'is-true':
      return value(condition.of);
    default:
      return condition.kind;
  }
}

export function rows(selection: Selection): string {
  const { columns, from, joins = [], groupBy = [], orderBy = [], limit } = selection;
  return [
    columns ? columns.map((column) => value(column.value)).join(', ') : '*',
    `from ${from}`,
    ...joins.map((join) => `${join.kind} ${join.table}`),
    ...(selection.where ? [`where ${where(selection.where)}`] : []),
    ...(groupBy.length > 0 ? [`by ${groupBy.map(value).join(', ')}`] : []),
    ...orderBy.map((order) => `order ${value(order.by)}${order.descending ? ' down' : ''}`),
    ...(limit === undefined ? [] : [`limit ${limit}`]),
  ].join(' ');
}

function record(fields: Readonly<Record<string, Expression>>): string {
  return Object.entries(fields)
    .map(([name, expression]) => `${name} = ${value(expression)}`)
    .join(', ');
}

function columnSpec({
  name,
  type,
  unique,
  required,
  choices,
  default: initial,
  check,
  references,
}: ColumnSpec): string {
  return [
    name,
    references ? `→ ${references.table}` : type,
    ...(choices ? [`(${choices.join('/')})`] : []),
    ...(unique ? ['unique'] : []),
    ...(required ? ['required'] : []),
    ...(initial ? [`= ${value(initial)}`] : []),
    ...(check ? [`if ${where(check)}`] : []),
  ].join(' ');
}

export function shown(change: DatabaseChange): string {
  if (change.do === 'update')
    return `update ${change.table}: ${record(change.set)} where ${where(change.where)}`;
  if (change.do === 'delete') return `delete ${change.table} where ${where(change.where)}`;
  if (change.do === 'create-table')
    return `create-table ${change.name}: ${change.columns.map(columnSpec).join(', ')}`;
  if (change.do === 'add-columns')
    return `add-columns ${change.table}: ${change.columns.map(columnSpec).join(', ')}`;
  return change.do === 'insert' ? `insert ${change.table}: ${change.rows.map(record).join('; ')}` : change.do;
}
