import type { Condition, Expression } from '../ast/expression.ts';
import { isRequired } from '../planner/kinds.ts';
import type { Lexicon, LexiconTable } from '../planner/lexicon.ts';
import { withArticle } from '../planner/article.ts';
import { humanise, plural, singular } from '../planner/names.ts';
import { listed } from '../planner/outcome.ts';
import { say } from '../planner/phrase.ts';
import { deletePlan, insertPlan, updatePlan } from '../planner/plans/rows.ts';
import type { RowSet } from '../planner/rows/rowSet.ts';
import { quoteIdentifier } from '../planner/sql.ts';
import type { Value } from '../planner/values.ts';
import type { Change } from './change.ts';
import { conditionSql, expressionPiece } from './expression.ts';
import { lookupOf, valueLookups } from './lookups.ts';
import type { PlanLookup } from './lookups.ts';
import { requireColumn, requireTable } from './names.ts';
import { stop } from './problem.ts';
import { raiseOf } from './raise.ts';
import { kindOfColumn, scopeOf } from './scope.ts';
import type { Environment, Scope } from './scope.ts';
import { environmentOf, writeSelection } from './selection.ts';
import { changePlan, stepOf } from './step.ts';
import type { Step } from './step.ts';
import { conditionWords, expressionWords, selectionWords } from './words.ts';

function valueOf(table: LexiconTable, name: string, value: Expression, scope: Scope): [string, Value] {
  const column = requireColumn(table, name);
  const { sql } = expressionPiece(value, scope, { kind: kindOfColumn(column), column });
  return [column.name, { sql, words: expressionWords(value) }];
}

/** Only lookups in tables that no earlier change of the plan has touched: the others are not as they will be. */
function possible(
  lookups: readonly PlanLookup[],
  environment: Environment,
  touched: ReadonlySet<string>,
): readonly PlanLookup[] {
  return [...environment.used].some((name) => touched.has(name)) ? [] : lookups;
}

function requireFilled(table: LexiconTable, given: readonly (readonly string[])[]): void {
  const missing = table.columns.filter(
    (column) => isRequired(column) && given.some((names) => !names.includes(column.name)),
  );
  if (missing.length > 0)
    stop(
      `${withArticle(singular(humanise(table.name)))} needs ${listed(missing.map(({ name }) => humanise(name)))}. Say what it should be.`,
    );
}

export function insertRows(
  { table: wanted, rows }: Change<'insert'>,
  schema: Lexicon,
  touched: ReadonlySet<string>,
): Step {
  const table = requireTable(schema, wanted);
  const environment = environmentOf(schema);
  const scope = scopeOf(environment);
  const added = rows.map(
    (row) => new Map(Object.entries(row).map(([name, value]) => valueOf(table, name, value, scope))),
  );
  if (added.some((row) => row.size === 0)) stop(`Say what the new ${singular(humanise(table.name))} has.`);
  requireFilled(
    table,
    added.map((row) => [...row.keys()]),
  );
  const lookups = possible(valueLookups(environment), environment, touched);
  return stepOf([insertPlan(table, added)], schema, lookups);
}

export function insertFrom(
  { table: wanted, columns: names, selection }: Change<'insert-from'>,
  schema: Lexicon,
): Step {
  const table = requireTable(schema, wanted);
  const columns = names.map((name) => requireColumn(table, name).name);
  const { sql, columns: given } = writeSelection(selection, environmentOf(schema));
  if (given.length !== columns.length)
    stop(`${columns.length} columns are to be filled, but ${given.length} values are given for them.`);
  requireFilled(table, [columns]);
  const rows = plural(humanise(table.name));
  const from = selectionWords(selection);
  const plan = changePlan({
    type: 'data',
    title: `Add ${rows} from ${from}`,
    doneTitle: `Added ${rows} from ${from}`,
    understood: `You want to add one of the ${rows} for each of the ${from}.`,
    steps: [[...say`Add rows to ${table.name}`, ` from ${from}`]],
    statements: [
      `insert into ${quoteIdentifier(table.name)} (${columns.map((name) => quoteIdentifier(name)).join(', ')})\n${sql}`,
    ],
    object: { kind: 'rows', name: table.name },
  });
  return stepOf([plan], schema);
}

/** The rows that a change is about, and whether there are any. */
function rowsOf(
  table: LexiconTable,
  where: Condition,
  environment: Environment,
): { readonly rows: RowSet; readonly lookup: PlanLookup } {
  const all = where.kind === 'always';
  const sql = all ? '' : conditionSql(where, scopeOf(environment, table));
  environment.used.add(table.name);
  const label = humanise(table.name);
  const rows = {
    table,
    where: sql,
    words: all ? `every row of ${label}` : `${label} where ${conditionWords(where)}`,
    all,
    single: false,
  };
  const from = `select 1 from ${quoteIdentifier(table.name)}${all ? '' : ` where ${sql}`}`;
  return { rows, lookup: lookupOf(table, all ? undefined : where, from, 'any') };
}

export function updateRows(
  { table: wanted, set, where }: Change<'update'>,
  schema: Lexicon,
  touched: ReadonlySet<string>,
): Step {
  const table = requireTable(schema, wanted);
  const environment = environmentOf(schema);
  const { rows, lookup } = rowsOf(table, where, environment);
  const scope = scopeOf(environment, table);
  const assignments = Object.entries(set).map(([name, value]) => {
    const [, { sql, words }] = valueOf(table, name, value, scope);
    const column = requireColumn(table, name);
    const raise = raiseOf(column.name, value);
    return raise
      ? { column, sql, words: `by ${raise.by}`, isUp: raise.isUp }
      : { column, sql, words: `to ${words}` };
  });
  if (assignments.length === 0) stop(`Say what should change in ${humanise(table.name)}.`);
  const lookups = [...valueLookups(environment), lookup];
  return stepOf([updatePlan(rows, assignments)], schema, possible(lookups, environment, touched));
}

export function deleteRows(
  { table: wanted, where }: Change<'delete'>,
  schema: Lexicon,
  touched: ReadonlySet<string>,
): Step {
  const table = requireTable(schema, wanted);
  const environment = environmentOf(schema);
  const { rows, lookup } = rowsOf(table, where, environment);
  const lookups = [...valueLookups(environment), lookup];
  return stepOf([deletePlan(rows)], schema, possible(lookups, environment, touched));
}
