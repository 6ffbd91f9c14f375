import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commands } from '@saywright/engine/protocol';
import { databaseHandlers } from '../../packages/engine/src/database/handlers.ts';
import { execute } from '../../packages/engine/src/database/execute.ts';
import { isSameEffect, prove, type Proof } from '../../packages/engine/src/database/prove.ts';
import type { SqlSession } from '../../packages/engine/src/database/session.ts';
import { databaseCommands } from '../../packages/engine/src/operations/commands.ts';
import { operationPipeline, type OperationPipeline } from '../../packages/engine/src/operations/pipeline.ts';
import { randomIds, sha256, systemClock } from '../../packages/engine/src/ports/system.ts';
import { memoryStore } from '../../packages/engine/src/sandbox/memoryStore.ts';
import { operationOf } from '../support/carryOut.ts';
import { contents, freshDatabase, owner, seed } from './support.ts';

let session: SqlSession;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ session, close } = await freshDatabase());
});
afterAll(() => close());
beforeEach(async () => {
  await session.run('drop table if exists orders, customers, rates, other cascade; delete from auth.users');
  await seed(
    session,
    `create table customers (id serial primary key, name text not null, owner uuid references auth.users);
     create table orders (id int primary key, customer_id int references customers on update cascade deferrable initially deferred,
       total numeric, note text, words tsvector, price money, flags bit(3));
     create table rates (id int primary key, rate numeric, code uuid default gen_random_uuid());
     insert into customers (name) values ('Ada'), ('Bo');
     insert into orders (id, customer_id, total, words) select n, 1 + n % 2, n, to_tsvector('row ' || n) from generate_series(1, 20) n;
     insert into rates (id, rate) values (1, 1.1), (2, 2.2)`,
  );
});

let counter = 0;
const nextId = (): string => `00000000-0000-4000-9400-${String((counter += 1)).padStart(12, '0')}`;

async function proven(sql: string, id = nextId()): Promise<Proof> {
  const proof = await prove(session, { id, sql, owner, trusted: false });
  if (!proof.ok) throw new Error(`${sql}: ${proof.error.message}`);
  return proof.value;
}

/** The whole database as far as a person could tell a difference. */
async function everything(): Promise<string> {
  const [rest] = await session.query(`select (select json_agg(u) from auth.users u) as people,
    (select json_agg(c.relname || c.oid order by c.oid) from pg_class c where c.oid >= 16384) as relations,
    (select json_agg(proname order by oid) from pg_proc where oid >= 16384) as functions,
    (select json_build_array(last_value, is_called) from customers_id_seq) as numbers`);
  return `${await contents(session)} ${JSON.stringify(rest)}`;
}

describe('a proof', () => {
  test.each([
    `insert into customers (name) values ('Cy'), ('Di')`,
    `insert into customers (name, owner) values ('Cy', auth.uid())`,
    `update customers set id = id + 100`,
    `delete from orders`,
    `truncate orders`,
    `drop table orders`,
    `alter table customers add column token uuid default gen_random_uuid()`,
    `create table other (id serial primary key, n int); insert into other (n) values (1)`,
    `alter table customers enable row level security; create policy own on customers for all to authenticated using ((select auth.uid()) = owner)`,
  ])('leaves the database as it was: %s', async (sql) => {
    const start = await everything();
    await proven(sql);
    expect(await everything()).toBe(start);
  });

  test('gives rows the numbers that they get when it is executed', async () => {
    const id = nextId();
    const sql = `insert into customers (name) values ('Cy')`;
    const { samples, ...proof } = await proven(sql, id);
    await proven(sql);
    await execute(session, { id, sql, owner, trusted: false, hash: 'h', ...proof });
    expect(samples).toHaveLength(1);
    expect(await session.query(`select id from customers where name = 'Cy'`)).toEqual([{ id: 3 }]);
  });

  test('shows a broken reference that would be checked only in the end', async () => {
    const proof = await prove(session, {
      id: nextId(),
      sql: 'insert into orders (id, customer_id) values (99, 77)',
      owner,
      trusted: false,
    });
    expect(proof).toMatchObject({ ok: false, error: { kind: 'failed' } });
  });

  test('counts the rows that a changed key changes in other tables, and brings them back', async () => {
    const proof = await proven('update customers set id = 50 where id = 1');
    expect(proof.effects.rows.map(({ table, updated }) => [table, updated])).toEqual(
      expect.arrayContaining([
        ['customers', 1],
        ['orders', 10],
      ]),
    );
    expect(proof.undoable).toBe(true);
  });

  test.each(['select version()', 'select * from customers', 'with a as (select 1) select * from a'])(
    'is not made of what only reads: %s',
    async (sql) => {
      const proof = await prove(session, { id: nextId(), sql, owner, trusted: false });
      expect(proof).toMatchObject({ ok: false, error: { kind: 'only-reads' } });
    },
  );
});

describe('an approval stays good', () => {
  test.each([
    [`update orders set note = 'x' where id <= 5`, `insert into orders (id) values (100)`],
    [`delete from orders where id <= 5`, `insert into orders (id) values (100)`],
    [`insert into orders (id) values (50)`, `insert into orders (id) values (100)`],
    [`delete from rates where id = 1; insert into rates (id, rate) values (1, 3)`, `delete from orders`],
    [
      `with old as (delete from rates returning id) insert into rates (id, rate) select id, 3 from old`,
      `delete from orders`,
    ],
    [`alter table orders drop column note`, `insert into orders (id) values (100)`],
    [`alter table orders add column extra int`, `insert into orders (id) values (100)`],
    [`update orders set note = 'x' where id <= 5`, `create table other (id int primary key)`],
    [`update orders set note = 'x' where id <= 5`, `update rates set rate = 2`],
  ])('%s, when meanwhile: %s', async (sql, meanwhile) => {
    const before = await proven(sql);
    await seed(session, meanwhile);
    expect(isSameEffect(before.signature, (await proven(sql)).signature)).toBe(true);
  });
});

describe('an approval ends', () => {
  test.each([
    [`update orders set note = 'x' where total < 5`, `insert into orders (id, total) values (100, 1)`],
    [`delete from orders where id <= 5`, `update orders set note = 'new' where id = 1`],
    [`alter table orders drop column note`, `insert into orders (id, note) values (100, 'kept?')`],
    [`drop table orders`, `insert into orders (id) values (100)`],
    [`alter table orders drop column note`, `alter table orders add column extra int`],
    [`update orders set total = total * (select max(rate) from rates)`, `update rates set rate = 11`],
    [
      `insert into customers (id, name) select id + 10, note from orders where note is not null`,
      `update orders set note = 'x' where id = 1`,
    ],
    [`insert into rates select 7, sum(total) from orders`, `update orders set total = 0`],
    [
      `delete from rates where id = 1; insert into rates (id, rate) select 1, sum(total) from orders`,
      `update orders set total = 0`,
    ],
    [
      `delete from rates where id = 1; insert into rates (id) values (1); update rates set rate = (select sum(total) from orders) where id = 2`,
      `update orders set total = 0`,
    ],
  ])('%s, when meanwhile: %s', async (sql, meanwhile) => {
    const before = await proven(sql);
    await seed(session, meanwhile);
    expect(isSameEffect(before.signature, (await proven(sql)).signature)).toBe(false);
  });
});

test.each([
  `delete from rates where id = 1; insert into rates (id, rate) values (1, 3)`,
  `with old as (delete from rates returning id) insert into rates (id, rate) select id, 3 from old`,
])(
  'rows that are replaced under the same key get generated values, and their undo is exact: %s',
  async (sql) => {
    const before = await contents(session);
    const [id, undoId] = [nextId(), nextId()];
    const request = { id, sql, owner, trusted: false, hash: 'h', ...(await proven(sql, id)) };
    const done = await execute(session, request);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    const undo = { id: undoId, sql: done.value.undoSql ?? '', owner, trusted: true, undoOf: id };
    const proof = await prove(session, undo);
    if (!proof.ok) throw new Error(proof.error.message);
    expect(await execute(session, { ...undo, hash: 'h', ...proof.value })).toMatchObject({ ok: true });
    expect(await contents(session)).toBe(before);
  },
);

test.each([
  `truncate rates; insert into rates (id) values (9)`,
  `alter table rates drop column rate; insert into rates (id) values (9)`,
  `alter table rates alter column rate type text; insert into rates (id) values (9)`,
])('a plan whose undo would leave its new rows behind is refused: %s', async (sql) => {
  const proof = await prove(session, { id: nextId(), sql, owner, trusted: false });
  expect(proof).toMatchObject({
    ok: false,
    error: {
      kind: 'not-undoable',
      message: expect.stringContaining('Make the two changes one after the other.'),
    },
  });
});

test('a change that was made already is not made again, and says so', async () => {
  const id = nextId();
  const sql = `insert into customers (name) values ('Cy')`;
  const request = { id, sql, owner, trusted: false, hash: 'h', ...(await proven(sql, id)) };
  expect(await execute(session, request)).toMatchObject({ ok: true });
  expect(await execute(session, request)).toEqual({
    ok: false,
    error: { kind: 'applied', message: 'This change was already made, so it was not made again.' },
  });
  expect(await session.query(`select count(*)::int as n from customers where name = 'Cy'`)).toEqual([
    { n: 1 },
  ]);
});

describe('in the operation pipeline', () => {
  let pipeline: OperationPipeline;
  let plan: (sql: string) => Promise<unknown>;

  beforeEach(() => {
    const project = { id: randomIds(), owner, name: 'shop' };
    const store = memoryStore(project, systemClock);
    const database = { ...databaseHandlers(session), close: async () => {} };
    const openProject = async (): Promise<typeof database> => database;
    pipeline = operationPipeline({ store, openProject, clock: systemClock, ids: randomIds, hash: sha256 });
    const handlers = new Map(databaseCommands({ store, pipeline, openProject }));
    plan = async (instruction) => handlers.get(commands.planDatabase.name)?.(owner, { instruction });
  });

  async function planned(sql: string): Promise<string> {
    const answer = await pipeline.plan(owner, sql);
    return operationOf(answer).id;
  }

  test('a plan is checked again and executed when only other rows came, and the receipt says so', async () => {
    const id = await planned(`delete from orders where id in (3, 4);`);
    await seed(session, 'insert into orders (id) values (100)');
    const done = await pipeline.execute(owner, id, true);
    expect(done.state).toBe('executed');
    expect(done.result).toContain(
      'This was checked again before it ran, because orders went from 20 to 21 rows in the meantime. It did exactly what you approved.',
    );
  });

  test.each([
    `delete from orders where total > 1000;`,
    `update orders set note = 'x' where id = 77;`,
    'truncate other;',
  ])('a change that matches nothing says so and has no undo: %s', async (sql) => {
    await seed(session, 'create table other (id int primary key)');
    const id = await planned(sql);
    const done = await pipeline.execute(owner, id, true);
    expect(done).toMatchObject({
      state: 'executed',
      result: 'Nothing was changed, so there is nothing to undo.',
      effect: { kind: 'nothing' },
      proof: { undo: 'Right now this would change nothing, so there would be nothing to undo.' },
    });
    expect(done.doneTitle).toMatch(/^Nothing changed: /u);
    await expect(pipeline.undo(owner, id)).rejects.toMatchObject({
      code: 'refused',
      message: 'Nothing was changed, so there is nothing to undo.',
    });
  });

  test('a change of rights, which has no count, can be undone', async () => {
    const id = await planned('revoke update on orders from authenticated;');
    const done = await pipeline.execute(owner, id, true);
    expect(done).toMatchObject({ state: 'executed', effect: { kind: 'access-changed' } });
    const undo = await pipeline.undo(owner, id);
    expect(await pipeline.execute(owner, undo.id, true)).toMatchObject({ state: 'executed' });
  });

  describe('the undo of a dropped column', () => {
    const run = async (sql: string): Promise<string> => {
      const id = await planned(sql);
      await pipeline.execute(owner, id, true);
      return id;
    };

    test('says which rows are others now, and leaves them without a value', async () => {
      await seed(session, `update rates set rate = 1.1`);
      const id = await run('alter table rates drop column rate;');
      await run('delete from rates where id = 1;');
      await run('insert into rates (id) values (1);');
      const undo = await pipeline.undo(owner, id);
      expect(undo).toMatchObject({
        isPartial: true,
        warnings: [
          '1 row of rates was deleted since, and another row has its key now. The earlier value of rate is not put into it.',
        ],
      });
      await pipeline.execute(owner, undo.id, true);
      expect(await session.query('select id, rate::text from rates order by id')).toEqual([
        { id: 1, rate: null },
        { id: 2, rate: '1.1' },
      ]);
    });

    test('does nothing once a row was replaced after it was planned', async () => {
      const id = await run('alter table rates drop column rate;');
      const undo = await pipeline.undo(owner, id);
      await run('delete from rates where id = 1;');
      await run('insert into rates (id) values (1);');
      await expect(pipeline.execute(owner, undo.id, true)).rejects.toThrow('Undo it again.');
      expect(await contents(session)).not.toContain('"rate"');
    });
  });

  test('a plan that would now touch other rows waits for approval again', async () => {
    const id = await planned(`delete from orders where total < 5;`);
    await seed(session, 'insert into orders (id, total) values (100, 1)');
    await expect(pipeline.execute(owner, id, true)).rejects.toThrow('just been proven again');
    expect(await session.query('select count(*)::int as n from orders')).toEqual([{ n: 21 }]);
  });

  test('a plan that became riskier waits for approval again', async () => {
    await seed(session, 'create table other (id int primary key, n int)');
    const id = await planned('alter table other alter column n set not null;');
    await seed(session, 'insert into other values (1, 1)');
    await expect(pipeline.execute(owner, id, true)).rejects.toThrow('just been proven again');
  });

  test('an answer counts all rows that were found, not only those it shows', async () => {
    await seed(session, 'insert into orders (id, total) select n, 1 from generate_series(1001, 1030) n');
    expect(await plan('Show orders')).toMatchObject({ outcome: { text: '50 found: orders.' } });
    await seed(session, 'insert into orders (id, total) select n, 1 from generate_series(2001, 3455) n');
    expect(await plan('Show orders')).toMatchObject({
      outcome: { text: '1,505 found, the first 50 are shown: orders.' },
    });
  });

  test('typed SQL that only reads is answered with rows', async () => {
    expect(await plan('select version();')).toMatchObject({
      success: true,
      outcome: {
        kind: 'answer',
        text: '1 found: rows your SQL returned.',
        table: { columns: ['version'], rows: [[expect.stringContaining('PostgreSQL 17')]] },
      },
    });
    expect(await plan('select auth.uid() as me;')).toMatchObject({
      outcome: { kind: 'answer', table: { rows: [[owner]] } },
    });
    expect(
      await plan(`select '2027-01-05'::date as d, 12345678901234567890.10 as n, null as x;`),
    ).toMatchObject({
      outcome: { kind: 'answer', table: { rows: [['2027-01-05', '12345678901234567890.10', null]] } },
    });
    expect(await plan('select * from generate_series(1, 1505) -- all of them')).toMatchObject({
      outcome: { kind: 'answer', text: '1,505 found, the first 200 are shown: rows your SQL returned.' },
    });
    expect(await plan('select 1; select 2;')).toMatchObject({
      outcome: { kind: 'refusal', reason: 'This asks 2 questions at once. Ask them one at a time.' },
    });
  });
});
