import { z } from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../packages/engine/src/database/allowList.ts';
import { execute } from '../../packages/engine/src/database/execute.ts';
import { parseScript } from '../../packages/engine/src/database/parse.ts';
import { readProtections } from '../../packages/engine/src/database/protections.ts';
import { prove } from '../../packages/engine/src/database/prove.ts';
import { identifier, type SqlSession } from '../../packages/engine/src/database/session.ts';
import { expressions, inside, roleChanges, rowContexts, statements, structureContexts } from './escapes.ts';
import { freshDatabase, owner, seed } from './support.ts';

const samples: Readonly<Record<string, string>> = {
  text: `'select set_config(''role'', ''postgres'', true)'`,
  cstring: `'x'`,
  boolean: 'true',
  regclass: `'orders'`,
  tsquery: `'a'`,
  bytea: `'x'`,
};

/** A value for a parameter of a type: small, so that nothing waits, and text that would become somebody else. */
function argument(type: string): string {
  if (/^(any|record)/.test(type.replaceAll('"', ''))) return '1';
  if (/^(smallint|integer|bigint|real|double|numeric|oid$)/.test(type)) return '0';
  return `${samples[type] ?? 'null'}::${type}`;
}

let session: SqlSession;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ session, close } = await freshDatabase());
});
afterAll(() => close());

const everything = [
  ...expressions.flatMap((expression) =>
    [...rowContexts, ...structureContexts].map((context) => inside(context, expression)),
  ),
  ...statements,
];

test(`each of ${everything.length} statements that would leave a plan is refused before it runs`, async () => {
  const allowed: string[] = [];
  for (const sql of everything) {
    const parsed = await parseScript(sql);
    if (parsed.ok && refusalOf(parsed.value) === undefined) allowed.push(sql);
  }
  expect(allowed).toEqual([]);
});

describe('where the list is passed by, the database itself', () => {
  let safe: string;

  /** Everything outside the founder's tables, and who the engine is. */
  async function outside(): Promise<string> {
    const { identity, settings, roles, objects, functions } = await readProtections(session);
    const [rest] = await session.query(`select (select json_agg(u) from auth.users u) as people,
      (select array_agg(relname order by relname) from pg_class where relnamespace = 'auth'::regnamespace) as tables,
      (select array_agg(relname order by relname) from pg_class where relnamespace = 'saywright'::regnamespace
        and relname !~ '^kept_') as records, (select count(*)::int from pg_largeobject_metadata) as large`);
    return JSON.stringify([identity, settings, roles, objects, functions, rest]);
  }

  beforeAll(async () => {
    await session.query('insert into auth.users (id) values ($1) on conflict do nothing', [owner]);
  });
  beforeEach(async () => {
    await session.run('drop table if exists orders, vault, witness, target, t cascade');
    await seed(
      session,
      `create table orders (id int primary key, note text); insert into orders values (1, 'a'), (2, 'b');
       create table vault (id serial primary key, note text); insert into vault (note) values ('mine'), ('too');
       create table witness (id int primary key, who text, admin text)`,
    );
    safe = await outside();
  });

  let counter = 0;
  /** Proves and executes a script in full trust; the answer is what it reached, and empty when that is nothing. */
  async function attack(script: string): Promise<readonly string[]> {
    const id = `00000000-0000-4000-9300-${String((counter += 1)).padStart(12, '0')}`;
    const request = { id, sql: script, owner, trusted: true };
    const reached = async (): Promise<readonly string[]> => ((await outside()) === safe ? [] : [script]);
    const proof = await prove(session, request);
    if (!proof.ok) return reached();
    const done = await execute(session, { ...request, hash: 'h', ...proof.value });
    if (!done.ok) return reached();
    const [found] = await session.query(`select
      (select coalesce(string_agg(distinct who || ' ' || admin, ','), '') from witness) as who,
      (select count(*)::int from witness) as added, (select count(*)::int from vault where note = 'taken') as taken`);
    const recorded = (table: string, kind: 'inserted' | 'updated'): number =>
      done.value.effects.rows.find((row) => row.table === table)?.[kind] ?? 0;
    await session.run(`delete from witness; update vault set note = 'mine'`);
    const isSafe =
      (found?.who === '' || found?.who === 'saywright_plan false') &&
      found.added === recorded('witness', 'inserted') &&
      found.taken === recorded('vault', 'updated');
    return isSafe ? reached() : [script];
  }

  // What follows an attempt: is it somebody else now, and is what it does still recorded?
  const probe = `; insert into witness values (1, current_user, (select rolsuper from pg_roles where rolname = current_user)); update vault set note = 'taken'`;
  /** What the engine does with a table without being asked: adds example rows, queries as each kind of person. */
  const provocation = `create policy probe on target using (auth.uid() = owner); alter table target enable row level security`;

  // The first of these turns role at once, the other by running text.
  const [atOnce = '', byText = ''] = [roleChanges[0], roleChanges[3]];
  const attempts = [
    ...expressions.map((expression) => `select ${expression}`),
    ...rowContexts.map((context, at) => inside(context, at % 2 === 0 ? atOnce : byText)),
    ...statements,
  ];
  const structures = structureContexts.flatMap((context) =>
    roleChanges.slice(0, 4).map((expression) => inside(context, expression)),
  );

  test(`lets none of ${attempts.length} statements become another role or write unrecorded`, async () => {
    const escaped: string[] = [];
    for (const sql of attempts) escaped.push(...(await attack(sql + probe)));
    expect(escaped).toEqual([]);
  }, 240_000);

  test(`lets none of ${structures.length} tables do so when they are filled and asked about`, async () => {
    const escaped: string[] = [];
    for (const sql of structures) {
      escaped.push(...(await attack(sql)));
      const [made] = await session.query(`select to_regclass('public.target')::text as name`);
      if (made?.name === null) continue;
      escaped.push(...(await attack(provocation)));
      escaped.push(...(await attack(`insert into target (id) values (5)${probe}`)));
      await session.run(`drop table target`);
      safe = await outside();
    }
    expect(escaped).toEqual([]);
  }, 240_000);

  test('lets no function of the catalog change anything unnoticed, whatever it is given', async () => {
    const functions = z
      .array(z.object({ name: z.string(), kind: z.string(), types: z.array(z.string()) }))
      .parse(
        await session.query(`select proname::text as name, prokind::text as kind, coalesce((select array_agg(t::regtype::text order by n)
          from unnest(proargtypes) with ordinality as a(t, n)), '{}') as types
          from pg_proc where pronamespace = 'pg_catalog'::regnamespace order by oid`),
      );
    expect(functions.length).toBeGreaterThan(3000);
    await session.run('begin');
    const start = JSON.stringify(await readProtections(session));
    /** Calls functions one after another; the names of those after which something is not as it was. */
    async function changing(group: typeof functions): Promise<readonly string[]> {
      await session.run('savepoint start');
      for (const { name, kind, types } of group) {
        const values = types.map((type) => argument(type));
        const call = `select pg_catalog.${identifier(name)}(${values.join(', ')})${kind === 'w' ? ' over ()' : ''}`;
        await session.run('savepoint call');
        try {
          await session.query('select saywright.run($1)', [call]);
        } catch {
          // Refused by Postgres, or called with values it does not take.
          await session.run('rollback to savepoint call');
        }
        await session.run('release savepoint call');
      }
      const isSame = JSON.stringify(await readProtections(session)) === start;
      await session.run('rollback to savepoint start; release savepoint start');
      if (isSame) return [];
      // Reading takes longer than calling, so that only what comes after a change is read one by one.
      const half = Math.ceil(group.length / 2);
      return half === group.length
        ? group.map(({ name }) => name)
        : [...(await changing(group.slice(0, half))), ...(await changing(group.slice(half)))];
    }
    const changed: string[] = [];
    for (let at = 0; at < functions.length; at += 64)
      changed.push(...(await changing(functions.slice(at, at + 64))));
    await session.run('rollback');
    // Large objects are all that Postgres lets a plan make this way; a plan that does is stopped, as shown above.
    expect(changed).toEqual(['lo_create', 'lo_creat', 'lo_from_bytea']);
    expect(await outside()).toBe(safe);
  }, 240_000);
});
