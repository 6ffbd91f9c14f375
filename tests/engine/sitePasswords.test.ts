import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SiteProject, SiteScope } from '../../packages/engine/src/ports/siteHost.ts';
import { prepare, publish, runSite, type SiteSpace } from './contracts/siteHost.ts';
import { newProject, siteServer, type SiteServer, type Visit } from './siteServer.ts';

const password = 'Seestern & Äpfel 7';

let server: SiteServer;
let space: SiteSpace;
let project: SiteProject;
let path: string;
let live: string;

beforeAll(async () => {
  server = await siteServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2026-11-23T12:00:00.000Z');
  project = newProject();
  space = { host: server.host(), project, visit: async (at) => (await server.visit(at)).body };
  live = await publish(space, { 'index.html': 'home', 'photos/index.html': 'photos', 'a.js': 'code' });
  ({ path } = await space.host.status(project));
});

async function protect(scope?: SiteScope, text = password): Promise<string> {
  const kept = await space.host.keepPassword(project, text);
  if (!kept.ok) throw new Error(kept.error);
  return runSite(space, { kind: 'set-password', password: kept.value, scope });
}

async function enter(at: string, text: string, host?: string): Promise<Visit> {
  return server.visit(at, {
    method: 'POST',
    ...(host === undefined ? {} : { host }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ password: text }).toString(),
  });
}

function cookieOf({ headers }: Visit): string {
  return headers['set-cookie']?.split(';')[0] ?? '';
}

async function withCookie(at: string, cookie: string, host?: string): Promise<Visit> {
  return server.visit(at, { headers: { cookie }, ...(host === undefined ? {} : { host }) });
}

describe('a protected site', () => {
  test('asks for the password, opens with it, and undo opens it to everybody', async () => {
    const id = await protect('live');
    const closed = await server.visit(path);
    expect(closed).toMatchObject({ status: 401 });
    expect(closed.body).toContain('type="password"');
    expect(closed.body).not.toMatch(/home|<script/);
    expect(closed.headers['cache-control']).toBe('private, no-store');
    expect(closed.headers['content-security-policy']).toContain("default-src 'none'");

    const wrong = await enter(path, 'wrong');
    expect([wrong.status, wrong.headers['set-cookie']]).toEqual([401, undefined]);
    expect(wrong.body).toContain('not right');

    const opened = await enter(`${path}photos/?a=1`, password);
    expect([opened.status, opened.headers['location']]).toEqual([303, `${path}photos/?a=1`]);
    expect(opened.headers['set-cookie']).toMatch(/; Path=\/_sites\/[a-z0-9-]+\/; HttpOnly; SameSite=Lax$/);
    expect(opened.headers['set-cookie']).not.toMatch(/seestern|pfel/i);
    const page = await withCookie(path, cookieOf(opened));
    expect(page).toMatchObject({ status: 200, body: 'home' });
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.headers['access-control-allow-origin']).toBeUndefined();
    expect(page.headers['etag']).toBeUndefined();

    await runSite(space, { kind: 'undo', operationId: id });
    expect(await server.visit(path)).toMatchObject({ status: 200, body: 'home' });
  });

  test('a removed password opens the site, and undo asks for the same one again', async () => {
    await protect();
    expect(await space.host.status(project)).toMatchObject({ passwords: ['live', 'previews'] });
    const id = await runSite(space, { kind: 'remove-password' });
    expect((await server.visit(path)).status).toBe(200);
    await runSite(space, { kind: 'undo', operationId: id });
    expect((await server.visit(path)).status).toBe(401);
    expect((await enter(path, password)).status).toBe(303);
  });

  test('no path, method or header opens it without the password', async () => {
    await protect('live');
    const name = path.slice('/_sites/'.length, -1);
    for (const at of [
      path,
      path.slice(0, -1),
      `${path}index.html`,
      `${path}INDEX.HTML`,
      `${path}photos`,
      `${path}photos/`,
      `${path}photos/index.html`,
      `${path}photos/../index.html`,
      `${path}%69ndex.html`,
      `${path}./a.js`,
      `${path}a.js?password=${encodeURIComponent(password)}`,
      `/_sites/x/..%2f${name}/index.html`,
      `/_sites/x/../${name}/index.html`,
      `/_sites/%2e%2e/_sites/${name}/index.html`,
      `/%5fsites/${name}/index.html`,
      `//_sites/${name}/index.html`,
      `/_SITES/${name}/index.html`,
      `/_sites/${name.toUpperCase()}/index.html`,
      `/_sites//${name}/index.html`,
      `/_sites/${name};/index.html`,
      `/_sites/${encodeURIComponent(`${name}/`)}index.html`,
      `/_deploys/${live}/`,
      `/_deploys/${live}/index.html`,
      `/_deploys/${live}/a.js`,
      `/_deploys/${live.toUpperCase()}/index.html`,
      `/_deploys/x/../${live}/index.html`,
    ])
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PROPFIND']) {
        const { status, body, headers } = await server.visit(at, {
          method,
          headers: { 'if-none-match': '*', authorization: `Bearer ${password}`, origin: 'null' },
        });
        const answer = `${method} ${at} ${status}`;
        expect(answer).toMatch(/ (?:301|401|404|405)$/);
        expect(`${answer} ${body}`).not.toMatch(/ (?:home|photos|code)$/);
        // A redirect leads into the site and gives nothing away.
        const to = status === 301 ? headers['location'] : path;
        expect([path, `/_deploys/${live}/`]).toContain(to);
      }
  });

  test('no other address of the site opens it: domains, earlier deploys, previews of the same files', async () => {
    const domain = 'protected.example.com';
    await runSite(space, { kind: 'add-domain', domain });
    await publish(space, { 'index.html': 'second' });
    const same = await prepare(space, { 'index.html': 'second' });
    const other = await prepare(space, { 'index.html': 'draft' });
    await runSite(space, { kind: 'preview', deploy: same });
    await runSite(space, { kind: 'preview', deploy: other });
    await protect('live');
    expect((await server.visit('/', { host: domain })).status).toBe(401);
    for (const deploy of [live, same]) expect((await server.visit(`/_deploys/${deploy}/`)).status).toBe(401);
    expect((await server.visit(`/_deploys/${other}/`)).body).toBe('draft');
  });

  test('the password of previews opens previews, but nothing that visitors see', async () => {
    const preview = await prepare(space, { 'index.html': 'draft' });
    await runSite(space, { kind: 'preview', deploy: preview });
    await protect('live');
    await protect('previews', 'peony26');
    const opened = await enter(`/_deploys/${preview}/`, 'peony26');
    expect(await withCookie(`/_deploys/${preview}/`, cookieOf(opened))).toMatchObject({ body: 'draft' });
    expect((await withCookie(path, cookieOf(opened))).status).toBe(401);
    expect((await withCookie(`/_deploys/${live}/`, cookieOf(opened))).status).toBe(401);
    expect((await enter(path, 'peony26')).status).toBe(401);
  });

  test('redirects and the offline message wait behind the password', async () => {
    await runSite(space, { kind: 'redirect', from: '/go', to: 'https://secret.example/' });
    await runSite(space, { kind: 'take-offline', message: 'inside' });
    await protect('live');
    expect((await server.visit(`${path}go`)).headers['location']).toBeUndefined();
    expect((await server.visit(path)).body).not.toContain('inside');
    const cookie = cookieOf(await enter(path, password));
    expect(await withCookie(path, cookie)).toMatchObject({
      status: 503,
      body: expect.stringContaining('inside'),
    });
  });
});

describe('on this machine', () => {
  test('a protected site has its own host, where its styles and scripts get the pass', async () => {
    const name = path.slice('/_sites/'.length, -1);
    const host = `${name}.localhost:${server.port}`;
    await protect('live');
    for (const [at, own] of [
      [`${path}photos/?x=1`, `//${host}/photos/?x=1`],
      [`/_deploys/${live}/`, `//${live}.localhost:${server.port}/`],
    ] as const) {
      const moved = await server.visit(at, { host: `localhost:${server.port}` });
      expect([moved.status, moved.headers['location']]).toEqual([302, own]);
    }
    expect((await server.visit('/', { host: `${live}.localhost` })).status).toBe(401);
    expect((await server.visit('/', { host })).status).toBe(401);
    expect((await server.visit('/', { host: `x.${host}` })).status).toBe(404);
    const page = await withCookie('/', cookieOf(await enter('/', password, host)), host);
    expect(page).toMatchObject({ status: 200, body: 'home' });
    expect(page.headers['content-security-policy']).toContain('allow-same-origin');
    const authorization = `Bearer ${server.token}`;
    expect((await server.visit('/api/v1/sites', { host, headers: { authorization } })).status).toBe(401);
  });

  test('a site that everybody can open stays at its path, in a sandbox', async () => {
    const page = await server.visit(path, { host: `localhost:${server.port}` });
    expect(page).toMatchObject({ status: 200, body: 'home' });
    expect(page.headers['content-security-policy']).not.toContain('allow-same-origin');
  });
});

test('the page of the server loads its own style: its hash fits', async () => {
  await protect();
  const { body, headers } = await server.visit(path);
  const style = /<style>(.*)<\/style>/su.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
});

describe('a pass', () => {
  test('opens one address of one site, with one password, until it expires', async () => {
    const domain = 'pass.example.com';
    await runSite(space, { kind: 'add-domain', domain });
    await protect();
    const cookie = cookieOf(await enter('/', password, domain));
    expect((await withCookie('/', cookie, domain)).status).toBe(200);
    expect((await withCookie(path, cookie)).status).toBe(401);
    const set = (await enter('/', password, domain)).headers['set-cookie'];
    expect(set).toContain('; Path=/;');
    expect(set).not.toContain('Domain');

    const here = cookieOf(await enter(path, password));
    expect((await withCookie(path, here)).status).toBe(200);
    server.clock.set('2026-12-01T12:00:00.000Z');
    expect((await withCookie(path, here)).status).toBe(401);
    server.clock.set('2026-11-23T12:00:00.000Z');
    await protect(undefined, password);
    expect((await withCookie(path, here)).status).toBe(401);
  });

  test('cannot be made up or changed', async () => {
    await protect();
    const cookie = cookieOf(await enter(path, password));
    const [name = '', value = ''] = cookie.split('=');
    const [until = '', signature = ''] = value.split('.');
    for (const forged of [
      '',
      '.',
      until,
      `${until}.`,
      `${Number(until) + 1}.${signature}`,
      `${until}.${signature.slice(0, -2)}`,
      `9999999999999.${'A'.repeat(43)}`,
      `Infinity.${signature}`,
      `${until}.${signature}.x`.replace(signature, signature.toUpperCase()),
    ])
      expect([forged, (await withCookie(path, `${name}=${forged}`)).status]).toEqual([forged, 401]);
  });
});

describe('guessing', () => {
  test('stops after ten attempts from one address, even with the right password', async () => {
    await protect();
    const answers: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1)
      answers.push((await enter(path, `guess ${attempt}`)).status);
    expect(answers).toEqual(Array(10).fill(401));
    const stopped = await enter(path, password);
    expect([stopped.status, stopped.headers['set-cookie']]).toEqual([429, undefined]);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect(stopped.body).toContain('Too many attempts');
  });

  test('an attempt that is too long or no form is no attempt', async () => {
    await protect();
    expect((await enter(path, 'x'.repeat(5000))).status).toBe(401);
    const json = await server.visit(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
    });
    expect(json.status).toBe(401);
  });
});

test('the password is stored as a salted hash, for this user alone, and nowhere else', async () => {
  await protect();
  await protect('live', password);
  const holders: string[] = [];
  for (const file of await readdir(server.directory, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const text = await readFile(join(file.parentPath, file.name), 'utf8');
    expect(text).not.toContain(password);
    if (text.includes('scrypt:') && text.length > 0) holders.push(join(file.parentPath, file.name));
  }
  const own = join(server.directory, 'values', `${project.id}.json`);
  expect(holders).toContain(own);
  expect(holders.every((file) => file.startsWith(join(server.directory, 'values')))).toBe(true);
  expect((await stat(own)).mode & 0o777).toBe(0o600);
  const hashes = (await readFile(own, 'utf8')).match(/scrypt:[^"]+/gu) ?? [];
  expect(new Set(hashes).size).toBe(2);
  expect(JSON.stringify(await space.host.status(project))).not.toContain('scrypt');
  for (const short of ['', '   ', 'abc', 'x'.repeat(201)])
    expect((await space.host.keepPassword(project, short)).ok).toBe(false);
});
