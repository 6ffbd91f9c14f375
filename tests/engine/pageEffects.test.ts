import { commands, type OperationView } from '@saywright/engine/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitePage } from '../../packages/engine/src/pages/sitePages.ts';
import { carryOut, operationOf } from '../support/carryOut.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

let studio: StudioEngine;
let founder: Device;

beforeAll(async () => {
  studio = await studioEngine({ sitesUrl: () => 'http://localhost:4322' });
  founder = await deviceOf(studio, 'ada@example.org');
  await carryOut(founder, "Build a booking app called Marta's Riding School with teachers");
});
afterAll(() => studio.close());

async function plan(instruction: string): Promise<OperationView> {
  return operationOf(await founder.send(commands.planInstruction, { instruction }));
}

test.each([
  [
    'Rename the table services to lessons',
    'Your pages Services, My appointments and Manage use services and will stop working until they are changed.',
  ],
  [
    'Rename the column price of services to fee',
    'Your pages Services and Manage use price of services and will stop working until they are changed.',
  ],
  [
    'Remove the column price from services',
    'Your pages Services and Manage use price of services and will stop working until they are changed.',
  ],
])('a plan that would break pages names them, at high risk: %s', async (instruction, sentence) => {
  const { risk, riskReasons, confirmation } = await plan(instruction);
  expect(risk).toBe('high');
  expect(riskReasons).toEqual(expect.arrayContaining([sentence]));
  expect(confirmation).toBeDefined();
});

test('a new column that pages do not show is said, also once it is there', async () => {
  const added = await carryOut(founder, 'Add a column notes to services');
  expect(added.warnings).toContain('Your pages do not show it yet.');
  const other = await plan('Create a table diary with a text');
  expect(other.warnings.join()).not.toContain('Your pages');
});

test('scripts that ask the database themselves count as pages', () => {
  expect(
    sitePage('shop.js', "client.from('orders').select(); fetch(`${url}/rest/v1/prices?select=*`)"),
  ).toEqual({
    title: 'shop.js',
    tables: { orders: [], prices: [] },
  });
  expect(sitePage('about.html', '<title>About</title><p>from here</p>')).toBeUndefined();
  expect(
    sitePage(
      'team.html',
      '<title> Our team </title><app-list from="people"><template></template></app-list>',
    ),
  ).toEqual({ title: 'Our team', tables: { people: ['created_at'] } });
});
