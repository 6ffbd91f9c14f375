import type { SupabaseClient } from '@supabase/supabase-js';
import { assert, asyncProperty, string, uniqueArray } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { identifier } from '../../packages/engine/src/database/session.ts';
import { description } from '../../packages/engine/src/projectApi/openApi.ts';
import { readSchema } from '../../packages/engine/src/projectApi/schema.ts';
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

/** Requests that name the table and its column where names have a grammar of their own. */
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

describe('functions', () => {
  const [ben, cleo] = ['b0000000-0000-4000-8000-000000000000', 'c0000000-0000-4000-8000-000000000000'];
  let visitor: SupabaseClient;
  let signedIn: SupabaseClient;
  let other: SupabaseClient;

  beforeAll(async () => {
    await api.session.query(
      `insert into auth.users (id, email) values ($1, 'ben@example.org'), ($2, 'cleo@example.org')`,
      [ben, cleo],
    );
    await seed(
      api.session,
      `create table notes (id int primary key, owner uuid, text text);
       alter table notes enable row level security;
       create policy own on notes for all to authenticated using (owner = auth.uid()) with check (owner = auth.uid());
       insert into notes values (1, '${ben}', 'one'), (2, '${ben}', 'two'), (3, '${cleo}', 'three');
       create function sum_of(a int, b int default 10) returns int language sql immutable as 'select a + b';
       create function my_notes(term text) returns setof notes language sql stable as
         'select * from notes where text like term || ''%''';
       create function note_one() returns notes language sql stable as 'select * from notes where id = 1';
       create function add_note(id int, text text) returns void language sql as
         'insert into notes values (id, auth.uid(), text)';
       create function tags_of(tags text[], more jsonb) returns jsonb language sql immutable as
         'select jsonb_build_object(''tags'', tags, ''more'', more)';
       create function for_staff() returns text language sql stable as 'select ''secret''';
       revoke execute on function for_staff() from public;
       grant execute on function for_staff() to service_role;
       create function refuses() returns int language plpgsql as
         'begin raise exception ''too late'' using hint = ''come earlier''; end';
       create function takes_over() returns text language plpgsql as
         'begin execute ''reset role''; return current_user; end';
       create function takes_claims() returns text language plpgsql as
         'begin perform set_config(''request.jwt.claims'', ''{"sub":"${ben}"}'', false); return auth.uid(); end'`,
    );
    await api.forgetTables();
    [visitor, signedIn, other] = [
      await api.client('publishable'),
      await api.client('publishable', ben),
      await api.client('publishable', cleo),
    ];
  });

  test('are called with arguments, by POST, GET and HEAD', async () => {
    for (const options of [{}, { get: true }]) {
      expect((await visitor.rpc('sum_of', { a: 1, b: 2 }, options)).data).toBe(3);
      expect((await visitor.rpc('sum_of', { a: 1 }, options)).data).toBe(11);
    }
    expect(await visitor.rpc('sum_of', { a: 1 }, { head: true })).toMatchObject({ status: 200, data: null });
    const args = { tags: ['a', 'b,"c'], more: { deep: [1, null] } };
    expect((await visitor.rpc('tags_of', args)).data).toEqual(args);
  });

  test('answer with the rows of the caller, which are filtered and sorted like those of a table', async () => {
    const texts = async (client: SupabaseClient, get: boolean): Promise<unknown> =>
      (await client.rpc('my_notes', { term: 't' }, { get }).select('text').order('text')).data;
    for (const get of [false, true]) {
      expect(await texts(signedIn, get)).toEqual([{ text: 'two' }]);
      expect(await texts(other, get)).toEqual([{ text: 'three' }]);
      expect(await texts(visitor, get)).toEqual([]);
      expect(await texts(server, get)).toEqual([{ text: 'three' }, { text: 'two' }]);
    }
    const counted = await server.rpc('my_notes', { term: '' }, { count: 'exact' }).gte('id', 2).range(0, 0);
    expect([counted.data, counted.count]).toEqual([[{ id: 2, owner: ben, text: 'two' }], 2]);
    expect((await signedIn.rpc('note_one')).data).toEqual({ id: 1, owner: ben, text: 'one' });
  });

  test('write only what the caller may write, and never by GET', async () => {
    expect(await signedIn.rpc('add_note', { id: 4, text: 'four' })).toMatchObject({
      status: 204,
      error: null,
    });
    expect((await signedIn.from('notes').select('owner').eq('id', 4)).data).toEqual([{ owner: ben }]);
    expect((await visitor.rpc('add_note', { id: 5, text: 'x' })).error).toMatchObject({ code: '42501' });
    expect(await signedIn.rpc('add_note', { id: 5, text: 'x' }, { get: true })).toMatchObject({
      status: 405,
    });
    expect((await server.from('notes').select('id').gte('id', 5)).data).toEqual([]);
  });

  test('are refused to those without the right to them, and where they do not exist', async () => {
    for (const client of [visitor, signedIn])
      expect((await client.rpc('for_staff')).error).toMatchObject({ code: '42501' });
    expect((await server.rpc('for_staff')).data).toBe('secret');
    for (const [name, args] of [
      ['none', {}],
      ['sum_of', { wrong: 1 }],
      ['sum_of', {}],
      ['pg_sleep', { seconds: 9 }],
      ['set_config', { setting_name: 'role', new_value: 'postgres', is_local: false }],
    ] as const)
      expect(await server.rpc(name, args)).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
  });

  test('report their own errors, and values of the wrong type', async () => {
    expect(await visitor.rpc('refuses')).toMatchObject({
      status: 400,
      error: { code: 'P0001', message: 'too late', hint: 'come earlier' },
    });
    expect(await visitor.rpc('sum_of', { a: 'one' })).toMatchObject({
      status: 400,
      error: { code: '22P02' },
    });
  });

  test('are described with what they take and return, which is what they really do', async () => {
    await seed(
      api.session,
      `create domain cents as int;
       create type mood as enum ('calm', 'busy');
       create type span as (low cents, high int);
       create function f_add(a int, b cents default 10, c mood default 'calm') returns cents
         language sql immutable as 'select a + b';
       create function f_rows(n int) returns setof notes language sql stable as
         'select * from notes order by id limit n';
       create function f_row() returns notes language sql stable as 'select * from notes order by id limit 1';
       create function f_table(a int) returns table (b int, c mood[]) language sql as
         'select a, ''{busy}''::mood[]';
       create function f_out(a int, out b int, out c text) language sql as 'select a, ''x''';
       create function f_inout(inout a int) language sql as 'select a + 1';
       create function f_span() returns span language sql as 'select row(1, 2)::span';
       create function f_values() returns setof text language sql as 'select ''a'' union all select ''b''';
       create function f_list(variadic a int[]) returns int[] language sql as 'select a';
       create function f_body(jsonb) returns jsonb language sql as 'select $1';
       create function f_nothing() returns void language sql as 'select 1';
       create function f_over(a int) returns int language sql as 'select 1';
       create function f_over(a int, b text) returns text language sql as 'select b';
       create function f_trigger() returns trigger language plpgsql as 'begin return new; end';
       create function f_any(a anyelement) returns anyelement language sql as 'select a';
       create function f_unnamed(int) returns int language sql as 'select 1';
       create function f_record() returns setof record language sql as 'select 1, 2';
       create procedure f_procedure() language sql as 'select 1'`,
    );
    await api.forgetTables();
    const own = (await readSchema(api.session)).functions.filter(({ name }) => name.startsWith('f_'));
    const type = (name: string, more: object = {}) => ({ type: name, array: false, enum: false, ...more });
    const field = (name: string, of: string, more: object = {}) => ({ ...type(of, more), name });
    const taken = (name: string, of: string, more: object = {}) => ({
      optional: false,
      ...field(name, of, more),
    });
    const value = (of: string, more: object = {}) => ({ kind: 'value', ...type(of, more) });
    const columns = (...all: readonly object[]) => ({ kind: 'columns', columns: all });
    const notes = { kind: 'relation', relation: 'notes' };
    const given = { optional: true };
    expect(own.map(({ name, arguments: all, returns }) => [name, all, returns])).toEqual([
      [
        'f_add',
        [taken('a', 'int4'), taken('b', 'int4', given), taken('c', 'mood', { ...given, enum: true })],
        value('int4'),
      ],
      ['f_body', [taken('', 'jsonb')], value('jsonb')],
      ['f_inout', [taken('a', 'int4')], columns(field('a', 'int4'))],
      ['f_list', [taken('a', 'int4', { array: true })], value('int4', { array: true })],
      ['f_nothing', [], { kind: 'nothing' }],
      ['f_out', [taken('a', 'int4')], columns(field('b', 'int4'), field('c', 'text'))],
      ['f_over', [taken('a', 'int4')], value('int4')],
      ['f_over', [taken('a', 'int4'), taken('b', 'text')], value('text')],
      ['f_row', [], notes],
      ['f_rows', [taken('n', 'int4')], notes],
      ['f_span', [], columns(field('low', 'int4'), field('high', 'int4'))],
      [
        'f_table',
        [taken('a', 'int4')],
        columns(field('b', 'int4'), field('c', 'mood', { array: true, enum: true })),
      ],
      ['f_values', [], value('text')],
    ]);
    expect(own.flatMap(({ name, many }) => (many ? [name] : []))).toEqual(['f_rows', 'f_table', 'f_values']);

    const [note] = (await server.from('notes').select().order('id').limit(1)).data ?? [];
    for (const [name, args, answer] of [
      ['f_add', { a: 1 }, 11],
      ['f_body', { a: [1] }, { a: [1] }],
      ['f_inout', { a: 1 }, { a: 2 }],
      ['f_list', { a: [1, 2] }, [1, 2]],
      ['f_nothing', {}, null],
      ['f_out', { a: 1 }, { b: 1, c: 'x' }],
      ['f_over', { a: 1 }, 1],
      ['f_over', { a: 1, b: 'x' }, 'x'],
      ['f_row', {}, note],
      ['f_rows', { n: 1 }, [note]],
      ['f_span', {}, { low: 1, high: 2 }],
      ['f_table', { a: 1 }, [{ b: 1, c: ['busy'] }]],
      ['f_values', {}, ['a', 'b']],
    ] as const)
      expect([name, (await server.rpc(name, args)).data]).toEqual([name, answer]);
  });

  test('are described to those who may call them', async () => {
    const described = async (role: 'anon' | 'service_role'): Promise<unknown> => {
      const { body } = await description(api.session, role, 'http://shop.localhost');
      return z.object({ paths: z.unknown() }).parse(await new Response(body).json()).paths;
    };
    expect(await described('service_role')).toHaveProperty(['/rpc/for_staff', 'get']);
    const open = await described('anon');
    expect(open).not.toHaveProperty(['/rpc/for_staff']);
    expect(open).toHaveProperty(['/rpc/add_note', 'post']);
    expect(open).not.toHaveProperty(['/rpc/add_note', 'get']);
  });

  test('give nobody the claims of another, and leave no role to the next request', async () => {
    expect((await other.rpc('takes_claims')).error).toMatchObject({ code: '42501' });
    await visitor.rpc('takes_over');
    expect((await visitor.from('notes').select()).data).toEqual([]);
    expect((await other.from('notes').select('id')).data).toEqual([{ id: 3 }]);
  });
});
