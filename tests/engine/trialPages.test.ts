import {
  commands,
  trialCommands,
  type Command,
  type OperationView,
  type PageAnswerView,
  type PreviewViewer,
} from '@saywright/engine/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sandboxApi, type SandboxApi } from '../../packages/engine/src/sandbox/sandbox.ts';
import { operationOf } from '../support/carryOut.ts';
import { sandboxImage } from '../support/sandbox.ts';

async function ask<Payload extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  trial: SandboxApi,
  command: Command<Payload, Answer>,
  payload: z.input<Payload>,
): Promise<z.output<Answer>> {
  const answer = await trial.send(command.name, payload);
  if ('result' in answer) return z.parse(command.answer, answer.result);
  throw new Error(answer.error.message);
}

async function open(): Promise<SandboxApi> {
  const trial = sandboxApi();
  await trial.open(sandboxImage);
  return trial;
}

async function build(trial: SandboxApi, instruction: string): Promise<OperationView> {
  const { id } = operationOf(await ask(trial, commands.planDatabase, { instruction }));
  return ask(trial, commands.execute, { operationId: id, confirmed: true });
}

type Sent = Omit<z.input<typeof trialCommands.askTrial.payload>, 'as'>;

/** What a page gets as a person. */
const pageOf =
  (trial: SandboxApi) =>
  (as: PreviewViewer, request: Sent): Promise<PageAnswerView> =>
    ask(trial, trialCommands.askTrial, { ...request, as });

const read = (path: string): Sent => ({ method: 'GET', path: `/rest/v1/${path}` });
const add = (table: string, row: object): Sent => ({
  method: 'POST',
  path: `/rest/v1/${table}`,
  body: JSON.stringify(row),
});
const rowsOf = ({ status, body }: PageAnswerView): readonly Record<string, unknown>[] => {
  expect(status).toBe(200);
  return z.parse(z.array(z.record(z.string(), z.unknown())), JSON.parse(body));
};

describe('the pages of a to-do app in a trial', () => {
  let trial: SandboxApi;
  let built: OperationView;
  const asked = (as: PreviewViewer, request: Sent): Promise<PageAnswerView> => pageOf(trial)(as, request);
  beforeAll(async () => {
    trial = await open();
    built = await build(trial, 'Build a todo app');
  });

  test('are shown once the plan is executed, signed in as the person who sees them', async () => {
    expect(built).toMatchObject({
      state: 'executed',
      doneTitle: 'Built a to-do app: To-do list',
      understood: expect.stringMatching(/ Its pages are shown here, in this tab only/u),
      app: {
        pages: [{ file: 'index.html' }, { file: 'account.html' }],
        tried: 'Every page was tried as a visitor and as two people who sign in.',
      },
    });
    expect(await ask(trial, trialCommands.trialApp, {})).toEqual({
      operationId: built.id,
      shows: 'built',
      title: 'To-do list',
      file: 'index.html',
      viewers: ['visitor', 'customer'],
    });
    const seen = await ask(trial, trialCommands.trialPage, { file: 'index.html', as: 'customer' });
    expect(seen?.html).toContain('<app-list from="tasks"');
    expect(seen?.person).toMatchObject({ email: 'customer@example.invalid' });
    const visited = await ask(trial, trialCommands.trialPage, { file: 'account.html', as: 'visitor' });
    expect(visited?.person).toBeNull();
    expect(await ask(trial, trialCommands.trialPage, { file: 'other.html', as: 'visitor' })).toBeNull();
  });

  test('add, change and delete rows of the person, which the conversation finds too', async () => {
    expect(await asked('customer', add('tasks', { title: 'Buy flour' }))).toEqual({ status: 201, body: '' });
    const [task] = rowsOf(await asked('customer', read('tasks?select=*&order=created_at.desc&limit=100')));
    expect(task).toMatchObject({ title: 'Buy flour', done: false });
    const one = `/rest/v1/tasks?id=eq.${String(task?.['id'])}`;
    expect(await asked('customer', { method: 'PATCH', path: one, body: '{"done":true}' })).toEqual({
      status: 204,
      body: '',
    });
    const shown = await ask(trial, commands.planDatabase, { instruction: 'Show all tasks' });
    expect(shown.outcome).toMatchObject({
      kind: 'answer',
      table: { rows: [expect.arrayContaining(['Buy flour', 'yes'])] },
    });
    expect(await asked('customer', { method: 'DELETE', path: one })).toEqual({ status: 204, body: '' });
    expect(rowsOf(await asked('customer', read('tasks?select=id')))).toEqual([]);
  });

  test('show and save for others only what the access rules allow', async () => {
    await asked('customer', add('tasks', { title: 'Secret' }));
    expect(rowsOf(await asked('owner', read('tasks')))).toEqual([]);
    const visitor = await asked('visitor', add('tasks', { title: 'Mine' }));
    expect(visitor).toMatchObject({ status: 401, body: expect.stringContaining('42501') });
    const [task] = rowsOf(await asked('customer', read('tasks?title=eq.Secret')));
    await asked('owner', { method: 'DELETE', path: `/rest/v1/tasks?id=eq.${String(task?.['id'])}` });
    expect(rowsOf(await asked('customer', read('tasks?title=eq.Secret')))).toHaveLength(1);
  });

  test('reach nothing besides rows of tables, and only in the ways of their script', async () => {
    const foreign = [
      read('users?select=*'),
      read('tasks?select=*&title=neq.x'),
      read('tasks?select=*&title=like.x'),
      read('tasks?select=auth.users(id)'),
      read('tasks"?select=*'),
      read('tasks?order=title;drop table tasks'),
      read('tasks?limit=1000000'),
      read('rpc/version'),
      read('../../secrets'),
      { method: 'DELETE', path: '/rest/v1/tasks' },
      { method: 'DELETE', path: '/rest/v1/tasks?title=eq.Secret' },
      { method: 'PATCH', path: '/rest/v1/tasks', body: '{"done":true}' },
      { method: 'POST', path: '/rest/v1/tasks', body: '{"title":{"a":1}}' },
      { method: 'POST', path: '/rest/v1/tasks', body: 'not JSON' },
    ] satisfies readonly Sent[];
    const answered: string[] = [];
    for (const request of foreign)
      if ((await asked('customer', request)).status < 400) answered.push(`${request.method} ${request.path}`);
    expect(answered).toEqual([]);
    expect(rowsOf(await asked('customer', read("tasks?title=eq.x' or true --")))).toEqual([]);
    const signIn = await asked('visitor', {
      method: 'POST',
      path: '/auth/v1/token?grant_type=password',
      body: '{}',
    });
    expect(signIn).toMatchObject({ status: 403, body: expect.stringContaining('Nobody signs in here') });
    expect(rowsOf(await asked('customer', read('tasks?title=eq.Secret')))).toHaveLength(1);
  });

  test('are gone with the tables once the app is undone', async () => {
    const way = await ask(trial, commands.undo, { operationId: built.id });
    await ask(trial, commands.execute, { operationId: way.id, confirmed: true });
    expect(await ask(trial, trialCommands.trialApp, {})).toBeNull();
    const { status, body } = await asked('customer', read('tasks'));
    expect(status).toBe(404);
    expect(body).toContain('no longer fits the tables');
  });
});

test('the owner manages a shop without being stored as staff, which an undo would have to name', async () => {
  const trial = await open();
  await build(trial, 'Build an online shop with products and orders');
  const asked = pageOf(trial);
  expect((await ask(trial, trialCommands.trialApp, {}))?.viewers).toEqual(['visitor', 'customer', 'owner']);
  expect(rowsOf(await asked('owner', read('staff?select=id')))).toHaveLength(1);
  expect((await asked('owner', add('products', { name: 'Rye', price: '4.2' }))).status).toBe(201);
  expect((await asked('customer', add('products', { name: 'Mine', price: '1' }))).status).toBe(403);
  const [rye] = rowsOf(await asked('visitor', read('products?name=eq.Rye')));
  expect(rye).toMatchObject({ price: 4.2 });
  expect(await asked('customer', add('orders', { product_id: rye?.['id'], quantity: '2' }))).toEqual({
    status: 201,
    body: '',
  });
  const orders = 'orders?select=*,products(name)&order=created_at.desc';
  expect(rowsOf(await asked('customer', read(orders)))).toMatchObject([{ products: { name: 'Rye' } }]);
  expect(rowsOf(await asked('visitor', read(orders)))).toEqual([]);
  const { rows } = await ask(trial, commands.getRows, { table: 'staff' });
  expect(rows).toEqual([]);
});

test('a plan that waits is shown with examples, and nothing is stored before it is executed', async () => {
  const trial = await open();
  const waiting = operationOf(
    await ask(trial, commands.planDatabase, { instruction: 'Build an online shop with products and orders' }),
  );
  expect(await ask(trial, trialCommands.trialApp, {})).toMatchObject({
    operationId: waiting.id,
    shows: 'plan',
  });
  const asked = pageOf(trial);
  const orders = read('orders?select=*,products(name)');
  const example = { quantity: 1, products: { name: expect.stringContaining('xample') } };
  expect(rowsOf(await asked('customer', orders))).toMatchObject([example]);
  expect(rowsOf(await asked('owner', orders))).toMatchObject([example]);
  expect(rowsOf(await asked('visitor', orders))).toEqual([]);
  expect((await asked('owner', add('products', { name: 'Rye', price: '4' }))).status).toBe(403);
  expect((await ask(trial, commands.getProject, {})).tables).toEqual([]);
  await ask(trial, commands.decline, { operationId: waiting.id });
  expect(await ask(trial, trialCommands.trialApp, {})).toBeNull();
});
