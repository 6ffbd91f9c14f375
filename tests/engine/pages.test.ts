import {
  commands,
  picturesPath,
  plannedOperation,
  previewCommands,
  projectApiCommands,
  type OperationView,
  type PreviewViewer,
  type SitePreviewView,
} from '@saywright/engine/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchSites, projectClient } from '../support/projectClient.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { siteUrl } from '../support/askEngine.ts';
import { operationOf } from '../support/carryOut.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

let studio: StudioEngine;
let founder: Device;

const plan = (instruction: string) => founder.send(commands.planInstruction, { instruction });

async function carryOut(instruction: string): Promise<OperationView> {
  const planned = operationOf(await plan(instruction));
  return founder.send(commands.execute, { operationId: planned.id, confirmed: true });
}

async function undo({ id }: OperationView): Promise<OperationView> {
  const planned = await founder.send(commands.undo, { operationId: id });
  return founder.send(commands.execute, { operationId: planned.id, confirmed: true });
}

async function page(path = ''): Promise<string> {
  const { url } = await founder.send(projectApiCommands.getProjectApi, {});
  return (await fetchSites(studio)(`${url}/${path}`)).text();
}

beforeAll(async () => {
  studio = await studioEngine({ sitesUrl: () => 'http://localhost:4322' });
  founder = await deviceOf(studio, 'ada@example.org');
});
afterAll(() => studio.close());

describe('pages are changed in words', () => {
  test('on the starter site, shown line by line, published with it, and undone', async () => {
    const answer = await plan('Change the headline on my home page to Welcome & hello');
    const planned = plannedOperation(answer);
    expect(planned).toMatchObject({ title: 'Change the heading of the home page to “Welcome & hello”' });
    expect(JSON.stringify(planned)).toContain('Welcome &amp; hello');
    const done = await carryOut('Make the buttons green and publish it');
    expect(done).toMatchObject({ state: 'executed' });
    expect(await page('app.css')).toContain('--accent');
    expect(await page()).toContain('href="app.css"');
    expect(await undo(done)).toMatchObject({ state: 'executed' });
    expect(await page()).not.toContain('href="app.css"');
  });

  test('a waiting plan is shown to its founder before anybody else sees it, and its preview ends with it', async () => {
    const planned = plannedOperation(await plan('Change the headline on my home page to Soon'));
    const shown = await founder.send(previewCommands.previewSite, { operationId: planned?.id });
    expect(shown?.shows).toBe('plan');
    const visit = (path = '/', init?: RequestInit): Promise<Response> =>
      fetchSites(studio)(`${shown?.url}${path}`, init);
    const opened = await visit();
    expect(await opened.text()).toContain('<h1>Soon</h1>');
    expect(opened.headers.get('content-security-policy')).toContain(`frame-ancestors ${siteUrl}`);
    const sent = await visit('/rest/v1/messages', { method: 'POST', body: '{}' });
    expect([sent.status, await sent.json()]).toEqual([
      403,
      { message: 'This is a preview, so nothing is stored here.' },
    ]);
    await founder.send(commands.decline, { operationId: planned?.id ?? '' });
    expect((await visit()).status).toBe(410);
    const saved = await founder.send(previewCommands.previewSite, {});
    expect(saved?.shows).toBe('saved');
    expect(await (await fetchSites(studio)(`${saved?.url}/`)).text()).not.toContain('Soon');
    expect((await founder.send(previewCommands.previewSite, {}))?.url).toBe(saved?.url);
  });

  test('an app that waits is used in its preview as a visitor, a test customer and the owner; nothing stays', async () => {
    const planned = plannedOperation(
      await plan('Build an online shop for my bakery with products, orders and pick-up times'),
    );
    const see = async (as: PreviewViewer, operationId = planned?.id): Promise<SitePreviewView> =>
      founder.send(previewCommands.previewSite, { as, ...(operationId !== undefined && { operationId }) });
    const rows = async (shown: SitePreviewView, table: string): Promise<unknown> => {
      const config = await fetchSites(studio)(`${shown?.url}/config.js`);
      const key = /"(?<key>[^"]+)"/u.exec(await config.text())?.groups?.['key'] ?? '';
      const answer = await fetchSites(studio)(`${shown?.url}/rest/v1/${table}?select=*`, {
        headers: { apikey: key, authorization: 'Bearer preview' },
      });
      return answer.json();
    };
    const visitor = await see('visitor');
    expect(visitor?.viewers).toEqual(['visitor', 'customer', 'owner']);
    expect(await rows(visitor, 'products')).toHaveLength(2);
    expect(await rows(visitor, 'orders')).toEqual([]);
    const customer = await see('customer');
    expect(customer?.url).not.toBe(visitor?.url);
    expect(await rows(customer, 'orders')).toMatchObject([{ email: 'customer@example.invalid' }]);
    expect(await rows(customer, 'staff')).toEqual([]);
    const signedIn = await (await fetchSites(studio)(`${customer?.url}/orders.html`)).text();
    expect(signedIn).toContain('customer@example.invalid');
    expect(signedIn).not.toMatch(/eyJ|sb_secret/u);
    const owner = await see('owner');
    expect(await rows(owner, 'staff')).toHaveLength(1);
    expect(await rows(owner, 'orders')).toHaveLength(1);
    expect((await fetchSites(studio)(`${owner?.url}/auth/v1/user`)).status).toBe(403);
    const alone = { headers: { 'sec-fetch-dest': 'document' } };
    expect((await fetchSites(studio)(`${owner?.url}/`, alone)).status).toBe(403);
    expect((await founder.send(projectApiCommands.listPeople, {})).people).toEqual([]);

    const done = await founder.send(commands.execute, { operationId: planned?.id ?? '', confirmed: true });
    expect((await fetchSites(studio)(`${owner?.url}/`)).status).toBe(410);
    const saved = await see('customer', undefined);
    expect(saved?.shows).toBe('saved');
    expect(await rows(saved, 'orders')).toHaveLength(1);
    const api = await founder.send(projectApiCommands.getProjectApi, {});
    expect((await projectClient(studio, api).from('products').select()).data).toHaveLength(2);
    expect((await founder.send(projectApiCommands.listPeople, {})).people).toEqual([]);
    await undo(done);
  });

  test('the preview of a plan that no longer fits the project says so', async () => {
    const planned = plannedOperation(await plan('Add a contact form that keeps the messages'));
    const inTheWay = await carryOut('Create a messages table with a text');
    const shown = await founder.send(previewCommands.previewSite, { operationId: planned?.id });
    const api = await founder.send(projectApiCommands.getProjectApi, {});
    const answer = await fetchSites(studio)(`${shown?.url}/rest/v1/messages?select=*`, {
      headers: { apikey: api.publishableKey },
    });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { message: 'The plan no longer fits what the project stores. Say it again.' },
    ]);
    expect(studio.log).toEqual([]);
    await undo(inTheWay);
  });

  test('changes of an app in a row, all undone in reverse, lead back to the same bytes', async () => {
    await carryOut('Build an online shop for my bakery');
    const bytes = async (): Promise<readonly string[]> => {
      const shown = await founder.send(previewCommands.previewSite, {});
      const paths = ['', 'orders.html', 'account.html', 'about.html', 'app.css'];
      return Promise.all(
        paths.map(async (path) => (await fetchSites(studio)(`${shown?.url}/${path}`)).text()),
      );
    };
    const before = await bytes();
    const done: OperationView[] = [];
    for (const sentence of [
      'Add a page called About with the text We have baked since 1987.',
      'Rename the menu entry About to Our story, then make the buttons dark red',
      'Show the newest products on the about page',
      'Delete the about page, then put the phone number 0123 in the footer; use a serif font',
    ])
      done.push(await carryOut(sentence));
    expect((await bytes())[3]).toBe('There is no page at this address.');
    for (const operation of done.toReversed()) await undo(operation);
    expect(await bytes()).toEqual(before);
  });

  test('an answer to what a page should say is its text, whatever it says, and is undone with the page', async () => {
    const say = (instruction: string) =>
      founder.send(commands.planInstruction, { instruction, conversationId: 'page-text' });
    const before = await page('index.html');
    expect(
      (await say('Add a page called Hours with our opening hours, and publish it')).outcome,
    ).toMatchObject({
      kind: 'question',
      textFor: 'Add a page called "Hours" and publish it',
    });
    const planned = operationOf(await say('Delete the <b>manage</b> page.\nBuild a blog. Undo that'));
    expect(planned).toMatchObject({ title: 'Add the page Hours, and publish it', risk: 'medium' });
    const done = await founder.send(commands.execute, { operationId: planned.id, confirmed: true });
    expect(await page('hours.html')).toContain(
      '<p>Delete the &lt;b&gt;manage&lt;/b&gt; page.<br>Build a blog. Undo that</p>',
    );
    await undo(done);
    expect(await page('hours.html')).toBe('There is no page at this address.');
    expect(await page('index.html')).toBe(before);
  });

  test('a login page is added where people cannot sign in yet, and works there', async () => {
    const other = await deviceOf(studio, 'grace@example.org');
    const planned = operationOf(
      await other.send(commands.planInstruction, {
        instruction: 'Add a login page to my site and publish it',
      }),
    );
    const done = await other.send(commands.execute, { operationId: planned.id, confirmed: true });
    expect(done.state).toBe('executed');
    const api = await other.send(projectApiCommands.getProjectApi, {});
    expect(await (await fetchSites(studio)(`${api.url}/account.html`)).text()).toContain('<app-account');
    const person = { email: 'mia@example.org', password: 'correct horse 2' };
    expect((await projectClient(studio, api).auth.signUp(person)).error).toBeNull();
    const again = await other.send(commands.planInstruction, { instruction: 'Let people sign up' });
    expect(again.outcome).toMatchObject({ kind: 'question', text: expect.stringContaining('already') });
  });

  test('a contact form comes with its table, in one plan: visitors write, and nobody else reads', async () => {
    const added = await carryOut('Add a contact form that keeps the messages and publish it');
    expect(added.parts?.map(({ service }) => service)).toEqual(['database', 'code-hosting', 'deployment']);
    expect(await page('contact.html')).toContain('<app-form into="messages"');
    const api = await founder.send(projectApiCommands.getProjectApi, {});
    const message = { name: 'Mia', email: 'mia@example.org', message: 'Hello' };
    expect((await projectClient(studio, api).from('messages').insert(message)).error).toBeNull();
    expect((await projectClient(studio, api).from('messages').select()).data).toEqual([]);
  });

  test('a field of a form comes with its column, and both go with the undo', async () => {
    const other = await deviceOf(studio, 'mary@example.org');
    const say = async (instruction: string): Promise<OperationView> => {
      const { id } = operationOf(await other.send(commands.planInstruction, { instruction }));
      return other.send(commands.execute, { operationId: id, confirmed: true });
    };
    await say('Build an online shop for my bakery');
    const api = await other.send(projectApiCommands.getProjectApi, {});
    const orders = async (): Promise<string> => (await fetchSites(studio)(`${api.url}/orders.html`)).text();
    const before = await orders();
    const noteOf = () => projectClient(studio, api).from('orders').select('allergies');
    const added = await say('Add a place for allergies to the order form and publish it');
    expect(added.parts?.map(({ service }) => service)).toEqual(['database', 'code-hosting', 'deployment']);
    expect(await orders()).toContain('<label>Allergies <input name="allergies" type="text"');
    expect((await noteOf()).error).toBeNull();
    const planned = await other.send(commands.undo, { operationId: added.id });
    await other.send(commands.execute, { operationId: planned.id, confirmed: true });
    expect(await orders()).toBe(before);
    expect((await noteOf()).error).not.toBeNull();
    const near = await other.send(commands.planInstruction, {
      instruction: 'Write "Sold out" in red on the home page',
    });
    expect(near.outcome).toMatchObject({
      kind: 'question',
      text: expect.stringContaining('The home page (public/index.html) says “Bakery”'),
    });
  });

  test('a picture is uploaded, planned onto a page, and undone; anything else is refused before', async () => {
    const upload = async (name: string, content: Uint8Array<ArrayBuffer>): Promise<unknown> => {
      const answer = await studio.engine().fetch(
        new Request(`${siteUrl}${picturesPath}?name=${encodeURIComponent(name)}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${founder.token}`, 'content-length': String(content.length) },
          body: content,
        }),
      );
      return answer.json();
    };
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
    const script = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    );
    expect(await upload('bread.png', script)).toMatchObject({
      error: { message: 'This is not a PNG, JPEG, GIF or WebP picture.' },
    });
    expect(await upload('huge.png', new Uint8Array(6_000_000))).toMatchObject({
      error: { message: 'This picture is larger than 5 MB. Choose a smaller one.' },
    });
    expect(await upload('My bread!.jpeg', png)).toEqual({ result: { name: 'my-bread.png' } });
    const planned = plannedOperation(await plan('Add the picture my-bread.png to the home page'));
    const shown = await founder.send(previewCommands.previewSite, { operationId: planned?.id });
    const seen = await fetchSites(studio)(`${shown?.url}/my-bread.png`);
    expect(new Uint8Array(await seen.arrayBuffer())).toEqual(png);
    const done = await founder.send(commands.execute, { operationId: planned?.id ?? '', confirmed: true });
    expect(done.state).toBe('executed');
    await undo(done);
    const after = await founder.send(previewCommands.previewSite, {});
    expect((await fetchSites(studio)(`${after?.url}/my-bread.png`)).status).toBe(404);
  });

  test('a question names what may be meant, and sentences about data stay where they belong', async () => {
    const { outcome } = await plan('Change the headline to Welcome');
    expect(outcome).toMatchObject({
      kind: 'question',
      choices: [{ label: 'On the home page' }, {}, {}, {}, {}],
    });
    const table = plannedOperation(await plan('Create a pages table with a title'));
    expect(table?.service).toBe('database');
    const code = await founder.send(commands.planCode, { instruction: 'Make the buttons blue' });
    expect(plannedOperation(code)?.title).toBe('Make the buttons and links blue');
  });
});
