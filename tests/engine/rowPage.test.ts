import { rowScript } from '@saywright/domain/write';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listTables } from '../../packages/engine/src/database/read.ts';
import { readRowPage, type RowPage, type RowRequest } from '../../packages/engine/src/database/rowPage.ts';
import { identifier, type SqlSession } from '../../packages/engine/src/database/session.ts';
import { freshDatabase, seed } from './support.ts';

let session: SqlSession;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ session, close } = await freshDatabase());
  await seed(
    session,
    `create table customers (id int primary key, name text not null, email varchar(40) unique);
     insert into customers values (1, 'Lina', 'lina@example.org'), (2, 'tomás', null), (3, 'Mara', 'M@example.org');
     create table "order ""items"" 🧾" (
       "select" int, "a.b" uuid default gen_random_uuid(), customer_id int references customers (id),
       "O'Neil" text, primary key ("select", "a.b"));
     insert into "order ""items"" 🧾" ("select", "a.b", customer_id, "O'Neil")
       select i / 3, ('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, 1 + i % 3,
         case when i % 4 = 0 then null else 'x' || i % 5 end
       from generate_series(1, 20) i;
     create table odd (
       id int generated always as identity primary key, raw bytea, tags text[], during int4range, doc json,
       docb jsonb, at timestamptz, ratio double precision, place point, twice int generated always as (1 + 1) stored,
       status text check (status in ('open', 'done')));
     insert into odd (raw, tags, during, doc, docb, at, ratio, place, status) values
       ('\\x00ff', '{a,"b,c",NULL}', '[1,5)', '{"a": 1}', '{"b":2}', 'infinity', 'NaN', '(1,2)', 'open'),
       (null, '{}', 'empty', '[]', 'null', '-infinity', '-Infinity', null, null),
       ('', null, null, null, null, '2024-02-29 12:00:00.123456+00', 0.1, '(0,0)', 'done');
     create table loose (word text);
     insert into loose select 'w' || i from generate_series(1, 7) i;
     create table none ();
     create table long (id int primary key, body text);
     insert into long values (1, repeat('é', 1500)), (2, repeat('é', 1000))`,
  );
});
afterAll(() => close());

async function page(table: string, request: Partial<RowRequest> = {}): Promise<RowPage> {
  const found = await readRowPage(session, { table, filters: [], search: '', limit: 100, ...request });
  if (!found.ok) throw new Error(found.error);
  return found.value;
}

/** All rows of a table, read page by page. */
async function allKeys(table: string, request: Partial<RowRequest>): Promise<readonly string[]> {
  const keys: string[] = [];
  for (let after: RowRequest['after']; ;) {
    const { rows, next } = await page(table, { ...request, after });
    keys.push(...rows.map(({ key, cells }) => (key.length > 0 ? key.join(' ') : String(cells[0]))));
    if (next === null) return keys;
    after = next;
  }
}

const items = 'order "items" 🧾';

describe('pages of rows', () => {
  test.each([
    ['by primary key', {}],
    ['by a column with empty values', { sort: { column: "O'Neil", direction: 'ascending' } }],
    ['downwards', { sort: { column: "O'Neil", direction: 'descending' } }],
    ['by a part of the key', { sort: { column: 'select', direction: 'descending' } }],
  ] as const)('show each row once, %s, whatever the size of a page', async (_, request) => {
    const whole = await allKeys(items, request);
    expect(new Set(whole).size).toBe(20);
    for (const limit of [1, 3, 7, 19, 20]) expect(await allKeys(items, { ...request, limit })).toEqual(whole);
  });

  test('put rows without a value last in both directions', async () => {
    for (const direction of ['ascending', 'descending'] as const) {
      const { rows } = await page('customers', { sort: { column: 'email', direction } });
      expect(rows.at(-1)?.key).toEqual(['2']);
    }
  });

  test.each(['raw', 'tags', 'during', 'doc', 'docb', 'at', 'ratio', 'place', 'twice', 'status'])(
    'can be sorted by %s and read on from any row',
    async (column) => {
      for (const direction of ['ascending', 'descending'] as const) {
        const keys = await allKeys('odd', { sort: { column, direction }, limit: 1 });
        expect(keys.toSorted()).toEqual(['1', '2', '3']);
      }
    },
  );

  test.each(['ascending', 'descending'] as const)(
    'sorted %s by a column with an index read only the rows they show',
    async (direction) => {
      await seed(
        session,
        `create table if not exists many (id int primary key, total int);
         insert into many select i, i % 997 from generate_series(1, 20000) i on conflict do nothing;
         create index if not exists many_by_total on many (total)`,
      );
      await session.run('analyze many');
      const asked: string[] = [];
      const watched: SqlSession = {
        ...session,
        query: (sql, values) => {
          asked.push(sql);
          return session.query(sql, values);
        },
      };
      const request = {
        table: 'many',
        filters: [],
        search: '',
        limit: 100,
        sort: { column: 'total', direction },
      };
      const first = await readRowPage(watched, request);
      if (!first.ok) throw new Error(first.error);
      await readRowPage(watched, { ...request, after: first.value.next ?? [] });
      const pages = asked.filter((sql) => sql.includes('is not null'));
      expect(pages).toHaveLength(2);
      for (const sql of pages) {
        const plan = JSON.stringify(await session.query(`explain ${sql}`));
        expect(plan).toContain('many_by_total');
        expect(plan).not.toContain('Seq Scan');
      }
    },
  );

  test('go on where a row was removed or added meanwhile, without leaving out another', async () => {
    const first = await page('long', { limit: 1 });
    await seed(session, `insert into long values (0, 'earlier'); delete from long where id = 1`);
    const rest = await page('long', { limit: 1, after: first.next ?? [] });
    expect(rest.rows.map(({ key }) => key)).toEqual([['2']]);
    await seed(session, `delete from long where id = 0; insert into long values (1, repeat('é', 1500))`);
  });

  test('of a table without a primary key have no keys, and still show each row once', async () => {
    expect(await allKeys('loose', { limit: 2 })).toEqual(['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7']);
    const sort = { column: 'word', direction: 'descending' } as const;
    expect(await allKeys('loose', { limit: 3, sort })).toHaveLength(7);
    expect((await page('loose')).key).toEqual([]);
  });

  test('say how many rows match, on the first page only', async () => {
    const first = await page(items, { limit: 3 });
    expect(first.total).toEqual({ count: 20, isExact: true });
    expect((await page(items, { limit: 3, after: first.next ?? [] })).total).toBeNull();
  });

  test('of a table without columns and of an unknown one are answered, not thrown', async () => {
    expect((await page('none')).rows).toEqual([]);
    const request = { filters: [], search: '', limit: 5 };
    expect(await readRowPage(session, { ...request, table: 'none"; drop table odd; --' })).toEqual({
      ok: false,
      error: expect.stringContaining('There is no table called'),
    });
  });
});

describe('a large table', () => {
  beforeAll(() =>
    seed(
      session,
      `create table big (id int primary key, word text);
       insert into big select n, case when n = 399990 then 'needle' when n % 4 = 0 then 'straw' else 'hay' end
         from generate_series(1, 400000) n;
       analyze big`,
    ),
  );
  afterAll(() => seed(session, 'drop table big'));

  test('is counted by a sample, and what an index finds is counted exactly', async () => {
    expect((await page('big')).total).toEqual({ count: 400_000, isExact: false });
    expect((await page('big', { search: 'STRAW' })).total).toEqual({ count: 100_000, isExact: false });
    const early = { filters: [{ column: 'id', operator: 'at-most', value: '2000' } as const] };
    expect((await page('big', early)).total).toEqual({ count: 2000, isExact: true });
  });

  test('is in the list of tables with an estimate, beside others that were counted', async () => {
    const tables = await listTables(session);
    expect(tables).toContainEqual(expect.objectContaining({ name: 'big', rows: 400_000, isCounted: false }));
    expect(tables).toContainEqual(expect.objectContaining({ name: items, rows: 20, isCounted: true }));
  });

  test('is searched in stretches, each of which says where the next one begins', async () => {
    const found: string[] = [];
    const stretches: (string | null)[] = [];
    let after: readonly (string | null)[] | null | undefined;
    while (after !== null) {
      const { rows, next } = await page('big', { search: 'needle', ...(after && { after }) });
      found.push(...rows.map(({ key }) => key.join()));
      stretches.push(next && next.join());
      after = next;
    }
    expect(found).toEqual(['399990']);
    expect(stretches).toEqual(['100000', '200000', '300000', '400000', null]);
  });

  test('shows the first page of a search at once, in the order of its key', async () => {
    const first = await page('big', { search: 'straw', limit: 2 });
    expect(first.rows.map(({ key }) => key)).toEqual([['4'], ['8']]);
    expect(first.next).toEqual(['8']);
    const second = await page('big', { search: 'straw', limit: 1, after: ['8'] });
    expect(second.rows.map(({ key }) => key)).toEqual([['12']]);
  });
});

describe('values', () => {
  test('are the texts of Postgres, and a missing one differs from an empty one', async () => {
    const { columns, rows } = await page('odd');
    const [first, second, third] = rows.map(({ cells }) =>
      Object.fromEntries(columns.map(({ name }, at) => [name, cells[at]])),
    );
    expect(first).toMatchObject({
      raw: String.raw`\x00ff`,
      tags: '{a,"b,c",NULL}',
      during: '[1,5)',
      doc: '{"a": 1}',
      at: 'infinity',
      ratio: 'NaN',
      place: '(1,2)',
    });
    expect(second).toMatchObject({ raw: null, tags: '{}', during: 'empty', at: '-infinity', docb: 'null' });
    expect(third).toMatchObject({ raw: String.raw`\x`, tags: null, ratio: '0.1' });
  });

  test('longer than a thousand characters are shortened and marked', async () => {
    const { rows } = await page('long');
    expect(rows.map(({ cells, cut }) => [cells[1]?.length, cut])).toEqual([
      [1000, [1]],
      [1000, []],
    ]);
  });

  test('come with what is known of their columns', async () => {
    const { columns, key, referencedBy } = await page('customers');
    expect(key).toEqual(['id']);
    expect(columns[1]).toMatchObject({ name: 'name', type: 'text', nullable: false, generated: false });
    expect(referencedBy).toEqual([{ table: items, column: 'customer_id', to: 'id' }]);
    const odd = await page('odd');
    expect(odd.columns.filter(({ generated }) => generated).map(({ name }) => name)).toEqual(['id', 'twice']);
    expect(odd.columns.find(({ name }) => name === 'status')?.choices).toEqual(['open', 'done']);
    const { columns: itemColumns } = await page(items);
    expect(itemColumns[2]?.references).toEqual({ table: 'customers', column: 'id' });
  });
});

describe('filters and search', () => {
  const keysOf = async (...request: Parameters<typeof page>): Promise<readonly string[]> =>
    (await page(...request)).rows.map(({ key }) => key.join(' '));
  const where = (column: string, operator: RowRequest['filters'][number]['operator'], value = '') => ({
    filters: [{ column, operator, value }],
  });

  test.each([
    ['name', 'is', 'Lina', ['1']],
    ['name', 'is-not', 'Lina', ['2', '3']],
    ['email', 'is-not', 'lina@example.org', ['2', '3']],
    ['name', 'contains', 'MÁ', ['2']],
    ['name', 'starts-with', 'm', ['3']],
    ['id', 'less', '2', ['1']],
    ['id', 'at-most', '2', ['1', '2']],
    ['id', 'more', '2', ['3']],
    ['id', 'at-least', '10', []],
    ['email', 'empty', '', ['2']],
    ['email', 'filled', '', ['1', '3']],
    ['name', 'is', String.raw`\' or true --`, []],
  ] as const)('%s %s %s', async (column, operator, value, keys) => {
    expect(await keysOf('customers', where(column, operator, value))).toEqual(keys);
  });

  test.each([
    ['doc', '[]', ['2']],
    ['at', 'infinity', ['1']],
    ['ratio', 'NaN', ['1']],
    ['tags', '{}', ['2']],
    ['place', '(1,2)', ['1']],
  ] as const)('read the value as the type of %s', async (column, value, keys) => {
    expect(await keysOf('odd', where(column, 'is', value))).toEqual(keys);
  });

  test('a value that does not fit its column is explained', async () => {
    const { filters } = where('id', 'is', 'seven');
    const request = { table: 'customers', filters, search: '', limit: 5 };
    expect(await readRowPage(session, request)).toEqual({
      ok: false,
      error: expect.stringMatching(/^“seven” is not a whole number/u),
    });
  });

  test('a search looks into texts and numbers, its wildcards are ordinary characters', async () => {
    expect(await keysOf('customers', { search: 'EXAMPLE' })).toEqual(['1', '3']);
    expect(await keysOf('customers', { search: '3' })).toEqual(['3']);
    expect(await keysOf('customers', { search: '%' })).toEqual([]);
  });

  test('several filters apply together, and the total counts what they leave', async () => {
    const { rows, total } = await page('customers', {
      filters: [
        { column: 'id', operator: 'at-least', value: '2' },
        { column: 'email', operator: 'filled', value: '' },
      ],
    });
    expect(rows).toHaveLength(1);
    expect(total).toEqual({ count: 1, isExact: true });
  });
});

test('rows become SQL that makes the same rows again, whatever their types and names', async () => {
  const tables = [items, 'odd', 'loose', 'customers', 'none'];
  await session.run('begin');
  try {
    for (const table of tables) {
      const { columns, rows } = await page(table);
      const written = [...columns.entries()].filter(([, { generated, identity }]) => !generated || identity);
      const sql = rowScript(
        table,
        written.map(([, { name }]) => name),
        rows.map(({ cells }) => written.map(([at]) => cells[at] ?? null)),
      );
      await session.run(`truncate ${identifier(table)} cascade`);
      await session.run(sql);
      expect((await page(table)).rows).toEqual(rows);
    }
  } finally {
    await session.run('rollback');
  }
});
