import { commands, projectApiCommands } from '@saywright/engine/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchSites } from '../support/projectClient.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';
import { carryOut } from '../support/carryOut.ts';

let studio: StudioEngine;
let founder: Device;
let name: string;

beforeAll(async () => {
  studio = await studioEngine({ sitesUrl: () => 'https://apps.example.org' });
  founder = await deviceOf(studio, 'ada@example.org');
  await carryOut(founder, 'Create a notes table with a title, everyone can read it');
  await carryOut(founder, 'Publish my site');
  ({ name } = await founder.send(commands.siteStatus, {}));
});
afterAll(() => studio.close());

function visit(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetchSites(studio)(url, { headers });
}

test('with a domain for sites, a site and the API of its project share a host below it', async () => {
  const own = `https://${name}.apps.example.org`;
  const { url } = await founder.send(commands.siteStatus, {});
  expect(url).toBe(`${own}/`);
  const page = await visit(url);
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining('allow-same-origin'),
  ]);
  const api = await founder.send(projectApiCommands.getProjectApi, {});
  expect(api.url).toBe(own);
  const notes = await visit(`${own}/rest/v1/notes`, { apikey: api.publishableKey });
  expect([notes.status, await notes.json()]).toEqual([200, []]);
  // It still opens on the machine itself.
  expect((await visit(`http://${name}.localhost:4322/`)).status).toBe(200);
});

test.each([
  ['another name', 'https://other.apps.example.org/', 404],
  ['a name two levels below', 'https://NAME.x.apps.example.org/', 421],
  ['the name below another domain', 'https://NAME.example.org/', 421],
  ['the domain itself', 'https://apps.example.org/', 404],
])('%s shows no site', async (_, url, status) => {
  expect((await visit(url.replace('NAME', name))).status).toBe(status);
});

test('the path of a protected site leads to its host', async () => {
  await carryOut(founder, 'Protect my site with the password "correct horse 1"');
  const moved = await visit(`https://apps.example.org/_sites/${name}/?x=1`);
  expect([moved.status, moved.headers.get('location')]).toEqual([302, `//${name}.apps.example.org/?x=1`]);
  expect((await visit(`https://${name}.apps.example.org/`)).status).toBe(401);
});
