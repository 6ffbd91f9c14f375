import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseApi, type DatabaseApi } from '../support/databaseApi.ts';
import { seed } from './support.ts';

const people = {
  ben: 'b0000000-0000-4000-8000-000000000000',
  cleo: 'c0000000-0000-4000-8000-000000000000',
} as const;
type Name = keyof typeof people;

/** Tables that keep rows apart by the person in them, by the row they belong to, and under names that need quotes. */
const tables = ['orders', 'notes', 'two words', 'طلبات', 'lines'] as const;
/** What can be read, each with the rows of one person only. */
const readable = [...tables, 'own_orders'] as const;
const idOf = (name: Name): number => (name === 'ben' ? 1 : 2);

let api: DatabaseApi;
let server: SupabaseClient;

beforeAll(async () => {
  api = await databaseApi();
  server = await api.client('secret');
  const rule = (table: string, owns: string): string => `alter table "${table}" enable row level security;
    create policy own on "${table}" for all to authenticated using (${owns}) with check (${owns});
    grant all on "${table}" to anon, authenticated, service_role;`;
  const owned = tables.slice(0, 4).map(
    (table) => `create table "${table}" (id int primary key, user_id uuid default auth.uid(), text text);
      ${rule(table, 'user_id = auth.uid()')}
      insert into "${table}" values (1, '${people.ben}', 'ben'), (2, '${people.cleo}', 'cleo');`,
  );
  await api.session.query(
    `insert into auth.users (id, email) values ($1, 'ben@example.org'), ($2, 'cleo@example.org')`,
    Object.values(people),
  );
  await seed(
    api.session,
    `${owned.join('\n')}
     create table lines (id int primary key, order_id int references orders, text text);
     ${rule('lines', 'exists (select from orders o where o.id = order_id and o.user_id = auth.uid())')}
     insert into lines values (1, 1, 'ben'), (2, 2, 'cleo');
     create view own_orders with (security_invoker) as select id, user_id, text from orders;
     grant all on own_orders to anon, authenticated, service_role;
     create function all_orders() returns setof orders language sql stable as 'select * from orders'`,
  );
  await api.forgetTables();
});
afterAll(() => api.close());

const at = (client: SupabaseClient, table: string) => client.from(encodeURIComponent(table));

/** Every way to read rows. */
async function readings(client: SupabaseClient, table: string): Promise<readonly unknown[]> {
  const rows = at(client, table);
  const answers = [
    await rows.select(),
    await rows.select('text').order('id', { ascending: false }).range(0, 9),
    await rows.select().or('id.eq.1,id.eq.2'),
    await rows.select().in('id', [1, 2]),
    await rows.select().csv(),
    await rows.select('text:text').limit(5),
    ...(table === 'orders' ? [await rows.select('text, lines(text)')] : []),
    ...(table === 'lines' ? [await rows.select('text, orders(text)')] : []),
    await client.rpc('all_orders'),
    await client.rpc('all_orders', {}, { get: true }),
  ];
  return answers.map(({ data }) => data);
}

/** Every way to write rows of somebody else, or to give rows away. */
function writings(
  client: SupabaseClient,
  table: string,
  me: Name,
  other: Name,
): readonly PromiseLike<unknown>[] {
  const rows = at(client, table);
  const owner = table === 'lines' ? { order_id: idOf(other) } : { user_id: people[other] };
  return [
    rows.insert({ id: 9, text: 'forged', ...owner }),
    rows.insert([{ id: 9, text: 'forged', ...owner }]).select(),
    rows.upsert({ id: idOf(other), text: 'forged', ...owner }),
    rows.upsert({ id: idOf(other), text: 'forged' }, { ignoreDuplicates: true }),
    rows.update({ text: 'forged' }).eq('id', idOf(other)).select(),
    rows.update({ text: 'forged' }).eq('text', other),
    rows.update(owner).eq('id', idOf(me)),
    rows.delete().eq('id', idOf(other)).select(),
    rows.delete().neq('text', me),
  ];
}

const stored = async (): Promise<readonly unknown[]> =>
  Promise.all(tables.map(async (table) => (await at(server, table).select().order('id')).data));

test('no table, verb or route shows or changes what is another person’s', async () => {
  const before = await stored();
  let requests = 0;
  for (const [me, other] of [
    ['ben', 'cleo'],
    ['cleo', 'ben'],
  ] as const) {
    const client = await api.client('publishable', people[me]);
    for (const table of readable) {
      for (const shown of await readings(client, table)) {
        requests += 1;
        expect([me, table, JSON.stringify(shown)]).toEqual([me, table, expect.stringContaining(me)]);
        expect([me, table, JSON.stringify(shown)]).not.toEqual([me, table, expect.stringContaining(other)]);
      }
      const counted = await at(client, table).select('*', { count: 'exact', head: true });
      expect([me, table, counted.count]).toEqual([me, table, 1]);
      for (const written of writings(client, table, me, other)) {
        requests += 1;
        await written;
      }
      expect([me, table, await stored()]).toEqual([me, table, before]);
    }
  }
  expect(requests).toBeGreaterThan(200);
});

test('a stranger reaches no row at all', async () => {
  const before = await stored();
  const visitor = await api.client('publishable');
  for (const table of readable) {
    for (const shown of await readings(visitor, table))
      expect(JSON.stringify(shown)).not.toMatch(/ben|cleo/u);
    for (const written of writings(visitor, table, 'ben', 'cleo')) await written;
  }
  expect(await stored()).toEqual(before);
});
