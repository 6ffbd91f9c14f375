import { literalOf, actAs, codeOf, firstCell, messageOf, type Cells, type World } from './world.ts';
import { columnsOf, keyColumn, nameOf, quoted, type Column, type Table } from './structure.ts';
import { isKind } from './types.ts';
import type { Person } from '../items.ts';

/** Values of columns as SQL. */
export type Values = Readonly<Record<string, string>>;

export type Inserted =
  | { readonly ok: true; readonly row: Cells; readonly key: unknown }
  | { readonly ok: false; readonly code: string; readonly message: string };

let made = 0;

/** A value that the column's checks are likely to accept. */
function invented(table: Table, column: Column): string {
  made += 1;
  const { name, type, declared, labels } = column;
  const checks = table.checks.filter(({ columns }) => columns?.includes(column.number));
  if (labels?.[0] !== undefined) return literalOf(labels[0]);
  if (declared.endsWith('[]') || isKind(column, 'json')) return `'{}'`;
  if (isKind(column, 'uuid')) return 'gen_random_uuid()';
  if (isKind(column, 'bool')) return 'false';
  if (/^time(?!stamp)/u.test(type)) return `'09:00'`;
  if (isKind(column, 'date'))
    return /end|until|out|expir|due|return|finish|_to$|^to$/iu.test(name)
      ? `now() + interval '7 days'`
      : 'now()';
  if (isKind(column, 'number')) {
    const bounds = checks.flatMap(({ definition }) => [
      ...definition.matchAll(/(?:>= \(?|ARRAY\[)(?<least>[0-9.]+)/gu),
    ]);
    return String(Math.max(1, ...bounds.map((match) => Number(match.groups?.['least']))));
  }
  if (type.startsWith('interval')) return `'1 hour'`;
  if (type.endsWith('range')) return `'empty'`;
  const listed = checks.filter(({ definition }) => !/~|like|length/iu.test(definition));
  const allowed = listed
    .map(({ definition }) => /'([^']*)'/u.exec(definition)?.[1])
    .find((value) => value !== undefined);
  if (allowed !== undefined) return literalOf(allowed);
  const patterns: readonly (readonly [RegExp, string])[] = [
    [/mail/iu, `auto${made}@example.com`],
    [/url|link|website|photo|image|avatar/iu, `https://example.com/${made}`],
    [/slug/iu, `auto-${made}`],
    [/phone|mobile|tel/iu, `+4479460${10_000 + made}`],
    [/currency/iu, 'EUR'],
  ];
  const text = patterns.find(([pattern]) => pattern.test(name))?.[1] ?? `auto value ${made}`;
  const most = /\((?<length>\d+)\)/u.exec(type)?.groups?.['length'];
  return literalOf(most === undefined ? text : text.slice(-Number(most)));
}

/** The key of an existing row that a reference may point to; adds one if there is none. */
async function referenced(
  world: World,
  table: Table,
  reference: Table['references'][number],
  skip: number,
): Promise<readonly string[] | undefined> {
  const target = world.structure.find(({ oid }) => oid === reference.table);
  if (!target) return undefined;
  const names = columnsOf(target, reference.target).map(({ name }) => name);
  const { rows } = await world.database.query<Cells>(
    `select ${names.map(quoted).join(', ')} from ${nameOf(target)} limit 1 offset ${skip}`,
  );
  const added =
    rows.length === 0 && target.oid !== table.oid ? await insertRow(world, target, {}) : undefined;
  const row = rows[0] ?? (added?.ok === true ? added.row : undefined);
  return row && names.map((name) => literalOf(row[name]));
}

async function completed(
  world: World,
  table: Table,
  values: Values,
  skip: number,
  left: string | undefined,
): Promise<Values> {
  const all: Record<string, string> = { ...values };
  const isNeeded = ({ name, notNull, fillsItself }: Column): boolean =>
    notNull && !fillsItself && name !== left && !(name in all);
  for (const reference of table.references) {
    const columns = columnsOf(table, reference.columns);
    if (!columns.some(isNeeded)) continue;
    const key = await referenced(world, table, reference, skip);
    for (const [at, { name }] of columns.entries()) if (key?.[at] !== undefined) all[name] ??= key[at];
  }
  for (const column of table.columns) if (isNeeded(column)) all[column.name] = invented(table, column);
  return all;
}

/** Sub-selects are answered before the role changes: the person may not read what they select from. */
async function answered(world: World, values: Values): Promise<Values> {
  const all: Record<string, string> = {};
  for (const [name, value] of Object.entries(values))
    all[name] = /^\(select /iu.test(value)
      ? literalOf(firstCell(await world.database.query(`select (${value})::text`)))
      : value;
  return all;
}

/** Whether a duplicate is about a reference that was invented here, so that another row may do. */
function mayRetry(table: Table, given: Values, code: string, detail: string): boolean {
  const names = (/Key \(([^)]*)\)/u.exec(detail)?.[1] ?? '').split(',').map((name) => name.trim());
  const references = new Set(
    table.references.flatMap(({ columns }) => columnsOf(table, columns).map(({ name }) => name)),
  );
  return code === '23505' && names.some((name) => references.has(name) && !(name in given));
}

interface Insertion {
  readonly as?: Person | undefined;
  /** A column that is left out, for its default. */
  readonly left?: string | undefined;
}

/** Adds a row; required columns without a value get a plausible one. */
export async function insertRow(
  world: World,
  table: Table,
  values: Values,
  { as, left }: Insertion = {},
): Promise<Inserted> {
  const { database } = world;
  let failure: Inserted = { ok: false, code: '', message: 'not tried' };
  for (let skip = 0; skip < 12; skip += 1) {
    const filled = await completed(world, table, values, skip, left);
    const all = as ? await answered(world, filled) : filled;
    const names = Object.keys(all);
    const list = `(${names.map(quoted).join(', ')}) values (${names.map((name) => all[name]).join(', ')})`;
    await database.exec('savepoint adding');
    try {
      if (as) await actAs(world, as);
      // A person may be allowed to add a row and not to read it.
      const { rows } = await database.query<Cells>(
        `insert into ${nameOf(table)} ${names.length === 0 ? 'default values' : list}${as ? '' : ' returning *'}`,
      );
      await database.exec('reset role; set constraints all immediate; release savepoint adding');
      const row = rows[0] ?? {};
      return { ok: true, row, key: row[keyColumn(table)?.name ?? 'id'] };
    } catch (error) {
      await database.exec('rollback to savepoint adding; release savepoint adding');
      failure = { ok: false, code: codeOf(error), message: messageOf(error) };
      const detail = typeof error === 'object' && error && 'detail' in error ? String(error.detail) : '';
      if (!mayRetry(table, values, failure.code, detail)) return failure;
    }
  }
  return failure;
}
