import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enginePaths } from '../../packages/engine/src/paths.ts';
import { pgliteProjectDatabase } from '../../packages/engine/src/pglite/projectDatabase.ts';
import type { ServedDatabase } from '../../packages/engine/src/ports/projectDatabase.ts';
import { serverDatabases } from '../../packages/engine/src/postgres/databases.ts';
import { carryOutSql } from '../support/carryOutSql.ts';
import { runningServers } from '../support/givenServer.ts';
import { expressions, inside, rowContexts } from './escapes.ts';
import { owner } from './support.ts';

/** What every place for the databases of projects promises. */
interface Place {
  readonly name: string;
  /** Opens a new database, and gives it back. */
  readonly open: () => Promise<{ readonly database: ServedDatabase; readonly remove: () => Promise<void> }>;
}

const embedded: Place = {
  name: 'embedded',
  open: async () => {
    const directory = await mkdtemp(join(tmpdir(), 'saywright-place-'));
    const database = pgliteProjectDatabase({
      directory: join(directory, 'p'),
      template: enginePaths.projectTemplate,
      limitMs: 20_000,
    });
    return { database, remove: () => rm(directory, { recursive: true, force: true }) };
  },
};

const { running, missing } = runningServers();

const servers = running.map((server): Place => ({
  name: `PostgreSQL ${server.version}`,
  open: async () => {
    const databases = serverDatabases({
      directory: join(tmpdir(), 'saywright-nowhere'),
      url: server.url,
      limitMs: 20_000,
      idleMs: 10_000,
      hasHistory: async () => false,
      logError: () => {},
    });
    const id = randomUUID();
    return { database: databases.of(id), remove: () => databases.remove(id) };
  },
}));

test('every server is tested where its programs are packaged', () => {
  const isPackaged = process.platform === 'linux' && process.arch === 'x64';
  expect(isPackaged ? missing : []).toEqual([]);
});

describe.each([embedded, ...servers])('a project database, $name', ({ open }) => {
  let database: ServedDatabase;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ database, remove } = await open());
    await carryOutSql(
      database,
      `create table orders (id int generated always as identity primary key, customer text not null, total numeric(10,2),
         made date default '2026-01-31', changed timestamptz default '2026-02-01 12:00:00.123456+01', tags text[], more jsonb);
       insert into orders (customer, total, tags, more)
         select 'customer ' || n, n * 1.5, array['a', n::text], jsonb_build_object('n', n) from generate_series(1, 40) n`,
    );
  });
  afterAll(async () => {
    await database.close();
    await remove();
  });

  /** The structure of the table, and a hash of each row that does not depend on the order of columns. */
  const orders = async (): Promise<unknown> => {
    const found = (await database.contents()).tables.find(({ name }) => name === 'orders');
    if (!found) return undefined;
    const columns = found.columns.map(({ name }) => name).toSorted();
    const rows = await database.rowHashes({ of: 'table', name: 'orders', key: ['id'], columns });
    return { shape: found.shape, policies: found.policies, rows: Object.fromEntries(rows.hashes) };
  };

  test('a proof counts on the real rows and leaves nothing', async () => {
    const before = await database.contents();
    const proof = await database.prove({
      id: randomUUID(),
      sql: 'delete from orders where id <= 25',
      owner,
      trusted: false,
    });
    expect(proof).toMatchObject({
      ok: true,
      value: {
        effects: { rows: [{ table: 'orders', inserted: 0, updated: 0, deleted: 25, before: 40 }] },
        undoable: true,
        risk: 'high',
      },
    });
    expect(await database.contents()).toEqual(before);
  });

  test.each([
    ['rows', 'update orders set total = total + 1 where id <= 10'],
    ['a column', 'alter table orders drop column total'],
    ['a type', 'alter table orders alter column total type int using total::int'],
    ['a table', 'drop table orders'],
    [
      'access',
      `alter table orders enable row level security; create policy own on orders for select using (customer = 'me')`,
    ],
  ])('%s: executed as proven, recorded, and undone to the same rows and structure', async (_, sql) => {
    const before = await orders();
    const id = await carryOutSql(database, sql);
    expect(await orders()).not.toEqual(before);
    const applied = await database.applied(id);
    expect(applied).toMatchObject({ operationId: id });
    const undo = await database.fittedUndo(id);
    await carryOutSql(database, undo?.sql ?? '', { undoOf: id });
    expect(await orders()).toEqual(before);
  });

  test('what changed since the proof is not overwritten, and nothing runs twice', async () => {
    const sql = `update orders set customer = 'all' where id <= 5`;
    const request = { id: randomUUID(), sql, owner, trusted: false };
    const proof = await database.prove(request);
    if (!proof.ok) throw new Error(proof.error.message);
    await carryOutSql(database, `update orders set customer = 'other' where id = 3`);
    const { signature, undoable } = proof.value;
    const wanted = { ...request, hash: 'hash', signature, undoable };
    expect(await database.execute(wanted)).toEqual({ ok: false, error: { kind: 'changed' } });
    const again = await database.prove(request);
    if (!again.ok) throw new Error(again.error.message);
    const approved = { ...wanted, signature: again.value.signature };
    const outcomes = await Promise.all([database.execute(approved), database.execute(approved)]);
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ error: { kind: 'applied' } });
  });

  test('questions are answered as texts, and cannot change anything', async () => {
    expect(await database.read('select made, changed, tags, more from orders where id = 2', owner)).toEqual({
      ok: true,
      value: {
        columns: ['made', 'changed', 'tags', 'more'],
        rows: [['2026-01-31', expect.stringContaining('123456'), expect.any(String), '{"n": 2}']],
      },
    });
    expect(await database.read(`select nextval('orders_id_seq')`, owner)).toMatchObject({ ok: false });
  });

  test('problems are reported in the same words', async () => {
    const problem = async (sql: string): Promise<unknown> => {
      const proof = await database.prove({ id: randomUUID(), sql, owner, trusted: false });
      return proof.ok ? 'proven' : proof.error;
    };
    expect(await problem('insert into nowhere values (1)')).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('A table it names does not exist'),
    });
    expect(await problem('insert into orders (customer) values (null)')).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('must be filled in, and a row would have none'),
    });
  });

  test('nothing that a plan says becomes another role, even where the list is passed by', async () => {
    const reached: string[] = [];
    const sample = rowContexts.flatMap((context) =>
      expressions.slice(0, 2).map((one) => inside(context, one)),
    );
    await carryOutSql(database, 'create table witness (id int primary key, who text, admin text)').catch(
      () => {},
    );
    for (const sql of sample) {
      const who = await database.prove({
        id: randomUUID(),
        sql: `${sql}; insert into witness values (1, current_user);`,
        owner,
        trusted: true,
      });
      const seen = who.ok ? who.value.samples.filter(({ columns }) => columns.includes('who')) : [];
      if (seen.some(({ rows }) => rows.some((cells) => !cells.includes('saywright_plan')))) reached.push(sql);
    }
    expect(reached).toEqual([]);
  });

  test('who may do what is tried and counted', async () => {
    const { tables } = await database.access();
    const found = tables.find(({ table }) => table === 'orders');
    expect(found?.people.find(({ person }) => person === 'stranger')).toMatchObject({
      read: { rows: 40 },
      delete: { rows: 40 },
    });
  });
});
