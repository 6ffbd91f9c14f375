import type { Condition, Expression, Selection } from '../ast/expression.ts';
import type { Lexicon } from '../planner/lexicon.ts';
import { humanise, singular } from '../planner/names.ts';
import { quoteIdentifier } from '../planner/sql.ts';
import { conditionSql, expressionPiece } from './expression.ts';
import { requireKey, requireTable } from './names.ts';
import { stop } from './problem.ts';
import { scopeOf } from './scope.ts';
import type { Environment, Kind, Notes, Scope, Selected, Source, Width } from './scope.ts';

/** The shared facts of one statement over a schema. */
export function environmentOf(schema: Lexicon, isRule = false): Environment {
  return { schema, isRule, lookups: [], used: new Set(), select: nested };
}

interface Column {
  readonly sql: string;
  readonly kind: Kind;
  readonly name: string | undefined;
  readonly notes: Notes;
}

/** A selection in parts. */
export interface WrittenSelection {
  readonly sql: string;
  readonly columns: readonly Column[];
  readonly isGrouped: boolean;
  readonly scope: Scope;
}

function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name}_${number}`)) number += 1;
  return `${name}_${number}`;
}

function namesOutside(scope: Scope | undefined): readonly string[] {
  if (scope === undefined) return [];
  return [...scope.sources.map(({ name }) => name), ...namesOutside(scope.outer)];
}

type Join = NonNullable<Selection['joins']>[number];

/** A table of a selection; the first one is joined to nothing. */
interface Joined extends Source {
  readonly join?: Join;
}

function sourcesOf(selection: Selection, environment: Environment, outer?: Scope): readonly Joined[] {
  const sources: Joined[] = [];
  const add = (wanted: string, as: string | undefined, join?: Join): void => {
    const table = requireTable(environment.schema, wanted);
    environment.used.add(table.name);
    const taken = [...sources.map(({ name }) => name), ...namesOutside(outer)];
    sources.push({ name: freeName(as ?? table.name, taken), table, ...(join !== undefined && { join }) });
  };
  add(selection.from, selection.as);
  for (const join of selection.joins ?? []) add(join.table, join.as, join);
  return sources;
}

function sourceSql({ name, table }: Source): string {
  const quoted = quoteIdentifier(table.name);
  return name === table.name ? quoted : `${quoted} as ${quoteIdentifier(name)}`;
}

function noted(scope: Scope): Scope {
  return { ...scope, aggregates: true, notes: { aggregated: false, bare: [] } };
}

/** The name of a result that has none: that of its aggregate, else that of its column. */
const aggregateNames = {
  count: 'count',
  sum: 'total',
  average: 'average',
  smallest: 'lowest',
  largest: 'highest',
  list: 'list',
} as const;

function columnOf(expression: Expression, name: string | undefined, scope: Scope): Column {
  const own = noted(scope);
  const { sql, kind, column } = expressionPiece(expression, own);
  const implied = expression.kind === 'aggregate' ? aggregateNames[expression.name] : column?.name;
  return { sql, kind, name: name ?? implied, notes: own.notes };
}

/** What several columns are called alike, each by its table: the `guest` and the `flat` of a booking. */
function ownName({ sql, name }: Column, columns: readonly Column[]): string | undefined {
  const [, table] = /^(\w+)\.(?:name|title)$/u.exec(sql) ?? [];
  const isShared = columns.filter((other) => other.name === name).length > 1;
  return table !== undefined && isShared ? singular(table) : name;
}

function outputSql(columns: readonly Column[], scope: Scope): string {
  const used: string[] = [];
  const list = columns.map((column, index) => {
    const { sql } = column;
    const wanted = ownName(column, columns) ?? `column_${index + 1}`;
    const fresh = freeName(wanted, used);
    used.push(fresh);
    const isSame = sql === quoteIdentifier(fresh) || sql.endsWith(`.${quoteIdentifier(fresh)}`);
    return isSame ? sql : `${sql} as ${quoteIdentifier(fresh)}`;
  });
  const all = scope.sources.slice(0, 1).map((source) => `${quoteIdentifier(source.name)}.*`);
  if (list.length === 0) return scope.sources.length > 1 ? all.join('') : '*';
  return list.join(', ');
}

function joinsSql(sources: readonly Joined[], scope: Scope): string {
  const joins = sources.flatMap((source) => {
    if (source.join === undefined) return [];
    const word = source.join.kind === 'left' ? 'left join' : 'join';
    return [` ${word} ${sourceSql(source)} on ${conditionSql(source.join.on, scope)}`];
  });
  return joins.join('');
}

/** Where rows without a match are kept, a count of rows counts the matches: the key of the last such table. */
function countedOf(sources: readonly Joined[]): string | undefined {
  const keys = sources.flatMap(({ name, table, join }) =>
    join?.kind === 'left'
      ? table.columns
          .filter(({ primaryKey }) => primaryKey)
          .map((key) => `${quoteIdentifier(name)}.${quoteIdentifier(key.name)}`)
      : [],
  );
  return keys.at(-1);
}

function clause(word: string, condition: Condition | undefined, scope: Scope): string {
  return condition === undefined || condition.kind === 'always'
    ? ''
    : ` ${word} ${conditionSql(condition, scope)}`;
}

/** A selection as SQL. Columns beside an aggregate are grouped by, whether or not the selection says so. */
export function writeSelection(
  selection: Selection,
  environment: Environment,
  outer?: Scope,
): WrittenSelection {
  const sources = sourcesOf(selection, environment, outer);
  const scope: Scope = { ...scopeOf(environment, undefined, outer), sources };
  const counting: Scope = { ...scope, counted: countedOf(sources) };
  const keys = (selection.groupBy ?? []).map((item) => columnOf(item, undefined, scope));
  const given = (selection.columns ?? []).map(({ value, as }) => columnOf(value, as, counting));
  const count: Expression = { kind: 'aggregate', name: 'count' };
  const counts = keys.length > 0 && given.length === 0 ? [columnOf(count, undefined, counting)] : [];
  const missing = keys.filter(({ sql }) => !given.some((column) => column.sql === sql));
  const columns = [...missing, ...given, ...counts];
  const order = (selection.orderBy ?? []).map(({ by, descending }) => ({
    ...columnOf(by, undefined, counting),
    end: descending === true ? ' desc nulls last' : '',
  }));
  const isGrouped = keys.length > 0 || [...columns, ...order].some(({ notes }) => notes.aggregated);
  const grouped = [...keys, ...columns, ...order].flatMap(({ sql, notes }) =>
    notes.aggregated ? notes.bare : [sql],
  );
  const groups = isGrouped ? [...new Set([...keys.map(({ sql }) => sql), ...grouped])] : [];
  const sql = [
    `select ${selection.distinct === true ? 'distinct ' : ''}${outputSql(columns, scope)}`,
    ` from ${sources.slice(0, 1).map(sourceSql).join('')}${joinsSql(sources, scope)}`,
    clause('where', selection.where, scope),
    groups.length === 0 ? '' : ` group by ${groups.join(', ')}`,
    clause('having', selection.having, noted(counting)),
    order.length === 0 ? '' : ` order by ${order.map((item) => `${item.sql}${item.end}`).join(', ')}`,
    selection.limit === undefined ? '' : ` limit ${selection.limit}`,
  ].join('');
  return { sql, columns, isGrouped: groups.length > 0, scope };
}

/** A selection inside an expression: for one value, without columns, the key of its table. */
function nested(selection: Selection, scope: Scope, width: Width): Selected {
  const table = requireTable(scope.environment.schema, selection.from);
  const given = selection.columns ?? [];
  if (width === 'one' && given.length > 1)
    stop(`One value of each of the ${humanise(table.name)} is needed here, not ${given.length}.`);
  if (width === 'any') {
    const { sql, scope: inner } = writeSelection({ ...selection, columns: [] }, scope.environment, scope);
    const rows = sql.replace(/^select (?:distinct )?\S*\*/u, 'select 1');
    return { sql: rows, kind: 'unknown', isCorrelated: inner.reach.outside };
  }
  const columns =
    given.length === 0 ? [{ value: { kind: 'column' as const, name: requireKey(table).name } }] : given;
  const {
    sql,
    columns: result,
    scope: inner,
  } = writeSelection({ ...selection, columns }, scope.environment, scope);
  return {
    sql,
    kind: result.reduce<Kind>((_earlier, column) => column.kind, 'unknown'),
    isCorrelated: inner.reach.outside,
  };
}
