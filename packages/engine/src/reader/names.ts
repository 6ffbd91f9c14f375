import type { Reading } from '@saywright/domain/ast';
import type { Lexicon } from '@saywright/domain/planner';

/** Names that a reading may use for new tables, columns and aliases. */
const newName = /^[\p{L}_][\p{L}\p{N}_ -]{0,62}$/u;

type Data = Readonly<Record<string, unknown>>;

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function texts(value: unknown): readonly string[] {
  return [value].flat().filter((item) => typeof item === 'string');
}

/** The names that exist while the changes of a reading are read in order. */
interface Known {
  readonly tables: Map<string, Set<string>>;
  readonly problems: Set<string>;
}

function checkTable(name: string, { tables, problems }: Known): void {
  if (!tables.has(name) && name !== 'auth.users') problems.add(`There is no table ${JSON.stringify(name)}.`);
}

/** A column of a table, or of any table where none is given. */
function checkColumn(
  name: string,
  table: string | undefined,
  aliases: ReadonlySet<string>,
  known: Known,
): void {
  const own = table === undefined ? undefined : known.tables.get(table);
  const places = own === undefined ? [...known.tables.values()] : [own];
  if (!aliases.has(name) && !places.some((columns) => columns.has(name)))
    known.problems.add(
      `There is no column ${JSON.stringify(name)}${own === undefined ? '' : ` in ${JSON.stringify(table)}`}.`,
    );
}

/** Checks the tables and columns that expressions and selections name, at any depth. */
function checkInside(value: unknown, aliases: ReadonlySet<string>, known: Known): void {
  if (Array.isArray(value)) for (const item of value) checkInside(item, aliases, known);
  if (!isData(value)) return;
  const { kind, name, from, joins, columns } = value;
  if (kind === 'value') return;
  let inside = aliases;
  if (kind === 'column' && typeof name === 'string') checkColumn(name, undefined, aliases, known);
  if (typeof from === 'string' && kind === undefined) {
    checkTable(from, known);
    const joined = [joins ?? []].flat().filter(isData);
    for (const { table } of joined) for (const one of texts(table)) checkTable(one, known);
    const outputs = [columns ?? []].flat().filter(isData);
    const named = [value, ...joined, ...outputs].flatMap(({ as }) => texts(as));
    for (const alias of named) checkNew(alias, known);
    inside = new Set([...aliases, ...named]);
  }
  for (const item of Object.values(value)) checkInside(item, inside, known);
}

function checkNew(name: string, { problems }: Known): void {
  if (!newName.test(name)) problems.add(`${JSON.stringify(name.slice(0, 60))} cannot be a name.`);
}

const noAliases: ReadonlySet<string> = new Set();

/** Checks one change, then applies what it renames or adds to the known names. */
function checkChange(change: Data, known: Known): void {
  const { do: kind, table, name, to, column, columns = [], set, rows, same, from, selection } = change;
  const { tables } = known;
  const added = [columns].flat().filter(isData);
  const addedNames = added.flatMap((one) => texts(one['name']));
  if (kind === 'create-table' && typeof name === 'string') {
    checkNew(name, known);
    tables.set(name, new Set(['id', ...addedNames]));
  }
  for (const one of texts(table)) checkTable(one, known);
  const target = typeof table === 'string' ? table : undefined;
  const own = tables.get(target ?? '');
  for (const one of addedNames) {
    checkNew(one, known);
    own?.add(one);
  }
  const isNewColumn = kind === 'add-reference' || kind === 'add-key' || kind === 'keep-updated';
  if (isNewColumn) for (const one of texts(column)) own?.add(one);
  const keys = [set, ...[rows ?? []].flat()].filter(isData).flatMap((row) => Object.keys(row));
  const ends = kind === 'forbid-overlap' ? [from, to] : [];
  for (const one of [column, columns, same, ...ends, ...keys].flatMap(texts))
    checkColumn(one, target, noAliases, known);
  if (kind === 'add-reference') for (const one of texts(to)) checkTable(one, known);
  for (const one of added.map((each) => each['references']).filter(isData))
    for (const aim of texts(one['table'])) checkTable(aim, known);
  const { columns: _, ...rest } = kind === 'insert-from' ? { ...change, from: undefined, selection } : change;
  for (const item of Object.values(rest)) checkInside(item, noAliases, known);
  checkInside(added, noAliases, known);
  if (kind === 'rename-table' && target !== undefined && typeof to === 'string') {
    checkNew(to, known);
    tables.set(to, own ?? new Set());
    tables.delete(target);
  }
  if (kind === 'rename-column' && typeof to === 'string') {
    checkNew(to, known);
    own?.add(to);
  }
  if (kind === 'drop-table') tables.delete(target ?? '');
}

/**
 * What is wrong with the names in a reading of the database: unknown tables and columns, and names that cannot be. An
 * early check for a better answer; the driver that writes the plan checks again.
 */
export function nameProblems(reading: Reading, lexicon: Lexicon): readonly string[] {
  if (reading.kind !== 'parts') return [];
  const known: Known = {
    tables: new Map(
      lexicon.tables.map(({ name, columns }) => [name, new Set(columns.map((one) => one.name))]),
    ),
    problems: new Set(),
  };
  for (const part of reading.parts) {
    if (part.service !== 'database') continue;
    if ('question' in part) checkInside(part.question, noAliases, known);
    else for (const change of part.changes) checkChange(change, known);
  }
  return [...known.problems];
}
