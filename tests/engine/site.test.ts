import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, type ReadStream } from 'node:fs';
import { readFile, stat, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { NetlifyAPI } from '@netlify/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../../packages/engine/src/ports/system.ts';
import { embeddedSiteHost, type EmbeddedSiteHost } from '../../packages/engine/src/site/embedded.ts';
import { readDeployToken, siteOrigin } from '../../packages/engine/src/site/origin.ts';
import { prepare, publish, runSite, siteHostContract, type SiteSpace } from './contracts/siteHost.ts';

let directory: string;
let host: EmbeddedSiteHost;
let url: string;
let token: string;
let client: NetlifyAPI;
let server: ReturnType<typeof serve>;
const logged: unknown[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'saywright-sites-'));
  host = embeddedSiteHost({ directory, clock: systemClock });
  token = await readDeployToken(directory);
  const app = siteOrigin({
    host,
    token,
    clock: systemClock,
    logError: (error) => logged.push(error),
    hosts: [],
  });
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  url = `http://127.0.0.1:${port}`;
  client = new NetlifyAPI(token, { scheme: 'http', host: `127.0.0.1:${port}`, pathPrefix: '/api/v1' });
});
afterAll(async () => {
  if (logged.length > 0) throw new Error(String(logged[0]));
  server.close();
  await rm(directory, { recursive: true, force: true });
});

async function open(): Promise<SiteSpace> {
  return {
    host,
    project: { id: randomUUID(), name: 'Crème & Brûlée' },
    visit: async (path) => {
      const response = await fetch(`${url}${path}`);
      return response.ok ? response.text() : undefined;
    },
  };
}

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex');
/** A file to upload, as the client wants one. */
async function fileWith(text: string): Promise<() => ReadStream> {
  const path = join(directory, `upload-${randomUUID()}`);
  await writeFile(path, text);
  return () => createReadStream(path);
}

const deploySchema = z.object({
  id: z.string(),
  state: z.string(),
  required: z.array(z.string()),
  published_at: z.string().nullable(),
});

async function siteId({ project }: SiteSpace): Promise<string> {
  await host.status(project);
  const record = await host.records.of(project);
  return record.state.id;
}

describe('the embedded site host', () => {
  siteHostContract(open);

  test('keeps everything over a restart', async () => {
    const space = await open();
    await publish(space, { 'index.html': 'kept' });
    const again = embeddedSiteHost({ directory, clock: systemClock });
    expect(await again.status(space.project)).toEqual(await host.status(space.project));
  });

  test('keeps values apart, for this user alone, and nowhere else', async () => {
    const space = await open();
    const kept = await host.keepValue(space.project, 'the-value-itself');
    await runSite(space, { kind: 'set-variable', name: 'KEY', value: kept.ok ? kept.value : '' });
    const files = await readdir(directory, { recursive: true, withFileTypes: true });
    const holders: string[] = [];
    for (const file of files)
      if (
        file.isFile() &&
        (await readFile(join(file.parentPath, file.name), 'utf8')).includes('the-value-itself')
      )
        holders.push(join(file.parentPath, file.name));
    expect(holders).toEqual([join(directory, 'values', `${space.project.id}.json`)]);
    expect((await stat(holders[0] ?? '')).mode & 0o777).toBe(0o600);
    expect((await stat(join(directory, 'deploy-token'))).mode & 0o777).toBe(0o600);
  });

  test('follows no link that took the place of a content', async () => {
    const space = await open();
    await publish(space, { 'index.html': 'linked' });
    const secret = join(directory, 'secret.txt');
    await writeFile(secret, 'secret');
    const digest = sha1('linked');
    const blob = join(directory, space.project.id, 'blobs', digest.slice(0, 2), digest);
    await rm(blob);
    await symlink(secret, blob);
    expect(await space.visit((await host.status(space.project)).path)).toBeUndefined();
  });
});

describe('the second origin', () => {
  test('serves pages, folders, 404 pages and unchanged answers, all in a sandbox', async () => {
    const space = await open();
    await publish(space, {
      'index.html': 'home',
      'about.html': 'about',
      'blog/index.html': 'blog',
      '404.html': 'lost',
      'a b/ü.txt': 'umlaut',
      'app.js': 'js',
    });
    const { path } = await host.status(space.project);
    const get = (rest: string, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(`${url}${path}${rest}`, { headers, redirect: 'manual' });
    const home = await get('');
    expect(await home.text()).toBe('home');
    expect(home.headers.get('etag')).toBe(`"${sha1('home')}"`);
    expect(home.headers.get('content-type')).toContain('text/html');
    expect(home.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-same-origin)/);
    expect(home.headers.get('x-content-type-options')).toBe('nosniff');
    expect(home.headers.get('set-cookie')).toBeNull();
    expect((await get('', { 'if-none-match': `"${sha1('home')}"` })).status).toBe(304);
    expect(await (await get('about')).text()).toBe('about');
    expect((await get('blog')).headers.get('location')).toBe(`${path}blog/`);
    expect(await (await get('blog/')).text()).toBe('blog');
    expect(await (await get('a%20b/%C3%BC.txt')).text()).toBe('umlaut');
    expect((await get('app.js')).headers.get('content-type')).toContain('javascript');
    const lost = await get('nope');
    expect([lost.status, await lost.text()]).toEqual([404, 'lost']);
    expect((await fetch(`${url}${path.slice(0, -1)}`, { redirect: 'manual' })).headers.get('location')).toBe(
      path,
    );
    expect((await fetch(`${url}${path}`, { method: 'HEAD' })).headers.get('content-length')).toBe('4');
    expect((await fetch(`${url}${path}`, { method: 'POST' })).status).toBe(404);
  });

  test.each([
    '..%2f..%2fsite.json',
    '%2e%2e/site.json',
    '..%5csite.json',
    '%00',
    '%E0%A4%A',
    'constructor',
    '__proto__',
    '/etc/passwd',
  ])('finds nothing at the hostile path %s', async (hostile) => {
    const space = await open();
    await publish(space, { 'index.html': 'home' });
    const { path } = await host.status(space.project);
    expect((await fetch(`${url}${path}${hostile}`)).status).toBe(404);
  });

  test('answers nothing else', async () => {
    const space = await open();
    await host.status(space.project);
    for (const path of [
      '/',
      '/deploy-token',
      `/${space.project.id}/site.json`,
      '/_sites/',
      '/_deploys/',
      `/_sites/${await siteId(space)}/`,
    ])
      expect((await fetch(`${url}${path}`)).status).toBe(404);
  });
});

describe('the deploy interface, used by the official client', () => {
  test('takes only what is missing, publishes in one step, goes back and forth', async () => {
    const space = await open();
    const site = await siteId(space);
    const upload = async (deploy: string, path: string, body: string): Promise<void> => {
      await client.uploadDeployFile({ deploy_id: deploy, path, body: await fileWith(body) });
    };
    const first = deploySchema.parse(
      await client.createSiteDeploy({
        site_id: site,
        body: { files: { '/index.html': sha1('one'), 'css/a.css': sha1('css') } },
      }),
    );
    expect(first).toMatchObject({ state: 'uploading', required: [sha1('one'), sha1('css')] });
    await upload(first.id, 'index.html', 'one');
    expect(await space.visit(`/_deploys/${first.id}/`)).toBeUndefined();
    await upload(first.id, 'css/a.css', 'css');
    const { path } = await host.status(space.project);
    expect(await space.visit(path)).toBe('one');
    expect(deploySchema.parse(await client.getSiteDeploy({ site_id: site, deploy_id: first.id })).state).toBe(
      'ready',
    );

    const second = deploySchema.parse(
      await client.createSiteDeploy({
        site_id: site,
        body: { files: { 'index.html': sha1('two'), 'css/a.css': sha1('css') } },
      }),
    );
    expect(second.required).toEqual([sha1('two')]);
    await upload(second.id, 'index.html', 'two');
    expect(await space.visit(path)).toBe('two');

    const draft = deploySchema.parse(
      await client.createSiteDeploy({
        site_id: site,
        body: { draft: true, files: { 'index.html': sha1('one') } },
      }),
    );
    expect(draft).toMatchObject({ state: 'ready', required: [], published_at: null });
    expect([await space.visit(path), await space.visit(`/_deploys/${draft.id}/`)]).toEqual(['two', 'one']);

    await client.rollbackSiteDeploy({ site_id: site });
    expect(await space.visit(path)).toBe('one');
    await expect(client.rollbackSiteDeploy({ site_id: site })).rejects.toMatchObject({ status: 422 });
    await client.restoreSiteDeploy({ site_id: site, deploy_id: second.id });
    expect(await space.visit(path)).toBe('two');
    const listed = z.array(deploySchema).parse(await client.listSiteDeploys({ site_id: site }));
    expect(listed.map(({ id }) => id)).toEqual([draft.id, second.id, first.id]);
    expect(
      z
        .array(z.object({ id: z.string() }))
        .parse(await client.listSites())
        .map(({ id }) => id),
    ).toContain(site);
  });

  test('refuses content that is not what was announced, and paths that are not in the deploy', async () => {
    const space = await open();
    const site = await siteId(space);
    const deploy = deploySchema.parse(
      await client.createSiteDeploy({ site_id: site, body: { files: { 'index.html': sha1('announced') } } }),
    );
    const upload = async (path: string, body: string): Promise<unknown> =>
      client.uploadDeployFile({ deploy_id: deploy.id, path, body: await fileWith(body) });
    await expect(upload('index.html', 'something else')).rejects.toMatchObject({ status: 422 });
    await expect(upload('other.html', 'announced')).rejects.toMatchObject({ status: 422 });
    expect((await host.status(space.project)).live).toBeNull();
  });

  test.each([
    { '../x': sha1('x') },
    { '.env': sha1('x') },
    { 'a/.git/config': sha1('x') },
    { 'x.html': 'not a digest' },
    {},
    Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`f${index}`, sha1('x')])),
  ])('refuses a hostile deploy', async (files) => {
    const site = await siteId(await open());
    await expect(client.createSiteDeploy({ site_id: site, body: { files } })).rejects.toMatchObject({
      status: 422,
    });
  });

  test('a file that is too large is refused', async () => {
    const body = new Uint8Array(25 * 1024 * 1024 + 1);
    const digest = createHash('sha1').update(body).digest('hex');
    const deploy = deploySchema.parse(
      await client.createSiteDeploy({
        site_id: await siteId(await open()),
        body: { files: { 'big.bin': digest } },
      }),
    );
    const put = async (sent: BodyInit): Promise<number> => {
      const headers = { authorization: `Bearer ${token}` };
      const request = { method: 'PUT', headers, body: sent, duplex: 'half' } as const;
      return (await fetch(`${url}/api/v1/deploys/${deploy.id}/files/big.bin`, request)).status;
    };
    expect(await put(body)).toBe(413);
    expect(await put(new Blob([body]).stream())).toBe(413);
  });

  test('a plan that nobody approved cannot be published through it', async () => {
    const space = await open();
    const deploy = await prepare(space, { 'index.html': 'not approved' });
    const site = await siteId(space);
    await expect(client.restoreSiteDeploy({ site_id: site, deploy_id: deploy })).rejects.toMatchObject({
      status: 404,
    });
    expect(await client.listSiteDeploys({ site_id: site })).toEqual([]);
  });

  test('is closed without the token and to every page in a browser', async () => {
    const ask = async (headers: Record<string, string>): Promise<number> =>
      (await fetch(`${url}/api/v1/sites`, { headers })).status;
    expect(await ask({})).toBe(401);
    expect(await ask({ authorization: 'Bearer guess' })).toBe(401);
    expect(await ask({ authorization: `Bearer ${token}`, origin: url })).toBe(403);
    expect(await ask({ authorization: `Bearer ${token}` })).toBe(200);
    const preflight = await fetch(`${url}/api/v1/sites`, { method: 'OPTIONS', headers: { origin: 'null' } });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([401, null]);
  });
});
