import { commands, plannedOperation, type PlanAnswer } from '@saywright/engine/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

let studio: StudioEngine;
let founder: Device;
const conversationId = crypto.randomUUID();

const say = (instruction: string): Promise<PlanAnswer> =>
  founder.send(commands.planInstruction, { instruction, conversationId });

async function execute(answer: PlanAnswer): Promise<string> {
  const { state } = await founder.send(commands.execute, {
    operationId: plannedOperation(answer)?.id ?? '',
    confirmed: true,
  });
  return state;
}

function choicesOf({
  outcome,
}: PlanAnswer): readonly { readonly label: string; readonly instruction: string }[] {
  return outcome.kind === 'question' ? outcome.choices : [];
}

beforeAll(async () => {
  studio = await studioEngine();
  founder = await deviceOf(studio, 'baker@example.org');
});
afterAll(() => studio.close());

test('somebody who describes a business gets its lists, fills them and takes orders', async () => {
  const described = await say(
    'I have small bakery and I need order book: cafés, products with price, and orders with how many pieces, delivery day and if it is paid',
  );
  expect(choicesOf(described).map(({ label }) => label)).toEqual([
    'Make the lists cafés, products and orders',
    'Build an app with products and orders',
    'Build an online shop called Bakery. It also has cafés',
  ]);
  const made = await say(choicesOf(described)[0]?.instruction ?? '');
  expect(await execute(made)).toBe('executed');

  const cafes = await say('add cafés: Café Luna; Blue Cup');
  expect(await execute(cafes)).toBe('executed');
  const products = await say('here are my products: Rye bread 4.20, Baguette 2.10');
  expect(await execute(products)).toBe('executed');

  const order = await say('Café Luna wants 20 baguettes and 5 rye bread for tomorrow, not paid yet');
  expect(plannedOperation(order)?.title).toBe('Add 2 orders');
  expect(await execute(order)).toBe('executed');
  const ordered = await say('how many baguettes were ordered');
  expect(ordered.outcome).toMatchObject({ kind: 'answer', text: expect.stringMatching(/\b20\b/u) });
});

test('every list that is named in one sentence is made, with its links', async () => {
  const sitter = await deviceOf(studio, 'kennel@example.org');
  const answer = await sitter.send(commands.planInstruction, {
    instruction:
      'i run a small kennel. i need a list of dogs with name, breed, owner and food, owners with name and phone, and stays with which dog, arrival day, departure day and if its paid',
    conversationId: crypto.randomUUID(),
  });
  const sql = plannedOperation(answer)?.sql ?? '';
  expect(sql.match(/create table "?\w+"?/gu)).toEqual(
    ['owners', 'dogs', 'stays'].map((name) => `create table ${name}`),
  );
  expect(sql).toMatch(/dog_id .* references dogs/u);
});

test('an app without most of the things that are named comes after the lists', async () => {
  const other = await deviceOf(studio, 'cleaner@example.org');
  const answer = await other.send(commands.planInstruction, {
    instruction:
      'I want an app for my cleaning company with clients, cleaners, and jobs (date, hours, price)',
    conversationId: crypto.randomUUID(),
  });
  expect(choicesOf(answer)[0]).toEqual({
    label: 'Make the lists clients, cleaners and jobs',
    instruction: 'clients: name, phone; cleaners: name, phone; jobs: client, cleaner, date, hours, price',
  });
});

test('a list that is asked for is made at once, and rows are added as they are pasted', async () => {
  const other = await deviceOf(studio, 'club@example.org');
  const tell = (instruction: string): Promise<PlanAnswer> =>
    other.send(commands.planInstruction, { instruction, conversationId });
  const carry = async (instruction: string): Promise<string> => {
    const { state } = await other.send(commands.execute, {
      operationId: plannedOperation(await tell(instruction))?.id ?? '',
      confirmed: true,
    });
    return state;
  };
  expect((await tell('how many members do we have')).outcome).toMatchObject({
    kind: 'question',
    text: 'There is no list of members yet, so nothing was looked up.',
    choices: [{ label: 'Make the list members', instruction: 'members: name, phone' }],
  });
  expect((await tell('I run a bakery')).outcome).toMatchObject({
    kind: 'question',
    text: expect.stringContaining('Nothing is stored here yet'),
  });
  const made = await tell('I need a list of our members with their names, dates of birth and if they paid');
  expect(plannedOperation(made)).toMatchObject({ title: 'Make the list members' });
  expect(await carry('I need a list of our members with their names, dates of birth and if they paid')).toBe(
    'executed',
  );
  expect(
    await carry('Here are our members:\nPriya Nair, 2/11/1990, not paid\nTom Ross, 14/3/1981, paid'),
  ).toBe('executed');
  expect((await tell('how many members have paid')).outcome).toMatchObject({ kind: 'answer' });
  expect(await carry('Mark Priya Nair as paid please')).toBe('executed');
  const outings = await tell(
    'Make a list of outings. Each outing has a date, a start time and a member who booked it',
  );
  expect(plannedOperation(outings)?.sql).toContain('member_id uuid references members (id)');
  expect(plannedOperation(outings)?.sql).toContain('start_time time');
});
