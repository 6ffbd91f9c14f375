import { testRule, type Examples } from './sqlRisk.support.ts';

const own = 'create policy p on orders for';
const locked = { tables: { orders: { rowSecurity: true, policies: [] } } } as const;
const unlocked = { tables: { orders: { rowSecurity: false } } } as const;
const guarded = {
  tables: {
    orders: {
      policies: [
        { name: 'p', command: 'select', roles: ['public'], permissive: true },
        { name: 'q', command: 'insert', roles: ['public'], permissive: true },
      ],
    },
  },
} as const;

/** The catalogue of high risks: destroying data, opening access, and unreadable statements. */
const table: Readonly<Record<string, Examples>> = {
  H1: {
    high: [
      'drop table orders',
      'drop table if exists public.orders, hidden.orders cascade',
      'drop schema hidden',
      'drop type mood',
      'drop materialized view m',
      'drop database shop',
      'drop view v cascade',
      'drop index i cascade',
      'drop function f() cascade',
      ['drop view v', { dependents: { v: ['report'] } }],
    ],
    medium: ['drop view v', 'drop function f()', 'create table t (id int); drop table t'],
    not: [
      'drop index i',
      'drop policy p on orders',
      'drop trigger t on orders',
      "select 'drop table orders'",
    ],
  },
  H2: {
    high: [
      'truncate orders',
      'truncate orders, small',
      'truncate table orders cascade',
      'truncate orders restart identity',
    ],
    medium: ['create table t (id int); truncate t'],
    not: ['delete from orders', "select 'truncate orders'"],
  },
  H3: {
    high: [
      'delete from orders',
      'update orders set a = 1',
      'delete from orders where 1 = 1',
      'delete from orders where 1 < 2 or a = 1',
      'delete from orders where id = id',
      'delete from orders where id >= id and a + 1 <= a + 1',
      'delete from orders where a is null or a is not null',
      'delete from orders where not (1 = 2) and true',
      'delete from orders where a = 1 or not (1 = 2)',
      "update orders set a = 1 where 'a' = 'a'",
      'merge into orders o using small s on true when matched then delete',
      'merge into orders o using small s on o.id = s.id when not matched by source then delete',
      'explain analyze delete from orders',
      'explain (analyze 1) delete from orders',
      'with d as (delete from orders returning *) select * from d',
    ],
    medium: ['create table t (id int); delete from t'],
    not: [
      'delete from orders where id = 1',
      'delete from orders where a = 1 or b = 2',
      'delete from orders where a = 1 or not b',
      'delete from orders where a is null or b is not null',
      'explain delete from orders',
      'explain (analyze false) delete from orders',
      'explain (analyze 0) delete from orders',
      'delete from orders where a in (select a from small)',
      'delete from orders where (a, 1) = (a, 2)',
      'merge into orders o using small s on o.id = s.id when matched then delete',
      'merge into orders o using small s on true when matched then do nothing',
    ],
  },
  H4: {
    high: [
      'alter table orders drop column a',
      'alter table orders drop column a cascade',
      'alter table orders drop constraint orders_pkey',
      ['alter table orders drop column a', { tables: { orders: { columns: { a: { filled: 1 } } } } }],
      ['alter table orders drop column a', { dependents: { 'orders.a': ['v'] } }],
      ['alter table orders drop column a cascade', { tables: { orders: { columns: { a: { filled: 0 } } } } }],
      ['alter table orders drop constraint k', { tables: { orders: { constraints: { k: 'unique' } } } }],
    ],
    medium: [
      ['alter table orders drop column a', { tables: { orders: { columns: { a: { filled: 0 } } } } }],
      ['alter table orders drop column a', { tables: { orders: { counted: 0 } } }],
      ['alter table orders drop constraint k', { tables: { orders: { constraints: { k: 'check' } } } }],
      'create table t (a int); alter table t drop constraint t_pkey',
    ],
    low: ['create table t (a int, b int); alter table t drop column b'],
    not: ['alter table orders add column a int', 'alter table orders alter column a drop not null'],
  },
  H5: {
    high: [
      'alter table orders alter column a type int',
      'alter table orders alter column a type text[]',
      'alter table orders alter column a type varchar(10)',
      'alter table orders alter column a type text using left(a, 1)',
      'alter table bare alter column a type int using a::int',
      [
        'alter table orders alter column a type int',
        { tables: { orders: { columns: { a: { type: 'bigint' } } } } },
      ],
    ],
    medium: [
      'alter table orders alter column a type text',
      'alter table orders alter column a type text using a::text',
      [
        'alter table orders alter column a type bigint',
        { tables: { orders: { columns: { a: { type: 'integer' } } } } },
      ],
      [
        'alter table orders alter column a type int',
        { tables: { orders: { columns: { a: { survives: true } } } } },
      ],
      ['alter table orders alter column a type int', { tables: { orders: { counted: 0 } } }],
    ],
    low: ['create table t (a int); alter table t alter column a type text'],
    not: ['alter table orders alter column a set default 1', 'select a::int from orders'],
  },
  H6: {
    high: [
      'alter table orders disable row level security',
      'create table t (id int); alter table t disable row level security',
      `${own} all using (true)`,
      `${own} insert with check (true)`,
      `${own} update using ((select true))`,
      `${own} delete to anon using (id = id)`,
      `${own} delete using (user_id = auth.uid() or true)`,
      `${own} delete using ('t'::boolean)`,
      'alter policy p on orders using (true)',
      ['alter policy q on orders with check (true)', guarded],
      ['drop policy p on orders; drop policy q on orders', guarded],
      [`${own} select using (user_id = 1)`, unlocked],
      'create table t (id int); create policy p on t using (id = 1)',
    ],
    medium: [
      'drop policy p on orders',
      ['drop policy p on orders', guarded],
      ['drop policy p on orders; drop policy q on orders; create policy r on orders using (id = 1)', guarded],
      ['drop policy p on hidden.orders', { tables: { 'hidden.orders': { policies: [] } } }],
      'alter table orders no force row level security',
      'create table t (id int); alter table t enable row level security; drop policy p on t',
      'alter policy p on orders using (id = 1)',
      'alter policy p on orders to anon',
    ],
    not: [
      `${own} all using (false)`,
      `${own} all using (user_id = (select auth.uid()))`,
      `${own} all using ((select a from small) = 1)`,
      `${own} all to service_role using (true)`,
      `${own} all using (auth.role() <> 'anon')`,
      'create policy p on orders as restrictive for all using (true)',
      `${own} select using (true)`,
      'alter table orders enable row level security',
      [`alter table orders enable row level security; ${own} all using (user_id = 1)`, unlocked],
      ['create policy p on orders using ((select true from small))', locked],
    ],
  },
  H7: {
    high: [
      'grant insert on orders to anon',
      'grant all on orders to authenticated',
      'grant all (a) on orders to anon',
      'grant select on orders to bob with grant option',
      'grant select on all tables in schema public to public',
      'alter default privileges in schema public grant select on tables to anon',
      ['grant select on orders to anon', unlocked],
      ['grant update on orders to members', { exposedRoles: ['members'] }],
    ],
    medium: [
      'grant select on orders to anon',
      'grant execute on function f() to anon',
      'grant usage on schema hidden to anon',
    ],
    not: [
      'grant insert on orders to service_role',
      'revoke all on orders from anon',
      'alter default privileges in schema public revoke select on tables from anon',
    ],
  },
  H8: {
    high: [
      'create view v as select * from orders',
      'create view v with (security_invoker = true) as select * from auth.users',
      'create materialized view v as select id from auth.users',
      'create foreign table f (id int) server s',
      'alter view v set (security_invoker = false)',
      'alter view v reset (security_invoker)',
      ['create view hidden.v as select 1', { exposedSchemas: ['hidden'] }],
    ],
    not: [
      'create view v with (security_invoker = on) as select * from orders',
      'create view hidden.v as select * from orders',
      'alter view v set (security_invoker = true)',
      'alter view hidden.v reset (security_invoker)',
      'alter view v set (security_barrier)',
      'select * from orders',
    ],
  },
  H9: {
    high: [
      "create function f() returns int security definer language sql as 'select 1'",
      "create function f() returns int security definer set search_path = '' language sql as 'select 1'",
      'alter function f() security definer',
      "create function hidden.f() returns int security definer language sql as 'select 1'",
    ],
    not: ["create function f() returns int language sql as 'select 1'", 'alter function f() immutable'],
  },
  H10: {
    high: [
      `${own} select using (auth.jwt() -> 'user_metadata' ->> 'role' = 'admin')`,
      `${own} all using ((select raw_user_meta_data ->> 'a' from auth.users) = 'x')`,
      "alter policy own on orders using ((auth.jwt() -> 'user_metadata') is not null)",
    ],
    not: [
      `${own} select using (auth.jwt() -> 'app_metadata' ->> 'role' = 'admin')`,
      "select 'user_metadata'",
    ],
  },
  H11: {
    high: [
      'create table people (id int primary key, password text)',
      'create table people ("apiKey" text, national_id text)',
      ['alter table orders add column access_token text', unlocked],
      'create table t (id int); alter table t add column card_number text',
    ],
    not: [
      'create table people (password text); alter table people enable row level security',
      'create table hidden.people (password text)',
      'create temporary table people (password text)',
      'create table people (passenger text, pinned boolean, tokenized_at date)',
      'alter table orders add column password text',
      'create table copies (like orders)',
    ],
  },
  H12: {
    high: [
      "do $$ begin execute 'dr' || 'op table orders'; end $$",
      'call p()',
      "copy orders to program 'x'",
      "copy orders from '/tmp/x'",
      'create extension dblink',
      "alter role anon password 'x'",
      'alter role anon rename to visitor',
      'delete from auth.users where id is null',
      'create trigger t after insert on auth.users execute function f()',
      "select pg_read_file('x')",
      "create function f() returns int language plpgsql as 'begin execute x; end'",
      ['select wipe()', { functions: ['wipe'] }],
      ['select * from hidden.wipe(1)', { functions: ['hidden.wipe'] }],
    ],
    not: [
      'create extension pgcrypto with schema extensions',
      'create table t (u uuid references auth.users)',
      'select now()',
      'copy orders to stdout',
      'copy auth.users to stdout',
      'create function f() returns int language sql begin atomic select 1; end',
      ['select wipe()', { functions: ['other'] }],
    ],
  },
  H13: {
    high: [
      'listen x',
      'prepare p as delete from orders',
      'explain analyze execute p',
      'create schema s create table t (id int)',
      'alter table orders inherit small',
      'alter table orders owner to anon',
      'lock table orders',
      'create rule r as on insert to orders do also delete from small',
      ['update small set a = 1 where b = 2', { scope: ['orders'] }],
      ['with a as (select 1) select * from a, small', { scope: ['orders'] }],
    ],
    not: [
      'select 1',
      'create schema s',
      'alter table orders add column x int',
      [
        'with small as (select 1) update orders set a = 1 where b in (select * from small)',
        { scope: ['orders'] },
      ],
      ['create table t (id int); insert into t values (1)', { scope: [] }],
      ['create temporary table t (id int)', { scope: [] }],
    ],
  },
  H14: {
    high: [
      'alter table orders disable trigger all',
      'alter table orders disable trigger t',
      'alter table orders disable rule r',
      'set session_replication_role = replica',
      'set local session_replication_role = replica',
    ],
    medium: ['create table t (id int); alter table t disable trigger user'],
    not: ['alter table orders enable trigger t', 'reset session_replication_role', 'set local role anon'],
  },
  H15: {
    high: [
      'create table t (email text references auth.users (email))',
      'alter table orders add foreign key (phone) references auth.users (phone)',
      'alter table orders add column e text references auth.users (email)',
    ],
    not: [
      'create table t (u uuid references auth.users (id))',
      'create table t (u uuid references auth.users)',
      'create table t (e text references customers (email))',
    ],
  },
};

for (const [rule, examples] of Object.entries(table)) testRule(rule, examples);
