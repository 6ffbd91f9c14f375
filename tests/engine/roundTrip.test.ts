import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catalogText, readCatalog } from '../../packages/engine/src/database/catalog.ts';
import { execute } from '../../packages/engine/src/database/execute.ts';
import { prove } from '../../packages/engine/src/database/prove.ts';
import type { SqlSession } from '../../packages/engine/src/database/session.ts';
import { contents, freshDatabase, owner, seed } from './support.ts';

const shop = `
create table customers (id uuid primary key default gen_random_uuid(), name text not null, email text unique, vip boolean not null default false);
create table orders (
  id bigint generated always as identity primary key,
  customer_id uuid references customers on delete cascade,
  status text not null default 'new' check (status in ('new', 'paid', 'shipped')),
  total numeric(12,2),
  gross numeric generated always as (total * 1.2) stored
);
create table notes (body text);
create index orders_by_status on orders (status);
alter table orders enable row level security;
create policy "see" on orders for select to authenticated using ((select auth.uid()) = customer_id);
insert into customers (id, name, email) select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Name ' || n, 'n' || n || '@example.org' from generate_series(1, 20) n;
insert into orders (customer_id, status, total) select id, case when n % 3 = 0 then 'paid' else 'new' end, n * 1.5 from customers, generate_series(1, 3) n;
insert into notes values ('a'), ('b'), ('b')`;

const plans: readonly (readonly [string, string])[] = [
  [
    'create a table',
    `create table products (id uuid primary key default gen_random_uuid(), name text not null); alter table products enable row level security;`,
  ],
  [
    'create a table and fill it',
    `create table tags (id int primary key, name text); insert into tags values (1, 'x'), (2, 'y');`,
  ],
  ['add a column', `alter table customers add column phone text;`],
  ['add a column with a default', `alter table customers add column points integer not null default 3;`],
  ['rename a column', `alter table customers rename column email to mail;`],
  ['rename a column that a policy names', `alter table orders rename column customer_id to buyer_id;`],
  ['rename a table', `alter table orders rename to purchases;`],
  ['add rows', `insert into customers (name, email) values ('Ada', 'ada@example.org'), ('Bo', null);`],
  ['change all rows', `update orders set status = 'shipped';`],
  [
    'change some rows twice',
    `update orders set total = total + 1 where status = 'paid'; update orders set total = total * 2 where status = 'paid';`,
  ],
  ['change a key', `update orders set id = default where total > 4;`],
  ['delete rows', `delete from orders where status = 'paid';`],
  ['delete rows with a cascade', `delete from customers where name like 'Name 1%';`],
  ['delete everything without a condition', `delete from orders;`],
  ['empty a table', `truncate orders;`],
  ['delete from a table without a key', `delete from notes where body = 'b';`],
  ['drop a table with rows, rules and an index', `drop table orders;`],
  ['drop a table that others point at', `drop table customers cascade;`],
  ['drop a column', `alter table customers drop column email;`],
  ['drop a required column', `alter table customers drop column name;`],
  [
    'change a type',
    `alter table customers alter column vip drop default, alter column vip type text using vip::text;`,
  ],
  ['make a column optional', `alter table customers alter column name drop not null;`],
  ['set a default', `alter table customers alter column name set default 'nobody';`],
  ['add a rule about values', `alter table customers add constraint email_has_at check (email like '%@%');`],
  ['drop a rule about values', `alter table orders drop constraint orders_status_check;`],
  ['add an index', `create index customers_by_name on customers (name);`],
  ['drop an index', `drop index orders_by_status;`],
  [
    'add access rules',
    `alter table customers enable row level security; create policy own on customers for select to authenticated using ((select auth.uid()) = id);`,
  ],
  [
    'replace an access rule',
    `drop policy "see" on orders; create policy "see" on orders for all to authenticated using (true) with check (true);`,
  ],
  ['turn row-level security off', `alter table orders disable row level security;`],
  [
    'insert and delete in one plan',
    `insert into customers (id, name) values ('00000000-0000-4000-8000-00000000ffff', 'Q'); delete from customers where name = 'Q';`,
  ],
  [
    'replace a row by one with the same key and a generated value',
    `alter table customers add column token uuid default gen_random_uuid(); delete from customers where name = 'Name 1'; insert into customers (id, name) values ('00000000-0000-4000-8000-000000000001', 'Replaced');`,
  ],
];

let session: SqlSession;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ session, close } = await freshDatabase());
});
afterAll(() => close());
beforeEach(async () => {
  await session.run('drop table if exists orders, customers, notes, products, tags, purchases cascade');
  await seed(session, shop);
});

let counter = 0;
const nextId = (): string => `00000000-0000-4000-8000-${String((counter += 1)).padStart(12, '0')}`;

async function state(): Promise<string> {
  return `${catalogText(await readCatalog(session))}\n${await contents(session)}`;
}

test('a large table is tried on a part and comes back whole', async () => {
  await seed(
    session,
    `insert into notes select 'x'; create table products (id int primary key, name text); insert into products select n, 'p' || n from generate_series(1, 5000) n`,
  );
  for (const sql of [
    'alter table products drop column name',
    'drop table products',
    `update products set name = 'same'`,
    'delete from products',
  ]) {
    const start = await state();
    const request = { id: nextId(), sql, owner, trusted: false };
    const proof = await prove(session, request);
    if (!proof.ok) throw new Error(`${sql}: ${proof.error.message}`);
    expect(proof.value.undoTried).toEqual({ rows: 2000, of: 5000 });
    const done = await execute(session, {
      ...request,
      hash: 'h',
      signature: proof.value.signature,
      undoable: true,
    });
    if (!done.ok) throw new Error(sql);
    const undo = { id: nextId(), sql: done.value.undoSql ?? '', owner, trusted: true };
    const way = await prove(session, undo);
    if (!way.ok) throw new Error(way.error.message);
    await execute(session, {
      ...undo,
      hash: 'h',
      signature: way.value.signature,
      undoable: way.value.undoable,
    });
    expect(await state()).toBe(start);
  }
});

describe('a plan that is proven', () => {
  test.each(plans)('%s: leaves no trace, runs as proven, and comes back exactly', async (_name, sql) => {
    const start = await state();
    const id = nextId();
    const proof = await prove(session, { id, sql, owner, trusted: false });
    expect(proof).toMatchObject({ ok: true });
    if (!proof.ok) return;
    expect(await state()).toBe(start);

    const done = await execute(session, {
      id,
      sql,
      owner,
      trusted: false,
      hash: 'h',
      signature: proof.value.signature,
      undoable: true,
    });
    expect(done).toMatchObject({ ok: true, value: { effects: { rows: proof.value.effects.rows } } });
    if (!done.ok || done.value.undoSql === null) return;

    const undoId = nextId();
    const undo = { id: undoId, sql: done.value.undoSql, owner, trusted: true };
    const undoProof = await prove(session, undo);
    expect(undoProof).toMatchObject({ ok: true });
    if (!undoProof.ok) return;
    expect(
      await execute(session, {
        ...undo,
        hash: 'h',
        signature: undoProof.value.signature,
        undoable: undoProof.value.undoable,
      }),
    ).toMatchObject({ ok: true });
    expect(await state()).toBe(start);
  });
});

describe('a table whose rows are numbered', () => {
  async function thereAndBack(sql: string): Promise<void> {
    const request = { id: nextId(), sql, owner, trusted: false };
    const proof = await prove(session, request);
    if (!proof.ok) throw new Error(proof.error.message);
    const { signature } = proof.value;
    const done = await execute(session, { ...request, hash: 'h', signature, undoable: true });
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    const undo = { id: nextId(), sql: done.value.undoSql ?? '', owner, trusted: true };
    const way = await prove(session, undo);
    if (!way.ok) throw new Error(way.error.message);
    expect(way.value.undoable).toBe(true);
    await execute(session, { ...undo, hash: 'h', signature: way.value.signature, undoable: true });
  }

  test.each([
    ['a serial column', 'id serial primary key, code int'],
    ['a big serial column beside the key', 'code int primary key, id bigserial'],
    ['an identity column', 'id bigint generated by default as identity primary key, code int'],
    [
      'an identity column with its own steps',
      'id int generated always as identity (start 1000 increment 10 maxvalue 90000 cycle) primary key, code int',
    ],
  ])('%s: is dropped, comes back, and goes on counting', async (_name, columns) => {
    await seed(
      session,
      `create table products (${columns}); insert into products (code) values (1), (2), (3); delete from products where code = 3`,
    );
    const start = await state();
    const sequence = async () =>
      session.query(
        `select s.seqtypid::regtype::text, s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache, s.seqcycle, pg_sequence_last_value(seqrelid) as last
         from pg_sequence s where seqrelid = pg_get_serial_sequence('public.products', 'id')::regclass`,
      );
    const before = await sequence();
    expect(before).toHaveLength(1);
    await thereAndBack('drop table products');
    expect(await state()).toBe(start);
    expect(await sequence()).toEqual(before);
    // The number of the row that was deleted before is not given out again.
    const step = Number(before[0]?.seqincrement);
    await seed(session, 'insert into products (code) values (4)');
    const [row] = await session.query('select id from products where code = 4');
    expect(Number(row?.id)).toBe(Number(before[0]?.last) + step);
  });

  test('that has given out no numbers starts at its start value', async () => {
    await seed(
      session,
      'create table products (id serial primary key, code int); alter sequence products_id_seq restart with 1000',
    );
    await thereAndBack('drop table products');
    await seed(session, 'insert into products (code) values (1)');
    expect(await session.query('select id from products')).toEqual([{ id: 1000 }]);
  });

  test('whose numbered column is dropped gets it back with its numbers', async () => {
    await seed(
      session,
      'create table products (code int primary key, nr serial); insert into products (code) values (1), (2)',
    );
    await thereAndBack('alter table products drop column nr');
    await seed(session, 'insert into products (code) values (3)');
    expect(await session.query('select code, nr from products order by code')).toEqual([
      { code: 1, nr: 1 },
      { code: 2, nr: 2 },
      { code: 3, nr: 3 },
    ]);
  });

  test('that is emptied and restarted gives no number twice after the undo', async () => {
    await seed(
      session,
      'create table products (id serial primary key, code int); insert into products (code) values (1), (2)',
    );
    await thereAndBack('truncate products restart identity');
    await seed(session, 'insert into products (code) values (3)');
    expect(await session.query('select id from products order by id')).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3 },
    ]);
  });
});
