import { commands, projectApiCommands, type OperationView } from '@saywright/engine/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitePage } from '../../packages/engine/src/pages/sitePages.ts';
import { carryOut, operationOf } from '../support/carryOut.ts';
import { fetchSites, projectClient } from '../support/projectClient.ts';
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

const pages = ['', 'appointments.html', 'manage.html'];
async function page(path: string): Promise<string> {
  const { url } = await founder.send(projectApiCommands.getProjectApi, {});
  return (await fetchSites(studio)(`${url}/${path}`)).text();
}

async function plan(instruction: string): Promise<OperationView> {
  return operationOf(await founder.send(commands.planInstruction, { instruction }));
}

test('a plan that removes what pages use names them, at high risk', async () => {
  const { risk, riskReasons, confirmation } = await plan('Remove the column price from services');
  expect(risk).toBe('high');
  expect(riskReasons).toContain(
    'Your pages Services and Manage use price of services and will stop working until they are changed.',
  );
  expect(confirmation).toBeDefined();
});

test('a rename of what a script of the pages uses breaks them, and says so', async () => {
  const { risk, riskReasons, parts } = await plan('Rename the table staff to helpers');
  expect([risk, parts]).toEqual(['high', undefined]);
  expect(riskReasons).toContain('Your page app.js uses staff and will stop working until it is changed.');
});

test('a new column is on the pages of the app, in one plan that undo reverts byte for byte', async () => {
  const before = await Promise.all(pages.map(page));
  const added = await carryOut(founder, 'Add a kind to services: cut, colour, beard');
  expect(added.title).toMatch(/, also on your pages$/u);
  expect(added.understood).toMatch(/Your pages .* show it too, and are published\.$/u);
  expect(added.warnings.join()).not.toContain('Your pages do not show it');
  expect(added.parts?.map(({ service }) => service)).toEqual(['database', 'code-hosting', 'deployment']);
  expect(await page('')).toContain('<select data-filter="kind"><option value="">All</option>');
  expect(await page('manage.html')).toContain('<select name="kind">');
  const undo = await founder.send(commands.undo, { operationId: added.id });
  await founder.send(commands.execute, { operationId: undo.id, confirmed: true });
  expect(await Promise.all(pages.map(page))).toEqual(before);
});

test('a plan for a column that pages do not show says so, also once it is executed', async () => {
  const added = await carryOut(founder, 'alter table services add column reference uuid');
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

test('a rename changes and publishes the pages that use the old name, in one plan that undo reverts', async () => {
  const before = await Promise.all(pages.map(page));
  const column = await carryOut(founder, 'Rename the column price of services to fee');
  expect(column.state).toBe('executed');
  const { id, title, understood, riskReasons, parts } = await carryOut(
    founder,
    'Rename the table services to lessons',
  );
  expect(title).toMatch(/, also on your pages$/u);
  expect(understood).toContain(
    'Your pages Services, My appointments and Manage use the old name, so this changes them too and publishes them.',
  );
  expect(riskReasons.join()).not.toContain('Your pages');
  expect(parts?.map(({ service }) => service)).toEqual(['database', 'code-hosting', 'deployment']);
  const [index, , manage] = await Promise.all(pages.map(page));
  expect(index).toContain('<app-list from="lessons"');
  expect(index).toContain('data-field="fee"');
  expect(manage).toContain('<app-form into="lessons"');
  expect(manage).toContain('name="fee"');
  const anon = projectClient(studio, await founder.send(projectApiCommands.getProjectApi, {}));
  expect((await anon.from('lessons').select('name, fee')).error).toBeNull();

  for (const done of [id, column.id]) {
    const undo = await founder.send(commands.undo, { operationId: done });
    if (undo.state === 'proven')
      await founder.send(commands.execute, { operationId: undo.id, confirmed: true });
  }
  expect(await Promise.all(pages.map(page))).toEqual(before);
});
