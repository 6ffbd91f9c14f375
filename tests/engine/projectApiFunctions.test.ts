import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
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
