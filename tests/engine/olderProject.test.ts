import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootstrapSql } from '../../packages/engine/src/database/bootstrap.ts';
import { isolationSql } from '../../packages/engine/src/database/isolation.ts';
import { enginePaths } from '../../packages/engine/src/paths.ts';
import { pgliteProjectDatabase } from '../../packages/engine/src/pglite/projectDatabase.ts';
import { carryOutSql } from '../support/carryOutSql.ts';

let root: string;
let directory: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'saywright-older-'));
  directory = join(root, 'p');
  const database = await PGlite.create(directory);
  await database.exec(bootstrapSql.replace(isolationSql, ''));
  await database.exec(`begin; set local role saywright_plan;
    create table customers (id int primary key, name text); insert into customers values (1, 'Ada'); commit`);
  await database.close();
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('a project of a version without isolated functions gets them when it is opened, and keeps its rows', async () => {
  const database = pgliteProjectDatabase({
    directory,
    template: enginePaths.projectTemplate,
    limitMs: 60_000,
  });
  await carryOutSql(database, `update customers set name = 'Bo'`);
  await database.close();

  const reopened = await PGlite.create(directory);
  const { rows } = await reopened.query(`select (select name from customers),
    (select array_agg(proname::text order by proname) from pg_proc where prosecdef and oid >= 16384) as isolated,
    has_function_privilege('saywright_plan', 'set_config(text, text, boolean)', 'execute') as settings`);
  await reopened.close();
  expect(rows).toEqual([
    {
      name: 'Bo',
      isolated: ['count_as_anon', 'count_as_authenticated', 'count_as_service_role', 'read', 'run'],
      settings: false,
    },
  ]);
});
