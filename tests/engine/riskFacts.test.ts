import { afterAll, beforeAll, expect, test } from 'vitest';
import { prove } from '../../packages/engine/src/database/prove.ts';
import type { SqlSession } from '../../packages/engine/src/database/session.ts';
import { freshDatabase, owner, seed } from './support.ts';

let session: SqlSession;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ session, close } = await freshDatabase());
  await seed(
    session,
    `create table orders (id int primary key, status text, amount int unique, note text);
     create index by_status on orders (status);
     alter table orders enable row level security;
     create policy "own" on orders for select using (id = 1);
     insert into orders (id, status) select n, 'new' from generate_series(1, 1204) n;
     create table empty (id int primary key, name text)`,
  );
});
afterAll(() => close());

let counter = 0;
async function findings(sql: string): Promise<readonly string[]> {
  const id = `00000000-0000-4000-9100-${String((counter += 1)).padStart(12, '0')}`;
  const proof = await prove(session, { id, sql, owner, trusted: false });
  if (!proof.ok) throw new Error(proof.error.message);
  return proof.value.findings.map(({ rule, level, evidence }) => `${rule} ${level} ${evidence}`);
}

test.each<readonly [string, readonly string[]]>([
  ['create index on orders (amount)', []],
  ['alter table orders add check (amount > 0)', []],
  ['alter table orders drop column note', ['H4 medium orders.note: 0 filled']],
  ['alter table orders drop column status', ['H4 high orders.status: 1204 filled']],
  ['alter table orders drop constraint orders_amount_key', ['H4 high orders.orders_amount_key: unique']],
  [
    'alter table orders alter column amount type bigint',
    ['H5 medium orders: 1204 rows; amount becomes int8'],
  ],
  ['alter table orders alter column status set not null', ['M2 medium orders: 1204 rows; status']],
  ['alter table empty alter column name set not null', []],
  ['alter table empty alter column name type varchar(3)', ['H5 medium empty: 0 rows; name becomes varchar']],
  ['drop policy "own" on orders', ['H6 high orders.own']],
  [`update orders set note = 'x' where id <= 200`, ['M6 medium 200 of orders: 1204 rows']],
  [`delete from orders where id <= 2`, ['M6 high 2 of orders: 1204 rows']],
  ['alter table empty add column order_id int references orders (id)', []],
])('what the database knows is weighed: %s', async (sql, expected) => {
  expect(await findings(sql)).toEqual(expected);
});
