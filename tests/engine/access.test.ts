import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { measureAccess, readAccess } from '../../packages/engine/src/access/measure.ts';
import { execute } from '../../packages/engine/src/database/execute.ts';
import { prove } from '../../packages/engine/src/database/prove.ts';
import type { SqlSession } from '../../packages/engine/src/database/session.ts';
import { measured } from './access.support.ts';
import { contents, dropTables, freshDatabase, owner, seed } from './support.ts';

const ada = 'aaaaaaaa-0000-4000-8000-000000000001';
const ben = 'aaaaaaaa-0000-4000-8000-000000000002';
const own = `create policy own on orders to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))`;

let session: SqlSession;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ session, close } = await freshDatabase());
});
afterAll(() => close());
beforeEach(async () => {
  await dropTables(session);
  await session.run('delete from auth.users');
  await session.query('insert into auth.users (id, email) values ($1, $2), ($3, $4)', [
    ada,
    'ada@example.org',
    ben,
    'ben@example.org',
  ]);
});

const ordersSql = `create table orders (id int primary key, user_id uuid references auth.users, item text not null);
  insert into orders select n, case when n <= 4 then '${ada}'::uuid when n <= 7 then '${ben}'::uuid end, 'lamp' from generate_series(1, 20) n`;
const { table, matrix, stopped } = measured(() => session);

describe('who reads, adds, changes and deletes', () => {
  test('people reach their own rows, a stranger none, the server all', async () => {
    await seed(session, `${ordersSql}; alter table orders enable row level security; ${own}`);
    expect(await matrix('orders')).toEqual({
      stranger: [0, 0, 0, 0],
      personA: [4, 1, 4, 4],
      personB: [3, 1, 3, 3],
      service: [20, 1, 20, 20],
    });
    expect(await table('orders')).toMatchObject({ total: 20, owned: true, unlocked: false, examples: false });
  });

  test('a public table is read by everybody and changed by nobody', async () => {
    await seed(
      session,
      `create table products (id serial primary key, name text unique); insert into products (name) values ('a'), ('b');
       alter table products enable row level security; create policy p on products for select using (true)`,
    );
    expect(await matrix('products')).toMatchObject({ stranger: [2, 0, 0, 0], personA: [2, 0, 0, 0] });
  });

  test('without row-level security everybody does everything', async () => {
    await seed(
      session,
      `create table prices (id int primary key, email text); insert into prices values (1, 'x'), (2, 'y')`,
    );
    expect(await matrix('prices')).toMatchObject({ stranger: [2, 1, 2, 2], personB: [2, 1, 2, 2] });
    expect(await table('prices')).toMatchObject({ unlocked: true, personal: ['email'] });
  });

  test('a form can be filled in by strangers who cannot read it', async () => {
    await seed(
      session,
      `create table newsletter (id uuid primary key default gen_random_uuid(), email text unique); insert into newsletter (email) values ('a@example.org');
       alter table newsletter enable row level security; create policy form on newsletter for insert to anon with check (true)`,
    );
    expect(await matrix('newsletter')).toMatchObject({ stranger: [0, 1, 0, 0], personA: [0, 0, 0, 0] });
  });

  test('a rule that lets everybody change rows shows even where they cannot be read', async () => {
    await seed(
      session,
      `${ordersSql}; alter table orders enable row level security; ${own}; create policy open on orders for update to anon using (true)`,
    );
    expect((await matrix('orders')).stranger).toEqual([0, 0, 20, 0]);
  });

  test('a rule that lets people take over the rows of others shows', async () => {
    await seed(
      session,
      `${ordersSql}; alter table orders enable row level security;
       create policy see on orders for select to authenticated using (true);
       create policy take on orders for update to authenticated using (true) with check (user_id = (select auth.uid()))`,
    );
    expect((await matrix('orders')).personA).toEqual([20, 0, 20, 0]);
  });

  test('a view with the rights of its owner shows what the rules of its table hide', async () => {
    await seed(
      session,
      `${ordersSql}; alter table orders enable row level security; create view all_orders as select * from orders;
       create view counts with (security_invoker) as select user_id, count(*) from orders group by 1`,
    );
    expect((await matrix('all_orders')).stranger).toEqual([20, 1, 20, 20]);
    expect((await matrix('counts')).stranger).toEqual([0, 0, 0, 0]);
    expect((await matrix('orders')).stranger).toEqual([0, 0, 0, 0]);
  });

  test('rights on columns count', async () => {
    await seed(
      session,
      `create table profiles (id int primary key, name text, email text); insert into profiles values (1, 'Ada', 'a'), (2, 'Ben', 'b');
       revoke all on profiles from anon, authenticated; grant select (name), update (name) on profiles to anon`,
    );
    expect(await matrix('profiles')).toMatchObject({ stranger: [2, 0, 2, 0], personA: [0, 0, 0, 0] });
    expect((await table('profiles')).personal).toEqual([]);
  });

  test('an empty table is tried with example rows', async () => {
    await seed(
      session,
      `create table orders (id int primary key, user_id uuid not null references auth.users, item text not null);
       alter table orders enable row level security; ${own}`,
    );
    expect(await table('orders')).toMatchObject({ examples: true, total: 2 });
    expect(await matrix('orders')).toMatchObject({ stranger: [0, 0, 0, 0], personA: [1, 1, 1, 1] });
  });

  test('an empty table whose defaults and rules depend on the signed-in person is tried too', async () => {
    await session.run(`update auth.users set email = null where id = '${ada}'`);
    await seed(
      session,
      `create table orders (
         id uuid primary key default gen_random_uuid(),
         user_id uuid not null default auth.uid() references auth.users,
         email text not null default auth.email()
       );
       alter table orders enable row level security;
       create policy see on orders for select to authenticated using (user_id = (select auth.uid()));
       create policy place on orders for insert to authenticated
         with check (user_id = (select auth.uid()) and email = (select auth.email()))`,
    );
    expect(await matrix('orders')).toEqual({
      stranger: [0, 0, 0, 0],
      personA: [1, 1, 0, 0],
      personB: [1, 1, 0, 0],
      service: [2, 1, 2, 2],
    });
  });
});

describe('what rules alone do not decide', () => {
  test('a rule that refers to its own table is a finding', async () => {
    await seed(
      session,
      `create table members (id int primary key, team int); insert into members values (1, 1);
       alter table members enable row level security;
       create policy team on members using (team in (select team from members))`,
    );
    expect(await stopped('members', 'stranger', 'read')).toBe('recursion');
    expect((await matrix('members')).service).toEqual([1, 1, 1, 1]);
  });

  test('a rule that fails is reported, and other tables are still tried', async () => {
    await seed(
      session,
      `create table broken (id int primary key); insert into broken values (0);
       alter table broken enable row level security; create policy b on broken using (1 / id > 0);
       create view failing as select 1 / id from broken; ${ordersSql}`,
    );
    expect(await stopped('broken', 'stranger', 'read')).toBe('error');
    expect(await stopped('failing', 'service', 'read')).toBe('error');
    expect((await matrix('orders')).stranger[0]).toBe(20);
  });

  test('other data that refers to the rows does not count as an access rule', async () => {
    await seed(
      session,
      `${ordersSql}; create table lines (id int primary key, order_id int references orders); insert into lines values (1, 1)`,
    );
    expect((await matrix('orders')).service).toEqual([20, 1, 20, 20]);
    expect(await stopped('orders', 'service', 'delete')).toBe('constraint');
  });

  test('a check that the new row cannot pass is not a refusal', async () => {
    await seed(
      session,
      `create table sums (id int primary key, a int check (a > 5), b int not null); insert into sums values (1, 6, 2);
       alter table sums add check (id < 3)`,
    );
    expect(await matrix('sums')).toMatchObject({ stranger: [1, 1, 1, 1] });
    expect(await stopped('sums', 'stranger', 'add')).toBe('constraint');
  });
});

describe('limits', () => {
  test('names with quotes and emoji, and tables without a primary key', async () => {
    await seed(
      session,
      `create table "a""b 🍕's" ("c""d" text); insert into "a""b 🍕's" values ('x'), ('y')`,
    );
    expect((await matrix(`a"b 🍕's`)).stranger).toEqual([2, 1, 2, 2]);
  });

  test("of a large table some rows are changed, people's own among them", async () => {
    await seed(
      session,
      `create table orders (id int primary key, user_id uuid, item text); insert into orders select n, null, 'x' from generate_series(1, 5000) n;
       insert into orders values (9001, '${ada}', 'x'), (9002, '${ada}', 'x'); alter table orders enable row level security; ${own}`,
    );
    const { people } = await table('orders');
    expect(people.find(({ person }) => person === 'personA')).toMatchObject({
      read: { rows: 2 },
      change: { rows: 2, tried: 1002 },
      delete: { rows: 2 },
    });
  });

  test('thirty tables are all tried', async () => {
    await seed(
      session,
      Array.from(
        { length: 30 },
        (_, at) => `create table t${at} (id int primary key, a text); insert into t${at} values (1, 'x')`,
      ).join(';'),
    );
    await session.run('begin');
    const { tables, leftOut } = await measureAccess(session, { hasTime: () => true });
    await session.run('rollback');
    expect(tables).toHaveLength(30);
    expect(leftOut).toBe(0);
    expect(tables.every(({ people }) => people.every(({ read }) => read.stopped === undefined))).toBe(true);
  });

  test('tables for which there is no time are named, not guessed', async () => {
    await seed(session, ordersSql);
    await session.run('begin');
    const { tables } = await measureAccess(session, { hasTime: () => false });
    await session.run('rollback');
    expect(tables[0]?.people[0]?.read).toEqual({ rows: 0, stopped: 'untried' });
  });
});

test('nothing is left: rows, people, numbers, role and claims', async () => {
  await session.run('delete from auth.users');
  await seed(
    session,
    `create table notes (id serial primary key, user_id uuid references auth.users, text text); insert into notes (text) values ('a'), ('b'); alter table notes force row level security; create table empty (id serial primary key, a text not null)`,
  );
  await session.run('grant all on all sequences in schema public to anon, authenticated, service_role');
  const state = async (): Promise<unknown> => [
    await contents(session),
    await session.query(
      `select current_user, current_setting('role') as role, current_setting('request.jwt.claims', true) as claims,
         current_setting('session_replication_role') as replication, (select count(*)::int from auth.users) as people,
         (select json_agg(c::text order by c.oid) from pg_class c where relnamespace = 'public'::regnamespace) as catalog`,
    ),
    await session.query(
      'select last_value::int, is_called from notes_id_seq union all select last_value::int, is_called from empty_id_seq',
    ),
  ];
  const before = await state();
  await readAccess(session);
  expect(await state()).toEqual(before);
});

test('the advisor reads from the database what could be improved', async () => {
  await seed(
    session,
    `${ordersSql}; create index on orders (user_id); create table lines (order_id int references orders, other int references orders, name text);
     create index on lines (name, order_id); create index on lines (other) where other > 3; create view all_orders as select * from orders;
     create view safe with (security_invoker = true) as select * from orders;
     alter table lines enable row level security; create policy open on lines for delete using (true)`,
  );
  const { advice } = await readAccess(session);
  expect(advice.map(({ rule, table: name, evidence }) => [rule, name, evidence])).toEqual([
    ['always-true', 'lines', 'Rule “open”: using (true)'],
    ['row-security-off', 'orders', '0 rules, none in force'],
    ['no-primary-key', 'lines', '0 rows, no primary key'],
    ['owner-rights', 'all_orders', 'security_invoker is off'],
    ['key-without-index', 'lines', 'Foreign key (order_id), no index starts with it'],
    ['key-without-index', 'lines', 'Foreign key (other), no index starts with it'],
  ]);
});

describe('a plan that opens something says so', () => {
  async function proven(sql: string): Promise<readonly string[]> {
    const id = '00000000-0000-4000-9000-00000000000f';
    const proof = await prove(session, { id, sql, owner, trusted: false });
    if (!proof.ok) throw new Error(proof.error.message);
    const { risk, findings } = proof.value;
    return [risk, ...findings.filter(({ rule }) => rule === 'opens-access').map(({ sentence }) => sentence)];
  }

  beforeEach(() => seed(session, `${ordersSql}; alter table orders enable row level security; ${own}`));

  test.each([
    [
      'create policy all_can on orders for select using (true)',
      'This opens orders: strangers could read 0 of 20, now 20 of 20.',
    ],
    [
      'alter table orders disable row level security',
      'This opens orders: strangers could read 0 of 20, now 20 of 20, and add no rows, now they can, and change 0 of 20, now 20 of 20, and delete 0 of 20, now 20 of 20.',
    ],
    [
      'alter policy own on orders using (true)',
      'This opens orders: people who sign in could read 4 of 20, now 20 of 20, and change 4 of 20, now 20 of 20, and delete 4 of 20, now 20 of 20.',
    ],
  ])('%s', async (sql, sentence) => {
    expect(await proven(sql)).toEqual(['high', sentence]);
  });

  test('the undo of a plan that closed something says so too', async () => {
    await seed(session, 'create policy all_can on orders for select using (true)');
    const request = {
      id: '00000000-0000-4000-9000-000000000010',
      sql: 'drop policy all_can on orders',
      owner,
      trusted: false,
    };
    const proof = await prove(session, request);
    if (!proof.ok) throw new Error(proof.error.message);
    expect(proof.value.findings.map(({ rule }) => rule)).not.toContain('opens-access');
    const done = await execute(session, { ...request, hash: 'h', ...proof.value });
    if (!done.ok) throw new Error(done.error.kind);
    const undo = await prove(session, {
      ...request,
      id: '00000000-0000-4000-9000-000000000011',
      sql: done.value.undoSql ?? '',
      trusted: true,
      undoOf: request.id,
    });
    if (!undo.ok) throw new Error(undo.error.message);
    expect(undo.value.risk).toBe('high');
    expect(undo.value.findings[0]?.sentence).toBe(
      'This opens orders: strangers could read 0 of 20, now 20 of 20.',
    );
  });

  test('and one that closes something or only changes rows does not', async () => {
    expect((await proven('drop policy own on orders')).slice(1)).toEqual([]);
    expect(await proven(`insert into orders (id, item) values (99, 'x')`)).toEqual(['low']);
  });
});
