import { setImmediate } from 'node:timers/promises';
import { commands, errorSchema, type Command, type OperationView } from '@saywright/engine/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sandboxClient, type SandboxClient } from '../../packages/engine/src/sandbox/client.ts';
import { sandboxApi, type SandboxApi } from '../../packages/engine/src/sandbox/sandbox.ts';
import { operationOf } from '../support/carryOut.ts';
import { sandboxImage, startSandboxWorker } from '../support/sandbox.ts';

type Sends = Pick<SandboxApi | SandboxClient, 'send'>;

async function ask<Payload extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  sandbox: Sends,
  command: Command<Payload, Answer>,
  payload: z.input<Payload>,
): Promise<z.output<Answer>> {
  const answer = await sandbox.send(command.name, payload);
  if ('result' in answer) return z.parse(command.answer, answer.result);
  throw new Error(answer.error.message);
}

async function plan(sandbox: Sends, instruction: string): Promise<OperationView> {
  const answer = await ask(sandbox, commands.planDatabase, { instruction });
  return operationOf(answer);
}

async function carryOut(sandbox: Sends, instruction: string): Promise<OperationView> {
  const { id } = await plan(sandbox, instruction);
  return ask(sandbox, commands.execute, { operationId: id, confirmed: true });
}

async function tables(sandbox: Sends): Promise<Record<string, number>> {
  const project = await ask(sandbox, commands.getProject, {});
  return Object.fromEntries(project.tables.map((table) => [table.name, table.rows]));
}

describe('a throw-away project', () => {
  let sandbox: SandboxApi;
  beforeAll(async () => {
    sandbox = sandboxApi();
    await sandbox.open(sandboxImage);
    await carryOut(sandbox, 'Create a customers table with a name and a unique email');
  });

  test('takes a row, shows it and changes it, each time as proven', async () => {
    const add = await plan(sandbox, 'Add a customer named Ada with email ada@example.org');
    expect(add.proof?.lines).toContainEqual({ label: 'Rows added', value: '1', tone: 'plain' });
    expect(await tables(sandbox)).toEqual({ customers: 0 });
    await ask(sandbox, commands.execute, { operationId: add.id, confirmed: false });
    const shown = await ask(sandbox, commands.planDatabase, { instruction: 'Show all customers' });
    expect(shown.outcome).toMatchObject({
      kind: 'answer',
      table: { rows: [expect.arrayContaining(['Ada', 'ada@example.org'])] },
    });
    await carryOut(sandbox, "update customers set name = 'Ada Lovelace' where name = 'Ada'");
    const { columns, rows } = await ask(sandbox, commands.getRows, { table: 'customers' });
    expect(rows.map((cells) => cells[columns.indexOf('name')])).toEqual(['Ada Lovelace']);
  });

  test('brings a removed table back with its rows', async () => {
    await carryOut(sandbox, 'Create a notes table with a title');
    await carryOut(sandbox, 'Add a note with title Hello');
    const drop = await plan(sandbox, 'Drop the notes table');
    expect(drop.confirmation?.sentence).toBe('Yes, remove notes with 1 row in my-project.');
    const unconfirmed = await sandbox.send(commands.execute.name, { operationId: drop.id, confirmed: false });
    expect(errorSchema.parse(unconfirmed).error).toMatchObject({
      code: 'refused',
      operation: { id: drop.id },
    });
    await ask(sandbox, commands.execute, { operationId: drop.id, confirmed: true });
    expect(await tables(sandbox)).not.toHaveProperty('notes');
    const way = await ask(sandbox, commands.undo, { operationId: drop.id });
    await ask(sandbox, commands.execute, { operationId: way.id, confirmed: true });
    expect(await tables(sandbox)).toMatchObject({ notes: 1 });
    const list = await ask(sandbox, commands.listOperations, {});
    expect(list.find((item) => item.id === drop.id)?.state).toBe('undone');
    expect(list.at(-1)).toMatchObject({ id: way.id, state: 'executed', undoOf: drop.id });
  });

  test('asks back, refuses and declines as the studio does', async () => {
    const outcomeOf = async (instruction: string): Promise<unknown> =>
      (await ask(sandbox, commands.planDatabase, { instruction })).outcome;
    expect(await outcomeOf('Delete all custmers')).toMatchObject({
      kind: 'question',
      text: expect.stringContaining('Did you mean customers?'),
    });
    expect(await outcomeOf('Write me a poem')).toMatchObject({
      kind: 'refusal',
      reason: expect.stringContaining('outside what I do'),
    });
    expect(await outcomeOf('begin; drop table customers; commit')).toMatchObject({
      kind: 'refusal',
      reason: expect.stringContaining('Transaction control'),
    });
    const unwanted = await plan(sandbox, 'Drop the customers table');
    await ask(sandbox, commands.decline, { operationId: unwanted.id });
    const late = await sandbox.send(commands.execute.name, { operationId: unwanted.id, confirmed: true });
    expect(errorSchema.parse(late).error).toMatchObject({
      code: 'conflict',
      operation: { state: 'declined' },
    });
  });

  test('opens without an image too, only slower', async () => {
    const bare = sandboxApi();
    await bare.open('data:text/html,<title>no image here</title>');
    expect(await tables(bare)).toEqual({});
    expect((await plan(bare, 'Create a notes table with a title')).state).toBe('proven');
  });

  test('tells what it cannot take in the words of the bridge', async () => {
    const code = async (command: string, payload: unknown): Promise<string> =>
      errorSchema.parse(await sandbox.send(command, payload)).error.code;
    expect(await code('no_such_command', {})).toBe('invalid');
    expect(await code(commands.execute.name, { operationId: 'x' })).toBe('invalid');
    expect(await code(commands.getRows.name, { table: 'nothing' })).toBe('unknown');
    expect(await code(commands.undo.name, { operationId: crypto.randomUUID() })).toBe('unknown');
  });
});

describe('the page', () => {
  const client = sandboxClient({
    start: startSandboxWorker,
    ...(sandboxImage === undefined ? {} : { image: sandboxImage }),
    limitMs: 8000,
  });
  afterAll(() => client.close());

  test('stops a runaway, says that the project is lost, and goes on with a new one', async () => {
    await carryOut(client, 'Create a notes table with a title');
    const runaway = client.send(commands.planDatabase.name, {
      instruction: 'with recursive r(n) as (select 1 union all select n + 1 from r) select count(*) from r',
    });
    const meanwhile = tables(client);
    expect(await runaway).toEqual({
      error: {
        code: 'failed',
        message:
          'It took longer than 8 seconds and was stopped. The throw-away project is lost, because it existed only in this page. A new, empty one takes its place.',
      },
    });
    expect(await meanwhile).toEqual({});
  });

  test('ends a project at once, and starts an empty one when asked again', async () => {
    await carryOut(client, 'Create a notes table with a title');
    const pending = [client.send(commands.getProject.name, {}), client.send(commands.getProject.name, {})];
    client.close();
    const message = 'The throw-away project was closed before this ran.';
    expect(await Promise.all(pending)).toEqual([
      { error: { code: 'failed', message } },
      { error: { code: 'failed', message } },
    ]);
    expect(await tables(client)).toEqual({});
  });

  test('opens ahead of the first command, which tries again where that failed', async () => {
    let starts = 0;
    const ahead = sandboxClient({
      start: () => {
        starts += 1;
        if (starts === 1) throw new Error('no network');
        return startSandboxWorker();
      },
      ...(sandboxImage === undefined ? {} : { image: sandboxImage }),
      limitMs: 8000,
    });
    ahead.open();
    ahead.open();
    expect(starts).toBe(1);
    expect(await tables(ahead)).toEqual({});
    ahead.open();
    expect(starts).toBe(2);
    ahead.close();
  });

  test('forgets a database that could not be opened ahead', async () => {
    let isBroken = true;
    const ahead = sandboxClient({
      start: () => {
        const worker = startSandboxWorker();
        if (!isBroken) return worker;
        worker.ended.catch(() => {});
        return { ...worker, ended: Promise.reject(new Error('no network')) };
      },
      ...(sandboxImage === undefined ? {} : { image: sandboxImage }),
      limitMs: 8000,
    });
    ahead.open();
    await setImmediate();
    isBroken = false;
    expect(await tables(ahead)).toEqual({});
    ahead.close();
  });

  test('says when no database can be started', async () => {
    const broken = sandboxClient({
      start: () => {
        throw new Error('blocked');
      },
      limitMs: 8000,
    });
    expect(await broken.send(commands.getProject.name, {})).toMatchObject({ error: { code: 'unreachable' } });
  });
});
