import { randomUUID } from 'node:crypto';
import { freePlanLimits } from '@saywright/domain/usage';
import type { OperationView } from '@saywright/engine/protocol';
import { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseHandlers } from '../../packages/engine/src/database/handlers.ts';
import { operationPipeline, type OperationPipeline } from '../../packages/engine/src/operations/pipeline.ts';
import { embeddedPayments } from '../../packages/engine/src/payments/payments.ts';
import { backendPlanStore } from '../../packages/engine/src/payments/store.ts';
import type { ProjectDatabase } from '../../packages/engine/src/ports/projectDatabase.ts';
import { randomIds, sha256, systemClock } from '../../packages/engine/src/ports/system.ts';
import { backendStore } from '../../packages/engine/src/store/store.ts';
import { accounts, type Accounts } from '../support/accounts.ts';
import { operationOf } from '../support/carryOut.ts';
import { freshDatabase } from './support.ts';

const createTable = 'Create a customers table with a name and a unique email';

let people: Accounts;
let database: ProjectDatabase;
let pipeline: OperationPipeline;
let owner: string;
/** Bytes of the database besides those of its tables. */
let ballast: number;
/** Plans that were made this month beside those that are stored. */
let madeBefore: number;

beforeAll(async () => {
  people = await accounts();
});
afterAll(() => people.close());

beforeEach(async () => {
  const { session, close } = await freshDatabase();
  const handlers = databaseHandlers(session);
  ballast = 0;
  madeBefore = 0;
  // Half a gigabyte and 50,000 plans would take minutes to write, so what fills a plan is only counted.
  database = { ...handlers, storedBytes: async () => ballast + (await handlers.storedBytes()), close };
  const { backend } = people;
  const payments = embeddedPayments({
    settings: {},
    backend,
    siteOrigin: () => 'https://studio.example',
    clock: systemClock,
    logError: (error) => {
      throw error;
    },
  });
  const store = backendStore(backend);
  const plannedSince: typeof store.plannedSince = async (...parts) =>
    madeBefore + (await store.plannedSince(...parts));
  pipeline = operationPipeline({
    store: { ...store, plannedSince },
    openProject: async () => database,
    clock: systemClock,
    ids: randomIds,
    hash: sha256,
    planOf: payments.planOf,
  });
  owner = (await people.signUp()).user.id;
  return () => database.close();
});

async function done(instruction: string): Promise<OperationView> {
  return pipeline.execute(owner, operationOf(await pipeline.plan(owner, instruction)).id, true);
}

async function payForMonth(): Promise<void> {
  const store = backendPlanStore(people.backend);
  const now = new Date();
  const order = await store.openOrder({ owner, planId: 'pro', amount: 29, currency: 'USD' }, now, now);
  await store.setProviderId(order.id, randomUUID());
  await store.complete(order.id, randomUUID(), now);
}

/** Writes down plans as if they had been made at a time. */
async function addPlans(count: number, at: Date): Promise<void> {
  const { backend } = people;
  const rest = new PostgrestClient(`${backend.url}/rest/v1`, {
    headers: { apikey: backend.secretKey },
    fetch: (input, init) => backend.fetch(new Request(input, init)),
  });
  const { id } = await backendStore(backend).projectOf(owner);
  const made = {
    project_id: id,
    owner,
    instruction: 'x',
    service: 'database',
    type: 'schema',
    state: 'declined',
    risk: 'low',
    plan: {},
    sql_hash: '0',
    created_at: at.toISOString(),
  };
  const rows = Array.from({ length: count }, () => ({ ...made, id: randomUUID() }));
  const { error } = await rest.from('operations').insert(rows);
  if (error) throw new Error(error.message);
}

describe('a free project that is full', () => {
  test('takes nothing more, says what to do next, and keeps no plan', async () => {
    ballast = freePlanLimits.bytes;
    const answer = await pipeline.plan(owner, createTable);
    expect(answer.success).toBe(false);
    expect(answer.outcome).toMatchObject({
      kind: 'refusal',
      isLimit: true,
      reason:
        'Your project stores 500MB and this would add <1MB, but the Explorer plan holds 500MB. Nothing was changed. Delete what you no longer need, or choose Bridge Builder on the page Pricing: it has no such limit.',
    });
    expect(await pipeline.list(owner)).toEqual([]);
    expect(await database.tables()).toEqual([]);
  });

  test('takes more as soon as a paid plan is stored, and no sooner', async () => {
    ballast = freePlanLimits.bytes;
    await backendPlanStore(people.backend).addFreePlan(owner, new Date());
    expect((await pipeline.plan(owner, createTable)).outcome.kind).toBe('refusal');
    await payForMonth();
    expect((await done(createTable)).state).toBe('executed');
  });

  test('does not execute what was planned while there was room', async () => {
    const planned = operationOf(await pipeline.plan(owner, createTable));
    ballast = freePlanLimits.bytes;
    await expect(pipeline.execute(owner, planned.id, true)).rejects.toMatchObject({ code: 'limit' });
    expect(await database.tables()).toEqual([]);
    ballast = 0;
    expect((await pipeline.execute(owner, planned.id, true)).state).toBe('executed');
  });

  test('can still be read, emptied, and brought back', async () => {
    await done(createTable);
    await done('Add a customer named Ada with email ada@example.org');
    ballast = freePlanLimits.bytes;
    expect((await pipeline.plan(owner, 'How many customers do we have?')).outcome).toMatchObject({
      text: 'You have 1 customer.',
    });
    const dropped = await done('Drop the customers table');
    expect(await database.tables()).toEqual([]);
    const back = await pipeline.undo(owner, dropped.id);
    await pipeline.execute(owner, back.id, true);
    expect(await database.tables()).toMatchObject([{ name: 'customers', rows: 1 }]);
  });
});

describe('a month of free plans', () => {
  test('ends at its limit: what is planned stays usable, questions are answered, a paid plan goes on', async () => {
    const planned = operationOf(await pipeline.plan(owner, createTable));
    madeBefore = freePlanLimits.monthlyRequests - 2;
    const last = operationOf(await pipeline.plan(owner, 'Create a notes table with a title'));
    const { outcome } = await pipeline.plan(owner, 'Create a pages table with a title');
    expect(outcome).toMatchObject({
      kind: 'refusal',
      isLimit: true,
      reason:
        'You have made 50,000 plans this month, and the Explorer plan holds 50,000. What is planned already can be executed and undone, and questions are answered. Wait for the first day of the next month, or choose Bridge Builder on the page Pricing: it has no such limit.',
    });
    expect((await pipeline.execute(owner, planned.id, true)).state).toBe('executed');
    expect((await pipeline.plan(owner, 'How many customers do we have?')).outcome.kind).toBe('answer');
    const back = await pipeline.undo(owner, planned.id);
    expect((await pipeline.execute(owner, back.id, true)).state).toBe('executed');
    expect((await pipeline.decline(owner, last.id)).state).toBe('declined');
    await payForMonth();
    expect((await pipeline.plan(owner, 'Create a pages table with a title')).outcome.kind).toBe('operation');
  });

  test('starts again with the month, for each person separately', async () => {
    const lastMonth = new Date();
    lastMonth.setUTCDate(0);
    await addPlans(3, lastMonth);
    await done(createTable);
    const usage = await pipeline.usage(owner);
    expect(usage).toMatchObject({ planId: 'explorer', monthlyRequests: 1 });
    expect(usage.bytes).toBe(await database.storedBytes());
    expect(usage.bytes).toBeGreaterThan(0);
    const other = (await people.signUp()).user.id;
    expect(await pipeline.usage(other)).toMatchObject({ monthlyRequests: 0 });
  });
});
