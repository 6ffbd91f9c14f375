import {
  emailColumn,
  nameColumn,
  quoteIdentifier,
  quoteLiteral,
  type Lexicon,
  type LexiconColumn,
  type LexiconTable,
} from '@saywright/domain/planner';
import type { TextTable } from '../database/read.ts';
import { isReadable, readable } from '../database/readable.ts';
import type { ProjectDatabase } from '../ports/projectDatabase.ts';

/** A column of an answer that points to rows, with what names those. */
interface Pointer {
  readonly column: string;
  readonly target: LexiconTable;
  readonly key: LexiconColumn;
  /** What names a row, in SQL. */
  readonly name: string;
}

/** Whether a column is a key that the database makes, which says nothing to people. */
function isMadeKey({ primaryKey, hasDefault, type }: LexiconColumn): boolean {
  return primaryKey && (hasDefault || type === 'uuid');
}

/** Whether a column only records who added a row, or when. */
function isRecord({ name, type, references }: LexiconColumn): boolean {
  return (
    references === 'auth.users' ||
    (/^(?:created|updated|inserted)_/u.test(name) && type.startsWith('timestamp'))
  );
}

/** The words of a query, of which some are names of tables. */
export function wordsOf(sql: string): ReadonlySet<string> {
  return new Set(sql.match(/\w+/gu));
}

/** The first and the last name of people who have both, in SQL; otherwise the column that names a row, or an address. */
function nameSql(table: LexiconTable): string | undefined {
  const called = (pattern: RegExp): LexiconColumn | undefined =>
    table.columns.find(({ name, type }) => type === 'text' && pattern.test(name));
  const [first, last] = [called(/^(?:first|given)_?name$/iu), called(/^(?:last|sur|family)_?name$/iu)];
  if (first && last) return `concat_ws(' ', ${quoteIdentifier(first.name)}, ${quoteIdentifier(last.name)})`;
  const name = nameColumn(table) ?? emailColumn(table);
  return name && quoteIdentifier(name.name);
}

function pointerOf(column: string, tables: readonly LexiconTable[], lexicon: Lexicon): Pointer | undefined {
  const found = tables.flatMap(({ columns }) => columns.filter(({ name }) => name === column));
  const targets = new Set(found.map(({ references }) => references));
  const [only] = targets;
  const target = targets.size === 1 ? lexicon.tables.find(({ name }) => name === only) : undefined;
  const key = target?.columns.find(({ primaryKey }) => primaryKey);
  const name = target && nameSql(target);
  return target && key && name !== undefined ? { column, target, key, name } : undefined;
}

/** The names of the rows that the values of a column point to, by value. */
async function namesOf(
  database: Pick<ProjectDatabase, 'read'>,
  owner: string,
  { target, key, name }: Pointer,
  values: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (values.length === 0) return new Map();
  const id = quoteIdentifier(key.name);
  const sql = `select ${id}::text as id, (${name})::text as name from ${quoteIdentifier(target.name)} where ${id}::text in (${values.map(quoteLiteral).join(', ')});`;
  const found = await database.read(sql, owner);
  return new Map(
    found.ok ? found.value.rows.flatMap(([value, text]) => (value ? [[value, text ?? null]] : [])) : [],
  );
}

/** For each row the names of the rows that its columns point to; null where a column points to none. */
export async function pointedNames(
  database: Pick<ProjectDatabase, 'read' | 'lexicon'>,
  owner: string,
  about: string,
  { columns, rows }: TextTable,
): Promise<(string | null)[][]> {
  const lexicon = await database.lexicon();
  const tables = lexicon.tables.filter(({ name }) => name === about);
  const names = await Promise.all(
    columns.map(async (column, at) => {
      const pointer = pointerOf(column, tables, lexicon);
      const values = new Set(rows.flatMap((cells) => cells[at] ?? []));
      return pointer && namesOf(database, owner, pointer, [...values]);
    }),
  );
  return rows.map((cells) => cells.map((cell, at) => names[at]?.get(cell ?? '') ?? null));
}

/**
 * The rows of an answer as people recognise them: what names a row comes first, and the name of a row that is pointed to
 * before the rest. Ids that a name replaces, or that only the database needs, are left out.
 */
export async function withNames(
  database: Pick<ProjectDatabase, 'read' | 'lexicon'>,
  owner: string,
  about: ReadonlySet<string>,
  table: TextTable,
): Promise<TextTable> {
  const lexicon = await database.lexicon();
  const tables = lexicon.tables.filter(({ name }) => about.has(name));
  const { columns, rows } = table;
  const pointers = columns.flatMap((column) => pointerOf(column, tables, lexicon) ?? []);
  const linked = await Promise.all(
    pointers.map(async (pointer) => {
      const at = columns.indexOf(pointer.column);
      const values = new Set(rows.flatMap((row) => row[at] ?? []));
      const names = await namesOf(database, owner, pointer, [...values]);
      const short = pointer.column.replace(/_id$/u, '');
      return {
        name: columns.includes(short) ? `${pointer.target.name} name` : short,
        cells: rows.map((row) => names.get(row[at] ?? '') ?? null),
      };
    }),
  );
  const own = columns.map((name, at) => ({ name, cells: rows.map((row) => row[at] ?? null) }));
  // Whole rows also have what nobody asked for.
  const whole = tables.find((one) => one.columns.every(({ name }) => columns.includes(name)));
  const isKey = (name: string): boolean =>
    tables.some((one) => one.columns.some((column) => column.name === name && isMadeKey(column))) ||
    (whole?.columns.some((column) => column.name === name && isRecord(column)) ?? false);
  const isId = (name: string): boolean => pointers.some(({ column }) => column === name) || isKey(name);
  const isText = (name: string): boolean =>
    tables.some((one) => one.columns.some((column) => column.name === name && !isReadable(column.type)));
  const named = own.filter(({ name }) => tables.some((one) => nameColumn(one)?.name === name));
  const rest = own.filter((column) => !named.includes(column));
  const others = rest.filter(({ name }) => !isId(name));
  const shown = [...named, ...linked, ...others];
  // Without anything else, ids are all that distinguishes the rows.
  const all = shown.length > 0 ? shown : own;
  return {
    columns: all.map(({ name }) => name),
    rows: rows.map((_, at) =>
      all.map(({ name, cells }) => (isText(name) ? (cells[at] ?? null) : readable(cells[at] ?? null))),
    ),
  };
}
