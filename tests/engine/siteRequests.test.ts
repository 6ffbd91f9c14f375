import { commands, plannedOperation, projectApiCommands, type PlanAnswer } from '@saywright/engine/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchSites } from '../support/projectClient.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

let studio: StudioEngine;
let founder: Device;
const conversationId = crypto.randomUUID();

const say = (instruction: string): Promise<PlanAnswer> =>
  founder.send(commands.planInstruction, { instruction, conversationId });

async function execute(answer: PlanAnswer): Promise<void> {
  const { state } = await founder.send(commands.execute, {
    operationId: plannedOperation(answer)?.id ?? '',
    confirmed: true,
  });
  expect(state).toBe('executed');
}

async function page(path = ''): Promise<string> {
  const { url } = await founder.send(projectApiCommands.getProjectApi, {});
  return (await fetchSites(studio)(`${url}/${path}`)).text();
}

beforeAll(async () => {
  studio = await studioEngine();
  founder = await deviceOf(studio, 'marta@example.org');
  await execute(await say('Build an online shop for my bakery with products, orders and pick-up times'));
});
afterAll(() => studio.close());

test('a request in one’s own words is planned, with what it says besides as the next steps', async () => {
  const renamed = await say("ok nice start! we're called Marta's Oven tho, not just Bakery");
  expect(plannedOperation(renamed)?.title).toBe("Change the name of the site to “Marta's Oven”");
  await execute(renamed);

  const rows = await say(
    'throw out the example products and put in mine: country sourdough 5.80, rye loaf 5.20 and carrot cake 28',
  );
  expect(plannedOperation(rows)?.title).toMatch(/^Delete products whose name is /u);
  expect(rows.outcome).toMatchObject({
    kind: 'operation',
    next: [
      expect.stringMatching(/^Delete products where name is /u),
      'Add products: country sourdough 5.80, rye loaf 5.20, carrot cake 28',
    ],
  });
});

test('what people are to enter becomes a column with its place in the form', async () => {
  await execute(
    await say('when someone orders i dont know who it is!! i need their name and a phone number'),
  );
  const form = await page('orders.html');
  expect(form).toContain('<input name="name"');
  expect(form).toContain('<input name="phone_number"');
});

test('a part that was not read is quoted, and what was read is offered', async () => {
  const { outcome } = await say(
    'make the corners less round, and send me a text when somebody orders please',
  );
  expect(outcome).toMatchObject({
    kind: 'question',
    text: expect.stringContaining('not “and send me a text when somebody orders please”'),
    choices: [{ instruction: 'Make the corners less round' }],
  });
});

test('a question about the site is answered from what its pages are', async () => {
  const { outcome } = await say('does a customer see that Manage page too? or only me');
  expect(outcome).toMatchObject({
    kind: 'answer',
    text: expect.stringContaining('Only staff sees what is on the page Manage'),
  });
});

test('what is about a column is no request for a page', async () => {
  const { outcome, ...answer } = await say('Rename the column quantity of orders to pieces');
  expect(outcome.kind).toBe('operation');
  expect(plannedOperation({ outcome, ...answer })?.sql).toContain('rename column quantity to pieces');
});
