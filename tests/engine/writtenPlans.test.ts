import type { DatabaseChange, ReadPart } from '@saywright/domain/ast';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseHandlers } from '../../packages/engine/src/database/handlers.ts';
import type { SqlSession } from '../../packages/engine/src/database/session.ts';
import { databaseDriver } from '../../packages/engine/src/operations/databaseDriver.ts';
import type { Planned, ProvenPlan, ReadRequest } from '../../packages/engine/src/operations/serviceDriver.ts';
import { operationView } from '../../packages/engine/src/operations/view.ts';
import { randomIds, sha256, systemClock } from '../../packages/engine/src/ports/system.ts';
import type { OperationRow, ProjectRow } from '../../packages/engine/src/store/store.ts';
import { operationRow } from '../support/operationRow.ts';
import { planPart, provenOf } from '../support/planPart.ts';
import { contents, dropTables, freshDatabase, owner, seed } from './support.ts';
import { equals, every, own, schemas, value } from './writtenPlans.changes.ts';

let session: SqlSession;
let close: () => Promise<void>;
const project: ProjectRow = { id: 'p', owner, name: 'Shop' };

function driver() {
  const open = async () => ({ ...databaseHandlers(session), close: async () => {} });
  return databaseDriver({ openProject: open, clock: systemClock, ids: randomIds });
}

const request: ReadRequest = { instruction: 'Do it', words: [{ said: 'it', read: 'the change' }] };

const plan = (part: ReadPart, asked: ReadRequest = request): Promise<Planned> =>
  planPart(driver(), project, part, asked);

async function change(...changes: readonly DatabaseChange[]): Promise<ProvenPlan> {
  return provenOf(await plan({ service: 'database', changes: [...changes] }));
}

async function carryOut(proven: ProvenPlan, undo: string | null = null): Promise<OperationRow> {
  const sql = proven.plan.service === 'database' ? proven.plan.sql : '';
  const stored = { state: 'executing', sql_hash: await sha256(sql), undo_of: undo } as const;
  const row = operationRow(proven, project, stored);
  const done = await driver().execute(project, row);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return row;
}

beforeAll(async () => {
  ({ session, close } = await freshDatabase());
  await session.query('insert into auth.users (id) values ($1) on conflict do nothing', [owner]);
});
afterAll(() => close());
beforeEach(async () => {
  await dropTables(session);
  await seed(session, schemas);
});

async function structure(): Promise<string> {
  const lexicon = await databaseHandlers(session).lexicon();
  const rights = await session.query(
    `select relname, relacl::text, (select string_agg(tgname, ',') from pg_trigger where tgrelid = c.oid and not tgisinternal) as triggers,
      (select string_agg(attacl::text, ',') from pg_attribute where attrelid = c.oid) as columns,
      (select string_agg(pg_get_constraintdef(k.oid), ',' order by conname) from pg_constraint k where conrelid = c.oid) as rules,
      (select string_agg(concat(polname, pg_get_expr(polqual, polrelid)), ',' order by polname) from pg_policy where polrelid = c.oid) as policies
      from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const tablesByName = lexicon.tables.map((table) => ({
    ...table,
    columns: table.columns.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  }));
  return JSON.stringify([tablesByName, rights]);
}

describe('each change on a real database', () => {
  test.each(every)('%s: proven, made and undone', async (_name, changes) => {
    const before = [await structure(), await contents(session)];
    const proven = await change(...changes);
    const row = await carryOut(proven);
    const after = [await structure(), await contents(session)];
    expect(after).not.toEqual(before);
    const undo = await driver().planUndo(project, row);
    if (!undo.ok) throw new Error(undo.error);
    await carryOut(undo.value, row.id);
    expect([await structure(), await contents(session)]).toEqual(before);
  });
});

describe('the meaning of what was written', () => {
  test('a column that holds the time of the last change follows every later change', async () => {
    await carryOut(await change({ do: 'keep-updated', table: 'owners', column: 'updated_at' }));
    await seed(
      session,
      `alter table owners disable trigger user; update owners set updated_at = '2020-01-01'; alter table owners enable trigger user`,
    );
    await carryOut(
      await change({
        do: 'update',
        table: 'owners',
        set: { city: value('Basel') },
        where: equals('name', 'Old Barn'),
      }),
    );
    const rows = await session.query(
      "select name, updated_at > now() - interval '1 hour' as fresh from owners order by id",
    );
    expect(rows).toEqual([
      { name: 'Ada Bern', fresh: false },
      { name: 'Old Barn', fresh: true },
      { name: 'Cy Ott', fresh: false },
    ]);
  });

  test('periods of the same room may touch but not overlap', async () => {
    await carryOut(
      await change({
        do: 'forbid-overlap',
        table: 'lessons',
        same: ['room_id'],
        from: 'starts_at',
        to: 'ends_at',
      }),
    );
    const add = (room: number, from: string, to: string): Promise<void> =>
      seed(
        session,
        `insert into lessons (room_id, starts_at, ends_at) values (${room}, '2030-01-01 ${from}+00', '2030-01-01 ${to}+00')`,
      );
    await add(1, '11:00', '12:00');
    await add(2, '10:30', '11:30');
    await expect(add(1, '11:30', '13:00')).rejects.toThrow(/lessons_no_overlap/u);
    await session.run('rollback');
  });

  test('only the named columns of own rows can be changed', async () => {
    await seed(session, `update owners set user_id = '${owner}' where name = 'Old Barn'`);
    const rule = { actions: ['read', 'change'], who: 'signed-in', where: own, columns: ['city'] } as const;
    await carryOut(
      await change({
        do: 'set-access',
        table: 'owners',
        rules: [{ ...rule, actions: [...rule.actions], columns: [...rule.columns] }],
        replace: 'all',
      }),
    );
    const as = (sql: string): Promise<void> =>
      session.run(
        `begin; set local role authenticated; set local request.jwt.claims = '{"sub":"${owner}"}'; ${sql}; reset role; commit`,
      );
    await as(`update owners set city = 'Chur'`);
    expect(await session.query('select city from owners order by id')).toEqual([
      { city: 'Bern' },
      { city: 'Chur' },
      { city: 'Bern' },
    ]);
    await expect(as(`update owners set name = 'Boss'`)).rejects.toThrow(/permission denied/u);
    await session.run('rollback');
  });

  test('two texts that match one row each fill a reference; a text that matches none stays empty', async () => {
    await carryOut(
      await change({
        do: 'add-reference',
        table: 'cars',
        column: 'make_id',
        to: 'makes',
        onDelete: 'refuse',
        matching: { column: 'make', with: 'name' },
      }),
    );
    expect(await session.query('select plate, make_id::int as make from cars order by plate')).toEqual([
      { plate: 'BE 1', make: 1 },
      { plate: 'BE 2', make: 1 },
      { plate: 'TH 3', make: 2 },
    ]);
  });
});

describe('rows that are not found', () => {
  const renamed = (name: string): DatabaseChange => ({
    do: 'update',
    table: 'owners',
    set: { city: value('Chur') },
    where: equals('name', name),
  });

  test('a name that nobody has is asked about, with similar names to choose from', async () => {
    const planned = await plan(
      { service: 'database', changes: [renamed('Old Bern')] },
      { instruction: 'move old bern to Chur', words: [] },
    );
    expect(planned).toMatchObject({
      answer: {
        outcome: {
          kind: 'question',
          text: 'No owners have the name Old Bern. Did you mean Old Barn?',
          choices: [{ label: 'Old Barn', instruction: 'move Old Barn to Chur' }],
        },
      },
    });
  });

  test('a single value that is looked up and missing is asked about first', async () => {
    const owner_id = { kind: 'pick', from: { from: 'owners', where: equals('name', 'Zoe') } } as const;
    const planned = await plan({
      service: 'database',
      changes: [{ do: 'insert', table: 'cars', rows: [{ plate: value('X'), owner_id }] }],
    });
    expect(planned).toMatchObject({
      answer: { outcome: { kind: 'question', text: 'No owners have the name Zoe.', choices: [] } },
    });
  });

  test('a value that several rows have is asked about', async () => {
    const owner_id = { kind: 'pick', from: { from: 'owners', where: equals('city', 'Bern') } } as const;
    const planned = await plan({
      service: 'database',
      changes: [{ do: 'insert', table: 'cars', rows: [{ plate: value('X'), owner_id }] }],
    });
    expect(planned).toMatchObject({
      answer: {
        outcome: {
          kind: 'question',
          text: 'Several owners match, and only one can be used: city is Bern. Which one do you mean?',
        },
      },
    });
  });
});

describe('questions and readings', () => {
  test('a question is answered at once, and unused words are named', async () => {
    const planned = await plan(
      {
        service: 'database',
        caption: 'cars',
        question: { from: 'cars', columns: [{ value: { kind: 'aggregate', name: 'count' } }] },
      },
      { instruction: 'how many cars recently', words: [], unused: ['recently'] },
    );
    expect(planned).toMatchObject({
      answer: { outcome: { kind: 'answer', text: 'You have 3 cars. I left out “recently”.' } },
    });
  });

  test('a name that does not exist is refused in one sentence', async () => {
    const planned = await plan({ service: 'database', caption: 'x', question: { from: 'carz' } });
    expect(planned).toMatchObject({
      answer: { outcome: { kind: 'refusal', reason: 'There is no table called carz. Did you mean cars?' } },
    });
  });

  test('how an instruction was read is stored with the plan and shown', async () => {
    const planned = await plan(
      { service: 'database', changes: [{ do: 'rename-table', table: 'marks', to: 'grades' }] },
      { instruction: 'marks are grades', by: 'llama', words: [{ said: 'grades', read: 'the new name' }] },
    );
    if (planned.kind !== 'proven') throw new Error('It was not planned.');
    const view = operationView(operationRow(planned.proven, project), project.name);
    expect(view.reading).toEqual({ by: 'llama', words: [{ said: 'grades', read: 'the new name' }] });
  });
});
