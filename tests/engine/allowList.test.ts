import { describe, expect, test } from 'vitest';
import { isReadOnly, refusalOf } from '../../packages/engine/src/database/allowList.ts';
import { parseScript } from '../../packages/engine/src/database/parse.ts';

async function judge(sql: string): Promise<string | undefined> {
  const parsed = await parseScript(sql);
  return parsed.ok ? refusalOf(parsed.value) : parsed.error;
}

/** The call of the only function that a trigger of a plan may run. */
const touch = 'extensions.moddatetime(updated_at)';

describe('statements that may be planned', () => {
  test.each([
    'select 1',
    'select name, count(*) from customers group by name order by 2 desc limit 5',
    'with big as (select * from orders where total > 5) select * from big',
    "insert into customers (name) values ('drop table x; --')",
    'update orders set total = total * 1.1 where id = 3',
    'delete from orders where status = $$copy$$',
    'create table t (id uuid primary key default gen_random_uuid(), owner uuid references auth.users (id) default auth.uid())',
    'alter table t add column a int, alter column b set not null, enable row level security',
    'create policy p on t for select to authenticated using ((select auth.uid()) = owner)',
    'drop table public.t cascade',
    'create unique index i on t (lower(name))',
    'select 1; select 2',
    'create trigger keep before update on t for each row execute function extensions.moddatetime(updated_at)',
    'revoke update on table t from anon, authenticated',
    'grant update (name, "Phone") on table public.t to authenticated',
    'alter table t add exclude using gist (int8range(a, a) with &&, tstzrange(b, c) with &&)',
    "update t set a = initcap(b), c = date_trunc('week', d)::date, e = extract(month from d)",
  ])('%s', async (sql) => {
    expect(await judge(sql)).toBeUndefined();
  });
});

describe('statements that are refused with a reason', () => {
  test.each([
    ['begin', /Transaction control/],
    ['delete from a; commit; delete from b', /Transaction control/],
    ['rollback', /Transaction control/],
    ['copy t from stdin', /COPY/],
    [`copy t to program 'id'`, /COPY/],
    ['set role postgres', /roles or session/],
    ['reset role', /roles or session/],
    ['set session authorization postgres', /roles or session/],
    ['create role x superuser', /roles/],
    ['grant all on t to anon', /rights/],
    ['do $$ begin loop end loop; end $$', /DO/],
    [`select set_config('role', 'postgres', true)`, /set_config/],
    [`update t set a = (select set_config('role', 'x', true))`, /set_config/],
    [`select pg_read_file('/etc/passwd')`, /pg_read_file/],
    [`select pg_catalog.pg_sleep(100)`, /pg_sleep/],
    [`select lo_import('/etc/passwd')`, /lo_import/],
    ['select * from pg_authid', /system/],
    ['select * from pg_catalog.pg_class', /pg_catalog/],
    ['select * from information_schema.tables', /information_schema/],
    ['select * from auth.users', /auth/],
    ['delete from auth.users', /auth/],
    ['drop table auth.users', /schemas/],
    ['insert into saywright.applied values (1)', /saywright/],
    ['create table saywright.x (a int)', /saywright/],
    ['alter table auth.users add column x int', /auth/],
    ['create policy p on auth.users using (true)', /auth/],
    ['create function f() returns int language sql as $$ select 1 $$', /functions/],
    ['create trigger t after insert on a execute function f()', /triggers/],
    ...[
      `create trigger t after update on a for each row execute function ${touch}`,
      `create trigger t before insert on a for each row execute function ${touch}`,
      `create trigger t before update or delete on a for each row execute function ${touch}`,
      `create trigger t before update on a for each statement execute function ${touch}`,
      `create trigger t before update of b on a for each row execute function ${touch}`,
      `create trigger t before update on a for each row when (old.b is null) execute function ${touch}`,
      `create or replace trigger t before update on a for each row execute function ${touch}`,
      'create trigger t before update on a for each row execute function extensions.moddatetime()',
      'create trigger t before update on a for each row execute function moddatetime(b)',
      'create trigger t before update on a for each row execute function extensions.other(b)',
    ].map((sql): [string, RegExp] => [sql, /Creating triggers is not allowed/]),
    [`create trigger t before update on auth.users for each row execute function ${touch}`, /auth/],
    ...[
      'grant select on t to anon',
      'grant update on t to public',
      'grant update on t to postgres',
      'grant update on t to anon with grant option',
      'grant update, delete on t to anon',
      'grant update on all tables in schema public to anon',
      'grant update on sequence s to anon',
      'revoke update on t from service_role',
      'revoke update on t from anon cascade',
      'grant anon to authenticated',
    ].map((sql): [string, RegExp] => [sql, /not allowed/]),
    ['grant update on auth.users to anon', /auth/],
    ['create extension dblink', /not allowed/],
    ['vacuum', /not allowed/],
    ['alter system set x = 1', /not allowed/],
    ['explain analyze delete from t', /not allowed/],
    ['select * into x from t', /SELECT INTO/],
    ['select * from t for update', /Locking/],
    ['create index concurrently i on t (a)', /CONCURRENTLY/],
    ['create temp table t (a int)', /Temporary/],
    [`select 'pg_authid'::regclass`, /system catalog/],
    ['alter table t disable trigger all', /not allowed/],
    ['alter table t owner to postgres', /not allowed/],
    ['drop schema public cascade', /Only tables/],
    ['merge into a using b on a.id = b.id when matched then delete', /not allowed/],
    ['this is not sql', /syntax error/],
    ['', /no statement/],
    ['-- only a comment', /no statement/],
  ])('%s', async (sql, reason) => {
    expect(await judge(sql)).toMatch(reason);
  });
});

test('a delete inside WITH is not a read', async () => {
  const read = async (sql: string): Promise<boolean> => {
    const parsed = await parseScript(sql);
    return parsed.ok && isReadOnly(parsed.value);
  };
  expect(await read('select 1')).toBe(true);
  expect(await read('with gone as (delete from t returning 1) select * from gone')).toBe(false);
  expect(await read('select 1; delete from t')).toBe(false);
});
