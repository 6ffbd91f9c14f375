import {
  commands,
  dataCommands,
  plannedOperation,
  projectApiCommands,
  type OperationView,
} from '@saywright/engine/protocol';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerOf, fetchSites, projectClient } from '../support/projectClient.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';
import { carryOut } from '../support/carryOut.ts';

let studio: StudioEngine;
let founder: Device;
let built: OperationView;
let api: { readonly url: string; readonly publishableKey: string };

async function plan(instruction: string) {
  return founder.send(commands.planInstruction, { instruction });
}

const visit = (path: string): Promise<Response> => fetchSites(studio)(`${api.url}/${path}`);
const page = async (path: string): Promise<string> => (await visit(path)).text();

const visitor = (): SupabaseClient => projectClient(studio, api);
const customer = (email: string): Promise<SupabaseClient> => customerOf(studio, api, email);

beforeAll(async () => {
  studio = await studioEngine({ sitesUrl: () => 'http://localhost:4322' });
  founder = await deviceOf(studio, 'ada@example.org');
  built = await carryOut(
    founder,
    'Build an online shop for my bakery with products, orders and pick-up times. Customers sign in and see only their own orders.',
  );
  api = await founder.send(projectApiCommands.getProjectApi, {});
});
afterAll(() => studio.close());

test('one sentence becomes one plan over database, code and site', () => {
  expect(built.title).toBe('Build an online shop: Bakery');
  expect(built.parts?.map(({ service }) => service)).toEqual(['database', 'code-hosting', 'deployment']);
  expect(built.state).toBe('executed');
  expect(built.app?.tried).toBe('Every page was tried as a visitor, a customer and the owner.');
  expect(built.understood).toMatch(/\. Only this machine can open that address\.$/u);
  expect(built.warnings).toContain(
    'Everyone who can open the site can read every row of products, without signing in.',
  );
  expect(built.warnings.join()).not.toContain('internet');
});

test('its pages are published with what they load', async () => {
  expect(await page('')).toContain('<h2>Products</h2>');
  expect(await page('orders.html')).toContain('name="pickup_at"');
  expect(await page('config.js')).toContain(JSON.stringify(api.publishableKey));
  const loaded = await Promise.all(
    ['account.html', 'app.js', 'app.css'].map(async (path) => (await visit(path)).status),
  );
  expect(loaded).toEqual([200, 200, 200]);
  // One script, whose first statements take the session of a link out of the address.
  const script = await page('app.js');
  expect(script.match(/^(?:import|export)\b.*$/gmu)).toEqual(["import { key } from './config.js';"]);
  expect(script.indexOf('replaceState')).toBeLessThan(script.indexOf('fetch('));
  const weight = script.length + (await page('app.css')).length;
  expect(weight).toBeLessThan(60_000);
});

test('customers order and see their own orders, visitors see products only', async () => {
  const [mia, ben] = [await customer('mia@example.org'), await customer('ben@example.org')];
  const { data: products } = await visitor().from('products').select('id, name').order('name');
  const [product] = products ?? [];
  const order = { product_id: product?.id, quantity: 2, pickup_at: '2027-01-15T08:00:00Z' };
  expect((await mia.from('orders').insert(order)).error).toBeNull();
  const { data: own } = await mia.from('orders').select('quantity, status, products(name)');
  expect(own).toEqual([{ quantity: 2, status: 'new', products: { name: product?.name } }]);
  expect((await ben.from('orders').select()).data).toEqual([]);
  expect((await visitor().from('orders').select()).data).toEqual([]);
  expect((await visitor().from('orders').insert(order)).error?.code).toBe('42501');
  expect((await mia.from('orders').insert({ ...order, status: 'ready' })).error?.code).toBe('42501');
  expect((await mia.from('products').insert({ name: 'Mine', price: 1 })).error?.code).toBe('42501');
});

test('staff, whom only the founder chooses, manages what everybody entered', async () => {
  const [baker, customerOne] = [await customer('baker@example.org'), await customer('nia@example.org')];
  const idOf = async (person: SupabaseClient): Promise<string | undefined> =>
    (await person.auth.getUser()).data.user?.id;
  const [bakerId, customerId] = [await idOf(baker), await idOf(customerOne)];
  expect((await customerOne.from('staff').insert({ user_id: customerId })).error?.code).toBe('42501');
  expect((await baker.from('orders').select()).data).toEqual([]);
  const answer = await founder.send(dataCommands.planRows, {
    table: 'staff',
    changed: [],
    added: [[{ column: 'user_id', value: bakerId ?? '' }]],
    removed: [],
  });
  await founder.send(commands.execute, {
    operationId: plannedOperation(answer)?.id ?? '',
    confirmed: true,
  });
  const { hasStaff, people } = await founder.send(projectApiCommands.listPeople, {});
  expect(hasStaff).toBe(true);
  expect(people.filter(({ staffId }) => staffId !== null).map(({ email }) => email)).toEqual([
    'baker@example.org',
  ]);

  const { data: products } = await visitor().from('products').select('id').limit(1);
  const order = { product_id: products?.[0]?.id, quantity: 1, pickup_at: '2027-01-15T08:00:00Z' };
  expect((await customerOne.from('orders').insert({ ...order, email: 'ben@example.org' })).error?.code).toBe(
    '42501',
  );
  expect((await customerOne.from('orders').insert(order)).error).toBeNull();
  const { data: all } = await baker.from('orders').select('email').order('email');
  expect(all).toEqual([{ email: 'mia@example.org' }, { email: 'nia@example.org' }]);
  await baker.from('orders').update({ status: 'ready' }).eq('email', 'nia@example.org');
  expect((await customerOne.from('orders').select('status')).data).toEqual([{ status: 'ready' }]);
  await customerOne.from('orders').update({ status: 'collected' }).eq('email', 'nia@example.org');
  await customerOne.from('orders').delete().eq('email', 'nia@example.org');
  expect((await customerOne.from('orders').select('status')).data).toEqual([{ status: 'ready' }]);
  expect((await customerOne.from('staff').select()).data).toEqual([]);
  expect((await baker.from('products').insert({ name: 'Rye', price: 4 })).error).toBeNull();
});

test('what an app would not do is asked about, and nothing is planned', async () => {
  const { outcome } = await plan('Build a to-do app with reminders called Housework');
  expect(outcome).toMatchObject({
    kind: 'question',
    text: 'I can build a to-do app: Housework. It has tasks that people who sign in keep for themselves. Not part of it yet: emails and reminders. Nothing was planned.',
    choices: [{ instruction: 'Build a to-do app called Housework' }],
  });
});

test('a longer description is offered the nearest app', async () => {
  const { outcome } = await plan(
    'Physiotherapy clinic, 3 therapists. Patients book online with a therapist.',
  );
  expect(outcome).toMatchObject({
    kind: 'question',
    text: expect.stringContaining('Not part of it yet: roles besides staff.'),
    choices: expect.arrayContaining([
      expect.objectContaining({ instruction: 'Build a clinic app called Physiotherapy clinic' }),
    ]),
  });
});

test('a second app has no place beside the first, and nothing is planned', async () => {
  const { outcome } = await plan('Build a blog');
  expect(outcome).toMatchObject({
    kind: 'refusal',
    reason: expect.stringContaining('This project has an app already'),
  });
});

test('what is in the way of an app is named', async () => {
  const other = await deviceOf(studio, 'ines@example.org');
  const send = (instruction: string) => other.send(commands.planInstruction, { instruction });
  await carryOut(other, 'Create a products table with a name');
  const { outcome } = await send('Build an online shop');
  expect(outcome).toMatchObject({
    kind: 'question',
    text: expect.stringContaining('already has a table called products'),
    choices: [{ instruction: 'Build a site that shows products' }],
  });
});

test('in a project that stores nothing, what describes an app is answered with it', async () => {
  const newcomer = await deviceOf(studio, 'noor@example.org');
  const describe = 'I run a clinic and patients should be able to book appointments with our doctors';
  const { outcome } = await newcomer.send(commands.planInstruction, { instruction: describe });
  expect(outcome).toMatchObject({
    kind: 'question',
    choices: [{ instruction: 'Build a clinic app' }, { label: 'Build an app with bookings' }],
  });
  const unclear = await newcomer.send(commands.planInstruction, { instruction: 'Build me an app' });
  expect(unclear.outcome).toMatchObject({
    kind: 'question',
    text: expect.stringContaining('What is it for?'),
  });
});

test('one undo takes all of it back', async () => {
  expect(await tableNames()).toContain('orders');
  const undo = await founder.send(commands.undo, { operationId: built.id });
  const undone = await founder.send(commands.execute, { operationId: undo.id, confirmed: true });
  expect(undone.state).toBe('executed');
  expect(await tableNames()).toEqual([]);
  expect((await visit('')).status).toBe(404);
});

test('what the sentence left open can be answered otherwise: visitors order, and staff notes who has paid', async () => {
  const answer = await plan('Build an online shop for my bakery');
  const labels = ['No', 'Outside, and staff notes who has paid'];
  let planned = plannedOperation(answer);
  for (const label of labels) {
    const options = planned?.app?.questions?.flatMap((question) => question.options) ?? [];
    const other = options.find((option) => option.label === label);
    planned = plannedOperation(await plan(other?.instruction ?? label));
  }
  await founder.send(commands.execute, { operationId: planned?.id ?? '', confirmed: true });
  const { data: products } = await visitor().from('products').select('id');
  const order = { product_id: products?.[0]?.['id'], quantity: 1, name: 'Mia', email: 'mia@example.org' };
  expect((await visitor().from('orders').insert(order)).error).toBeNull();
  expect(
    (
      await visitor()
        .from('orders')
        .insert({ ...order, paid: true })
    ).error?.code,
  ).toBe('42501');
  expect((await visitor().from('orders').select()).data).toEqual([]);
});

async function tableNames(): Promise<readonly string[]> {
  const { tables } = await founder.send(commands.getProject, {});
  return tables.map(({ name }) => name);
}
