import { isDeepStrictEqual } from 'node:util';
import { effectiveRisk, keywordRisk } from '@saywright/domain/risk';
import {
  findingsLevel,
  placeIn,
  sqlNotes,
  sqlRisk,
  statementsOf,
  type KnownFacts,
  type Statement,
} from '@saywright/domain/risk/sql';
import * as fc from 'fast-check';
import { loadModule, parse } from 'libpg-query';
import { beforeAll, describe, expect, test } from 'vitest';
import { check, facts } from './sqlRisk.support.ts';

beforeAll(() => loadModule());

const order = ['low', 'medium', 'high'];

describe('tricks that hide a danger do not work', () => {
  test.each([
    "select '--'; drop table orders",
    '/* a /* b */ c */ drop table orders',
    'with d as (delete from orders returning 1) select 1',
    'merge into orders o using small s on o.id = s.id when matched then delete',
    'explain analyze delete from orders',
    'explain analyze create table x as with d as (delete from orders returning 1) select 1',
    'update orders set a = (select b from small where b = 1)',
    "update orders set a = 'where id = 1'",
    "do $x$ begin execute 'dr' || 'op table orders'; end $x$",
    'create function f() returns int language plpgsql as $y$ begin delete from orders; end $y$',
    'create function f() returns int language sql begin atomic delete from orders; end',
    'alter table orders drop column a',
    'alter table orders disable row level security',
    'grant all on orders to anon',
    "create function f() returns int security definer language sql as 'select 1'",
    'create view v as select * from auth.users',
    'create table if not exists orders (id int); drop table orders',
    'create table hidden.orders (id int); drop table orders',
    'create temporary table orders (id int); drop table orders',
    'create table t (id int); alter table t rename to u; alter table orders rename to t; drop table t',
    'create table t (id int); set search_path = hidden; drop table t',
    'drop schema hidden',
    'drop type mood',
  ])('%s', async (sql) => {
    expect(findingsLevel(await check(sql))).toBe('high');
  });

  test.each(['constructor', '__proto__', 'toString'])('nor does a table called %s', async (name) => {
    const found = await check(`alter table "${name}" rename to x; drop table "${name}"`);
    expect(found.map(({ evidence, level }) => [evidence, level])).toEqual([
      [name, 'medium'],
      [name, 'high'],
    ]);
  });
});

describe('the place of a finding', () => {
  test('is the byte range of the statement, whatever precedes it', async () => {
    const before = "select 'Größe 🚀';";
    const sql = `${before}\ndrop table orders`;
    const found = (await check(sql)).find((finding) => finding.rule === 'H1');
    expect(found).toMatchObject({ statement: 1, start: Buffer.byteLength(before) });
    expect(found?.end).toBe(Buffer.byteLength(sql));
    expect(placeIn(sql, found?.start ?? 0)).toEqual({ line: 1, column: before.length + 1 });
    expect(placeIn(sql, (found?.start ?? 0) + 1)).toEqual({ line: 2, column: 1 });
    expect(placeIn('€🚀x', 7)).toEqual({ line: 1, column: 4 });
  });

  test('is inside the text for every offset, and exact for every character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        fc.nat(),
        (a, b, offset) => {
          const lines = a.split('\n');
          const column = (lines.at(-1)?.length ?? 0) + 1;
          expect(placeIn(a + b, Buffer.byteLength(a))).toEqual({ line: lines.length, column });
          const place = placeIn(a, offset);
          expect(place.line).toBeLessThanOrEqual(lines.length);
        },
      ),
    );
  });
});

const scripts = [
  'drop table orders cascade; truncate small cascade',
  'alter table orders drop column a, alter column b type int using b::int, add column c uuid default gen_random_uuid() references customers (id) on delete cascade, drop constraint k, add check (a > 1)',
  'create table t (id serial primary key, password text unique, e text references auth.users (email)); alter table t enable row level security',
  'create policy p on orders for select to anon using ((select true)); alter policy q on orders using (user_id = auth.uid() or a is null or a is not null)',
  'drop policy p on orders; drop trigger t on orders; drop index i; drop view v',
  'grant all on orders, small to anon; alter default privileges grant select on tables to public',
  'create materialized view m as select * from auth.users; alter view v reset (security_invoker)',
  "create or replace function f() returns int security definer set search_path = '' language sql as 'select 1'; create domain d as int check (value > 1)",
  'with d as (delete from orders where a = 1 returning *) insert into small select * from d on conflict (id) do update set a = 1; copy orders from stdin; set role anon',
  'merge into orders o using small s on true when matched and o.a = 1 then delete when not matched then insert values (1); update storage.buckets set public = true',
  "explain (analyze) delete from orders; comment on schema public is '@graphql()'; create extension vector; begin; alter type mood add value 'x'; alter type mood rename value 'x' to 'y'",
  'create index on orders (a, lower(b)); reindex table orders; alter table orders rename column a to b; alter table hidden.orders set schema public; drop database x',
];

let trees: readonly (readonly [tree: unknown, bytes: number])[] = [];
beforeAll(async () => {
  trees = await Promise.all(scripts.map(async (sql) => [await parse(sql), Buffer.byteLength(sql)] as const));
});

const names = fc.constantFrom('orders', 'small', 'events', 'hidden.orders', 't', 'v', 'f');
const tableFacts = fc.record(
  {
    counted: fc.nat(),
    columns: fc.dictionary(
      fc.constantFrom('a', 'b'),
      fc.record({ type: fc.string(), filled: fc.nat(), survives: fc.boolean() }, { requiredKeys: [] }),
    ),
    constraints: fc.dictionary(fc.constantFrom('k', 'x'), fc.constantFrom('primary', 'check')),
    indexes: fc.dictionary(
      fc.constantFrom('i', 'j'),
      fc.record({ columns: fc.array(fc.string()), unique: fc.boolean() }),
    ),
    policies: fc.array(
      fc.record({
        name: fc.constantFrom('p', 'q'),
        command: fc.constantFrom('select', 'all'),
        roles: fc.array(fc.constantFrom('anon', 'public')),
        permissive: fc.boolean(),
      }),
    ),
    rowSecurity: fc.boolean(),
    changed: fc.record({ inserted: fc.nat(), updated: fc.nat(), deleted: fc.nat() }),
  },
  { requiredKeys: [] },
);
const anyFacts = fc.record(
  {
    rows: fc.dictionary(names, fc.nat()),
    tables: fc.dictionary(names, tableFacts),
    dependents: fc.dictionary(names, fc.array(fc.string())),
    exposedRoles: fc.array(fc.string()),
    exposedSchemas: fc.array(fc.constantFrom('public', 'hidden')),
    functions: fc.array(names),
    scope: fc.array(names),
    hosted: fc.boolean(),
    anonymousSignIn: fc.boolean(),
  },
  { requiredKeys: ['rows'] },
) satisfies fc.Arbitrary<KnownFacts>;

/** A malformed tree: one value is replaced by something no parser would print. */
function mutated(value: unknown, path: readonly number[], other: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return other;
  if (Array.isArray(value))
    return value.map((item, at) => (at === step % value.length ? mutated(item, rest, other) : item));
  const keys = Object.keys(value);
  const chosen = keys[step % Math.max(1, keys.length)];
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === chosen ? mutated(item, rest, other) : item]),
  );
}

/** True when the findings of a plan are plain data. */
function isPlain(statements: readonly Statement[], known: KnownFacts): boolean {
  const found = [sqlRisk(statements, known), sqlNotes(statements, known)];
  const stored: unknown = JSON.parse(JSON.stringify(found));
  return isDeepStrictEqual(structuredClone(found), found) && isDeepStrictEqual(stored, found);
}

describe('for every plan and all facts', () => {
  test('findings are plain data, and no tree makes a rule throw', () => {
    const place = fc.tuple(
      fc.nat({ max: trees.length - 1 }),
      fc.array(fc.nat(), { maxLength: 14 }),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(place, anyFacts, ([at, path, other], known) => {
        const [tree, bytes] = trees[at] ?? [];
        expect(isPlain(statementsOf(mutated(tree, path, other), bytes ?? 0), known)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  test('unreadable statements are high', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (node, kind) => {
        for (const tree of [node, { stmts: [{ stmt: node }] }, { stmts: [{ stmt: { [kind]: { node } } }] }])
          expect(isPlain(statementsOf(tree, 9), facts)).toBe(true);
      }),
    );
    expect(sqlRisk(statementsOf({ stmts: [7] }, 9), facts)[0]?.level).toBe('high');
    const explained = { kind: 'ExplainStmt', start: 0, end: 9 };
    const options = [{ DefElem: { defname: 'analyze' } }];
    for (const query of [undefined, {}, { X: 1 }])
      expect(sqlRisk([{ ...explained, node: { options, query } }], facts)[0]?.rule).toBe('H13');
  });

  test('missing names are worded in general terms', () => {
    const kinds = `Drop Dropdb Truncate Delete Update Insert Merge Create CreateTableAs AlterTable Rename
      AlterObjectSchema Index Reindex CreatePolicy AlterPolicy View CreateForeignTable Grant AlterDefaultPrivileges
      CreateFunction AlterFunction CreateTrig AlterEnum CreateDomain AlterDomain Comment CreateExtension Copy
      Transaction VariableSet Select`;
    const parts: readonly Statement['node'][] = [
      {},
      { relation: 7, relations: [7], objects: [7], cmds: [7], tableElts: [7], options: [7], grantees: [7] },
      {
        removeType: 'OBJECT_TRIGGER',
        objects: [7],
        cmds: [{ AlterTableCmd: { subtype: 'AT_AlterColumnType' } }],
      },
      {
        removeType: 'OBJECT_POLICY',
        objects: [{ TypeName: {} }],
        is_from: true,
        qual: { sval: 'user_metadata' },
      },
      {
        objtype: 'OBJECT_SCHEMA',
        comment: '@graphql',
        object: 7,
        is_grant: true,
        privileges: [7],
        replace: true,
      },
      { objtype: 'OBJECT_MATVIEW' },
      { objtype: 'OBJECT_MATVIEW', into: { rel: 7 }, onConflictClause: { action: 'ONCONFLICT_UPDATE' } },
      {
        cmds: [
          {
            AlterTableCmd: {
              subtype: 'AT_AddConstraint',
              def: { Constraint: { contype: 'CONSTR_FOREIGN' } },
            },
          },
        ],
      },
      { action: { is_grant: true, grantees: [7] }, mergeWhenClauses: [7], objectType: 7, subname: 7 },
    ];
    for (const kind of kinds.split(/\s+/))
      for (const node of parts) {
        const statements = [{ kind: `${kind}Stmt`, node, start: 0, end: 1 }];
        const found = [...sqlRisk(statements, facts), ...sqlNotes(statements, facts)];
        expect(found.filter(({ object, evidence }) => object === '' || evidence === '')).toEqual([]);
        expect(found.map(({ sentence }) => sentence).join(' ')).not.toMatch(/undefined|\[object/);
      }
  });

  test('more dependents and more exposure never lower a level', () => {
    const level = (at: number, known: KnownFacts): number => {
      const [tree, bytes] = trees[at] ?? [];
      return order.indexOf(findingsLevel(sqlRisk(statementsOf(tree, bytes ?? 0), known)));
    };
    fc.assert(
      fc.property(fc.nat({ max: trees.length - 1 }), anyFacts, anyFacts, (at, known, more) => {
        const {
          dependents: _d,
          exposedSchemas: _e,
          functions: _f,
          hosted: _h,
          anonymousSignIn: _a,
          scope: _s,
          ...least
        } = known;
        const graver = {
          ...least,
          dependents: more.dependents ?? {},
          exposedSchemas: ['public', 'hidden'],
          functions: ['f'],
          hosted: true,
          anonymousSignIn: true,
          scope: [],
        };
        expect(level(at, graver)).toBeGreaterThanOrEqual(level(at, least));
      }),
    );
  });

  test('the words of an instruction are never overruled', () => {
    fc.assert(
      fc.property(fc.nat({ max: trees.length - 1 }), anyFacts, fc.lorem(), (at, known, words) => {
        const [tree, bytes] = trees[at] ?? [];
        const plan = findingsLevel(sqlRisk(statementsOf(tree, bytes ?? 0), known));
        expect(effectiveRisk(keywordRisk('database', `drop ${words}`), plan)).toBe('high');
        expect(effectiveRisk(keywordRisk('database', ''), plan)).toBe(plan);
      }),
    );
  });

  test('a deeply nested condition counts as matching every row, and no depth makes a rule throw', () => {
    let condition: unknown = { A_Expr: { kind: 'AEXPR_OP', lexpr: { ColumnRef: {} } } };
    for (let depth = 0; depth < 20_000; depth += 1)
      condition = { BoolExpr: { boolop: 'AND_EXPR', args: [condition] } };
    const node = { relation: { relname: 'orders' }, whereClause: condition };
    expect(sqlRisk([{ kind: 'DeleteStmt', node, start: 0, end: 1 }], facts)[0]?.rule).toBe('H3');
  });
});
