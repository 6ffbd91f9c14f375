import { accountsTable } from '../planner/columns/columnSql.ts';
import { tablesThere } from '../planner/find.ts';
import type { Lexicon, LexiconColumn, LexiconTable } from '../planner/lexicon.ts';
import { closeNames, humanise, isUsableName, singular, toIdentifier } from '../planner/names.ts';
import { listed, listedFew } from '../planner/outcome.ts';
import { stop } from './problem.ts';

interface Named {
  readonly name: string;
}

/** The same for names that differ in capitals, underscores or number: 'Order Lines' and 'order_line'. */
function bareName(name: string): string {
  return singular(toIdentifier(name)).replaceAll('_', '');
}

/** The item with this name: exactly, else without regard to capitals, else in another spelling; only if there is one. */
export function namedLike<Item extends Named>(items: readonly Item[], wanted: string): Item | undefined {
  const rounds: readonly ((name: string) => string)[] = [
    (name) => name,
    (name) => name.toLowerCase(),
    bareName,
  ];
  for (const form of rounds) {
    const found = items.filter(({ name }) => form(name) === form(wanted));
    if (found.length === 1) return found[0];
  }
  return undefined;
}

/** 'Did you mean a or b?', or '' when nothing is similar. */
function nearHint(wanted: string, names: readonly string[]): string {
  const close = closeNames(wanted, names);
  return close.length === 0 ? '' : `Did you mean ${listed(close.map(humanise), 'or')}?`;
}

/** The table with this name. Stops when there is none. */
export function requireTable(schema: Lexicon, wanted: string): LexiconTable {
  if (wanted === accountsTable)
    stop('The list of accounts cannot be read or changed here. A column can only point to it.');
  const table = namedLike(schema.tables, wanted.replace(/^public\./u, ''));
  if (table !== undefined) return table;
  const hint = nearHint(
    wanted,
    schema.tables.map(({ name }) => name),
  );
  return stop(`There is no table called ${wanted}. ${hint || tablesThere(schema)}`);
}

/** The column with this name. Stops when the table has none. */
export function requireColumn(table: LexiconTable, wanted: string): LexiconColumn {
  return namedLike(table.columns, wanted) ?? stop(noColumn(table, wanted));
}

/** 'Orders has no column called x. It has id and total.' */
export function noColumn(table: LexiconTable, wanted: string): string {
  const names = table.columns.map(({ name }) => name);
  const has = names.length === 0 ? 'It has no columns yet.' : `It has ${listedFew(names.map(humanise))}.`;
  return `${humanise(table.name)} has no column called ${wanted}. ${nearHint(wanted, names) || has}`;
}

/** A new name in its stored form. Stops for a name that cannot be one, or that is taken among `taken`. */
export function newName(wanted: string, taken: readonly Named[], kind: 'table' | 'column'): string {
  const name = toIdentifier(wanted);
  if (!isUsableName(name)) stop(`${wanted} cannot be the name of a ${kind}. Use a few short words.`);
  const existing = taken.find((item) => item.name === name);
  if (existing !== undefined) stop(`There is already a ${kind} called ${existing.name}.`);
  return name;
}

/** The schema with a table replaced, added (`before` undefined) or removed (`after` undefined). */
export function withTable(
  { tables }: Lexicon,
  before: LexiconTable | undefined,
  after: LexiconTable | undefined,
): Lexicon {
  const added = after === undefined ? [] : [after];
  if (before === undefined) return { tables: [...tables, ...added] };
  return { tables: tables.flatMap((table) => (table === before ? added : [table])) };
}

/** The table with changed facts about one column. */
export function withColumn(
  table: LexiconTable,
  column: LexiconColumn,
  facts: Partial<LexiconColumn>,
): LexiconTable {
  return {
    ...table,
    columns: table.columns.map((other) => (other === column ? { ...column, ...facts } : other)),
  };
}

/** The only column of the primary key. Stops when there is none or when it has several. */
export function requireKey(table: LexiconTable): LexiconColumn {
  const keys = table.columns.filter(({ primaryKey }) => primaryKey);
  const [key] = keys;
  if (key === undefined || keys.length > 1)
    return stop(
      `${humanise(table.name)} has no row id that something can point to. Add a row id to it first.`,
    );
  return key;
}
