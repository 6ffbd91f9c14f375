import { testRule, type Examples } from './sqlRisk.support.ts';

const indexed = {
  tables: { events: { indexes: { e: { columns: ['customer_id', 'day'], unique: false } } } },
} as const;

/** Rules that only inform. */
const table: Readonly<Record<string, Examples>> = {
  L1: {
    low: [
      'create table t (id int primary key)',
      'alter table orders add column a int',
      "comment on table orders is 'x'",
      'select a from orders limit 5',
      'insert into orders (a) values (1)',
      'alter table events add check (a > 1) not valid',
      'create index concurrently on orders (a)',
      'alter table orders enable row level security',
      'create policy p on orders using (a = 1)',
    ],
    not: [
      'select a from orders',
      'alter table orders add column a int default 1',
      'drop table orders',
      'with d as (delete from orders returning a) select a from d limit 5',
    ],
  },
  L2: {
    low: [
      'create table public.t (id serial primary key)',
      'create table public.t (id bigint primary key, a varchar(10))',
      'create table public.t (id bigint primary key, a timestamp)',
      'create table public.t (id bigint primary key, a json)',
      'create table public.t (id int generated always as identity primary key)',
      'create table public.t (a bigint)',
      'create table t (id bigint primary key)',
      ['create index on events (customer_id, day)', indexed],
      'select * from orders',
      "select a from orders where a like '%x'",
      "select a from orders where a ilike '_x'",
      'insert into orders values (1)',
    ],
    not: [
      'create table public.t (id bigint generated always as identity primary key, a text, b timestamptz, c jsonb)',
      "select a from orders where a like 'x%' and b like c and d ~ '^%'",
      'insert into orders (a) values (1)',
      'insert into orders default values',
      ['create index on events (customer_id, day) where day > 1', indexed],
      ['create index on events (day)', indexed],
    ],
  },
};

for (const [rule, examples] of Object.entries(table)) testRule(rule, examples);
