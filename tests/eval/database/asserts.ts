import type { DatabaseAssert } from '../items.ts';
import { plainName } from './bind.ts';
import { isSame, resultFailure } from './compare.ts';
import { insertRow, type Inserted, type Values } from './insert.ts';
import { nameOf } from './structure.ts';
import { isKind } from './types.ts';
import {
  actAs,
  boundOf,
  codeOf,
  columnOf,
  filledIn,
  firstCell,
  literalOf,
  messageOf,
  tableOf,
  textOf,
  type Variables,
  type World,
} from './world.ts';

/** Why a check does not hold; undefined when it does. */
type Failure = string | undefined;

const refused = /^(?:22|23|P0)/u;
const denied = '42501';
const day = 86_400_000;

function valuesFor(world: World, values: DatabaseAssert['values'], variables: Variables): Values {
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([key, value]) => [
      world.keys.has(key) ? columnOf(world, key).name : key,
      typeof value === 'string' ? filledIn(world, value, variables) : String(value),
    ]),
  );
}

async function setUp(world: World, steps: DatabaseAssert['setup'] = []): Promise<Variables> {
  const variables: Variables = new Map();
  for (const step of steps) {
    if (typeof step === 'string') {
      await world.database.exec(filledIn(world, step, variables));
      continue;
    }
    const added = await insertRow(
      world,
      tableOf(world, step.insert),
      valuesFor(world, step.values, variables),
    );
    if (!added.ok) throw new Error(`the set-up failed: ${added.message}`);
    if (step.name !== undefined) variables.set(step.name, added);
  }
  return variables;
}

function structureFailure(world: World, assert: DatabaseAssert): Failure {
  for (const key of assert.has ?? []) boundOf(world, key);
  if (assert.type) {
    const column = columnOf(world, assert.type[0]);
    const isMet = assert.type[1].split('|').some((kind) => isKind(column, kind));
    if (!isMet) return `${column.name} is ${column.declared}`;
  }
  const optional = assert.required?.find((key) => !columnOf(world, key).notNull);
  if (optional !== undefined) return `${optional} is optional`;
  const required = assert.optional?.find((key) => {
    const { notNull, fillsItself } = columnOf(world, key);
    return notNull && !fillsItself;
  });
  return required === undefined ? undefined : `${required} is required`;
}

async function defaultFailure(
  world: World,
  key: string,
  assert: DatabaseAssert,
  values: Values,
): Promise<Failure> {
  const { name } = columnOf(world, key);
  const added = await insertRow(world, tableOf(world, key), values, { left: name });
  if (!added.ok) return `adding a row failed: ${added.message}`;
  const value = added.row[name];
  const found = `the default of ${name} is ${textOf(value)}`;
  if (assert.now === true) {
    const at = value instanceof Date ? value.getTime() : Date.parse(textOf(value));
    return Math.abs(at - Date.now()) < 2 * day ? undefined : found;
  }
  const isMet = (assert.in ?? [assert.equals ?? null]).some(
    (wanted) =>
      isSame(value, wanted) ||
      (typeof wanted === 'string' && typeof value === 'string' && plainName(value) === plainName(wanted)),
  );
  return isMet ? undefined : found;
}

function spellings(value: string): readonly string[] {
  const lower = value.toLowerCase();
  const joined = ['_', '-', ''].map((joiner) => lower.replaceAll(/[^a-z0-9]+/gu, joiner));
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const title = value.replaceAll(/[A-Za-z]+/gu, capital);
  const all = [value, lower, ...joined, capital(value), title, value.toUpperCase()];
  return [...new Set([...all, ...joined.map((text) => text.toUpperCase())])];
}

async function enumFailure(
  world: World,
  key: string,
  { allowed = [], rejected = ['definitely-not-valid'] }: DatabaseAssert,
  values: Values,
): Promise<Failure> {
  const { name } = columnOf(world, key);
  const add = (value: string): Promise<Inserted> =>
    insertRow(world, tableOf(world, key), { ...values, [name]: literalOf(value) });
  for (const value of allowed) {
    let isAccepted = false;
    for (const spelling of spellings(value)) isAccepted ||= (await add(spelling)).ok;
    if (!isAccepted) return `${value} is not accepted`;
  }
  for (const value of rejected) {
    const added = await add(value);
    if (added.ok) return `${value} is accepted`;
    if (!refused.test(added.code)) return added.message;
  }
  return undefined;
}

async function insertFailure(
  world: World,
  assert: DatabaseAssert,
  values: Values,
  second: Values,
): Promise<Failure> {
  const table = tableOf(world, assert.insert_twice ?? assert.insert ?? '');
  const first = await insertRow(world, table, values, { as: assert.as });
  const isTwice = assert.insert_twice !== undefined;
  if (isTwice && !first.ok) return `the first row is refused: ${first.message}`;
  const added = isTwice ? await insertRow(world, table, second, { as: assert.as }) : first;
  if (assert.ok === true) return added.ok ? undefined : `a row is refused: ${added.message}`;
  if (added.ok) return isTwice ? 'a second row is accepted' : 'a row is accepted';
  const isMeant = isTwice
    ? ['23505', '23P01', 'P0001'].includes(added.code)
    : assert.as
      ? added.code === denied
      : refused.test(added.code);
  return isMeant ? undefined : `refused for another reason: ${added.message}`;
}

async function accessFailure(world: World, assert: DatabaseAssert, variables: Variables): Promise<Failure> {
  const { sees, can_change: changes, can_delete: deletes } = assert;
  const name = nameOf(tableOf(world, sees ?? changes ?? deletes ?? ''));
  const rows = `${name}${assert.where === undefined ? '' : ` where ${filledIn(world, assert.where, variables)}`}`;
  const set = filledIn(world, assert.set ?? '', variables);
  if (assert.as) await actAs(world, assert.as);
  let count = 0;
  try {
    if (sees === undefined) {
      const sql =
        changes === undefined ? `delete from ${rows}` : `update ${rows.replace(name, `${name} set ${set}`)}`;
      count = (await world.database.query(sql)).affectedRows ?? 0;
    } else count = Number(firstCell(await world.database.query(`select count(*) from ${rows}`)));
  } catch (error) {
    if (codeOf(error) !== denied) throw error;
  }
  const isMet = assert.at_least === undefined ? isSame(count, assert.equals) : count >= assert.at_least;
  return isMet ? undefined : `${count} rows instead of ${assert.at_least ?? assert.equals}`;
}

async function sqlFailure(world: World, assert: DatabaseAssert, variables: Variables): Promise<Failure> {
  const { database } = world;
  const sql = filledIn(world, assert.sql ?? assert.sql_ok ?? assert.sql_fails ?? '', variables);
  if (assert.as) await actAs(world, assert.as);
  if (assert.sql !== undefined) {
    const value = firstCell(await database.query(sql));
    const isMet = (assert.in ?? [assert.equals ?? null]).some((wanted) => isSame(value, wanted));
    return isMet ? undefined : `got ${textOf(value)}, not ${JSON.stringify(assert.in ?? assert.equals)}`;
  }
  try {
    await database.exec(`${sql}; set constraints all immediate`);
  } catch (error) {
    if (assert.sql_fails === undefined) throw error;
    const code = codeOf(error);
    const isMeant =
      assert.code === undefined ? refused.test(code) || code === denied : code.startsWith(assert.code);
    return isMeant ? undefined : `refused for another reason: ${messageOf(error)}`;
  }
  return assert.sql_fails === undefined ? undefined : 'it is accepted';
}

async function indexFailure(world: World, key: string): Promise<Failure> {
  const { table, column } = boundOf(world, key);
  const { rows } = await world.database.query<{ first: string }>(
    'select pg_get_indexdef(indexrelid, 1, true) as first from pg_index where indrelid = $1',
    [table.oid],
  );
  const name = column?.name ?? '';
  return rows.some(({ first }) => first.includes(name)) ? undefined : `there is no index on ${name}`;
}

async function failureNow(world: World, assert: DatabaseAssert): Promise<Failure> {
  if (assert.unchanged === true) return world.change;
  if (assert.result) return resultFailure(world, assert.result);
  const variables = await setUp(world, assert.setup);
  const values = valuesFor(world, assert.values, variables);
  if (assert.default !== undefined) return defaultFailure(world, assert.default, assert, values);
  if (assert.enum !== undefined) return enumFailure(world, assert.enum, assert, values);
  if (assert.insert !== undefined || assert.insert_twice !== undefined) {
    const second = assert.second ? valuesFor(world, assert.second, variables) : values;
    return insertFailure(world, assert, values, second);
  }
  if (assert.index_on !== undefined) return indexFailure(world, assert.index_on);
  if (assert.rls !== undefined) {
    const { rowSecurity } = tableOf(world, assert.rls);
    return rowSecurity === (assert.on ?? true) ? undefined : `row security is ${rowSecurity ? 'on' : 'off'}`;
  }
  if ((assert.sees ?? assert.can_change ?? assert.can_delete) !== undefined)
    return accessFailure(world, assert, variables);
  if ((assert.sql ?? assert.sql_ok ?? assert.sql_fails) !== undefined)
    return sqlFailure(world, assert, variables);
  return structureFailure(world, assert);
}

/** Why a check does not hold, or undefined. Leaves the database unchanged. */
export async function assertFailure(world: World, assert: DatabaseAssert): Promise<Failure> {
  await world.database.exec('savepoint checking');
  try {
    return await failureNow(world, assert);
  } catch (error) {
    return messageOf(error);
  } finally {
    await world.database.exec('rollback to savepoint checking; release savepoint checking');
  }
}
