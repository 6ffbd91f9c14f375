import { sqlRisk, statementsOf, type KnownFacts, type SqlFinding } from '@saywright/domain/risk/sql';
import type { RiskLevel } from '@saywright/domain/risk';
import * as fc from 'fast-check';
import { loadModule, parse } from 'libpg-query';
import { beforeAll, expect, test } from 'vitest';

beforeAll(() => loadModule());

const facts: KnownFacts = {
  rows: { orders: 1204, events: 2_000_000, small: 5, bare: 0 },
};

async function check(sql: string, known: KnownFacts = facts): Promise<readonly SqlFinding[]> {
  const statements = statementsOf(await parse(sql), Buffer.byteLength(sql));
  return sqlRisk(statements, known);
}

type Examples = Readonly<{
  high?: string[];
  medium?: string[];
  low?: string[];
  not: string[];
  facts?: KnownFacts;
}>;

const own = 'create policy p on orders for';
const table: Readonly<Record<string, Examples>> = {
  H2: {
    high: ['truncate orders', 'truncate orders, small', 'truncate table orders cascade'],
    not: ['delete from orders', "select 'truncate orders'"],
  },
  H3: {
    high: [
      'delete from orders',
      'update orders set a = 1',
      'delete from orders where 1 = 1',
      'delete from orders where id = id',
      'delete from orders where a is null or a is not null',
      'delete from orders where not (1 = 2) and true',
      "update orders set a = 1 where 'a' = 'a'",
      'merge into orders o using small s on true when matched then delete',
      'explain analyze delete from orders',
      'with d as (delete from orders returning *) select * from d',
    ],
    not: [
      'delete from orders where id = 1',
      'explain delete from orders',
      'explain (analyze false) delete from orders',
      'delete from orders where a in (select a from small)',
    ],
  },
  H7: {
    high: [
      'grant insert on orders to anon',
      'grant all on orders to authenticated',
      'grant select on all tables in schema public to public',
      'alter default privileges in schema public grant select on tables to anon',
    ],
    medium: ['grant select on orders to anon'],
    not: ['grant insert on orders to service_role', 'revoke all on orders from anon'],
  },
  H8: {
    high: [
      'create view v as select * from orders',
      'create view v with (security_invoker = true) as select * from auth.users',
      'create materialized view v as select id from auth.users',
      'create foreign table f (id int) server s',
    ],
    not: [
      'create view v with (security_invoker = on) as select * from orders',
      'create view hidden.v as select * from orders',
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
  H12: {
    high: [
      "do $$ begin execute 'dr' || 'op table orders'; end $$",
      'call p()',
      "copy orders to program 'x'",
      "copy orders from '/tmp/x'",
      'create extension dblink',
      "alter role anon password 'x'",
      'delete from auth.users where id is null',
      'create trigger t after insert on auth.users execute function f()',
      "select pg_read_file('x')",
    ],
    not: [
      'create extension pgcrypto with schema extensions',
      'create table t (u uuid references auth.users)',
      'select now()',
      'copy orders to stdout',
    ],
  },
  H13: {
    high: [
      'listen x',
      'prepare p as delete from orders',
      'create schema s create table t (id int)',
      'alter table orders inherit small',
      'lock table orders',
      'create rule r as on insert to orders do also delete from small',
    ],
    not: ['select 1', 'create schema s', 'alter table orders add column x int'],
  },
};

const levels: readonly RiskLevel[] = ['high', 'medium', 'low'];
const positive = Object.entries(table).flatMap(([rule, examples]) =>
  levels.flatMap((level) =>
    (examples[level] ?? []).map((sql) => ({ rule, level, sql, known: examples.facts })),
  ),
);
const negative = Object.entries(table).flatMap(([rule, examples]) =>
  examples.not.map((sql) => ({ rule, sql, known: examples.facts })),
);

test.each(positive)('$rule is $level: $sql', async ({ rule, level, sql, known }) => {
  const found = (await check(sql, known)).filter((finding) => finding.rule === rule);
  expect(levels.find((at) => found.some((finding) => finding.level === at))).toBe(level);
  for (const { evidence, sentence, saferWay } of found) {
    expect(evidence).not.toBe('');
    expect(sentence).toMatch(/^[^\n]+[.]$/);
    expect(saferWay ?? 'A').toMatch(/^[A-Z][^\n]*[^.]$|^A$/);
  }
});

test.each(negative)('$rule is not in: $sql', async ({ rule, sql, known }) => {
  expect((await check(sql, known)).map((finding) => finding.rule)).not.toContain(rule);
});

test('every rule has three positive and two negative examples', () => {
  for (const [rule, examples] of Object.entries(table)) {
    const count = positive.filter((example) => example.rule === rule).length;
    expect([rule, count >= 3, examples.not.length >= 2]).toEqual([rule, true, true]);
  }
  expect(Object.keys(table)).toHaveLength(8);
});

test.each([
  "select '--'; drop table orders",
  '/* a /* b */ c */ drop table orders',
  'with d as (delete from orders returning 1) select 1',
  'merge into orders o using small s on o.id = s.id when matched then delete',
  'explain analyze delete from orders',
  'update orders set a = (select b from small where b = 1)',
  "update orders set a = 'where id = 1'",
  "do $x$ begin execute 'dr' || 'op table orders'; end $x$",
  'alter table orders drop column a',
  'alter table orders disable row level security',
  'grant all on orders to anon',
  "create function f() returns int security definer language sql as 'select 1'",
  'create view v as select * from auth.users',
  'create table if not exists orders (id int); drop table orders',
  'create table t (id int); alter table t rename to u; alter table orders rename to t; drop table t',
  'drop schema hidden',
  'drop type mood',
])('is high however it is hidden: %s', async (sql) => {
  expect((await check(sql)).map((finding) => finding.level)).toContain('high');
});

test('names the bytes of the statement, whatever is written before it', async () => {
  const before = "select 'Größe 🚀';";
  const found = (await check(`${before} drop table orders`)).find((finding) => finding.rule === 'H1');
  expect(found).toMatchObject({ statement: 1, start: Buffer.byteLength(before) });
  expect(found?.end).toBe(Buffer.byteLength(`${before} drop table orders`));
});

test('never throws, and counts what it cannot read as high', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (node, kind) => {
      for (const tree of [node, { stmts: [{ stmt: node }] }, { stmts: [{ stmt: { [kind]: { node } } }] }])
        sqlRisk(statementsOf(tree, 9), facts);
    }),
  );
  expect(sqlRisk(statementsOf({ stmts: [7] }, 9), facts)[0]?.level).toBe('high');
});

test('is one level lower for what the plan created itself', async () => {
  const found = await check('create table t (id int); drop table t');
  expect(found.map(({ rule, level }) => [rule, level])).toEqual([['H1', 'medium']]);
});
