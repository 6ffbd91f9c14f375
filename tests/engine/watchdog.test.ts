import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enginePaths } from '../../packages/engine/src/paths.ts';
import { pgliteProjectDatabase } from '../../packages/engine/src/pglite/projectDatabase.ts';
import type { ProjectDatabase } from '../../packages/engine/src/ports/projectDatabase.ts';
import { owner } from './support.ts';

let directory: string;
let database: ProjectDatabase;
/** The same database with little patience, open only while the other is not. */
let impatient: ProjectDatabase;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'saywright-project-'));
  const withLimit = (limitMs: number): ProjectDatabase =>
    pgliteProjectDatabase({
      directory: join(directory, 'p'),
      template: enginePaths.projectTemplate,
      limitMs,
    });
  database = withLimit(60_000);
  impatient = withLimit(2000);
});
beforeEach(() => database.close());
afterAll(async () => {
  await database.close();
  await impatient.close();
  await rm(directory, { recursive: true, force: true });
});

async function apply(id: string, sql: string): Promise<void> {
  const proof = await database.prove({ id, sql, owner, trusted: false });
  if (!proof.ok) throw new Error(proof.error.message);
  const { signature, undoable } = proof.value;
  const done = await database.execute({ id, sql, owner, trusted: false, hash: 'h', signature, undoable });
  if (!done.ok) throw new Error(done.error.kind);
}

test('a runaway statement is stopped and reported, and leaves the database intact and answering', async () => {
  await apply(
    '00000000-0000-4000-8000-000000000001',
    'create table t (n bigint primary key); insert into t values (1);',
  );
  await database.close();
  const endless = 'insert into t select n from generate_series(2, 10000000000000) n';
  const proof = await impatient.prove({
    id: '00000000-0000-4000-8000-000000000002',
    sql: endless,
    owner,
    trusted: false,
  });
  expect(proof).toEqual({
    ok: false,
    error: { kind: 'failed', message: 'It took longer than 2 seconds and was stopped. Nothing was changed.' },
  });
  // A stop reopens the database in advance.
  await impatient.close();
  expect(await database.tables()).toMatchObject([{ name: 't', rows: 1 }]);
});

test('a runaway question is stopped too', async () => {
  const endless = 'with recursive r(n) as (select 1 union all select n + 1 from r) select count(*) from r';
  expect(await impatient.read(endless, owner)).toMatchObject({
    ok: false,
    error: expect.stringContaining('was stopped'),
  });
  await impatient.close();
  expect(await database.read('select count(*) as n from t', owner)).toEqual({
    ok: true,
    value: { columns: ['n'], rows: [['1']] },
  });
});

test('a question may not change anything', async () => {
  expect(
    await database.read('with gone as (delete from t returning 1) select * from gone', owner),
  ).toMatchObject({
    ok: false,
  });
  expect(await database.rows('t', 10)).toEqual({ columns: ['n'], rows: [['1']] });
});

test('what was executed is there after the database is closed and opened again', async () => {
  await database.close();
  expect(await database.applied('00000000-0000-4000-8000-000000000001')).toMatchObject({
    undoSql: 'drop table public."t";',
  });
});
