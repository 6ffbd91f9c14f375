import type { SupabaseClient } from '@supabase/supabase-js';
import { assert, asyncProperty, string, uniqueArray } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identifier } from '../../packages/engine/src/database/session.ts';
import { databaseApi, type DatabaseApi } from '../support/databaseApi.ts';
import { seed } from './support.ts';

let api: DatabaseApi;
let server: SupabaseClient;

beforeAll(async () => {
  api = await databaseApi();
  server = await api.client('secret');
});
afterAll(() => api.close());

interface Answered {
  readonly status: number;
  readonly error: unknown;
  readonly data: unknown;
}

async function tablesNamed(names: readonly string[]): Promise<void> {
  const made = names.map((name) => {
    const quoted = identifier(name);
    return `drop table if exists ${quoted}; create table ${quoted} (id int primary key, ${name === 'id' ? 'other' : quoted} text);
      insert into ${quoted} values (1, 'a')`;
  });
  await seed(api.session, made.join(';\n'));
  await api.forgetTables();
}

/** Everything a page does with the rows of a table. */
async function rowsOf(name: string): Promise<readonly Answered[]> {
  const table = encodeURIComponent(name);
  return [
    await server.from(table).select('*', { count: 'exact' }).eq('id', 1).order('id').range(0, 5),
    await server.from(table).insert({ id: 2 }).select(),
    await server.from(table).upsert([{ id: 2 }, { id: 3 }]),
    await server.from(table).update({ id: 4 }).eq('id', 3).select('id'),
    await server.from(table).delete().in('id', [2, 4]).select('id'),
    await server.from(table).select('id', { count: 'exact', head: true }),
  ];
}

async function errorsOf(name: string): Promise<readonly unknown[]> {
  return (await rowsOf(name)).flatMap(({ error }) => (error === null ? [] : [error]));
}

/** Requests that name the table and its column where names have their own grammar. */
async function queriesOf(name: string): Promise<readonly Answered[]> {
  const table = encodeURIComponent(name);
  return [
    await server.from(table).select(name),
    await server.from(table).select(`id, ${name}(*)`),
    await server.from(table).select().eq(name, 'a'),
    await server.from(table).select().or(`${name}.eq.a`),
    await server.from(table).select().order(name),
    await server.from(table).upsert({ id: 1, [name]: 'b' }, { onConflict: name }),
    await server
      .from(table)
      .update({ [name]: 'c' })
      .eq('id', 1),
    await server.rpc(name),
  ];
}

describe('names of tables', () => {
  test.each(['طلبات', '日本', '🍰 Kuchen', 'Ünï', 'two words', 'a"b', "it's", 'select', 'rpc', '1', '%41'])(
    'a table called %s is read and written like any other',
    async (name) => {
      await tablesNamed([name]);
      expect(await errorsOf(name)).toEqual([]);
    },
  );

  test('names in any script work without being escaped', async () => {
    for (const name of ['طلبات', '日本', '🍰 Kuchen']) {
      const { data, error } = await server.from(name).select(`id, "${name}"`).eq(name, 'a');
      expect([data, error]).toEqual([[{ id: 1, [name]: 'a' }], null]);
    }
  });

  test('names with a dot or a slash are refused in words', async () => {
    await tablesNamed(['a.b', 'a/b']);
    for (const name of ['a.b', 'a/b'])
      expect((await server.from(encodeURIComponent(name)).select()).error).toMatchObject({
        code: 'PGRST205',
        message: 'Tables with a dot or a slash in their name cannot be reached here.',
      });
  });

  test('no name is an error of the server', async () => {
    const name = string({ unit: 'binary', minLength: 1, maxLength: 15 }).filter(
      (text) => !/[\0./]/u.test(text) && Buffer.byteLength(text) < 64,
    );
    await assert(
      asyncProperty(uniqueArray(name, { minLength: 1, maxLength: 5 }), async (names) => {
        await tablesNamed(names);
        for (const each of names) {
          expect([each, await errorsOf(each)]).toEqual([each, []]);
          const statuses = (await queriesOf(each)).map(({ status }) => status);
          expect([each, statuses.filter((status) => status >= 500)]).toEqual([each, []]);
        }
      }),
      { numRuns: 10 },
    );
  });
});

test('what breaks a rule of a table is an error of the caller, in the words of the database', async () => {
  await seed(
    api.session,
    `create domain even as int check (value % 2 = 0);
     create table stays (id int primary key, nights int check (nights > 0), during int4range,
       pairs even, exclude using gist (during with &&));
     create view long_stays as select * from stays where nights > 6 with check option;
     insert into stays values (1, 1, '[1,5)', 2)`,
  );
  await api.forgetTables();
  for (const [table, values, code, status] of [
    ['stays', { id: 2, nights: 0 }, '23514', 400],
    ['stays', { id: 2, pairs: 3 }, '23514', 400],
    ['stays', { id: 2, during: '[4,9)' }, '23P01', 400],
    ['long_stays', { id: 2, nights: 1 }, '44000', 400],
    ['stays', { id: 1 }, '23505', 409],
    ['stays', { id: null }, '23502', 400],
    ['stays', { id: 2, during: '[9,4)' }, '22000', 400],
  ] as const)
    expect(await server.from(table).insert(values)).toMatchObject({ status, error: { code } });
  expect((await server.from('stays').select('id')).data).toEqual([{ id: 1 }]);
});

describe('nothing that a request says is an error of the server', () => {
  let visitor: SupabaseClient;

  beforeAll(async () => {
    await seed(
      api.session,
      `create table circles (id int primary key);
       alter table circles enable row level security;
       create policy round on circles for all using (exists (select from circles c where c.id = circles.id));
       create table things (id int primary key, name text unique, sizes int[], raw bytea, open boolean, more jsonb,
         found tsvector, wanted tsquery);
       create view pairs as select name, count(*) from things group by name;
       create materialized view later as select id from things with no data;
       create function only_one() returns int language plpgsql as
         'declare one int; begin select id into strict one from things; return one; end';
       create function ends_early() returns int language plpgsql as 'begin commit; return 1; end';
       create function claims() returns int language plpgsql as 'begin assert false, ''not so''; return 1; end';
       create function pays() returns int language plpgsql as
         'begin raise sqlstate ''PT402'' using message = ''pay first''; end'`,
    );
    await api.forgetTables();
    visitor = await api.client('publishable');
  });

  test('an access rule that reads its own table is named', async () => {
    const rows = visitor.from('circles');
    for (const asked of [
      rows.select(),
      rows.insert({ id: 1 }).select(),
      rows.update({ id: 2 }).eq('id', 1),
      rows.delete().eq('id', 1),
    ])
      expect(await asked).toMatchObject({
        status: 400,
        error: { code: '42P17', details: null, hint: expect.stringContaining('reads the table itself') },
      });
    expect(await rows.select('id', { head: true, count: 'exact' })).toMatchObject({ status: 400 });
  });

  test('values that do not fit their column are refused', async () => {
    const rows = server.from('things');
    const long = Array.from({ length: 20_000 }, (_, at) => ((at * 7919) % 99_991).toString(36)).join('');
    for (const [code, asked] of [
      ['22P02', rows.insert({ id: 1, name: { a: 1 } })],
      ['22P02', rows.insert({ id: 1, sizes: { a: 1 } })],
      ['22P02', rows.insert({ id: 1, raw: 'zz' })],
      ['22P02', rows.insert({ id: 1, open: 'maybe' })],
      ['22P02', rows.select().filter('sizes', 'cs', '1')],
      ['22P02', rows.select().eq('raw', '\\x1')],
      ['54000', rows.insert({ id: 1, name: long })],
      ['54000', rows.insert({ id: 1, sizes: '{'.repeat(9) })],
      ['54001', rows.insert({ id: 1, more: '['.repeat(40_000) + ']'.repeat(40_000) })],
      ['XX000', rows.insert({ id: 1, wanted: `${'!'.repeat(40_000)}a` })],
    ] as const)
      expect([code, await asked]).toMatchObject([code, { status: 400, error: { code } }]);
    expect((await rows.select()).data).toEqual([]);
  });

  test('addresses that cannot be read, and what a view cannot do, are refused', async () => {
    for (const [code, asked] of [
      ['PGRST100', server.from('things').select('"')],
      ['54011', server.from('things').select(Array.from({ length: 1700 }, (_, at) => `c${at}:id`).join())],
      ['55000', server.from('later').select()],
      ['55000', server.from('pairs').insert({ name: 'a' })],
    ] as const)
      expect([code, await asked]).toMatchObject([code, { status: 400, error: { code } }]);
    expect(await server.from('things').select('"', { head: true })).toMatchObject({ status: 400 });
  });

  test('functions that fail on their data or in their own code say so', async () => {
    for (const [name, code, status] of [
      ['only_one', 'P0002', 400],
      ['ends_early', '2D000', 400],
      ['claims', 'P0004', 400],
      ['pays', 'PT402', 402],
    ] as const)
      expect(await server.rpc(name)).toMatchObject({ status, error: { code } });
  });
});
