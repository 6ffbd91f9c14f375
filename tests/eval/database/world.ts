import type { PGlite, Results } from '@electric-sql/pglite';
import type { Person } from '../items.ts';
import { literalTable, type Bound, type Bounds } from './bind.ts';
import { keyColumn, nameOf, quoted, type Column, type Structure, type Table } from './structure.ts';

export type Cells = Readonly<Record<string, unknown>>;

/** A database after an effect, with what the checks of an item need to know. */
export interface World {
  readonly database: PGlite;
  readonly structure: Structure;
  /** Keys of the item that were not found are missing. */
  readonly bounds: Bounds;
  /** All keys of the item. */
  readonly keys: ReadonlySet<string>;
  readonly results: readonly Results[];
  /** The first difference to the fixture. */
  readonly change: string | undefined;
}

/** Rows that the set-up of a check added, by name. */
export type Variables = Map<string, { readonly key: unknown; readonly row: Cells }>;

export function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** A value of a row as a literal; null stays null. */
export function literalOf(value: unknown): string {
  return value === null || value === undefined ? 'null' : `'${textOf(value).replaceAll("'", "''")}'`;
}

export function boundOf({ bounds }: World, key: string): Bound {
  const bound = bounds.get(key);
  if (!bound) throw new Error(`there is no ${key}`);
  return bound;
}

export function columnOf(world: World, key: string): Column {
  const { column } = boundOf(world, key);
  if (!column) throw new Error(`${key} is not a column`);
  return column;
}

export function tableOf(world: World, name: string): Table {
  if (world.keys.has(name)) return boundOf(world, name).table;
  const table = literalTable(world.structure, name);
  if (!table) throw new Error(`there is no table ${name}`);
  return table;
}

/** Replaces `{{KEY}}`, `{{KEY.name}}`, `{{KEY.pk}}` and the values of rows that the set-up added. */
export function filledIn(world: World, text: string, variables: Variables): string {
  return text.replaceAll(/\{\{(\w+)(?:\.([\w ]+))?\}\}/gu, (_all, key: string, part: string | undefined) => {
    const variable = variables.get(key);
    if (variable && part !== undefined)
      return literalOf(part === '_pk' ? variable.key : (variable.row[part] ?? variable.key));
    const { table, column } = boundOf(world, key);
    if (part === 'name') return literalOf(column?.name ?? table.name);
    if (part === 'pk') return quoted(keyColumn(table)?.name ?? 'id');
    return column ? quoted(column.name) : nameOf(table);
  });
}

export function firstCell({ rows }: { readonly rows: readonly unknown[] }): unknown {
  const [row] = rows;
  return typeof row === 'object' && row !== null ? Object.values(row)[0] : undefined;
}

/** Acts as a person until the enclosing savepoint is rolled back. */
export async function actAs({ database }: World, { role, uid, email, claims }: Person): Promise<void> {
  const token = JSON.stringify({ role, ...(uid && { sub: uid }), ...(email && { email }), ...claims });
  await database.query(
    `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`,
    [token, uid ?? ''],
  );
  await database.exec(`set local role ${role}`);
}

export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
