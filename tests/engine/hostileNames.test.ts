import { assert, asyncProperty, string, uniqueArray } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogText, readCatalog } from '../../packages/engine/src/database/catalog.ts';
import { execute } from '../../packages/engine/src/database/execute.ts';
import { prove } from '../../packages/engine/src/database/prove.ts';
import { firstRows } from '../../packages/engine/src/database/read.ts';
import { identifier, type SqlSession } from '../../packages/engine/src/database/session.ts';
import { contents, freshDatabase, owner, seed } from './support.ts';

let session: SqlSession;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ session, close } = await freshDatabase());
});
afterAll(() => close());

let counter = 0;

async function state(): Promise<string> {
  return `${catalogText(await readCatalog(session))}\n${await contents(session)}`;
}

/** Proves, executes and undoes a plan; the rows and the structure have to come back. */
async function thereAndBack(sql: string): Promise<readonly string[]> {
  const start = await state();
  const run = async (script: string, trusted: boolean): Promise<string> => {
    const id = `00000000-0000-4000-9500-${String((counter += 1)).padStart(12, '0')}`;
    const request = { id, sql: script, owner, trusted };
    const proof = await prove(session, request);
    if (!proof.ok) throw new Error(`${script}: ${proof.error.message}`);
    const done = await execute(session, { ...request, hash: 'h', ...proof.value });
    if (!done.ok) throw new Error(`${script}: ${JSON.stringify(done.error)}`);
    return done.value.undoSql ?? '';
  };
  await run(await run(sql, false), true);
  return (await state()) === start ? [] : [sql];
}

/** Tables, columns, constraints, indexes and policies of those names, in plans that touch all of them at once. */
async function survive(names: readonly string[]): Promise<readonly string[]> {
  await session.run('drop schema public cascade; create schema public authorization saywright_plan');
  await session.run('grant usage on schema public to anon, authenticated, service_role');
  const parts = names.map((name, at) => ({
    table: identifier(name),
    key: identifier(names[(at + 1) % names.length] ?? name),
    value: identifier(names[(at + 2) % names.length] ?? name),
    rule: identifier(names[(at + 3) % names.length] ?? name),
  }));
  const each = (sql: (part: (typeof parts)[number]) => string): string => parts.map(sql).join(';\n');
  await seed(
    session,
    each(
      ({ table, key, value, rule }) =>
        `create table ${table} (${key} int primary key, ${value} text constraint ${rule} check (true), owner uuid);
         insert into ${table} values (1, 'a', null), (2, 'b', null)`,
    ),
  );
  for (const { name } of await readCatalog(session))
    expect((await firstRows(session, name, 5))?.rows.map(([, value]) => value)).toEqual(['a', 'b']);
  const lost: string[] = [];
  lost.push(
    ...(await thereAndBack(
      each(
        ({ table, key, value }) =>
          `update ${table} set ${value} = 'z'; delete from ${table} where ${key} = 1; insert into ${table} (${key}) values (9)`,
      ),
    )),
  );
  lost.push(
    ...(await thereAndBack(
      each(({ table, value, rule }) => `alter table ${table} drop constraint ${rule}, drop column ${value}`),
    )),
  );
  lost.push(
    ...(await thereAndBack(each(({ table, key }) => `alter table ${table} rename column ${key} to renamed`))),
  );
  lost.push(
    ...(await thereAndBack(
      each(
        ({ table, rule }) =>
          `create policy ${rule} on ${table} using (owner = auth.uid()); alter table ${table} enable row level security`,
      ),
    )),
  );
  lost.push(...(await thereAndBack(each(({ table }) => `drop table ${table}`))));
  return lost;
}

const names: readonly string[] = [
  '$capture$',
  '$isolated$',
  '$$',
  '$1',
  `it's`,
  `quote"d`,
  'back\\slash',
  `\\'; drop table x; --`,
  '/* a comment',
  '%s %I %L',
  'a.b',
  'line\nbreak\ttab',
  '  spaces  ',
  'SELECT',
  'user',
  'k',
  't',
  'o',
  'n',
  'now',
  'was',
  'kept_00000000000040008000000000000001_0_old',
  'saywright',
  'tally',
  'capture_0_insert',
  'constructor',
  '__proto__',
  'ünïcödé 表 🙂',
  'x'.repeat(80),
  'ü'.repeat(40),
];

test('names that mean something to Postgres or to the engine are recorded and come back', async () => {
  expect(await survive(names)).toEqual([]);
}, 120_000);

test('any name is as good as another', async () => {
  const anyNames = uniqueArray(
    string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((name) => !name.includes('\0')),
    { minLength: 4, maxLength: 4 },
  ).filter((found) => !found.some((name) => ['owner', 'renamed'].includes(name)));
  await assert(
    asyncProperty(anyNames, async (found) => {
      expect(await survive(found)).toEqual([]);
    }),
    { numRuns: 2 },
  );
}, 120_000);
