import type { CellText, RowChanges } from '@saywright/domain/write';
import { dataCommands as commands, type OperationView } from '@saywright/engine/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseHandlers } from '../../packages/engine/src/database/handlers.ts';
import { readRowPage } from '../../packages/engine/src/database/rowPage.ts';
import type { SqlSession } from '../../packages/engine/src/database/session.ts';
import { dataCommands, type DataCommandParts } from '../../packages/engine/src/operations/dataCommands.ts';
import { operationPipeline, type OperationPipeline } from '../../packages/engine/src/operations/pipeline.ts';
import { randomIds, sha256, systemClock } from '../../packages/engine/src/ports/system.ts';
import { memoryStore } from '../../packages/engine/src/sandbox/memoryStore.ts';
import { operationOf } from '../support/carryOut.ts';
import { contents, freshDatabase, owner, seed } from './support.ts';

let session: SqlSession;
let close: () => Promise<void>;
let pipeline: OperationPipeline;
let parts: DataCommandParts;

beforeAll(async () => {
  ({ session, close } = await freshDatabase());
  const database = { ...databaseHandlers(session), close: async () => {} };
  const store = memoryStore({ id: randomIds(), owner, name: 'shop' }, systemClock);
  const openProject = async (): Promise<typeof database> => database;
  pipeline = operationPipeline({ store, openProject, clock: systemClock, ids: randomIds, hash: sha256 });
  parts = { store, openProject, pipeline };
});
afterAll(() => close());

const items = `order "items" 'x' 🧾`;
const type = `odd. "na'me"`;
beforeEach(async () => {
  await session.run('drop schema public cascade; create schema public authorization saywright_plan');
  await session.run('grant usage on schema public to anon, authenticated, service_role');
  await seed(
    session,
    `create table orders (id int primary key, status varchar(8) not null, total numeric(12,2), note text unique);
     insert into orders values (1, 'Paid', 148, 'a'), (2, 'Packed', 64, null), (3, 'Packed', 236, '');
     create table "order ""items"" 'x' 🧾" ("select" text, "${type.replaceAll('"', '""')}" int,
       raw bytea, tags text[], during int4range, doc json, docb jsonb, at timestamptz, day date, ratio double precision,
       amount numeric, code char(4), place point, flags bit(3), primary key ("select", "${type.replaceAll('"', '""')}"));
     insert into "order ""items"" 'x' 🧾" values ('O''Neil \\ "x"', 1);
     create table loose (word text); insert into loose values ('a');
     create table tokens (id int generated always as identity primary key, made timestamptz not null default now(), word text)`,
  );
});

const cell = (column: string, value: string | null): CellText => ({ column, value });
const nothing = { changed: [], added: [], removed: [] };
const order = (id: number): readonly CellText[] => [cell('id', String(id))];
const set = (id: number, column: string, from: string | null, to: string | null) => ({
  key: order(id),
  values: [{ column, from, to }],
});

async function answerTo(changes: Partial<RowChanges> & Pick<RowChanges, 'table'>) {
  return pipeline.planRows(owner, { ...nothing, ...changes });
}

async function planned(changes: Partial<RowChanges> & Pick<RowChanges, 'table'>): Promise<OperationView> {
  const answer = await answerTo(changes);
  return operationOf(answer);
}

async function refusal(changes: Partial<RowChanges> & Pick<RowChanges, 'table'>): Promise<string> {
  const { outcome } = await answerTo(changes);
  return outcome.kind === 'refusal' ? outcome.reason : `not refused: ${outcome.kind}`;
}

const execute = (operation: OperationView): Promise<OperationView> =>
  pipeline.execute(owner, operation.id, operation.confirmation !== undefined);

async function undo(id: string): Promise<void> {
  await execute(await pipeline.undo(owner, id));
}

describe('a set of changes', () => {
  test('is one plan that changes, adds and deletes rows, is counted, and is undone as a whole', async () => {
    const start = await contents(session);
    const operation = await planned({
      table: 'orders',
      changed: [set(2, 'status', 'Packed', 'Shipped'), set(3, 'total', '236.00', '212')],
      added: [[cell('id', '4'), cell('status', 'New'), cell('note', 'a')]],
      removed: [{ key: order(1), seen: [cell('status', 'Paid'), cell('total', '148.00')] }],
    });
    expect(operation.title).toBe('Change 2 rows, add 1 row and delete 1 row in orders');
    expect(operation.state).toBe('proven');
    expect(operation.proof?.lines).toContainEqual({
      label: expect.stringMatching(/changed/iu),
      value: expect.stringContaining('2'),
      tone: 'plain',
    });
    expect(operation.proof?.samples.map(({ caption, rows }) => [caption, rows.length])).toEqual([
      ['The row to be deleted', 1],
      ['The 2 rows as changed', 2],
      ['The row to be added', 1],
    ]);
    // What changes comes first, with the value before.
    expect(operation.proof?.samples[1]).toMatchObject({
      columns: ['note', 'status', 'total'],
      rows: expect.arrayContaining([[null, 'Packed → Shipped', '64.00']]),
    });
    // Nothing is written before the approval.
    expect(await contents(session)).toBe(start);
    const done = await execute(operation);
    expect(done.state).toBe('executed');
    const rows = await session.query('select * from orders order by id');
    expect(rows).toEqual([
      { id: 2, status: 'Shipped', total: '64.00', note: null },
      { id: 3, status: 'Packed', total: '212.00', note: '' },
      { id: 4, status: 'New', total: null, note: 'a' },
    ]);
    await undo(operation.id);
    expect(await contents(session)).toBe(start);
    const latest = (await pipeline.list(owner)).find(({ id }) => id === operation.id);
    expect(latest?.state).toBe('undone');
  });

  test('tells a missing value from an empty one', async () => {
    await execute(await planned({ table: 'orders', changed: [set(3, 'note', '', null)] }));
    expect(await session.query('select note from orders where id = 3')).toEqual([{ note: null }]);
    await execute(await planned({ table: 'orders', changed: [set(2, 'note', null, '')] }));
    expect(await session.query('select note from orders where id = 2')).toEqual([{ note: '' }]);
  });

  test('gives a new row its defaults, also where no value is given', async () => {
    await execute(await planned({ table: 'tokens', added: [[], [cell('word', "it's")], []] }));
    expect(await session.query('select id, word from tokens where made is not null order by word')).toEqual([
      { id: expect.any(Number), word: "it's" },
      { id: expect.any(Number), word: null },
      { id: expect.any(Number), word: null },
    ]);
  });

  test('counts as high risk where it deletes, and lower where it only changes', async () => {
    const deletes = await planned({ table: 'orders', removed: [{ key: order(1), seen: [] }] });
    expect(deletes).toMatchObject({ risk: 'high', confirmation: expect.anything() });
    const changes = await planned({ table: 'orders', changed: [set(1, 'status', 'Paid', 'Sent')] });
    expect(changes.risk).not.toBe('high');
  });
});

describe('unusual names and values', () => {
  const key = [cell('select', `O'Neil \\ "x"`), cell(type, '1')];
  const values = {
    raw: String.raw`\x00ff`,
    tags: String.raw`{"a,b",NULL,"\\",'}`,
    during: '[1,5)',
    doc: '{"a":  1}',
    docb: '{"é": "\\""}',
    at: '-infinity',
    day: 'infinity',
    ratio: 'NaN',
    amount: 'NaN',
    code: 'ab  ',
    place: '(1,2)',
    flags: '101',
  };

  test('are written, read back, compared and undone', async () => {
    const start = await contents(session);
    const change = (from: Readonly<Record<string, string | null>>, to: typeof from): Promise<OperationView> =>
      planned({
        table: items,
        changed: [
          {
            key,
            values: Object.keys(values).map((column) => ({
              column,
              from: from[column] ?? null,
              to: to[column] ?? null,
            })),
          },
        ],
      });
    const first = await change({}, values);
    await execute(first);
    const page = await readRowPage(session, { table: items, filters: [], search: '', limit: 5 });
    if (!page.ok) throw new Error(page.error);
    const shown = Object.fromEntries(
      page.value.columns.map(({ name }, at) => [name, page.value.rows[0]?.cells[at] ?? null]),
    );
    expect(shown).toMatchObject({ ...values, tags: expect.stringContaining('NULL'), code: 'ab' });
    // What was read is what the next change compares with.
    const second = await change(shown, {});
    await execute(second);
    expect(await contents(session)).toBe(start);
    await undo(second.id);
    await undo(first.id);
    expect(await contents(session)).toBe(start);
  });

  test('of a key can be changed, and a row with them deleted', async () => {
    const start = await contents(session);
    const renamed = await planned({
      table: items,
      changed: [
        { key, values: [{ column: 'select', from: `O'Neil \\ "x"`, to: `'); drop table orders; --` }] },
      ],
    });
    await execute(renamed);
    await undo(renamed.id);
    const gone = await planned({ table: items, removed: [{ key, seen: [cell('raw', null)] }] });
    await execute(gone);
    expect(await session.query(`select 1 from "order ""items"" 'x' 🧾"`)).toEqual([]);
    await undo(gone.id);
    expect(await contents(session)).toBe(start);
  });
});

describe('two people who edit one row', () => {
  test('the second is refused with the name of the row, for a change and for a deletion', async () => {
    await seed(session, `update orders set status = 'Sent' where id in (2, 3)`);
    const changed = [set(1, 'status', 'Paid', 'Sent'), set(2, 'status', 'Packed', 'Shipped')];
    expect(await refusal({ table: 'orders', changed })).toMatch(
      /^Row 2 of orders was changed or deleted since/u,
    );
    const removed = [2, 3].map((id) => ({ key: order(id), seen: [cell('status', 'Packed')] }));
    expect(await refusal({ table: 'orders', removed })).toMatch(
      /^Rows 2, 3 of orders were changed or deleted/u,
    );
    const gone = [{ key: order(9), seen: [] }];
    expect(await refusal({ table: 'orders', removed: gone })).toMatch(/^Row 9 of orders/u);
  });

  test('a plan fails where its row was changed before the approval, and overwrites nothing', async () => {
    const operation = await planned({
      table: 'orders',
      changed: [set(1, 'status', 'Paid', 'Sent'), set(2, 'status', 'Packed', 'Shipped')],
    });
    await seed(session, `update orders set status = 'Refunded' where id = 2`);
    await expect(execute(operation)).rejects.toThrow(/^Row 2 of orders was changed or deleted since/u);
    expect(await session.query('select status from orders order by id')).toEqual([
      { status: 'Paid' },
      { status: 'Refunded' },
      { status: 'Packed' },
    ]);
  });

  test('a change of another column of the row is no conflict', async () => {
    const operation = await planned({ table: 'orders', changed: [set(2, 'status', 'Packed', 'Shipped')] });
    await seed(session, `update orders set total = 65 where id = 2`);
    await execute(operation).catch(() => execute(operation));
    expect(await session.query('select status, total from orders where id = 2')).toEqual([
      { status: 'Shipped', total: '65.00' },
    ]);
  });
});

describe('a set that cannot be planned', () => {
  test.each<[string, Partial<RowChanges> & Pick<RowChanges, 'table'>, RegExp]>([
    [
      'a text that is too long',
      { table: 'orders', changed: [set(1, 'status', 'Paid', 'far too long')] },
      /longer than the 8 characters/u,
    ],
    [
      'a value of another type',
      { table: 'orders', changed: [set(1, 'total', '148.00', 'much')] },
      /^“much” is not a number\. Change it first\. Nothing was changed\.$/u,
    ],
    [
      'a missing required value',
      { table: 'orders', changed: [set(1, 'status', 'Paid', null)] },
      /^Status of orders must be filled in/u,
    ],
    [
      'a unique value twice',
      { table: 'orders', changed: [set(2, 'note', null, 'a')] },
      /note a exists already/u,
    ],
    ['a table without a primary key', { table: 'loose', removed: [{ key: [], seen: [] }] }, /no row id/u],
    ['an unknown table', { table: 'order', added: [[]] }, /no table called order/u],
    ['an unknown column', { table: 'orders', added: [[cell('statu', 'x')]] }, /no column called statu/u],
    [
      'half a key',
      { table: items, removed: [{ key: [cell('select', 'x')], seen: [] }] },
      /row id .* has changed/u,
    ],
    [
      'one row twice',
      { table: 'orders', changed: [set(1, 'status', 'Paid', 'x')], removed: [{ key: order(1), seen: [] }] },
      /Row 1 is in this set of changes twice/u,
    ],
    ['nothing', { table: 'orders' }, /Nothing was changed/u],
    ['a computed value', { table: 'tokens', added: [[cell('id', '7')]] }, /id/u],
    [
      'a decimal comma',
      { table: 'orders', changed: [set(1, 'total', '148.00', '50,5')] },
      /^“50,5” is not a number as the database takes it: write 50\.5\. Nothing was changed\.$/u,
    ],
    [
      'a date with the day first',
      { table: items, added: [[cell('select', 'b'), cell(type, '2'), cell('day', '18.10.1960')]] },
      /^“18\.10\.1960” is not a date as the database takes it: write 1960-10-18\./u,
    ],
    ['too many rows', { table: 'tokens', added: Array.from({ length: 201 }, () => []) }, /201 rows.*200/u],
  ])('because of %s says so and changes nothing', async (_, changes, reason) => {
    const start = await contents(session);
    expect(await refusal(changes)).toMatch(reason);
    expect(await contents(session)).toBe(start);
  });
});

test('200 rows are one plan within the time of a call', async () => {
  await seed(session, `insert into orders select n, 'Paid' from generate_series(10, 209) n`);
  const changed = Array.from({ length: 200 }, (_, at) => set(at + 10, 'status', 'Paid', `S${at}`));
  const operation = await planned({ table: 'orders', changed });
  expect(operation.steps).toHaveLength(21);
  expect((await execute(operation)).state).toBe('executed');
}, 60_000);

test('10,000 new rows are one plan, with one proof and one undo', async () => {
  const start = await contents(session);
  const added = Array.from({ length: 10_000 }, (_, at) => [
    cell('id', String(at + 10)),
    cell('status', 'Paid'),
    cell('total', '12.50'),
    cell('note', `note ${at}`),
  ]);
  const operation = await planned({ table: 'orders', added });
  expect(operation).toMatchObject({ title: 'Add 10000 rows in orders', steps: { length: 21 } });
  expect(operation.proof?.undo).toBe('Undo removes 10,000 rows from orders again. This undo was tested.');
  expect((await execute(operation)).state).toBe('executed');
  expect(await session.query('select count(*)::int as count from public.orders')).toEqual([
    { count: 10_003 },
  ]);
  await undo(operation.id);
  expect(await contents(session)).toBe(start);
}, 60_000);

test('the commands list and plan rows of a person’s project, and of no other', async () => {
  const handlers = new Map(dataCommands(parts));
  const send = (command: { readonly name: string }, payload: object): Promise<unknown> | undefined =>
    handlers.get(command.name)?.(owner, payload);
  const answer = await send(commands.planRows, { table: 'orders', ...nothing, added: [order(8)] });
  expect(answer).toMatchObject({ outcome: { kind: 'refusal' } });
  expect(await send(commands.listRows, { table: 'orders', search: ' pack ' })).toMatchObject({
    rows: [{ key: ['2'] }, { key: ['3'] }],
    total: { count: 2, isExact: true },
  });
  await expect(send(commands.listRows, { table: 'order' })).rejects.toThrow('no table called order');
  const others = { table: 'orders', projectId: '00000000-0000-4000-8000-000000000000' };
  await expect(send(commands.listRows, others)).rejects.toThrow('You have no such project.');
  await expect(send(commands.planRows, { ...others, ...nothing })).rejects.toThrow(
    'You have no such project.',
  );
});
