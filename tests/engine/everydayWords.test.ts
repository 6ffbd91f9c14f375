import { commands, plannedOperation, type PlanAnswer } from '@saywright/engine/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

let studio: StudioEngine;
let amina: Device;

const say = (instruction: string, conversationId: string = crypto.randomUUID()): Promise<PlanAnswer> =>
  amina.send(commands.planInstruction, { instruction, conversationId });

/** Carries out what an instruction plans. */
async function done(instruction: string, conversationId?: string): Promise<string> {
  const operation = plannedOperation(await say(instruction, conversationId));
  const { state } = await amina.send(commands.execute, { operationId: operation?.id ?? '', confirmed: true });
  return state;
}

beforeAll(async () => {
  studio = await studioEngine();
  amina = await deviceOf(studio, 'amina@example.org');
  await done('Build a booking app called Tailor shop');
  await done('Create a table called customers with name, telephone (optional), measurements (optional)');
  await done(
    'Create a table called jobs with customer, description, price (number), ready on day (date), paid (yes/no, default no); each job belongs to a customer',
  );
});
afterAll(() => studio.close());

test('values that are listed are planned as rows at once, and never become columns', async () => {
  const planned = plannedOperation(await say('add services: New zipper 15, Take in dress 25'));
  expect(planned?.title).toBe('Add 2 services');
  const again = plannedOperation(await say('add Shorten curtain with price 18 to services'));
  expect(again?.title).toBe('Add 1 service');
  const { outcome } = await say('add customer Fatima Haddad telefon 0176 5554321, waist 78');
  expect(outcome).toMatchObject({
    kind: 'question',
    choices: [{ instruction: 'add customer Fatima Haddad telefon 0176 5554321, waist 78', reader: 'rules' }],
  });
});

test('a question about people is answered from the rows', async () => {
  const { outcome, service } = await say('who did not pay yet');
  expect(service).toBe('database');
  expect(outcome).toMatchObject({ kind: 'answer', text: expect.stringContaining('jobs where paid is no') });
});

test('what was executed last is undone in everyday words', async () => {
  expect(await done('add customer Ali Can 0176 1234567', 'undo')).toBe('executed');
  const undone = await say('no this is wrong, take back please', 'undo');
  expect(undone.decided).toMatchObject({ act: 'undo', operation: { state: 'executed' } });
});

test('a request that follows a request for a page is not the text of the page', async () => {
  const { outcome } = await say('Create a page called Prices', 'page');
  expect(outcome).toMatchObject({ kind: 'question', textFor: 'Add a page called "Prices"' });
  const next = await say('make the background light yellow', 'page');
  expect(plannedOperation(next)?.title).toBe('Make the background light yellow');
});

test.each([
  ['hide price in jobs from staff', 'Create a table called job prices'],
  ['two customers can not take same time', 'Make starts at of appointments unique'],
])('what is not possible in these words comes with a choice that plans: %s', async (said, title) => {
  const conversation = crypto.randomUUID();
  const { outcome } = await say(said, conversation);
  const [choice] = outcome.kind === 'question' ? outcome.choices : [];
  expect(plannedOperation(await say(choice?.instruction ?? '', conversation))?.title).toBe(title);
});

test.each([
  'hide price in jobs from staff',
  'take out the example services',
  'show jobs on the page for staff',
])('no choice renames, links or deletes what nobody named: %s', async (said) => {
  const { outcome } = await say(said);
  expect(JSON.stringify(outcome)).not.toMatch(/Rename|Link|Delete the column|Add page/u);
});

test('a list that a page can show is no matter for advice', async () => {
  const { outcome } = await say('Show the newest services on the account page');
  expect(JSON.stringify(outcome)).not.toContain('I can’t put services on a page');
});

test('choices of an answer about files make no table that exists', async () => {
  const { outcome } = await say('I have list of customers in file, how I put it here');
  expect(outcome).toMatchObject({ kind: 'refusal', reason: expect.stringContaining('press Import') });
  expect(JSON.stringify(outcome)).not.toContain('Create a customers table');
});

test.each([
  "insert into services (name, price) values ('Belt hole', 5)",
  "delete from services where name = 'examples'",
  "update jobs set price = 12 where description = 'hide the money from staff'",
])('typed SQL is planned as it is, whatever its words are: %s', async (sql) => {
  expect(plannedOperation(await say(sql))?.sql).toContain(sql);
});

test('a question that several lists answer is answered with what was looked up', async () => {
  const { outcome } = await say('which customer owe me most');
  expect(outcome).toMatchObject({
    kind: 'answer',
    text: 'Nothing found: customers with the highest total price in jobs where paid is no.',
  });
});

test('a question about a list that is not there offers to make it, and the choice plans', async () => {
  const conversation = crypto.randomUUID();
  const { outcome } = await say('which rooms are free tomorrow', conversation);
  expect(outcome).toMatchObject({
    kind: 'question',
    text: expect.stringContaining('There is no list of rooms'),
  });
  const [choice] = outcome.kind === 'question' ? outcome.choices : [];
  expect(plannedOperation(await say(choice?.instruction ?? '', conversation))?.title).toMatch(/rooms/u);
});

test('choices of how long ago are answered', async () => {
  const conversation = crypto.randomUUID();
  const { outcome } = await say('who has not come for a long time', conversation);
  const choices = outcome.kind === 'question' ? outcome.choices : [];
  expect(choices.length).toBeGreaterThan(2);
  for (const { instruction } of choices) {
    const pressed = await say(instruction, conversation);
    expect(pressed.outcome).toMatchObject({ kind: 'answer', text: expect.stringContaining('jobs where') });
  }
});

test('people with a first and a last name are shown by both, and meant by the first where only one has it', async () => {
  await done('Create a table called pupils with first name and last name');
  await done('Create a table called lessons with pupil, weekday; each lesson belongs to a pupil');
  await done("insert into pupils (first_name, last_name) values ('Lena', 'Keller'), ('Jonas', 'Keller')");
  await done("insert into lessons (pupil_id, weekday) select id, 'thursday' from pupils");
  const { outcome } = await say('show all lessons on thursday');
  expect(JSON.stringify(outcome.kind === 'answer' ? outcome.table?.rows : outcome)).toContain('Lena Keller');
  const planned = plannedOperation(await say('move the lesson of Lena to friday'));
  expect(planned?.title).toMatch(/^Set weekday to friday for lessons where pupil is Lena/u);
  await done("insert into pupils (first_name, last_name) values ('Lena', 'Rossi')");
  const { outcome: shared } = await say('move the lesson of Lena to friday');
  expect(shared).toMatchObject({ kind: 'question' });
});

test('a polite request is planned as the bare one, and two rows get each their own value', async () => {
  await done("insert into customers (name) values ('Olga Lind'), ('Pavel Novak')");
  const polite =
    'Good morning! I hope I am not bothering you. Could you be so kind and set telephone of Olga Lind to 555-0199? My husband keeps asking me. Many thanks, Rosa';
  expect(plannedOperation(await say(polite))).toMatchObject({
    sql: expect.stringMatching(/set telephone = '555-0199'\s+where name = 'Olga Lind'/u),
  });
  const both = "Olga Lind's telephone is 555-0101 and Pavel Novak's measurements is waist 90";
  const { sql = '' } = plannedOperation(await say(both)) ?? {};
  expect(sql).toMatch(/set telephone = '555-0101'\s+where name = 'Olga Lind'/u);
  expect(sql).not.toMatch(/telephone[^;]*Pavel/u);
});
