import type { Lexicon, LexiconColumn, LexiconConstraint, LexiconTable } from '../planner/lexicon.ts';
import { accountsTable } from '../planner/columns/columnSql.ts';
import { humanise } from '../planner/names.ts';
import { say } from '../planner/phrase.ts';
import { createTablePlan, numberKeySql, ownerColumn, randomKeySql } from '../planner/plans/createTable.ts';
import { allActions, policyName } from '../planner/plans/policies.ts';
import { dropTablePlan, renameTablePlan } from '../planner/plans/schema.ts';
import { quoteIdentifier } from '../planner/sql.ts';
import { accessStep } from './access.ts';
import type { Change } from './change.ts';
import { draftOf, newColumn, rowRule } from './columns.ts';
import { newName, requireColumn, requireTable, withTable } from './names.ts';
import { stop } from './problem.ts';
import { changePlan, stepOf } from './step.ts';
import type { Step } from './step.ts';

type CreateTable = Change<'create-table'>;

const keyFacts = { nullable: false, hasDefault: true, unique: true, primaryKey: true };
const randomKey: LexiconColumn = { name: 'id', type: 'uuid', ...keyFacts };
const numberKey: LexiconColumn = { name: 'id', type: 'bigint', ...keyFacts };
const owner: LexiconColumn = {
  name: ownerColumn,
  type: 'uuid',
  nullable: false,
  hasDefault: true,
  unique: false,
  primaryKey: false,
  references: accountsTable,
};

/** The names that Postgres gives to the rules of new columns. */
export function columnConstraints(
  table: string,
  columns: readonly LexiconColumn[],
): readonly LexiconConstraint[] {
  return columns.flatMap((column) => {
    const named = (kind: LexiconConstraint['kind'], end: string): LexiconConstraint => ({
      name: `${table}_${column.name}_${end}`,
      kind,
      columns: [column.name],
    });
    return [
      ...(column.unique && !column.primaryKey ? [named('unique', 'key')] : []),
      ...(column.allowedValues === undefined ? [] : [named('check', 'check')]),
      ...(column.references === undefined ? [] : [named('foreign', 'fkey')]),
    ];
  });
}

/** The automatic columns of a new table; a specified column with such a name is that column. */
function automatic({ key = 'random', owned }: CreateTable): readonly LexiconColumn[] {
  const keys = key === 'random' ? [randomKey] : key === 'number' ? [numberKey] : [];
  return [...keys, ...(owned === true ? [owner] : [])];
}

/** The table as far as its columns are read, so that a column can point to its own table. */
function tableSoFar(change: CreateTable, name: string, schema: Lexicon): LexiconTable {
  const own = automatic(change);
  const start: LexiconTable = { name, columns: own, rowSecurity: true, policies: [], rules: [] };
  return change.columns.reduce((table, spec) => {
    if (own.some((column) => column.name === spec.name)) return table;
    const known = withTable(schema, undefined, table);
    const column = newColumn(known, spec, newName(spec.name, table.columns, 'column'));
    return { ...table, columns: [...table.columns, column] };
  }, start);
}

export function createTable(change: CreateTable, schema: Lexicon): Step {
  const name = newName(change.name, schema.tables, 'table');
  const bare = tableSoFar(change, name, schema);
  const named = (list: readonly string[]): readonly string[] =>
    list.map((column) => requireColumn(bare, column).name);
  const keys = Array.isArray(change.key) ? named(change.key) : [];
  const keyed: LexiconTable = {
    ...bare,
    columns: bare.columns.map((column) =>
      keys.includes(column.name) ? { ...column, primaryKey: true, nullable: false } : column,
    ),
    policies:
      change.owned === true
        ? allActions.map((action) => policyName({ kind: 'owner', column: ownerColumn }, action, name))
        : [],
  };
  const uniques = (change.unique ?? []).map((list) => named(list));
  const table: LexiconTable = {
    ...keyed,
    constraints: [
      ...columnConstraints(name, keyed.columns),
      ...uniques.map((columns): LexiconConstraint => ({
        name: `${name}_${columns.join('_')}_key`,
        kind: 'unique',
        columns,
      })),
    ],
  };
  const after = withTable(schema, undefined, table);
  const specs = change.columns.filter(
    (spec) => !automatic(change).some((column) => column.name === spec.name),
  );
  const quoted = (list: readonly string[]): string => list.map((item) => quoteIdentifier(item)).join(', ');
  const plan = createTablePlan({
    name,
    columns: specs.map((spec) => draftOf(after, spec, requireColumn(table, spec.name).name, table)),
    owned: change.owned === true,
    readers: undefined,
    keySql: keys.length > 0 ? '' : change.key === 'number' ? numberKeySql : randomKeySql,
    rules: [
      ...(keys.length > 0 ? [`primary key (${quoted(keys)})`] : []),
      ...uniques.map((list) => `unique (${quoted(list)})`),
      ...(change.checks ?? []).map((check) => `check (${rowRule(after, table, check).sql})`),
    ],
    isOpened: (change.access ?? []).length > 0,
  });
  if (change.access === undefined || change.access.length === 0) return stepOf([plan], after);
  const access = accessStep({ do: 'set-access', table: name, rules: change.access, replace: 'none' }, after);
  return stepOf([plan, ...access.plans], access.schema);
}

export function renameTable({ table: wanted, to }: Change<'rename-table'>, schema: Lexicon): Step {
  const table = requireTable(schema, wanted);
  const name = newName(to, schema.tables, 'table');
  const renamed = withTable(schema, table, { ...table, name });
  const tables = renamed.tables.map((other) => ({
    ...other,
    columns: other.columns.map((column) =>
      column.references === table.name ? { ...column, references: name } : column,
    ),
  }));
  return stepOf([renameTablePlan(table, name)], { tables });
}

export function dropTable({ table: wanted }: Change<'drop-table'>, schema: Lexicon): Step {
  const table = requireTable(schema, wanted);
  const user = schema.tables.find(
    (other) => other !== table && other.columns.some((column) => column.references === table.name),
  );
  if (user !== undefined)
    stop(
      `${humanise(user.name)} points to ${humanise(table.name)}. Remove the column that points there, or ${humanise(user.name)}, first.`,
    );
  return stepOf([dropTablePlan(table)], withTable(schema, table, undefined));
}

/** Adds a row id to a table without one, or makes an existing column the row id. */
export function addKey({ table: wanted, column, kind }: Change<'add-key'>, schema: Lexicon): Step {
  const table = requireTable(schema, wanted);
  const label = humanise(table.name);
  if (table.columns.some(({ primaryKey }) => primaryKey)) stop(`${label} already has a row id.`);
  const existing = table.columns.find(({ name }) => name === column);
  const name = existing?.name ?? newName(column, table.columns, 'column');
  const key = { ...(kind === 'random' ? randomKey : numberKey), ...existing, name, ...keyFacts };
  const definition = (kind === 'random' ? randomKeySql : numberKeySql).replace(/^id /u, '');
  const action =
    existing === undefined
      ? `add column ${quoteIdentifier(name)} ${definition}`
      : `add primary key (${quoteIdentifier(name)})`;
  const columns = [...table.columns.filter((other) => other !== existing), key];
  const plan = changePlan({
    title: `Add a row id to ${label}`,
    doneTitle: `Added a row id to ${label}`,
    understood: `You want each row of ${label} to have an id that something can point to.`,
    steps: [say`Give every row of ${table.name} its own ${name}`],
    statements: [`alter table ${quoteIdentifier(table.name)} ${action}`],
    object: { kind: 'column', name: `${table.name}.${name}` },
  });
  return stepOf([plan], withTable(schema, table, { ...table, columns }));
}
