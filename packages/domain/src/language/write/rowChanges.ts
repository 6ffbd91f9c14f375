import type { Result } from '../../shared/result.ts';
import type { Lexicon, LexiconTable } from '../planner/lexicon.ts';
import { humanise } from '../planner/names.ts';
import { capitalise, listed, listedFew } from '../planner/outcome.ts';
import { say } from '../planner/phrase.ts';
import type { DatabasePlan, ExpectedRows, Phrase } from '../planner/plan.ts';
import { quoteIdentifier, quoteLiteral } from '../planner/sql.ts';
import { stop, written } from './problem.ts';
import { changePlan } from './step.ts';
import { valueWords } from './words.ts';

/** A value of one column as text; null is the missing value. */
export interface CellText {
  readonly column: string;
  readonly value: string | null;
}

/** Edits of single rows of a table: what was seen, and what it should be. */
export interface RowChanges {
  /** The stored name of the table. */
  readonly table: string;
  readonly changed: readonly {
    /** A value for each column of the primary key. */
    readonly key: readonly CellText[];
    readonly values: readonly {
      readonly column: string;
      readonly from: string | null;
      readonly to: string | null;
    }[];
  }[];
  /** New rows; a column that is left out gets its default. */
  readonly added: readonly (readonly CellText[])[];
  /** Rows to delete, with the values that were seen in them. */
  readonly removed: readonly { readonly key: readonly CellText[]; readonly seen: readonly CellText[] }[];
}

/** Rows with a statement or a condition for each in one plan: changed and deleted ones, and new ones without a value. */
const mostSingleRows = 200;

/** Rows that one plan may add, in one statement. */
const mostAddedRows = 10_000;

/** Steps that are written out; the others are counted. */
const mostSteps = 20;

/** A value as SQL. Without a cast it gets the type of its column: a cast could cut a text that is too long. */
export function literalOf(value: string | null): string {
  return value === null ? 'null' : quoteLiteral(value);
}

/** The condition that a value is still the one that was seen. Compares texts, as not every type can be compared. */
function sameText({ column, value }: CellText): string {
  return `${quoteIdentifier(column)}::text is not distinct from ${literalOf(value)}`;
}

function rowCondition(key: readonly CellText[], seen: readonly CellText[]): string {
  const isRow = key.map(({ column, value }) => `${quoteIdentifier(column)} = ${literalOf(value)}`);
  return [...isRow, ...seen.map(sameText)].join(' and ');
}

function anyOf(conditions: readonly string[]): string {
  return conditions.length === 1 ? conditions.join('') : `(${conditions.join(')\n  or (')})`;
}

function rowName(key: readonly CellText[]): string {
  return key.map(({ value }) => valueWords(value)).join(', ');
}

function requireKnown(table: LexiconTable, columns: readonly string[]): void {
  const unknown = columns.find((name) => table.columns.every((column) => column.name !== name));
  if (unknown !== undefined) stop(`${table.name} has no column called ${valueWords(unknown)}.`);
  if (new Set(columns).size < columns.length)
    stop('One column has two values. Discard the change and make it again.');
}

/** Stops unless every key names one row by the primary key, and no row is named twice. */
function requireKeys(table: LexiconTable, keys: readonly (readonly CellText[])[]): void {
  const primary = table.constraints?.find(({ kind }) => kind === 'primary')?.columns ?? [];
  if (primary.length === 0)
    stop(
      `${humanise(table.name)} has no row id that tells its rows apart, so they cannot be changed one by one. Add a row id to it first.`,
    );
  for (const key of keys) {
    requireKnown(
      table,
      key.map(({ column }) => column),
    );
    if (
      key.length !== primary.length ||
      key.some(({ column, value }) => value === null || !primary.includes(column))
    )
      stop(`The row id of ${humanise(table.name)} has changed. Load its rows again.`);
  }
  const named = new Set<string>();
  for (const key of keys) {
    const name = JSON.stringify(primary.map((one) => key.find(({ column }) => column === one)?.value));
    if (named.has(name))
      stop(`Row ${rowName(key)} is in this set of changes twice. Change or delete it once.`);
    named.add(name);
  }
}

/** One insert for all rows; rows without any value get one each. */
function insertStatements(table: LexiconTable, added: RowChanges['added']): readonly string[] {
  const name = quoteIdentifier(table.name);
  const filled = added.filter((row) => row.length > 0);
  const columns = table.columns
    .map((column) => column.name)
    .filter((column) => filled.some((row) => row.some((cell) => cell.column === column)));
  const tuples = filled.map((row) => {
    const cells = columns.map((column) => row.find((cell) => cell.column === column));
    return `(${cells.map((cell) => (cell ? literalOf(cell.value) : 'default')).join(', ')})`;
  });
  const list = columns.map((column) => quoteIdentifier(column)).join(', ');
  return [
    ...(tuples.length > 0 ? [`insert into ${name} (${list})\nvalues\n  ${tuples.join(',\n  ')}`] : []),
    ...added.filter((row) => row.length === 0).map(() => `insert into ${name} default values`),
  ];
}

function stepsOf({ table, changed, added, removed }: RowChanges): readonly Phrase[] {
  const steps: readonly Phrase[] = [
    ...removed.map(({ key }) => [...say`Delete a row of ${table}`, `: ${rowName(key)}`]),
    ...changed.flatMap(({ key, values }) =>
      values.map(({ column, from, to }) => [
        ...say`Set ${column}`,
        ` to ${valueWords(to)} in row ${rowName(key)}; it was ${valueWords(from)}`,
      ]),
    ),
    ...added.map((row) => [
      ...say`Add a row to ${table}`,
      row.length === 0
        ? ' with default values'
        : ` with ${listedFew(row.map(({ column, value }) => `${humanise(column)} ${valueWords(value)}`))}`,
    ]),
  ];
  const left = steps.length - mostSteps;
  return left > 1 ? [...steps.slice(0, mostSteps), [`And ${left} more like these`]] : steps;
}

/** What changes, with verbs in the given form: "change 2 rows and add 1 row". */
function summary(
  { changed, added, removed }: RowChanges,
  verbs: readonly [change: string, add: string, remove: string],
): string {
  const [change, add, remove] = verbs;
  const counts = [
    { verb: change, count: changed.length },
    { verb: add, count: added.length },
    { verb: remove, count: removed.length },
  ];
  return listed(
    counts
      .filter(({ count }) => count > 0)
      .map(({ verb, count }) => `${verb} ${count} ${count === 1 ? 'row' : 'rows'}`),
  );
}

/** The question which of the rows are no longer as they were seen. */
function expectedRows(table: string, { changed, removed }: RowChanges): ExpectedRows | undefined {
  const rows = [
    ...removed.map(({ key, seen }) => ({ key, seen })),
    ...changed.map(({ key, values }) => ({
      key,
      seen: values.map(({ column, from }) => ({ column, value: from })),
    })),
  ];
  if (rows.length === 0) return undefined;
  const found = rows.map(
    ({ key, seen }, at) =>
      `(${at + 1}, exists (select 1 from ${quoteIdentifier(table)} where ${rowCondition(key, seen)}))`,
  );
  return {
    sql: `select place from (values\n  ${found.join(',\n  ')}\n) as seen (place, same) where not same order by place`,
    rows: rows.map(({ key }) => rowName(key)),
  };
}

function planRows(changes: RowChanges, { tables }: Lexicon): DatabasePlan {
  const table =
    tables.find(({ name }) => name === changes.table) ??
    stop(`There is no table called ${valueWords(changes.table)}.`);
  const { changed, added, removed } = changes;
  const count = changed.length + added.length + removed.length;
  if (count === 0 || changed.some(({ values }) => values.length === 0))
    stop('Nothing was changed, so there is nothing to plan.');
  const single = changed.length + removed.length + added.filter((row) => row.length === 0).length;
  if (single > mostSingleRows)
    stop(
      `This is about ${single} rows. One plan can change, delete or add without values ${mostSingleRows} rows at most, so apply some of them first.`,
    );
  if (added.length > mostAddedRows)
    stop(
      `This adds ${added.length} rows. One plan can add ${mostAddedRows} at most, so apply some of them first.`,
    );
  requireKeys(
    table,
    [...changed, ...removed].map(({ key }) => key),
  );
  for (const cells of [...changed.map(({ values }) => values), ...added, ...removed.map(({ seen }) => seen)])
    requireKnown(
      table,
      cells.map(({ column }) => column),
    );
  const name = quoteIdentifier(table.name);
  const gone = removed.map(({ key, seen }) => rowCondition(key, seen));
  const expects = expectedRows(table.name, changes);
  const label = humanise(table.name);
  const plan = changePlan({
    type: 'data',
    title: `${capitalise(summary(changes, ['change', 'add', 'delete']))} in ${label}`,
    doneTitle: `${capitalise(summary(changes, ['changed', 'added', 'deleted']))} in ${label}`,
    understood: `You edited ${label}: ${summary(changes, ['change', 'add', 'delete'])}.`,
    steps: stepsOf(changes),
    // Values that must be unique become free before others take them.
    statements: [
      ...(gone.length === 0 ? [] : [`delete from ${name}\nwhere ${anyOf(gone)}`]),
      ...changed.map(({ key, values }) => {
        const sets = values.map(({ column, to }) => `${quoteIdentifier(column)} = ${literalOf(to)}`);
        const seen = values.map(({ column, from }) => ({ column, value: from }));
        return `update ${name}\nset ${sets.join(', ')}\nwhere ${rowCondition(key, seen)}`;
      }),
      ...insertStatements(table, added),
    ],
    object: { kind: 'rows', name: table.name },
  });
  return expects ? { ...plan, expects } : plan;
}

/**
 * Writes edits of single rows as one plan; fails with a sentence that says what is wrong with them.
 *
 * @example
 * writeRowChanges(
 *   { table: 'prices', changed: [], added: [[{ column: 'title', value: 'Adult' }]], removed: [] },
 *   { tables: [{ name: 'prices', columns: [{ name: 'title' }], constraints: [{ kind: 'primary', columns: ['title'] }] }] },
 * ).value.title
 * // => 'Add 1 row in prices'
 */
export function writeRowChanges(changes: RowChanges, lexicon: Lexicon): Result<DatabasePlan> {
  return written(() => planRows(changes, lexicon));
}
