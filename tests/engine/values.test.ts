import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LexiconColumn } from '@saywright/domain/planner';
import { databaseHandlers } from '../../packages/engine/src/database/handlers.ts';
import type { SqlSession } from '../../packages/engine/src/database/session.ts';
import { freshDatabase, seed } from './support.ts';

let session: SqlSession;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ session, close } = await freshDatabase());
});
afterEach(() => close());

async function columnsOf(table: string): Promise<readonly LexiconColumn[]> {
  const { tables } = await databaseHandlers(session).lexicon();
  return tables.find(({ name }) => name === table)?.columns ?? [];
}

async function valuesOf(table: string, column: string): Promise<readonly string[] | undefined> {
  return (await columnsOf(table)).find(({ name }) => name === column)?.values;
}

describe('the texts that occur in a column', () => {
  test('are each listed once, without empty and long ones', async () => {
    await seed(
      session,
      `create table "Cheese list" ("Na""me" text, milk varchar(20), kilos int);
       insert into "Cheese list" values ('Old Barn', 'cow', 1), ('Old Barn', 'o''goat', 2), ('', null, 3),
         (repeat('x', 41), 'cow', 4)`,
    );
    expect(await valuesOf('Cheese list', 'Na"me')).toEqual(['Old Barn']);
    expect(await valuesOf('Cheese list', 'milk')).toEqual(['cow', "o'goat"]);
    expect(await valuesOf('Cheese list', 'kilos')).toBeUndefined();
  });

  test('are left out where there are more than 400, or rows too many to look through', async () => {
    await seed(
      session,
      `create table letters (body text, kind text);
       insert into letters select 'letter ' || i, 'kind ' || i % 400 from generate_series(1, 401) i;
       create table visits (page text);
       insert into visits select 'home' from generate_series(1, 5001)`,
    );
    expect(await valuesOf('letters', 'body')).toBeUndefined();
    expect(await valuesOf('letters', 'kind')).toHaveLength(400);
    expect(await valuesOf('visits', 'page')).toBeUndefined();
  });

  test('are left out where the name of the column suggests a secret', async () => {
    await seed(
      session,
      `create table people (name text, password_hash text, api_key text);
       insert into people values ('Ida', 'x1', 'k1')`,
    );
    expect(await valuesOf('people', 'name')).toEqual(['Ida']);
    expect(await valuesOf('people', 'password_hash')).toBeUndefined();
    expect(await valuesOf('people', 'api_key')).toBeUndefined();
  });
});
