import { withoutSecrets } from '@saywright/domain/text';
import { commands, plannedOperation, storedOutcome, type PlanAnswer } from '@saywright/engine/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

let studio: StudioEngine;
let ada: Device;

beforeAll(async () => {
  studio = await studioEngine();
  ada = await deviceOf(studio, 'ada@example.org');
});
afterAll(() => studio.close());

const say = (
  device: Device,
  conversationId: string,
  instruction: string,
  service?: 'database' | 'code-hosting' | 'deployment',
): Promise<PlanAnswer> =>
  device.send(commands.planInstruction, { instruction, conversationId, ...(service && { service }) });

const textOf = ({ outcome }: PlanAnswer): string =>
  outcome.kind === 'refusal' ? outcome.reason : outcome.kind === 'operation' ? '' : outcome.text;

const tableNames = async (device: Device): Promise<readonly string[]> =>
  (await device.send(commands.getProject, {})).tables.map(({ name }) => name);

test.each([
  ['Create a shelves table with a name', undefined, 'database'],
  ['Publish my site', undefined, 'deployment'],
  ['Create a branch called spring', undefined, 'code-hosting'],
  ['Publish my site', 'database', 'deployment'],
  ['What tables do we have?', 'deployment', 'database'],
] as const)('plans “%s”, asked of %s, where it belongs', async (instruction, service, expected) => {
  const answer = await ada.send(commands.planInstruction, { instruction, ...(service && { service }) });
  expect(answer.service).toBe(expected);
  expect(textOf(answer)).not.toContain('That is about');
});

test('another project than the own one is refused', async () => {
  const projectId = crypto.randomUUID();
  const asked = ada.send(commands.planInstruction, { instruction: 'Show my tables', projectId });
  await expect(asked).rejects.toThrow('You have no such project.');
});

describe('a conversation', () => {
  test('is approved, extended and undone in words, on two devices and over a restart', async () => {
    const first = await say(ada, 'one', 'Create a members table with name and email');
    expect(plannedOperation(first)?.state).toBe('proven');
    const phone = await deviceOf(studio, 'ada@example.org');
    const done = await say(phone, 'one', 'yes, go ahead');
    expect(done.decided).toMatchObject({ act: 'execute', operation: { state: 'executed' } });
    expect(textOf(done)).toContain('Created members');
    expect(await tableNames(ada)).toContain('members');
    const more = await say(ada, 'one', 'and also an optional phone number');
    expect(plannedOperation(more)?.instruction).toBe('Add an optional phone number to members');
    await studio.restart();
    expect(textOf(await say(phone, 'one', 'What did you just do?'))).toContain('Created members');
    const declined = await say(phone, 'one', 'no, never mind');
    expect(declined.decided).toMatchObject({ act: 'decline', operation: { state: 'declined' } });
    const undone = await say(ada, 'one', 'undo that');
    expect(undone.decided?.act).toBe('undo');
    expect(await tableNames(ada)).not.toContain('members');
    const { turns, title } = await phone.send(commands.getConversation, { conversationId: 'one' });
    expect(title).toMatch(/^Session \d+$/u);
    expect(turns.map(({ sender, content }) => `${sender}: ${content}`).slice(0, 3)).toEqual([
      'user: Create a members table with name and email',
      'operation: Create a table called members',
      'user: yes, go ahead',
    ]);
  });

  test('knows what buttons did meanwhile', async () => {
    const planned = plannedOperation(await say(ada, 'buttons', 'Create a rooms table with a name'));
    await ada.send(commands.execute, { operationId: planned?.id ?? '', confirmed: false });
    expect(textOf(await say(ada, 'buttons', 'yes'))).toContain('“Created rooms” is done');
    expect(plannedOperation(await say(ada, 'buttons', 'add an optional floor to it'))?.title).toContain(
      'rooms',
    );
  });

  test('executes nothing of high risk through words', async () => {
    await say(ada, 'risk', 'Create a cups table with a name');
    await say(ada, 'risk', 'yes');
    await say(ada, 'risk', "Add a cup with name 'Blue'");
    await say(ada, 'risk', 'yes');
    const planned = plannedOperation(await say(ada, 'risk', 'Delete the cups table'));
    expect(planned?.risk).toBe('high');
    expect(textOf(await say(ada, 'risk', 'yes, do it'))).toContain('confirmation box');
    expect(await tableNames(ada)).toContain('cups');
    const declined = await say(ada, 'risk', 'cancel');
    expect(declined.decided?.operation.id).toBe(planned?.id);
  });

  test('asks before it deletes what a pronoun could mean', async () => {
    await say(ada, 'pronoun', 'Show cups');
    const { outcome } = await say(ada, 'pronoun', 'delete it');
    expect(outcome).toMatchObject({ kind: 'question', text: 'What exactly should be deleted?' });
    const picked = await say(ada, 'pronoun', 'the second one');
    expect(plannedOperation(picked)?.title).toBe('Delete the table cups');
  });

  test('corrects the waiting plan instead of leaving two', async () => {
    const wrong = plannedOperation(await say(ada, 'names', 'Create a clients table with a name'));
    const right = plannedOperation(await say(ada, 'names', 'no, call it customers'));
    expect(right?.title).toBe('Create a table called customers');
    const operations = await ada.send(commands.listOperations, {});
    expect(operations.find(({ id }) => id === wrong?.id)?.state).toBe('declined');
  });
});

describe('a new row', () => {
  const done = async (instruction: string): Promise<void> => {
    const operationId = plannedOperation(await say(ada, 'rows', instruction))?.id ?? '';
    await ada.send(commands.execute, { operationId, confirmed: true });
  };

  test('is corrected while it waits, with the row that it points to', async () => {
    await done(
      'create table workers (id uuid primary key default gen_random_uuid(), name text, day_off text)',
    );
    for (const name of ['Linh', 'Mai']) await done(`Add a worker with name '${name}'`);
    await done(
      'create table visits (id uuid primary key, worker_id uuid references workers (id), starts_at timestamp)',
    );
    const worker = "(select id from workers where name = 'Linh')";
    const insert = `insert into visits (id, worker_id, starts_at) values ('${crypto.randomUUID()}', ${worker}, '2026-11-29')`;
    const first = plannedOperation(await say(ada, 'rows', insert));
    const second = plannedOperation(await say(ada, 'rows', 'the hour is 3pm you forget it'));
    expect(second?.sql).toContain("'2026-11-29 15:00'");
    const unknown = await say(ada, 'rows', 'no, worker is Tom');
    expect(textOf(unknown)).toContain('no single row in workers called “Tom”');
    const third = plannedOperation(await say(ada, 'rows', 'no, worker is mai'));
    expect(third?.proof?.samples).toMatchObject([{ rows: [['Mai', '29 Nov 2026, 15:00']] }]);
    const operations = await ada.send(commands.listOperations, {});
    const states = [first, second, third].map((one) => operations.find(({ id }) => id === one?.id)?.state);
    expect(states).toEqual(['declined', 'declined', 'proven']);
  });

  test('is followed by others of its table, and undone as the last change', async () => {
    await say(ada, 'next', "Add a worker with name 'Sarah'");
    await say(ada, 'next', 'yes');
    const next = plannedOperation(await say(ada, 'next', 'same for Kim, day off friday'));
    expect(next?.sql).toContain("('Kim', 'friday')");
    await say(ada, 'next', 'yes');
    expect(textOf(await say(ada, 'next', 'undo last'))).toContain('1 row deleted');
    expect(textOf(await say(ada, 'next', 'How many workers are there?'))).toContain('3');
  });
});

test('another person sees, continues and deletes nothing of it, even with its id', async () => {
  const eve = await deviceOf(studio, 'eve@example.org');
  await say(ada, 'private', 'Create a diaries table with a text');
  expect(await eve.send(commands.listConversations, {})).toEqual([]);
  await expect(eve.send(commands.getConversation, { conversationId: 'private' })).rejects.toThrow('no such');
  expect(textOf(await say(eve, 'private', 'yes'))).toContain('Nothing is waiting');
  await eve.send(commands.deleteConversation, { conversationId: 'private' });
  const { turns } = await ada.send(commands.getConversation, { conversationId: 'private' });
  expect(turns).toHaveLength(2);
  const rows = await studio.ask('/rest/v1/conversation_turns?select=content', { token: eve.token });
  expect(JSON.stringify(await rows.json())).not.toContain('diaries');
  const written = await studio.ask('/rest/v1/conversations', {
    body: { owner: ada.id, id: 'forged', title: 'Session 1', started_at: new Date().toISOString() },
    token: eve.token,
  });
  expect(written.status).toBe(403);
});

test('secrets and values of variables are never stored readable', async () => {
  await say(ada, 'secret', 'Set API_KEY to sk_live_abcdef123456');
  await say(ada, 'secret', 'Set environment variable STRIPE_KEY');
  const set = plannedOperation(await say(ada, 'secret', 'marmalade-77'));
  expect(set?.instruction).toBe('Set environment variable STRIPE_KEY to ••••');
  await say(ada, 'secret', 'Set environment variable OTHER_KEY');
  const again = await say(ada, 'secret', 'my marmalade-77 jar');
  expect(again.outcome).toMatchObject({
    kind: 'question',
    text: expect.stringMatching(/^What should OTHER_KEY be/u),
    choices: [],
  });
  await ada.send(commands.saveConversation, {
    conversationId: 'secret',
    title: 'Session 9',
    startTime: new Date().toISOString(),
    turns: [
      {
        id: 'typed',
        timestamp: new Date().toISOString(),
        sender: 'user',
        content: 'set TOKEN_X to abc-987-secret',
      },
    ],
  });
  const stored = await ada.send(commands.exportAccount, {});
  const { turns, title } = await ada.send(commands.getConversation, { conversationId: 'secret' });
  expect(title).toBe('Session 9');
  expect(turns.length).toBeGreaterThan(9);
  for (const secret of ['sk_live_abcdef123456', 'marmalade-77', 'abc-987-secret'])
    expect(JSON.stringify([stored.studio.conversations, stored.studio.turns, turns])).not.toContain(secret);
});

test('another device gets the rows of an answer and the choices of a question', async () => {
  const zoe = await deviceOf(studio, 'zoe@example.org');
  const made = plannedOperation(await say(zoe, 'shown', 'Create a jobs table with a title'));
  await zoe.send(commands.execute, { operationId: made?.id ?? '', confirmed: false });
  const filled = plannedOperation(
    await say(zoe, 'shown', "insert into jobs (title) select 'job ' || n from generate_series(1, 3) n"),
  );
  await zoe.send(commands.execute, { operationId: filled?.id ?? '', confirmed: false });
  await say(zoe, 'shown', 'list jobs');
  const asked = await say(zoe, 'shown', 'Do the thing with the jobs somehow');
  const phone = await deviceOf(studio, 'zoe@example.org');
  const { turns } = await phone.send(commands.getConversation, { conversationId: 'shown' });
  const [answer, question] = turns.filter(({ sender }) => sender === 'ai');
  expect(answer?.outcome).toMatchObject({
    kind: 'answer',
    table: { columns: expect.arrayContaining(['title']), rows: { length: 3 } },
  });
  expect(asked.outcome).toMatchObject({ kind: 'question' });
  const offered = asked.outcome.kind === 'question' ? asked.outcome.choices : [];
  expect(offered.length).toBeGreaterThan(0);
  expect(question?.outcome).toMatchObject({
    kind: 'question',
    choices: offered.map(({ label, instruction }) => ({ label, instruction, service: 'database' })),
  });
});

test('an answer is stored with as many rows as fit, and says how many are left', () => {
  const rows = Array.from({ length: 200 }, (_, at) => [String(at), 'x'.repeat(90)]);
  const table = { columns: ['id', 'note'], rows };
  const stored = storedOutcome({ kind: 'answer', text: '', sql: '', table }, 'database', (text) => text);
  const kept = stored?.kind === 'answer' ? (stored.table?.rows ?? []) : [];
  expect(kept).toEqual(rows.slice(0, kept.length));
  expect(kept.length).toBeGreaterThan(20);
  expect(stored).toMatchObject({ more: 200 - kept.length });
});

test('the ids of rows are stored, and other values that look like keys are not', () => {
  const id = '6689b679-1111-4000-8000-000000000001';
  const table = { columns: ['id', 'api_token'], rows: [[id, id]] };
  const stored = storedOutcome({ kind: 'answer', text: '', sql: '', table }, 'database', withoutSecrets);
  expect(stored).toMatchObject({ table: { rows: [[id, '[removed]']] } });
});

test('a choice with a secret is not stored', () => {
  const choices = ['plain', 'password=abc'].map((label) => ({ label, instruction: label }));
  const stored = storedOutcome({ kind: 'question', text: '', choices }, 'database', (text) =>
    text.replaceAll('abc', '[removed]'),
  );
  expect(stored).toMatchObject({ choices: [{ label: 'plain' }] });
  expect(JSON.stringify(stored)).not.toContain('password');
});

test('only the newest 200 turns stay', async () => {
  const turnAt = (at: number) => ({
    id: `turn-${at}`,
    timestamp: new Date(at * 1000).toISOString(),
    sender: 'user' as const,
    content: `Instruction ${at}`,
  });
  const saved = { conversationId: 'long', title: 'Session 10', startTime: new Date(0).toISOString() };
  const turns = Array.from({ length: 200 }, (_, at) => turnAt(at));
  await ada.send(commands.saveConversation, { ...saved, turns });
  await ada.send(commands.saveConversation, { ...saved, turns: [turnAt(200), turnAt(200 - 1)] });
  const stored = await ada.send(commands.getConversation, { conversationId: 'long' });
  expect(stored.turns).toHaveLength(200);
  expect([stored.turns[0]?.id, stored.turns.at(-1)?.id]).toEqual(['turn-1', 'turn-200']);
});

test('the export has the conversations, and the account’s end removes them', async () => {
  const ben = await deviceOf(studio, 'ben@example.org');
  await say(ben, 'last', 'Show my tables');
  const { studio: rows } = await ben.send(commands.exportAccount, {});
  expect(rows.conversations).toHaveLength(1);
  expect(rows.turns).toHaveLength(2);
  await ben.send(commands.deleteAccount, { password: 'correct horse 1' });
  const again = await deviceOf(studio, 'ben@example.org');
  expect(await again.send(commands.listConversations, {})).toEqual([]);
  const direct = await studio.ask('/rest/v1/conversations?select=id', { token: again.token });
  expect(z.array(z.unknown()).parse(await direct.json())).toEqual([]);
});
