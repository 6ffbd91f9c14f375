import type { DatabaseChange } from '../ast/database.ts';
import type { Result } from '../../shared/result.ts';
import type { Lexicon } from '../planner/lexicon.ts';
import { humanise } from '../planner/names.ts';
import { listed } from '../planner/outcome.ts';
import { say } from '../planner/phrase.ts';
import type { DatabasePlan, PlanObject } from '../planner/plan.ts';
import { quoteIdentifier } from '../planner/sql.ts';
import { accessStep, refuseLocked } from './access.ts';
import { addChoices, changeColumn } from './alter.ts';
import type { Change } from './change.ts';
import { addCheck, addIndex, addUnique, dropChecks, dropUnique, forbidOverlap } from './constraints.ts';
import type { PlanLookup } from './lookups.ts';
import { newName, requireTable, namedLike, withTable } from './names.ts';
import { stop, written } from './problem.ts';
import { addReference, changeOnDelete } from './references.ts';
import { deleteRows, insertFrom, insertRows, updateRows } from './rows.ts';
import { kindOfColumn } from './scope.ts';
import { changePlan, stepOf } from './step.ts';
import type { Step } from './step.ts';
import { addColumns, dropColumns, renameColumn } from './tableColumns.ts';
import { addKey, createTable, dropTable, renameTable } from './tables.ts';

/** A plan, and what has to be found in the data before it makes sense. */
export interface WrittenPlan {
  readonly plan: DatabasePlan;
  readonly lookups: readonly PlanLookup[];
}

/** A column that holds the moment of the last change, kept by a trigger. */
function keepUpdated({ table: wanted, column: said }: Change<'keep-updated'>, schema: Lexicon): Step {
  const table = requireTable(schema, wanted);
  const existing = namedLike(table.columns, said);
  if (existing !== undefined && kindOfColumn(existing) !== 'moment')
    stop(
      `${humanise(existing.name)} of ${humanise(table.name)} is not a date with a time, so it cannot hold the moment of the last change.`,
    );
  const name = existing?.name ?? newName(said, table.columns, 'column');
  const [on, quoted, label] = [quoteIdentifier(table.name), quoteIdentifier(name), humanise(table.name)];
  const plan = changePlan({
    title: `Keep the time of the last change of ${label}`,
    doneTitle: `Kept the time of the last change of ${label}`,
    understood: `You want to see when each row of ${label} was last changed.`,
    steps: [
      ...(existing === undefined ? [say`Add ${name}, which starts as the current time`] : []),
      say`Set ${name} to the current time whenever a row of ${table.name} changes`,
    ],
    statements: [
      ...(existing === undefined
        ? [`alter table ${on} add column ${quoted} timestamptz not null default now()`]
        : []),
      `create trigger keep_updated before update on ${on} for each row execute function extensions.moddatetime(${quoted})`,
    ],
    object: { kind: 'column', name: `${table.name}.${name}` },
  });
  const column = {
    name,
    type: 'timestamp with time zone',
    nullable: false,
    hasDefault: true,
    unique: false,
    primaryKey: false,
  };
  const columns = existing === undefined ? [...table.columns, column] : table.columns;
  return stepOf([plan], withTable(schema, table, { ...table, columns }));
}

function stepFor(change: DatabaseChange, schema: Lexicon, touched: ReadonlySet<string>): Step {
  switch (change.do) {
    case 'create-table':
      return createTable(change, schema);
    case 'rename-table':
      return renameTable(change, schema);
    case 'drop-table':
      return dropTable(change, schema);
    case 'add-columns':
      return addColumns(change, schema);
    case 'change-column':
      return changeColumn(change, schema);
    case 'add-choices':
      return addChoices(change, schema);
    case 'rename-column':
      return renameColumn(change, schema);
    case 'drop-columns':
      return dropColumns(change, schema);
    case 'add-reference':
      return addReference(change, schema);
    case 'change-on-delete':
      return changeOnDelete(change, schema);
    case 'add-check':
      return addCheck(change, schema);
    case 'drop-checks':
      return dropChecks(change, schema);
    case 'add-unique':
      return addUnique(change, schema);
    case 'drop-unique':
      return dropUnique(change, schema);
    case 'forbid-overlap':
      return forbidOverlap(change, schema);
    case 'add-index':
      return addIndex(change, schema);
    case 'add-key':
      return addKey(change, schema);
    case 'keep-updated':
      return keepUpdated(change, schema);
    case 'set-access':
      return accessStep(change, schema);
    case 'insert':
      return insertRows(change, schema, touched);
    case 'insert-from':
      return insertFrom(change, schema);
    case 'update':
      return updateRows(change, schema, touched);
    case 'delete':
      return deleteRows(change, schema, touched);
    default:
      return stop('Buckets for files are not made by a plan. Create one on the page Files of your project.');
  }
}

const dataChanges = new Set(['insert', 'insert-from', 'update', 'delete']);

/** The stored names of the tables that a change is about, before and after it. */
function tablesOf(change: DatabaseChange, before: Lexicon, after: Lexicon): readonly string[] {
  const wanted = 'table' in change ? [change.table] : [change.name];
  const names = change.do === 'rename-table' ? [...wanted, change.to] : wanted;
  return [before, after].flatMap(({ tables }) =>
    names.flatMap((name) => namedLike(tables, name)?.name ?? []),
  );
}

function writesRows(change: DatabaseChange): boolean {
  if (change.do === 'add-columns') return change.columns.some(({ fill }) => fill !== undefined);
  if (change.do === 'change-column') return change.fill !== undefined;
  return change.do === 'add-reference' ? change.matching !== undefined : dataChanges.has(change.do);
}

function objectOf(plans: readonly DatabasePlan[]): PlanObject {
  const tables = new Set(
    plans.map(({ object }) => (object.kind === 'column' ? object.name.split('.')[0] : object.name)),
  );
  const [name = ''] = tables;
  const [first] = plans;
  if (plans.length === 1 && first !== undefined) return first.object;
  return tables.size === 1
    ? { kind: 'table', name }
    : { kind: 'script', name: listed([...tables].map(String)) };
}

/** The first title in full, the others as its continuation. */
function joinedTitle(titles: readonly string[]): string {
  const shown = titles.length > 3 ? [...titles.slice(0, 2), `${titles.length - 2} more changes`] : titles;
  return listed(
    shown.map((title, index) => (index === 0 ? title : title.charAt(0).toLowerCase() + title.slice(1))),
  );
}

function merged(plans: readonly DatabasePlan[]): DatabasePlan {
  const types = plans.map(({ type }) => type);
  return {
    service: 'database',
    type: types.find((type) => type === 'schema') ?? types.find((type) => type === 'rls') ?? 'data',
    effect: 'change',
    title: joinedTitle(plans.map(({ title }) => title)),
    doneTitle: joinedTitle(plans.map(({ doneTitle }) => doneTitle)),
    understood: plans.map(({ understood }) => understood).join(' '),
    steps: plans.flatMap(({ steps }) => steps),
    sql: plans.map(({ sql }) => sql).join('\n'),
    object: objectOf(plans),
    warnings: [...new Set(plans.flatMap(({ warnings }) => warnings))],
  };
}

function writeAll(changes: readonly DatabaseChange[], lexicon: Lexicon): WrittenPlan {
  const plans: DatabasePlan[] = [];
  const lookups: PlanLookup[] = [];
  const touched = new Set<string>();
  const created = new Set<string>();
  const renamed = new Set<string>();
  const filled = new Set<string>();
  refuseLocked(changes, lexicon);
  let schema = lexicon;
  for (const change of changes) {
    const step = stepFor(change, schema, touched);
    plans.push(...step.plans);
    lookups.push(...step.lookups);
    const names = tablesOf(change, schema, step.schema);
    const isNew = change.do === 'create-table' || names.some((name) => created.has(name));
    const isRename = change.do.startsWith('rename-');
    const writes = writesRows(change);
    for (const name of names) {
      touched.add(name);
      if (isNew) created.add(name);
      // Rows are recorded for the undo under the names that tables and columns have at the start.
      else if ((writes && renamed.has(name)) || (isRename && filled.has(name)))
        stop(
          `${humanise(name)} cannot be renamed and have its rows changed in one plan. Do one after the other.`,
        );
      if (isRename) renamed.add(name);
      if (writes) filled.add(name);
    }
    ({ schema } = step);
  }
  // Beside a change of the structure, an update is often a precaution that may find nothing.
  const isData = changes.every((change) => dataChanges.has(change.do));
  return { plan: merged(plans), lookups: lookups.filter(({ most }) => isData || most === 'one') };
}

/**
 * Writes changes of a database as one plan: its statements in order, and its words. Each change may use the names that
 * earlier ones made. Fails with one sentence for a person, which names what exists where a name is not found.
 *
 * @example
 * writePlan([{ do: 'drop-table', table: 'orders' }], { tables: [] }).ok // => false
 */
export function writePlan(changes: readonly DatabaseChange[], lexicon: Lexicon): Result<WrittenPlan> {
  return written(() => writeAll(changes, lexicon));
}
