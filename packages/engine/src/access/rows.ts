import { z } from 'zod';
import type { CatalogColumn } from '../database/catalog.ts';
import { publicName } from '../database/definitions.ts';
import { runAsPlan } from '../database/plan.ts';
import { cellRows, identifier, literal, type SqlSession } from '../database/session.ts';
import type { Relation } from './relations.ts';

/** Values for required columns, different for each row so that unique columns accept all of them. */
const samples: readonly [RegExp, (number: number) => string][] = [
  [/^(text|character|varchar|citext)/, (number) => literal(`example ${number}`)],
  [/^(smallint|integer|bigint|numeric|real|double)/, (number) => String(number)],
  [/^boolean/, () => 'false'],
  // What a rule wants to be still to come.
  [/^(date|timestamp)/, (number) => `'2100-01-01'::date + ${number}`],
  [/^uuid/, () => 'gen_random_uuid()'],
  [/^jsonb?/, () => `'{}'`],
];

/** Values of a new row as SQL, by column; undefined for a column whose type has no sample. */
export type RowValues = ReadonlyMap<CatalogColumn, string>;

/** The part of a column's numbers that a value from an existing row would collide with. */
function isKey({ constraints, indexes }: Relation, { name, number }: CatalogColumn): boolean {
  return (
    constraints.some(({ type, columns }) => (type === 'p' || type === 'u') && columns?.includes(number)) ||
    indexes.some(({ definition }) => definition.startsWith('CREATE UNIQUE') && definition.includes(name))
  );
}

/** Whether a rule compares a column with the present moment, which a value from an existing row may have passed. */
function isAhead({ policies }: Relation, { name }: CatalogColumn): boolean {
  return policies.some(({ check }) => check?.includes(`${name} > now()`) === true);
}

function isGiven({ default: value, identity, generated }: CatalogColumn): boolean {
  return generated !== '' || identity !== '' || value !== null;
}

function sample(relation: Relation, column: CatalogColumn, number: number): string | undefined {
  const allowed = relation.constraints
    .filter((item) => item.type === 'c' && item.columns?.length === 1 && item.columns[0] === column.number)
    .map((item) => /'((?:[^']|'')*)'/.exec(item.definition)?.[0])
    .find((value) => value !== undefined);
  return allowed ?? samples.find(([pattern]) => pattern.test(column.type))?.[1](number);
}

/** The first row of a table as text by column name; undefined for an empty table. */
export async function firstRow(
  session: SqlSession,
  relation: Relation,
): Promise<ReadonlyMap<string, string | null> | undefined> {
  const cells = relation.columns.map(({ name }) => `t.${identifier(name)}::text`);
  if (cells.length === 0) return undefined;
  const [row] = cellRows(
    await session.query(
      `select json_build_array(${cells.join(', ')}) as row from ${publicName(relation.name)} t limit 1`,
    ),
  );
  return row && new Map(relation.columns.map(({ name }, at) => [name, row[at] ?? null]));
}

/**
 * The values of a row to try to add: a copy of an existing row without what the database fills in, and with new keys.
 * Without a row, samples for the required columns.
 */
export function rowToAdd(
  relation: Relation,
  copied: ReadonlyMap<string, string | null> | undefined,
  number: number,
): RowValues {
  const values = new Map<CatalogColumn, string>();
  for (const column of relation.columns) {
    if (isGiven(column)) continue;
    const existing = copied?.get(column.name) ?? undefined;
    if (existing !== undefined && !isKey(relation, column) && !isAhead(relation, column))
      values.set(column, literal(existing));
    else if (column.notNull) {
      const value = sample(relation, column, number);
      if (value !== undefined) values.set(column, value);
    }
  }
  return values;
}

/** Samples for the columns whose default depends on the signed-in person; nobody is when example rows are added. */
function signedInSamples(relation: Relation, number: number): RowValues {
  const found = relation.columns.flatMap((column): [CatalogColumn, string][] => {
    const isOfPerson = /\bauth\.|\bcurrent_setting\(/u.test(column.default ?? '');
    const value = isOfPerson && column.notNull ? sample(relation, column, number) : undefined;
    return value === undefined ? [] : [[column, value]];
  });
  return new Map(found);
}

/** An insert of one row; `only` leaves out columns that the role may not fill in. */
export function insertOf(
  { name }: Relation,
  values: RowValues,
  only: (column: CatalogColumn) => boolean = () => true,
): string {
  const given = [...values].filter(([column]) => only(column));
  if (given.length === 0) return `insert into ${publicName(name)} default values`;
  const names = given.map(([column]) => identifier(column.name)).join(', ');
  return `insert into ${publicName(name)} (${names}) values (${given.map(([, value]) => value).join(', ')})`;
}

/** Values with an owner, where the table has an owner column. */
export function ownedBy(
  relation: Relation,
  values: RowValues,
  owner: string | undefined,
  id: string | undefined,
): RowValues {
  const column = relation.columns.find(({ name }) => name === owner);
  if (!column) return values;
  const rest = [...values].filter(([other]) => other !== column);
  return new Map(id === undefined ? rest : [...rest, [column, literal(id)]]);
}

/** Adds an example row for each of two people to an empty table, so that it can be tried too; false where it cannot. */
export async function addExamples(
  session: SqlSession,
  relation: Relation,
  owner: string | undefined,
  people: readonly string[],
): Promise<boolean> {
  const rows = people.map((id, at) => {
    const values = new Map([...signedInSamples(relation, at + 1), ...rowToAdd(relation, undefined, at + 1)]);
    return insertOf(relation, ownedBy(relation, values, owner, id));
  });
  await session.run('savepoint examples');
  try {
    // Forced row-level security would reject the examples; the caller rolls everything back.
    if (relation.forced)
      await session.run(`alter table ${publicName(relation.name)} no force row level security`);
    // Foreign keys do not matter for this check.
    await runAsPlan(session, people[0] ?? '', rows.join('; '), true);
    if (relation.forced)
      await session.run(`alter table ${publicName(relation.name)} force row level security`);
    return true;
  } catch {
    await session.run('rollback to savepoint examples');
    return false;
  } finally {
    await session.run('release savepoint examples');
  }
}

const textsSchema = z.array(z.object({ place: z.string() }));

/** Places of rows in a table's storage, those of the given people first; used where there are too many to change all. */
export async function somePlaces(
  session: SqlSession,
  relation: Relation,
  owner: string | undefined,
  people: readonly string[],
  most: number,
): Promise<readonly string[]> {
  const name = publicName(relation.name);
  const own =
    owner === undefined
      ? 'false'
      : `coalesce(${identifier(owner)}::text in (${people.map((id) => literal(id)).join(', ')}), false)`;
  const half = Math.floor(most / 2);
  const rows = await session.query(
    `(select ctid::text as place from ${name} where ${own} limit ${half})
     union all (select ctid::text as place from ${name} where not ${own} limit ${half})`,
  );
  return textsSchema.parse(rows).map(({ place }) => place);
}
