import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SiteAction, SiteProject } from '../../packages/engine/src/ports/siteHost.ts';
import { prepare, proveSite, publish, runSite, type SiteSpace } from './contracts/siteHost.ts';
import { newProject, siteServer, type SiteServer, type Visit } from './siteServer.ts';

let server: SiteServer;
let space: SiteSpace;
let project: SiteProject;
let path: string;
let domains = 0;

beforeAll(async () => {
  server = await siteServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  project = newProject();
  space = {
    host: server.host(),
    project,
    visit: async (at) => {
      const { status, body } = await server.visit(at);
      return status === 200 ? body : undefined;
    },
  };
  await publish(space, { 'index.html': 'home', 'about.html': 'about' });
  ({ path } = await space.host.status(project));
});

const undo = async (operationId: string): Promise<string> => runSite(space, { kind: 'undo', operationId });
const home = async (host?: string): Promise<Visit> =>
  server.visit(host === undefined ? path : '/', host === undefined ? {} : { host });
const refusal = async (action: SiteAction): Promise<string> => {
  const proof = await space.host.prove(project, action);
  return proof.ok ? '' : proof.error;
};
const newDomain = (): string => `shop-${(domains += 1)}.example.com`;

describe('offline', () => {
  test('visitors get the message, escaped and without a script, and undo shows the site again', async () => {
    const preview = await prepare(space, { 'index.html': 'next' });
    await runSite(space, { kind: 'preview', deploy: preview });
    const id = await runSite(space, { kind: 'take-offline', message: 'Back on <b>Monday</b> "really"' });
    const offline = await home();
    expect(offline.status).toBe(503);
    expect(offline.body).toContain('Back on &lt;b&gt;Monday&lt;/b&gt; &quot;really&quot;');
    expect(offline.body).not.toMatch(/<script|<b>/);
    expect(offline.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect((await server.visit(`${path}about`)).status).toBe(503);
    expect(await space.visit(`/_deploys/${preview}/`)).toBe('next');
    expect(await space.host.status(project)).toMatchObject({ offline: 'Back on <b>Monday</b> "really"' });
    await undo(id);
    expect(await home()).toMatchObject({ status: 200, body: 'home' });
  });

  test('bringing online shows what was published, and undo the same message', async () => {
    await runSite(space, { kind: 'take-offline', message: 'Closed' });
    const { effect } = await proveSite(space, { kind: 'bring-online' });
    expect(effect).toMatchObject({ online: { before: false, after: true }, files: { added: 0, removed: 0 } });
    const id = await runSite(space, { kind: 'bring-online' });
    expect((await home()).body).toBe('home');
    await undo(id);
    expect((await home()).body).toContain('Closed');
  });

  test('publishing brings the site online, and undo takes it offline with the same message', async () => {
    await runSite(space, { kind: 'take-offline', message: 'Closed' });
    const deploy = await prepare(space, { 'index.html': 'new' });
    const id = await runSite(space, { kind: 'publish', deploy });
    expect((await home()).body).toBe('new');
    await undo(id);
    expect(await home()).toMatchObject({ status: 503, body: expect.stringContaining('Closed') });
  });

  test('refuses what changes nothing', async () => {
    expect(await refusal({ kind: 'bring-online' })).toContain('already online');
    await runSite(space, { kind: 'take-offline' });
    expect(await refusal({ kind: 'take-offline' })).toContain('already offline');
  });
});

describe('domains', () => {
  test('the first domain answers with the site and nothing else of this server, until undo', async () => {
    const domain = newDomain();
    expect((await home(domain)).status).toBe(421);
    const id = await runSite(space, { kind: 'add-domain', domain });
    expect(await home(domain)).toMatchObject({ status: 200, body: 'home' });
    expect((await server.visit('/about', { host: domain.toUpperCase() })).body).toBe('about');
    for (const other of [path, '/_deploys/', '/api/v1/sites', '/healthz', '/deploy-token'])
      expect((await server.visit(other, { host: domain })).status).toBe(404);
    const authorization = `Bearer ${server.token}`;
    expect((await server.visit('/api/v1/sites', { host: domain, headers: { authorization } })).status).toBe(
      404,
    );
    expect((await home(domain)).headers['set-cookie']).toBeUndefined();
    await undo(id);
    expect((await home(domain)).status).toBe(421);
  });

  test('every other domain redirects to the main one, with its path and port', async () => {
    const [first, second] = [newDomain(), newDomain()];
    await runSite(space, { kind: 'add-domain', domain: first });
    await runSite(space, { kind: 'add-domain', domain: second });
    const moved = await server.visit('/about?x=1', { host: `${second}:8080` });
    expect([moved.status, moved.headers['location']]).toEqual([301, `//${first}:8080/about?x=1`]);
    const id = await runSite(space, { kind: 'set-main-domain', domain: second });
    expect((await server.visit('/', { host: first })).headers['location']).toBe(`//${second}/`);
    expect((await home(second)).body).toBe('home');
    await undo(id);
    expect((await home(first)).body).toBe('home');
    const removed = await runSite(space, { kind: 'remove-domain', domain: first });
    expect([(await home(first)).status, (await home(second)).body]).toEqual([421, 'home']);
    await undo(removed);
    expect((await space.host.status(project)).domains).toEqual([
      { name: first, isMain: true },
      { name: second, isMain: false },
    ]);
  });

  test('a domain belongs to one site, also when both are added at the same time', async () => {
    const domain = newDomain();
    const action = { kind: 'add-domain', domain } as const;
    const others = await Promise.all(
      [project, newProject()].map(async (one) => {
        const proof = await space.host.prove(one, action);
        return { one, signature: proof.ok ? proof.value.signature : '' };
      }),
    );
    const done = await Promise.all(
      others.map(({ one, signature }, index) =>
        space.host.execute(one, { action, signature, operationId: `${domain} ${index}` }),
      ),
    );
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await space.host.prove(newProject(), action)).ok).toBe(false);
  });

  test.each([
    'studio.example.org',
    'www.studio.example.org',
    'example.org',
    'localhost',
    'shop.localhost',
    'printer.local',
    '127.0.0.1',
    '192.168.1.1',
    '1.0x7f',
    'a..b',
    '-a.example.com',
    'a_b.example.com',
    'Shop.example.com',
    'shop.example.com/x',
    'shop.example.com:80',
    'com',
    `${'a'.repeat(64)}.example.com`,
  ])('%s cannot be a domain', async (domain) => {
    expect(await refusal({ kind: 'add-domain', domain })).not.toBe('');
  });
});

describe('redirects', () => {
  const to = async (from: string, host?: string): Promise<string | undefined> => {
    const { status, headers } = await server.visit(
      host ? from : `${path}${from.slice(1)}`,
      host ? { host } : {},
    );
    return status === 301 ? headers['location'] : undefined;
  };

  test('an old path leads to a new one, exactly that path, at every address of the site', async () => {
    const domain = newDomain();
    await runSite(space, { kind: 'add-domain', domain });
    const id = await runSite(space, { kind: 'redirect', from: '/shop', to: '/about' });
    expect([await to('/shop'), await to('/shop/'), await to('/%73hop')]).toEqual(
      Array(3).fill(`${path}about`),
    );
    expect(await to('/shop', domain)).toBe('/about');
    expect([await to('/shop/x'), await to('/Shop'), await to('/shopping')]).toEqual(Array(3).fill(undefined));
    await undo(id);
    expect(await to('/shop')).toBeUndefined();
    await runSite(space, { kind: 'redirect', from: '/shop', to: 'https://other.example/a?b#c' });
    expect(await to('/shop')).toBe('https://other.example/a?b#c');
    const removed = await runSite(space, { kind: 'remove-redirect', from: '/shop/' });
    expect(await to('/shop')).toBeUndefined();
    await undo(removed);
    expect(await to('/shop')).toBe('https://other.example/a?b#c');
  });

  test('a redirect never leads back to itself, directly, over others, or over a domain of the site', async () => {
    const domain = newDomain();
    expect(await refusal({ kind: 'redirect', from: '/a', to: '/a/' })).toContain('back to itself');
    expect(await refusal({ kind: 'redirect', from: '/a', to: '/x/../%61' })).toContain('back to itself');
    await runSite(space, { kind: 'redirect', from: '/b', to: '/c' });
    await runSite(space, { kind: 'redirect', from: '/c', to: `https://${domain}/a` });
    await runSite(space, { kind: 'redirect', from: '/a', to: '/b' });
    expect(await refusal({ kind: 'add-domain', domain })).toContain('back to itself');
    await runSite(space, { kind: 'remove-redirect', from: '/a' });
    await runSite(space, { kind: 'add-domain', domain });
    expect(await refusal({ kind: 'redirect', from: '/a', to: '/b' })).toContain('back to itself');
  });

  test.each([
    ['/a', 'javascript:alert(1)'],
    ['/a', '//other.example'],
    ['/a', '/\\other.example'],
    ['/a', 'https://user:secret@other.example'],
    ['/a', '/b\r\nset-cookie: x'],
    ['a', '/b'],
    ['/a?b', '/c'],
    ['//other.example', '/c'],
  ])('there is no redirect from %j to %j', async (from, target) => {
    expect(await refusal({ kind: 'redirect', from, to: target })).not.toBe('');
  });
});

describe('previews and variables', () => {
  test('a removed preview answers no more, and what visitors see is never removed', async () => {
    const deploy = await prepare(space, { 'index.html': 'next' });
    await runSite(space, { kind: 'preview', deploy });
    const id = await runSite(space, { kind: 'remove-preview', deploys: [deploy] });
    expect(await space.visit(`/_deploys/${deploy}/`)).toBeUndefined();
    await undo(id);
    expect(await space.visit(`/_deploys/${deploy}/`)).toBe('next');
    await runSite(space, { kind: 'publish', deploy });
    expect((await home()).body).toBe('next');
    expect(await refusal({ kind: 'remove-preview', deploys: [deploy] })).toContain('what visitors see');
  });

  test('a variable holds for the live site, for previews, or for both', async () => {
    const keep = async (value: string): Promise<string> => {
      const kept = await space.host.keepValue(project, value);
      return kept.ok ? kept.value : '';
    };
    const scopes = async () => (await space.host.status(project)).scopes;
    await runSite(space, { kind: 'set-variable', name: 'FEE', value: await keep('one'), scope: 'live' });
    await runSite(space, { kind: 'set-variable', name: 'MAIL', value: await keep('two') });
    expect(await scopes()).toEqual({ FEE: 'live', MAIL: 'both' });
    expect(await refusal({ kind: 'remove-variable', name: 'FEE', scope: 'previews' })).toContain(
      'no variable',
    );
    const id = await runSite(space, { kind: 'remove-variable', name: 'MAIL', scope: 'live' });
    expect(await scopes()).toEqual({ FEE: 'live', MAIL: 'previews' });
    await undo(id);
    expect(await scopes()).toEqual({ FEE: 'live', MAIL: 'both' });
  });

  test('a site from before variables had a scope opens, and its variables hold for both', async () => {
    const kept = await space.host.keepValue(project, 'old');
    const id = await runSite(space, { kind: 'set-variable', name: 'OLD', value: kept.ok ? kept.value : '' });
    const file = join(server.directory, project.id, 'site.json');
    const {
      previewVariables: _none,
      settings: _no,
      ran: _nor,
      ...old
    } = JSON.parse(await readFile(file, 'utf8'));
    old.log = old.log.map((entry: { changes: { kind: string; scope?: string }[] }) => ({
      ...entry,
      changes: entry.changes
        .filter(({ scope }) => scope !== 'previews')
        .map(({ scope: _scope, ...change }) => change),
    }));
    await writeFile(file, JSON.stringify(old));
    await server.restart();
    space = { ...space, host: server.host() };
    expect((await space.host.status(project)).scopes).toEqual({ OLD: 'both' });
    await undo(id);
    expect((await space.host.status(project)).scopes).toEqual({});
  });
});

describe('several changes', () => {
  test('are one step, one signature and one undo', async () => {
    const domain = newDomain();
    const deploy = await prepare(space, { 'index.html': 'new' });
    const action: SiteAction = {
      kind: 'several',
      actions: [
        { kind: 'publish', deploy },
        { kind: 'redirect', from: '/old', to: '/' },
        { kind: 'add-domain', domain },
        { kind: 'redirect', from: '/old', to: '/about' },
      ],
    };
    const before = await space.host.status(project);
    const id = await runSite(space, action);
    expect((await home(domain)).body).toBe('new');
    expect((await server.visit('/old', { host: domain })).headers['location']).toBe('/about');
    const back = await undo(id);
    expect(await space.host.status(project)).toEqual({
      ...before,
      deploys: before.deploys.map((one) => expect.objectContaining({ id: one.id })),
    });
    await undo(back);
    expect((await home(domain)).body).toBe('new');
  });

  test('nothing is done where one of them is not possible, and declining leaves nothing behind', async () => {
    const deploy = await prepare(space, { 'index.html': 'never' });
    const action: SiteAction = {
      kind: 'several',
      actions: [
        { kind: 'publish', deploy },
        { kind: 'remove-domain', domain: 'none.example.com' },
      ],
    };
    expect(await refusal(action)).toContain('not a domain of your site');
    await space.host.discard(project, action);
    expect(await refusal({ kind: 'publish', deploy })).toContain('no longer exist');
    expect((await home()).body).toBe('home');
    const stored = await readdir(join(server.directory, project.id, 'deploys'));
    expect(stored).not.toContain(`${deploy}.json`);
  });
});
