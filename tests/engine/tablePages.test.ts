import { commands, projectApiCommands, type OperationView } from '@saywright/engine/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carryOut, operationOf } from '../support/carryOut.ts';
import { customerOf, fetchSites, projectClient } from '../support/projectClient.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

let studio: StudioEngine;
let founder: Device;
let api: { readonly url: string; readonly publishableKey: string };

const plan = (instruction: string) => founder.send(commands.planInstruction, { instruction });
const visit = (path = ''): Promise<Response> => fetchSites(studio)(`${api.url}/${path}`);
const page = async (path = ''): Promise<string> => (await visit(path)).text();

async function undo({ id }: OperationView): Promise<OperationView> {
  const planned = await founder.send(commands.undo, { operationId: id });
  return founder.send(commands.execute, { operationId: planned.id, confirmed: true });
}

async function seenByVisitors(table: string): Promise<number> {
  const { data } = await projectClient(studio, api).from(table).select();
  return data?.length ?? 0;
}

beforeAll(async () => {
  studio = await studioEngine({ sitesUrl: () => 'http://localhost:4322' });
  founder = await deviceOf(studio, 'ada@example.org');
  for (const sentence of [
    'create a table called cafes with name and phone',
    'make list of products with name and price',
    'add products: Rye bread 4.20, Wheat bread 3.80',
    'make list of orders: café, product, how many pieces, delivery day, paid yes or no',
  ])
    await carryOut(founder, sentence);
  api = await founder.send(projectApiCommands.getProjectApi, {});
});
afterAll(() => studio.close());

test('a site that is not published has no address yet, and its first page is called one before it is', async () => {
  const asked = await plan('what is the address of my page? I want to send it to cafés');
  expect(asked.outcome).toMatchObject({
    kind: 'question',
    text: 'Your site isn’t published yet, so it has no address that others can open. Nothing was run.',
    choices: [{ instruction: 'Publish my site' }],
  });
  const published = await carryOut(founder, 'Publish my site');
  expect(published.warnings.join()).toContain('The home page is still the one that your project began with');
  const { outcome } = await plan('where is my page, give me link');
  expect(outcome).toMatchObject({
    kind: 'answer',
    text: expect.stringContaining('Your site is live at http'),
  });
  expect((await undo(published)).state).toBe('executed');
});

test('a table that was made in words is put on the home page, published and undone as one', async () => {
  const done = await carryOut(founder, 'Show products with price on the home page and publish it');
  expect(done.state).toBe('executed');
  expect(done.parts?.map(({ service }) => service)).toEqual(['database', 'code-hosting', 'deployment']);
  expect(done.warnings.join()).toContain('can read every row of products, without signing in.');
  expect(await page()).toContain('<app-list from="products"');
  expect((await visit('app.js')).status).toBe(200);
  const { data } = await projectClient(studio, api).from('products').select('name, price').order('name');
  expect(data).toEqual([
    { name: 'Rye bread', price: '4.20' },
    { name: 'Wheat bread', price: '3.80' },
  ]);
  expect(await seenByVisitors('cafes')).toBe(0);
  expect((await undo(done)).state).toBe('executed');
  expect(await seenByVisitors('products')).toBe(0);
  expect(await page()).not.toContain('app-list');
});

test('a list for members is seen by people who sign in, and by no visitor', async () => {
  const done = await carryOut(founder, 'Make a page called Prices that shows the products to members only');
  expect(await seenByVisitors('products')).toBe(0);
  const guest = await customerOf(studio, api, 'guest@example.org');
  expect((await guest.from('products').select()).data).toHaveLength(2);
  expect((await guest.from('cafes').select()).data).toEqual([]);
  expect((await undo(done)).state).toBe('executed');
  expect((await guest.from('products').select()).data).toEqual([]);
});

test('people order in a form, see their own orders and can’t set what only the founder decides', async () => {
  const done = await carryOut(
    founder,
    'Build a site that shows products and has a form for orders without the cafe',
  );
  expect(await page('orders.html')).toContain('<app-form into="orders" mine');
  const [mia, ben] = [
    await customerOf(studio, api, 'mia@example.org'),
    await customerOf(studio, api, 'ben@example.org'),
  ];
  const { data: products } = await mia.from('products').select('id').limit(1);
  const order = { product_id: products?.[0]?.id, pieces: '20', delivery_day: '2027-01-15' };
  expect((await mia.from('orders').insert(order)).error).toBeNull();
  expect((await mia.from('orders').insert({ ...order, paid: true })).error?.code).toBe('42501');
  expect((await mia.from('orders').select('pieces, email')).data).toEqual([
    { pieces: 20, email: 'mia@example.org' },
  ]);
  expect((await ben.from('orders').select()).data).toEqual([]);
  expect(await seenByVisitors('orders')).toBe(0);
  await carryOut(founder, 'Delete all orders');
  expect((await undo(done)).state).toBe('executed');
});

test('a form whose choices have no rows yet is not planned, in words about them', async () => {
  await carryOut(founder, 'alter table orders alter column cafe_id set not null');
  const { outcome } = await plan(
    'Add a form for orders on a new page where people choose the cafe and the product',
  );
  expect(outcome).toMatchObject({
    kind: 'refusal',
    reason: expect.stringContaining('people choose among cafes, and there are none yet. Add one first.'),
  });
});

test('a table without rows can be shown', async () => {
  const planned = operationOf(await plan('Show cafes to everybody on a new page called Partners'));
  expect(planned.title).toBe('Put cafes on the page Partners');
  await founder.send(commands.decline, { operationId: planned.id });
});
