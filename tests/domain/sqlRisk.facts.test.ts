import {
  findingsLevel,
  relationName,
  sqlNotes,
  sqlRisk,
  statementsOf,
  textOf,
} from '@saywright/domain/risk/sql';
import { loadModule } from 'libpg-query';
import { beforeAll, expect, test } from 'vitest';
import { check, facts, notes } from './sqlRisk.support.ts';

beforeAll(() => loadModule());

test.each([
  ['delete from orders where a = 1', 'deleted', '37 of orders: 1204 rows', 'It deletes 37 rows of orders.'],
  [
    'update orders set b = 1 where a = 1',
    'updated',
    '37 of orders: 1204 rows',
    'It changes 37 existing rows of orders.',
  ],
])('tells what a trial counted: %s', async (sql, doing, evidence, sentence) => {
  const changed = { inserted: 0, updated: 0, deleted: 0, [doing]: 37 };
  const [found] = await check(sql, { ...facts, tables: { orders: { counted: 1204, changed } } });
  expect(found).toMatchObject({ evidence, sentence, undo: 'exact' });
  expect(found).not.toHaveProperty('saferWay');
});

test.each([
  [101, 1204],
  [2, 12],
])('offers to show the rows first when many change: %i of %i', async (updated, counted) => {
  const changed = { inserted: 0, updated, deleted: 0 };
  const known = { ...facts, tables: { orders: { counted, changed } } };
  expect((await check('update orders set b = 1 where a = 1', known))[0]?.saferWay).toBe(
    'Show the rows of orders first',
  );
});

test('notes and findings never overlap', async () => {
  const sql = 'create table t (c int references customers, d text); drop table orders';
  expect((await check(sql)).map(({ level }) => level)).not.toContain('low');
  expect(new Set((await notes(sql)).map(({ level }) => level))).toEqual(new Set(['low']));
});

test('a planned new table has no finding', async () => {
  const sql = `create table notes (id uuid primary key default gen_random_uuid(),
      user_id uuid not null default auth.uid() references auth.users (id), title text not null);
    alter table notes enable row level security;
    create policy "read" on notes for select to authenticated using ((select auth.uid()) = user_id);
    create policy "add" on notes for insert to authenticated with check ((select auth.uid()) = user_id)`;
  expect(await check(sql)).toEqual([]);
  expect(
    await check('create index on orders (a)', { ...facts, tables: { orders: { counted: 12 } } }),
  ).toEqual([]);
});

test('a level falls by one for objects created by the plan', async () => {
  const found = await check('create table t (id int); drop table t');
  expect(found.map(({ rule, level }) => [rule, level])).toEqual([['H1', 'medium']]);
});

test('names the dependents of an object and counts its contents', async () => {
  const known = { ...facts, dependents: { orders: ['invoices', 'report'] } };
  const [found] = await check('drop table orders cascade', known);
  expect(found).toMatchObject({
    object: 'orders',
    evidence: 'orders: 1204 rows; needed by invoices, report',
    sentence:
      'It removes orders and everything that depends on it, with its 1204 rows. Needed by: invoices, report.',
    undo: 'partial',
  });
});

test('words a single row in the singular', async () => {
  const [found] = await check('drop table orders', { ...facts, tables: { orders: { counted: 1 } } });
  expect(found?.sentence).toBe('It removes orders, with its 1 row.');
});

test('counts the values of a dropped column', async () => {
  const known = { ...facts, tables: { orders: { columns: { a: { filled: 37 } } } } };
  expect((await check('alter table orders drop column a', known))[0]).toMatchObject({
    evidence: 'orders.a: 37 filled',
    sentence: 'It removes the column a of orders with its 37 values.',
    saferWay: 'Rename the column a of orders, and remove it once nothing uses it',
    undo: 'partial',
  });
});

test('counts a single row in the singular', async () => {
  const known = { ...facts, tables: { orders: { counted: 1 } } };
  expect((await check('truncate orders', known))[0]?.evidence).toBe('orders: 1 row');
});

test('reads a tree of any shape', () => {
  expect(relationName({ RangeVar: { relname: 'orders', schemaname: 'hidden' } })).toBe('orders');
  expect(relationName({ relname: 'orders' })).toBe('orders');
  for (const malformed of [undefined, null, 7, 'x', [], {}, { RangeVar: 7 }, { relname: 7 }]) {
    expect(relationName(malformed)).toBeUndefined();
    expect(statementsOf(malformed, 9)).toEqual([]);
    expect(textOf({ String: malformed })).toBeUndefined();
  }
  expect([
    textOf('a'),
    textOf({ String: { sval: 'b' } }),
    textOf({ String: { sval: 7 } }),
    textOf(7),
  ]).toEqual(['a', 'b', undefined, undefined]);
  const unread = { kind: 'Unread', node: {} };
  const stmts = [7, { stmt: {} }, { stmt: { X: 7 }, stmt_location: 3, stmt_len: 4 }, { stmt: { X: {} } }];
  expect(statementsOf({ stmts }, 9)).toEqual([
    { ...unread, start: 0, end: 9 },
    { ...unread, start: 0, end: 9 },
    { ...unread, start: 3, end: 7 },
    { kind: 'X', node: {}, start: 0, end: 9 },
  ]);
});

test('finds nothing in an empty plan', () => {
  expect([sqlRisk([], facts), sqlNotes([], facts), findingsLevel([])]).toEqual([[], [], 'low']);
});
