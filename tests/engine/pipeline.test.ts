import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands, configSchema } from '@saywright/engine/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readSecrets } from '../../packages/engine/src/backend/secrets.ts';
import { signIn, type ApiClient } from '../support/api.ts';
import { mailsIn } from '../support/outbox.ts';
import { startServer, type TestServer } from '../support/server.ts';

let directory: string;
let server: TestServer;
let founder: ApiClient;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'saywright-line-'));
  server = await startServer(directory);
  founder = await signIn(server.url, 'founder@example.org');
  const plan = await founder.plan('Create a customers table with a name and a unique email');
  await founder.send(commands.execute, { operationId: plan.id, confirmed: false });
});
afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

async function rowsOf(table: string): Promise<number | undefined> {
  return (await founder.send(commands.getProject, {})).tables.find((item) => item.name === table)?.rows;
}

test('what people keep here can be read by nobody else on this machine', async () => {
  const { mode } = await stat(join(directory, 'v1-pg17'));
  expect(mode & 0o077).toBe(0);
});

test('links in mails lead to the port that the server really has', async () => {
  const { publishableKey: apikey } = configSchema.parse(
    await (await fetch(`${server.url}/bridge/v1/config`)).json(),
  );
  const headers = { apikey, 'content-type': 'application/json' };
  const asked = await fetch(`${server.url}/auth/v1/recover`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'founder@example.org' }),
  });
  expect(asked.status).toBe(200);
  const outbox = join(directory, 'v1-pg17', 'outbox');
  // The mail is written after the answer, so that its time tells nothing.
  await vi.waitFor(async () => expect(await mailsIn(outbox)).toHaveLength(1), 30_000);
  const [mail] = await mailsIn(outbox);
  expect(mail?.text).toContain(`${server.url}/auth/link#`);
});

describe('the command bridge', () => {
  test('carries out nothing without a session', async () => {
    const answer = await fetch(`${server.url}/bridge/v1/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer forged.token.here' },
      body: JSON.stringify({ command: 'list_operations', payload: {} }),
    });
    expect(answer.status).toBe(401);
  });

  test('answers a question and refuses the impossible', async () => {
    const asked = await founder.send(commands.planDatabase, {
      instruction: 'How many customers do we have?',
    });
    expect(asked.outcome).toMatchObject({ kind: 'answer', text: 'You have 0 customers.' });
    const odd = await founder.send(commands.planDatabase, { instruction: 'Write me a poem' });
    expect(odd.outcome.kind).toBe('refusal');
    for (const { commands: typed, environmentVars } of [asked, odd])
      expect([typed, environmentVars]).toEqual([[], []]);
  });

  test.each([
    ['begin; drop table customers; commit', 'Transaction control'],
    ['select * from auth.users', 'schema auth'],
    ["copy customers to program 'id'", 'COPY'],
    ['set role postgres', 'roles or session'],
  ])('refuses SQL that leaves the plan: %s', async (instruction, reason) => {
    const { outcome } = await founder.send(commands.planDatabase, { instruction });
    expect(outcome).toMatchObject({ kind: 'refusal', reason: expect.stringContaining(reason) });
  });

  test('keeps an operation with the documented fields, unexecuted until it is executed', async () => {
    const plan = await founder.plan('Create a shelves table with a name');
    expect(plan).toMatchObject({
      instruction: 'Create a shelves table with a name',
      plan: plan.steps
        .map((step) => step.map((part) => (typeof part === 'string' ? part : part.name)).join(''))
        .join('\n'),
      type: 'schema',
      risk: 'low',
      executed: false,
      timestamp: plan.createdAt,
    });
    expect(plan).not.toHaveProperty('effect');
    const done = await founder.send(commands.execute, { operationId: plan.id, confirmed: false });
    expect(done).toMatchObject({ executed: true, effect: { kind: 'table-created' } });
    const removal = await founder.plan('Drop the shelves table');
    const removed = await founder.send(commands.execute, { operationId: removal.id, confirmed: true });
    // Its effect decides what is reported, also after a reload.
    expect(removed.effect).toEqual({ kind: 'table-removed' });
    const kept = (await founder.send(commands.listOperations, {})).find(({ id }) => id === plan.id);
    expect(kept).toMatchObject({ executed: true, effect: { kind: 'table-created' } });
  });

  test('answers a plan with every documented field', async () => {
    const instruction = `insert into customers (name, email) values ('A', 'a@b.example'); update customers set name = 'B'`;
    const answer = await founder.send(commands.planDatabase, { instruction });
    expect(answer).toMatchObject({
      success: true,
      plan: expect.stringMatching(/\w+ \w+/),
      explanation: expect.stringMatching(/\w+ \w+/),
      operation: { id: expect.any(String), type: 'data', risk: expect.any(String) },
      code: instruction,
      commands: [],
      warnings: expect.any(Array),
      environmentVars: [],
      usageImpact: { rows: '1 added, 1 changed', requests: '2 statements in one request' },
    });
    const { operation } = answer;
    await founder.send(commands.decline, { operationId: operation?.id ?? '' });
  });

  test('treats allowed SQL as a plan like any other', async () => {
    const plan = await founder.plan(
      `insert into customers (name, email) values ('Typed', 'typed@example.org')`,
    );
    expect(plan.sql).toBe(`insert into customers (name, email) values ('Typed', 'typed@example.org')`);
    expect(plan.proof?.lines).toContainEqual({ label: 'Rows added', value: '1', tone: 'plain' });
    await founder.send(commands.decline, { operationId: plan.id });
    expect(await rowsOf('customers')).toBe(0);
  });

  test.each([
    ['   ', 'Say'],
    ['x'.repeat(100_000), '20,000 characters'],
  ])('says what is wrong with an instruction it cannot take', async (instruction, word) => {
    await expect(founder.send(commands.planDatabase, { instruction })).rejects.toThrow(new RegExp(word, 'i'));
  });
});

describe('execution', () => {
  test('of one plan from two tabs: one wins, the other is refused', async () => {
    const plan = await founder.plan('Add a customer named Ada with email ada@example.org');
    const request = { operationId: plan.id, confirmed: false };
    const results = await Promise.allSettled([
      founder.send(commands.execute, request),
      founder.send(commands.execute, request),
    ]);
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')).toMatchObject({
      reason: { message: expect.stringMatching(/already running|already executed/) },
    });
    expect(await rowsOf('customers')).toBe(1);
  });

  test('is proven again when the data changed in between', async () => {
    const stale = await founder.plan('Delete all customers');
    const insert = await founder.plan('Add a customer named Bo with email bo@example.org');
    await founder.send(commands.execute, { operationId: insert.id, confirmed: false });
    await expect(founder.send(commands.execute, { operationId: stale.id, confirmed: true })).rejects.toThrow(
      'proven again',
    );
    expect(await rowsOf('customers')).toBe(2);
    const again = (await founder.send(commands.listOperations, {})).find((item) => item.id === stale.id);
    expect(again?.state).toBe('proven');
    expect(again?.proof?.lines).toContainEqual({ label: 'Rows deleted', value: '2', tone: 'plain' });
    await founder.send(commands.execute, { operationId: stale.id, confirmed: true });
    expect(await rowsOf('customers')).toBe(0);
  });

  test('of a high-risk plan needs the second yes', async () => {
    const plan = await founder.plan('Drop the customers table');
    expect(plan.risk).toBe('high');
    expect(plan.confirmation?.sentence).toBe('Yes, remove customers with 0 rows in my-project.');
    await expect(founder.send(commands.execute, { operationId: plan.id, confirmed: false })).rejects.toThrow(
      'confirm',
    );
    expect(await rowsOf('customers')).toBe(0);
  });

  test("of somebody else's plan is impossible, and their data stays theirs", async () => {
    const stranger = await signIn(server.url, 'stranger@example.org');
    const plan = await founder.plan('Add a customer named Cy with email cy@example.org');
    await expect(stranger.send(commands.execute, { operationId: plan.id, confirmed: true })).rejects.toThrow(
      'no such operation',
    );
    await expect(stranger.send(commands.undo, { operationId: plan.id })).rejects.toThrow('no such operation');
    expect((await stranger.send(commands.getProject, {})).tables).toEqual([]);
    expect(await stranger.send(commands.listOperations, {})).toEqual([]);
  });

  test('is undone as a separate plan, which says what came after', async () => {
    const create = await founder.plan('Create a notes table with a title');
    await founder.send(commands.execute, { operationId: create.id, confirmed: false });
    const add = await founder.plan('Add a note with title Hello');
    await founder.send(commands.execute, { operationId: add.id, confirmed: false });
    const way = await founder.send(commands.undo, { operationId: create.id });
    expect(way.confirmation?.sentence).toBe('Yes, remove notes with 1 row in my-project.');
    await founder.send(commands.execute, { operationId: way.id, confirmed: true });
    expect(await rowsOf('notes')).toBeUndefined();
    const back = await founder.send(commands.undo, { operationId: way.id });
    await founder.send(commands.execute, { operationId: back.id, confirmed: true });
    expect(await rowsOf('notes')).toBe(1);
  });
});

describe('an undo that later work conflicts with', () => {
  test('needs the second yes, and what is untouched can be undone alone', async () => {
    const run = async (instruction: string): Promise<string> => {
      const { id } = await founder.plan(instruction);
      await founder.send(commands.execute, { operationId: id, confirmed: true });
      return id;
    };
    await run('create table stock (id int primary key, name text)');
    const insert = await run(`insert into stock values (1, 'Pen'), (2, 'Ink')`);
    await run(`update stock set name = 'Fountain pen' where id = 1`);
    const whole = await founder.send(commands.undo, { operationId: insert });
    expect(whole).toMatchObject({ risk: 'high', proof: { untouched: true } });
    expect(whole.riskReasons).toContain(
      'Undoing this would also remove later changes: 1 row of stock added or changed later.',
    );
    expect(whole.proof?.lines[0]).toEqual({ label: 'Later rows lost in stock', value: '1', tone: 'plain' });
    await expect(founder.send(commands.execute, { operationId: whole.id, confirmed: false })).rejects.toThrow(
      'confirm',
    );
    const part = await founder.send(commands.undo, { operationId: insert, scope: 'untouched' });
    expect(part).toMatchObject({ risk: 'low', isPartial: true });
    await founder.send(commands.execute, { operationId: part.id, confirmed: false });
    expect(await founder.send(commands.getRows, { table: 'stock' })).toMatchObject({
      rows: [['Fountain pen', '1']],
    });
    const undone = (await founder.send(commands.listOperations, {})).find(({ id }) => id === insert);
    expect(undone).toMatchObject({ state: 'undone', partlyUndone: true });
  });
});

test('times of an operation are ISO 8601, all of them', async () => {
  const { id } = await founder.plan('Create a times table with a title');
  const { createdAt, executedAt, proof } = await founder.send(commands.execute, {
    operationId: id,
    confirmed: false,
  });
  const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
  for (const time of [createdAt, executedAt, proof?.provenAt]) expect(time).toMatch(iso);
});

test('addresses that lead nowhere answer calmly', async () => {
  const status = async (path: string): Promise<number> => (await fetch(`${server.url}${path}`)).status;
  expect(await status('/%E0%A4%A')).toBe(404);
  expect(await status('/bridge/v1/nothing')).toBe(404);
  expect(await status('/functions/v1/nothing')).toBe(404);
  expect(await status('/auth')).toBe(200);
  const outside = await fetch(`${server.url}/..%2f..%2fpackage.json`);
  expect(outside.status).toBe(404);
  expect(await outside.text()).not.toContain('dependencies');
});

test('secrets of the server reach no answer of any public address', async () => {
  const secrets = await readSecrets(join(directory, 'v1-pg17'));
  const paths = [
    '/',
    '/bridge/v1/config',
    '/healthz',
    '/auth/v1/settings',
    '/secrets.json',
    '/../secrets.json',
    '/auth/v1/health',
  ];
  for (const path of paths) {
    const text = await (await fetch(`${server.url}${path}`)).text();
    expect(text).not.toContain(secrets.secretKey);
    expect(text).not.toContain(secrets.jwtSecret);
  }
});
