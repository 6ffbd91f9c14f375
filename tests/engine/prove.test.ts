import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { execute } from '../../packages/engine/src/database/execute.ts';
import { prove, type Proof } from '../../packages/engine/src/database/prove.ts';
import type { SqlSession } from '../../packages/engine/src/database/session.ts';
import { freshDatabase, owner, seed } from './support.ts';

let session: SqlSession;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ session, close } = await freshDatabase());
});
afterAll(() => close());
beforeEach(async () => {
  await session.run('drop table if exists orders, customers, loose cascade');
  await seed(
    session,
    `create table orders (id int primary key, user_id uuid references auth.users, status text not null default 'new');
     alter table orders enable row level security;
     insert into orders (id, status) select n, case when n <= 37 then 'test' else 'new' end from generate_series(1, 1204) n`,
  );
});

let counter = 0;
async function tryOut(sql: string): Promise<{ id: string; proof: Awaited<ReturnType<typeof prove>> }> {
  const id = `00000000-0000-4000-9000-${String((counter += 1)).padStart(12, '0')}`;
  return { id, proof: await prove(session, { id, sql, owner, trusted: false }) };
}

async function proven(sql: string): Promise<Proof> {
  const { proof } = await tryOut(sql);
  if (!proof.ok) throw new Error(proof.error.message);
  return proof.value;
}

describe('what a proof counts', () => {
  test('rows deleted of all rows', async () => {
    const proof = await proven(`delete from orders where status = 'test'`);
    expect(proof.effects.rows).toEqual([
      { table: 'orders', inserted: 0, updated: 0, deleted: 37, before: 1204 },
    ]);
    expect(proof.risk).toBe('high');
    expect(proof.samples[0]).toMatchObject({
      caption: '3 of the 37 rows to be deleted',
      columns: ['user_id', 'status'],
    });
    expect(proof.samples[0]?.rows).toHaveLength(3);
  });

  test('rows changed by a plan that also renames what they are known by', async () => {
    const renamed = await proven(
      `update orders set status = 'sent' where id = 1; alter table orders rename column status to state`,
    );
    expect(renamed.samples).toMatchObject([{ columns: ['user_id', 'state'], rows: [[null, 'sent']] }]);
    const moved = await proven(
      `update orders set status = 'sent' where id = 1; alter table orders rename to sales`,
    );
    expect(moved.samples).toEqual([]);
  });

  test('a new table with row-level security', async () => {
    const proof = await proven(
      'create table customers (id uuid primary key); alter table customers enable row level security',
    );
    expect(proof.effects).toMatchObject({
      tablesCreated: ['customers'],
      rowSecurityOn: ['customers'],
      rows: [],
    });
    expect(proof.effects.bytes).toBeGreaterThan(0);
    expect(proof.risk).toBe('low');
  });

  test('rows lost with a dropped table', async () => {
    const proof = await proven('drop table orders');
    expect(proof.effects.tablesDropped).toEqual([{ name: 'orders', count: 1204 }]);
    expect(proof.findings.map((finding) => finding.rule)).toEqual(['H1']);
  });

  test('auth.uid() is the founder while a plan runs', async () => {
    await session.query('insert into auth.users (id) values ($1) on conflict do nothing', [owner]);
    const proof = await proven('insert into orders (id, user_id) values (9001, auth.uid())');
    expect(proof.samples[0]?.rows).toEqual([[owner, 'new']]);
  });
});

describe('what cannot be proven', () => {
  test('a database objection is explained and changes nothing', async () => {
    const { proof } = await tryOut('insert into orders (id) values (1)');
    expect(proof).toMatchObject({ ok: false, error: { kind: 'failed' } });
    expect(proof).toHaveProperty(
      'error.message',
      'A row of orders with id 1 exists already, and no two may have the same. Use another value, or change that row first. Nothing was changed.',
    );
  });

  test.each([
    [
      'alter table members add unique (member_number)',
      'At least two rows of members have member number 0042. Change or delete all but one of them first.',
    ],
    [
      'alter table members add unique (member_number, age)',
      'At least two rows of members have member number 0042 and age 30. Change or delete all but one of them first.',
    ],
    [
      `insert into members (id, member_number) values (4, null)`,
      'Member number of members must be filled in, and a row would have none. Say what it should be.',
    ],
    [
      'alter table members alter age set not null',
      'Age is empty in at least one row of members, so it cannot be required. Fill it in first.',
    ],
    [
      'update members set age = -1',
      'A row would break the rule “age” of members. Use a value that the rule allows, or change the rule first.',
    ],
    [
      'alter table members add constraint adults check (age > 60)',
      'At least one row breaks the rule “adults” of members. Change or delete such rows first.',
    ],
    [
      'insert into visits (id, member_id) values (2, 9)',
      'There is no row of members for member id 9 in visits. Add it first, or use another value.',
    ],
    [
      'delete from members where id = 1',
      'Rows of visits belong to the row with id 1. Change or delete them first.',
    ],
    [
      'alter table members alter note type integer using note::integer',
      '“many” is not a whole number. Change it first.',
    ],
    ['alter table members alter note type date using note::date', '“many” is not a date. Change it first.'],
    [`update members set joined = '2026-02-30'`, '“2026-02-30” is out of range. Use another value.'],
    [
      'update members set fee = 12345',
      'A number is too large for its column, where it must be below 1,000. Use a smaller one.',
    ],
    [`update members set age = '99999999999'`, '“99999999999” is out of range. Use another value.'],
    [
      `update members set short = 'abcdef'`,
      'A text is longer than the 3 characters that its column holds. Shorten it first.',
    ],
    [
      'insert into stays (id, room_id, nights) values (2, 7, int4range(2, 4))',
      'Another row of stays overlaps this one, and no two may. Use another time, or change that row first.',
    ],
    [
      'alter table shifts add exclude using gist (int4range(id, id + 9) with &&)',
      'At least two rows of shifts overlap. Change or delete one of them first.',
    ],
    [
      `insert into loans (tool_id) values ('00000000-0000-4000-8000-000000000001')`,
      'A row of loans with the same tool exists already, and no two may have the same. Use another value, or change that row first.',
    ],
    [`update members set mood = 'angry'`, '“angry” is not one of the values of mood. Change it first.'],
  ])('rows that break a rule are named without the words of the database: %s', async (sql, words) => {
    await seed(
      session,
      `create type mood as enum ('glad');
create table members (id int primary key, member_number text not null, age int check (age >= 0), note text, joined date, fee numeric(5,2), short varchar(3), mood mood);
create table visits (id int primary key, member_id int references members);
insert into members (id, member_number, age, note) values (1, '0042', 30, 'many'), (2, '0042', 30, null), (3, '7', null, null);
create table stays (id int primary key, room_id int, nights int4range,
  exclude using gist (int4range(room_id, room_id, '[]') with &&, nights with &&));
create table loans (id int generated by default as identity primary key, tool_id uuid unique);
insert into visits values (1, 1);
create table shifts (id int primary key);
insert into shifts values (1), (2);
insert into stays values (1, 7, int4range(1, 3));
insert into loans (tool_id) values ('00000000-0000-4000-8000-000000000001');`,
    );
    const { proof } = await tryOut(sql);
    expect(proof).toHaveProperty('error.message', `${words} Nothing was changed.`);
    await seed(session, 'drop table visits, shifts, stays, loans, members; drop type mood');
  });

  test('rows without a key could not be distinguished again', async () => {
    await seed(session, `create table loose (a int); insert into loose values (1)`);
    const { proof } = await tryOut('update loose set a = 2');
    expect(proof).toMatchObject({ ok: false, error: { kind: 'not-undoable' } });
  });

  test.each(['select * from pg_authid', 'select current_setting($$x$$)', 'create table auth.x (a int)'])(
    'a plan has no right outside its own tables: %s',
    async (sql) => {
      expect((await tryOut(sql)).proof).toMatchObject({ ok: false });
    },
  );
});

describe('who can see what', () => {
  const people = ['aaaaaaaa-0000-4000-8000-000000000001', 'aaaaaaaa-0000-4000-8000-000000000002'];
  const policy = `create policy own on orders for all to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id)`;

  test('is asked as a visitor, two owners and the server', async () => {
    for (const person of people)
      await session.query('insert into auth.users (id) values ($1) on conflict do nothing', [person]);
    await session.query('update orders set user_id = $1 where id <= 5', [people[0]]);
    await session.query('update orders set user_id = $1 where id between 6 and 8', [people[1]]);
    const { access } = await proven(policy);
    expect(
      access.map(({ who, own, reads, changes, deletes }) => [who, own, reads, changes, deletes]),
    ).toEqual([
      ['A visitor without an account', 0, 0, 0, 0],
      ['Person A', 5, 5, 5, 5],
      ['Person B', 3, 3, 3, 3],
      ['Your own server', 0, 1204, 1204, 1204],
    ]);
  });

  test('puts in example rows where there are none, and takes them out again', async () => {
    await session.run('truncate orders');
    const { access, effects } = await proven(policy);
    expect(access.map(({ who, total, reads, examples }) => [who, total, reads, examples])).toEqual([
      ['A visitor without an account', 2, 0, true],
      ['Person A', 2, 1, true],
      ['Person B', 2, 1, true],
      ['Your own server', 2, 2, true],
    ]);
    expect(effects.rows).toEqual([]);
    expect(await session.query('select * from orders')).toEqual([]);
  });
});

describe('execution', () => {
  test('is refused when the effect is no longer the proven one', async () => {
    const sql = `delete from orders where status = 'test'`;
    const { id, proof } = await tryOut(sql);
    if (!proof.ok) throw new Error(proof.error.message);
    await session.run(`insert into orders (id, status) values (5000, 'test')`);
    const done = await execute(session, {
      id,
      sql,
      owner,
      trusted: false,
      hash: 'h',
      signature: proof.value.signature,
      undoable: true,
    });
    expect(done).toEqual({ ok: false, error: { kind: 'changed' } });
    expect(await session.query(`select count(*)::int as count from orders where status = 'test'`)).toEqual([
      { count: 38 },
    ]);
  });

  test('leaves no trigger, function or counter behind', async () => {
    const left = (): Promise<unknown> =>
      session.query(`select (select array_agg(tgname) from pg_trigger where not tgisinternal) as triggers,
        (select array_agg(proname order by oid) from pg_proc where oid >= 16384) as functions`);
    const start = await left();
    const sql = `update orders set status = 'seen' where id < 10`;
    const { id, proof } = await tryOut(sql);
    if (!proof.ok) throw new Error(proof.error.message);
    await execute(session, {
      id,
      sql,
      owner,
      trusted: false,
      hash: 'h',
      signature: proof.value.signature,
      undoable: true,
    });
    expect(await left()).toEqual(start);
  });
});
