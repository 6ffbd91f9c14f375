import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SqlSession } from '../../packages/engine/src/database/session.ts';
import { fittedUndo } from '../../packages/engine/src/database/undoUntouched.ts';
import { changesOf } from './laterWork.support.ts';
import { contents, freshDatabase, seed } from './support.ts';

let session: SqlSession;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ session, close } = await freshDatabase());
});
afterAll(() => close());
beforeEach(async () => {
  await session.run('drop table if exists orders, customers, notes, t cascade');
  await seed(
    session,
    `create table customers (id int primary key, name text, email text unique);
     create table orders (id int primary key, customer_id int references customers on delete cascade, status text default 'new');
     insert into customers values (1, 'Ada', 'ada@example.org'), (2, 'Bo', null), (3, 'Cy', null);
     insert into orders values (10, 1, 'new'), (11, 2, 'paid')`,
  );
});

const { change, undoOf, untouchedOf } = changesOf(() => session);

describe('an undo after later work', () => {
  test('of untouched work loses nothing and is low risk', async () => {
    const operation = await change(`insert into customers values (4, 'Di', null)`);
    await change(`insert into customers values (5, 'Ed', null)`);
    const { proof } = await undoOf(operation);
    expect(proof).toMatchObject({ risk: 'low', later: [] });
  });

  test('names a row that was inserted and edited since, and leaves it when only the untouched is undone', async () => {
    const operation = await change(`insert into customers values (4, 'Di', null), (5, 'Ed', null)`);
    await change(`update customers set name = 'Diana' where id = 4`);
    const { proof } = await undoOf(operation);
    expect(proof).toMatchObject({
      risk: 'high',
      later: [{ kind: 'rows', name: 'customers', count: 1 }],
      findings: [
        {
          level: 'high',
          sentence:
            'Undoing this would also remove later changes: 1 row of customers added or changed later.',
        },
      ],
    });
    expect(proof.samples[0]).toEqual({
      caption: 'Later changes that would be lost: customers',
      columns: ['id', 'name', 'email'],
      rows: [['4', 'Diana', null]],
    });
    const untouched = await untouchedOf(operation);
    expect(untouched?.proof).toMatchObject({ risk: 'low', later: [] });
    await untouched?.execute();
    expect(await contents(session)).toContain('"name": "Diana"');
    expect(await contents(session)).not.toContain('"name": "Ed"');
  });

  test('names the row that took the key of a deleted one', async () => {
    const operation = await change(`insert into customers values (4, 'Di', null)`);
    await change('delete from customers where id = 4');
    await change(`insert into customers values (4, 'Another person', null)`);
    const { proof } = await undoOf(operation);
    expect(proof.later).toEqual([{ kind: 'rows', name: 'customers', count: 1 }]);
    const untouched = await untouchedOf(operation);
    await untouched?.execute();
    expect(await contents(session)).toContain('Another person');
  });

  test('names a row that was changed twice', async () => {
    const operation = await change(`update orders set status = 'paid'`);
    await change(`update orders set status = 'shipped' where id = 11`);
    const { proof, execute: run } = await undoOf(operation);
    expect(proof).toMatchObject({ risk: 'high', later: [{ kind: 'rows', name: 'orders', count: 1 }] });
    await (await untouchedOf(operation))?.execute();
    expect(await contents(session)).toContain('"status": "shipped"');
    await expect(run()).rejects.toThrow('changed');
  });

  test('names a row that was deleted since and would come back', async () => {
    const operation = await change(`update orders set status = 'paid' where id = 10`);
    await change('delete from orders where id = 10');
    const { proof } = await undoOf(operation);
    expect(proof.later).toEqual([{ kind: 'returns', name: 'orders', count: 1 }]);
  });

  test('names rows that go along because they point at what is undone', async () => {
    const operation = await change(`insert into customers values (4, 'Di', null), (5, 'Ed', null)`);
    await change(`insert into orders values (12, 4, 'new')`);
    const { proof } = await undoOf(operation);
    expect(proof).toMatchObject({ risk: 'high', later: [{ kind: 'rows', name: 'orders', count: 1 }] });
    await (await untouchedOf(operation))?.execute();
    expect(await contents(session)).toContain('"Di"');
    expect(await contents(session)).not.toContain('"Ed"');
  });

  test('names the values that were put into a new column', async () => {
    const operation = await change(`alter table customers add column phone text default 'none'`);
    expect((await undoOf(operation)).proof).toMatchObject({ risk: 'low', later: [] });
    await change(`insert into customers values (4, 'Di', null)`);
    expect((await undoOf(operation)).proof).toMatchObject({ risk: 'low', later: [] });
    await change(`update customers set phone = '123' where id < 3`);
    const { proof } = await undoOf(operation);
    expect(proof).toMatchObject({
      risk: 'high',
      later: [{ kind: 'values', name: 'customers.phone', count: 2 }],
    });
    expect(await untouchedOf(operation)).toBeUndefined();
  });

  test.each([
    ['with a key', 'create table notes (id int primary key, body text); insert into notes values (1, $$a$$)'],
    ['without a key', 'create table notes (id int, body text); insert into notes values (1, $$a$$)'],
  ])('names the rows of a table that it would remove, %s', async (_name, sql) => {
    const operation = await change(sql);
    expect((await undoOf(operation)).proof).toMatchObject({ risk: 'low', later: [] });
    await seed(session, `insert into notes values (2, 'b'), (3, 'c')`);
    const { proof, execute: run } = await undoOf(operation);
    expect(proof).toMatchObject({ risk: 'high', later: [{ kind: 'rows', name: 'notes', count: 2 }] });
    await run();
    expect(await contents(session)).not.toContain('notes');
  });

  test('leaves a filled table and takes back only its own rows', async () => {
    const operation = await change(
      `create table notes (id int primary key, body text); insert into notes values (1, 'a')`,
    );
    await change(`insert into notes values (2, 'b')`);
    await (await untouchedOf(operation))?.execute();
    expect(await contents(session)).toContain('notes: {"id": 2, "body": "b"}\n'.trim());
    expect(await contents(session)).not.toContain('"body": "a"');
  });

  test('names columns and rules that came to a table it would remove, and rules that were replaced', async () => {
    const table = await change('create table notes (id int primary key, body text)');
    const rule = await change('create policy own on notes for select to authenticated using (false)');
    await change('alter table notes add column title text');
    await change(
      'drop policy own on notes; create policy own on notes for select to authenticated using (true)',
    );
    expect((await undoOf(table)).proof.later).toEqual([
      { kind: 'structure', name: 'column notes.title', count: 1 },
      { kind: 'structure', name: 'access rule own of notes', count: 1 },
    ]);
    expect((await undoOf(rule)).proof.later).toEqual([
      { kind: 'structure', name: 'access rule own of notes', count: 1 },
    ]);
  });

  test('puts deleted rows back beside the one that took a key, when only the untouched is undone', async () => {
    const operation = await change('truncate orders');
    await change(`insert into orders values (10, 3, 'later')`);
    await expect(undoOf(operation)).rejects.toThrow(/already/u);
    await (await untouchedOf(operation))?.execute();
    expect(await contents(session)).toContain(
      'orders: {"id": 10, "status": "later", "customer_id": 3} {"id": 11, "status": "paid", "customer_id": 2}',
    );
  });

  test('leaves a row whose key was changed since, and takes back the others', async () => {
    const added = await change(`insert into customers values (4, 'Di', null), (5, 'Ed', null)`);
    await change('update customers set id = 40 where id = 4');
    await (await untouchedOf(added))?.execute();
    expect(await contents(session)).toContain('{"id": 40, "name": "Di", "email": null}');
    expect(await contents(session)).not.toContain('Ed');
    const changed = await change(`update orders set status = 'lost'`);
    await change('update orders set id = 100 where id = 10');
    await (await untouchedOf(changed))?.execute();
    expect(await contents(session)).toContain(
      'orders: {"id": 100, "status": "lost", "customer_id": 1} {"id": 11, "status": "paid", "customer_id": 2}',
    );
  });

  test('of changed keys puts no row beside the one that was edited since', async () => {
    const operation = await change('update orders set id = id + 100');
    expect((await untouchedOf(operation))?.proof.later).toEqual([]);
    await change(`update orders set status = 'later' where id = 110`);
    expect((await undoOf(operation)).proof).toMatchObject({
      risk: 'high',
      later: [{ kind: 'rows', name: 'orders', count: 1 }],
    });
    expect(await untouchedOf(operation)).toBeUndefined();
  });

  test('of a change that an earlier version made is high risk, because nothing tells what came later', async () => {
    const operation = await change(`update orders set status = 'paid'`);
    await session.query('update saywright.applied set after_state = null where operation_id = $1', [
      operation,
    ]);
    const { proof, execute: run } = await undoOf(operation);
    expect(proof.risk).toBe('high');
    expect(proof.later).toBeUndefined();
    expect(proof.findings.map(({ level, sentence }) => [level, sentence])).toEqual([
      ['high', expect.stringContaining('later changes to the same rows cannot be checked')],
    ]);
    expect(await untouchedOf(operation)).toBeUndefined();
    await run();
    expect(await contents(session)).toContain('"status": "new"');
  });

  test('of a converted column names what was typed into it since', async () => {
    const operation = await change('alter table orders alter column status type varchar(40)');
    expect((await undoOf(operation)).proof.later).toEqual([]);
    await change(`update orders set status = 'later' where id = 10`);
    expect((await undoOf(operation)).proof.later).toEqual([{ kind: 'rows', name: 'orders', count: 1 }]);
  });

  describe('of a dropped column', () => {
    const notes = async (): Promise<unknown> =>
      session.query('select id, name, email from customers order by id');

    test.each([
      [`delete from customers where id = 1`, `insert into customers (id, name) values (1, 'Other')`],
      [`delete from customers where id = 1; insert into customers (id, name) values (1, 'Other')`],
      [`truncate customers cascade`, `insert into customers (id, name) values (1, 'Other')`],
    ])('puts no value into a row that took the key of a deleted one: %s', async (...later) => {
      const operation = await change('alter table customers drop column email');
      for (const sql of later) await change(sql);
      const fitted = await fittedUndo(session, operation);
      expect(fitted?.replaced).toEqual([{ table: 'customers', columns: ['email'], count: 1 }]);
      await (await undoOf(operation)).execute();
      expect(await session.query('select email from customers where id = 1')).toEqual([{ email: null }]);
    });

    test('puts the values back where the row was only edited, or deleted and restored', async () => {
      const operation = await change('alter table customers drop column email');
      await change(`update customers set name = 'Ada L.' where id = 1`);
      const deletion = await change(`delete from customers where id = 1`);
      await (await undoOf(deletion)).execute();
      expect((await fittedUndo(session, operation))?.replaced).toEqual([]);
      await (await undoOf(operation)).execute();
      expect(await notes()).toEqual([
        { id: 1, name: 'Ada L.', email: 'ada@example.org' },
        { id: 2, name: 'Bo', email: null },
        { id: 3, name: 'Cy', email: null },
      ]);
    });

    test('finds the replaced row under the new names of its table and key', async () => {
      const operation = await change(`alter table customers drop column email`);
      await change('alter table customers rename column id to number');
      await change('delete from customers where number = 1');
      await change(`insert into customers (number, name) values (1, 'Other')`);
      expect((await fittedUndo(session, operation))?.replaced).toHaveLength(1);
    });

    test('leaves the converted value of a replaced row', async () => {
      const operation = await change(
        `alter table customers alter column name type varchar(1) using left(name, 1)`,
      );
      await change('delete from customers where id = 1');
      await change(`insert into customers (id, name, email) values (1, 'O', 'o@example.org')`);
      await (await undoOf(operation)).execute();
      expect(await notes()).toEqual([
        { id: 1, name: 'O', email: 'o@example.org' },
        { id: 2, name: 'Bo', email: null },
        { id: 3, name: 'Cy', email: null },
      ]);
    });
  });

  test('is itself undone with what came after it in view', async () => {
    const operation = await change('delete from orders where id = 11');
    const back = await undoOf(operation);
    await back.execute();
    expect(await contents(session)).toContain('"id": 11');
  });
});

const ids = fc.integer({ min: 1, max: 6 });
const names = fc.constantFrom('a', 'b', 'c');
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('insert' as const), id: ids, name: names }),
    fc.record({ kind: fc.constant('update' as const), id: ids, name: names }),
    fc.record({ kind: fc.constant('delete' as const), id: ids, name: names }),
    fc.record({ kind: fc.constant('rekey' as const), id: ids, to: ids }),
  ),
  { minLength: 1, maxLength: 5 },
);
type Steps = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

/** Each inserted row is a separate person, no matter what happens to its key. */
function sqlOf(list: Steps, firstPerson: number): string {
  return list
    .map((step, at) => {
      if (step.kind === 'rekey')
        return `update t set id = ${step.to} where id = ${step.id} and not exists (select from t where id = ${step.to})`;
      const { kind, id, name } = step;
      if (kind === 'insert')
        return `insert into t values (${id}, '${name}', ${firstPerson + at}) on conflict do nothing`;
      return kind === 'update'
        ? `update t set name = '${name}' where id = ${id}`
        : `delete from t where id = ${id}`;
    })
    .join('; ');
}

async function rows(): Promise<ReadonlyMap<number, string>> {
  const found = await session.query('select id, name from t order by id');
  return new Map(found.map((row): [number, string] => [Number(row.id), String(row.name)]));
}

async function start(operation: Steps, later: Steps): Promise<string> {
  await seed(
    session,
    `drop table if exists t; create table t (id int primary key, name text, person int); insert into t values (1, 'a', 1), (2, 'b', 2), (3, 'c', 3)`,
  );
  const id = await change(sqlOf(operation, 10));
  return id.concat('|', sqlOf(later, 20));
}

test('any later work: all of it stays when only the untouched is undone, else what is announced is lost', async () => {
  await fc.assert(
    fc.asyncProperty(steps, steps, async (operation, later) => {
      const outcomes: ReadonlyMap<number, string>[] = [];
      let left: ReadonlyMap<number, string> = new Map();
      let now: ReadonlyMap<number, string> = new Map();
      let announced = 0;
      let lostAlone = 0;
      for (const scope of ['all', 'untouched'] as const) {
        const [id = '', sql = ''] = (await start(operation, later)).split('|');
        left = await rows();
        await seed(session, sql);
        now = await rows();
        const undo = scope === 'all' ? await undoOf(id) : await untouchedOf(id);
        const lost = (undo?.proof.later ?? []).reduce((total, { count }) => total + count, 0);
        if (scope === 'all') announced = lost;
        lostAlone = lost;
        await undo?.execute();
        outcomes.push(await rows());
      }
      expect(lostAlone).toBe(0);
      const [all = now, untouched = now] = outcomes;
      const people = await session.query(
        'select count(*)::int as of, count(distinct person)::int as all from t',
      );
      expect(people[0]?.all).toBe(people[0]?.of);
      const keys = [1, 2, 3, 4, 5, 6];
      const changedLater = keys.filter((key) => now.get(key) !== left.get(key));
      expect(changedLater.filter((key) => untouched.get(key) !== now.get(key))).toEqual([]);
      expect(announced).toBe(changedLater.filter((key) => all.get(key) !== now.get(key)).length);
    }),
    { numRuns: 15 },
  );
});
