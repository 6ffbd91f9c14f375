import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SqlSession } from '../../packages/engine/src/database/session.ts';
import { changesOf } from './laterWork.support.ts';
import { freshDatabase, seed } from './support.ts';

let session: SqlSession;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ session, close } = await freshDatabase());
  await seed(session, 'create table customers (id int primary key, name text, email text)');
});
afterAll(() => close());

const { change, undoOf } = changesOf(() => session);

test('says how many rows there are where it shows a few', async () => {
  const operation = await change(`insert into customers select n, 'Di', null from generate_series(4, 8) n`);
  await change(`update customers set name = 'Diana' where id between 4 and 7`);
  const { proof } = await undoOf(operation);
  expect(proof.samples[0]?.caption).toBe('Later changes that would be lost: customers, 3 of 4');
  expect(proof.samples[0]?.rows).toHaveLength(3);
});
