import type { OperationView, PlanAnswer } from '@saywright/engine/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseHandlers } from '../../packages/engine/src/database/handlers.ts';
import type { SqlSession } from '../../packages/engine/src/database/session.ts';
import { operationPipeline, type OperationPipeline } from '../../packages/engine/src/operations/pipeline.ts';
import { randomIds, sha256, systemClock } from '../../packages/engine/src/ports/system.ts';
import { memoryStore } from '../../packages/engine/src/sandbox/memoryStore.ts';
import { operationOf } from '../support/carryOut.ts';
import { freshDatabase, owner, seed } from './support.ts';

let session: SqlSession;
let close: () => Promise<void>;
let pipeline: OperationPipeline;

beforeAll(async () => {
  ({ session, close } = await freshDatabase());
  const database = { ...databaseHandlers(session), close: async () => {} };
  const store = memoryStore({ id: randomIds(), owner, name: 'tailor' }, systemClock);
  const openProject = async (): Promise<typeof database> => database;
  pipeline = operationPipeline({ store, openProject, clock: systemClock, ids: randomIds, hash: sha256 });
});
afterAll(() => close());

const maria = '6689b679-0000-4000-8000-000000000001';
beforeEach(async () => {
  await session.run('drop schema public cascade; create schema public authorization saywright_plan');
  await session.run('grant usage on schema public to anon, authenticated, service_role');
  await seed(
    session,
    `create table customers (id uuid primary key default gen_random_uuid(), telephone text, name text not null);
     create table jobs (id uuid primary key default gen_random_uuid(), customer_id uuid references customers, price int, paid boolean not null default false);
     insert into customers values ('${maria}', '0176', 'Maria Lopez'), (gen_random_uuid(), '0177', 'O''Neill, Sean');
     insert into jobs (customer_id, price) values ('${maria}', 12), (null, 9)`,
  );
});

const ask = (instruction: string): Promise<PlanAnswer> => pipeline.planAny({ owner, instruction });
const planned = async (instruction: string): Promise<OperationView> => operationOf(await ask(instruction));

describe('an answer with rows', () => {
  test('names the rows that are pointed to, and shows no ids', async () => {
    const { outcome } = await ask('which jobs are not paid');
    expect(outcome).toMatchObject({
      kind: 'answer',
      table: { columns: ['customer', 'price', 'paid'] },
    });
    const rows = outcome.kind === 'answer' ? (outcome.table?.rows ?? []) : [];
    expect(
      rows.map(([customer, price, paid]) => `${customer ?? 'nobody'} ${price} ${paid}`).toSorted(),
    ).toEqual(['Maria Lopez 12 no', 'nobody 9 no']);
  });

  test('begins with what names a row', async () => {
    const { outcome } = await ask('list customers');
    expect(outcome).toMatchObject({ table: { columns: ['name', 'telephone'] } });
  });

  test('leaves the columns of a written query alone', async () => {
    const { outcome } = await ask('select id, customer_id from jobs');
    expect(outcome).toMatchObject({ table: { columns: ['id', 'customer_id'] } });
  });
});

test('the example rows of a plan name the rows that are pointed to', async () => {
  const { proof } = await planned('update jobs set price = 13 where price = 12');
  expect(proof?.samples).toMatchObject([
    { columns: ['customer', 'price', 'paid'], rows: [['Maria Lopez', '12 → 13', 'no']] },
  ]);
});

test('the example rows of a plan are those that change, without the rows that are so already', async () => {
  await seed(session, 'insert into jobs (price, paid) values (1, true), (2, true), (3, true), (4, true)');
  const { proof } = await planned('update jobs set paid = true where price < 12');
  expect(proof?.samples).toMatchObject([{ caption: 'The row as changed', rows: [[null, 'no → yes', '9']] }]);
});

describe('a plan that would change nothing', () => {
  test('says so first and is no risk where no row matches', async () => {
    const plan = await planned("delete from customers where name = 'Nobody'");
    expect(plan).toMatchObject({ risk: 'low', keywordRisk: 'low', planRisk: 'low' });
    expect(plan.title).toMatch(/^Nothing to change: /u);
    expect(plan.understood).toMatch(/^No row matches, so this would change nothing now\. /u);
    expect(plan.confirmation).toBeUndefined();
  });

  test('does not count a value that is already so as a changed row', async () => {
    const plan = await planned("update customers set telephone = '0176' where name = 'Maria Lopez'");
    expect(plan.understood).toMatch(/^Every row that matches has these values already/u);
    expect(plan.proof?.lines).toContainEqual({ label: 'Rows changed', value: '0', tone: 'zero' });
    const some = await planned("update customers set telephone = '0176'");
    expect(some.proof?.lines).toContainEqual({ label: 'Rows changed', value: '1', tone: 'plain' });
  });

  test('is weighed by its words again once rows match', async () => {
    const { id } = await planned('delete from jobs where price = 77');
    await seed(session, 'insert into jobs (price) values (77)');
    await expect(pipeline.execute(owner, id, false)).rejects.toMatchObject({
      code: 'changed',
      operation: { risk: 'high', title: expect.not.stringContaining('Nothing to change') },
    });
  });

  test('offers the rows whose name contains the one that was asked for', async () => {
    const { outcome } = await ask('delete customer Sean');
    expect(outcome).toMatchObject({
      kind: 'question',
      text: 'No name in customers is exactly “Sean”. Do you mean this one?',
      choices: [{ label: "O'Neill, Sean" }],
    });
    const [choice] = outcome.kind === 'question' ? outcome.choices : [];
    const plan = await planned(choice?.instruction ?? '');
    expect(plan.proof?.lines).toContainEqual({ label: 'Rows deleted', value: '1', tone: 'plain' });
  });
});
