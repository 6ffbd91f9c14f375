// One file although it is long: all tests use one studio with its projects and people, which takes seconds to start.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { commands, filesCommands, projectApiCommands } from '@saywright/engine/protocol';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedFiles } from '../../packages/engine/src/storage/files.ts';
import { customerOf, fetchSites, projectClient } from '../support/projectClient.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

interface Api {
  readonly url: string;
  readonly publishableKey: string;
}

let studio: StudioEngine;
let founder: Device;
let api: Api;
let server: SupabaseClient;
let ben: SupabaseClient;
let benId: string;
let cleo: SupabaseClient;
let visitor: SupabaseClient;

const withSecret = async (who: Device, at: Api): Promise<SupabaseClient> => {
  const { secretKey } = await who.send(projectApiCommands.newSecretKey, {});
  return projectClient(studio, { ...at, publishableKey: secretKey });
};
const text = (content: string, type = 'text/plain'): Blob => new Blob([content], { type });
const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetchSites(studio)(`${api.url}/storage/v1/${path}`, init);
const idOf = async (person: SupabaseClient): Promise<string> =>
  (await person.auth.getUser()).data.user?.id ?? '';

/** Names of all files with bytes on disk. */
async function onDisk(): Promise<readonly string[]> {
  const entries = await readdir(join(studio.directory, 'storage'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

beforeAll(async () => {
  studio = await studioEngine({ sitesUrl: () => 'http://localhost:4322' });
  founder = await deviceOf(studio, 'ada@example.org');
  api = await founder.send(projectApiCommands.getProjectApi, {});
  server = await withSecret(founder, api);
  [ben, cleo] = [
    await customerOf(studio, api, 'ben@example.org'),
    await customerOf(studio, api, 'cleo@example.org'),
  ];
  visitor = projectClient(studio, api);
  benId = await idOf(ben);
  const bucket = { isPublic: false, access: 'own-folder' } as const;
  await founder.send(filesCommands.createBucket, { name: 'photos', ...bucket });
  await founder.send(filesCommands.createBucket, { name: 'logos', isPublic: true, access: 'server' });
});
afterAll(() => studio.close());

describe('buckets', () => {
  test('are made, read, changed, emptied and deleted by the project’s server only', async () => {
    const made = await server.storage.createBucket('tmp', { public: false, fileSizeLimit: '2MB' });
    expect(made).toEqual({ data: { name: 'tmp' }, error: null });
    expect((await server.storage.createBucket('tmp')).error).toMatchObject({ status: 409 });
    expect((await server.storage.getBucket('tmp')).data).toMatchObject({
      id: 'tmp',
      file_size_limit: 2 * 1024 ** 2,
    });
    expect((await server.storage.updateBucket('tmp', { public: true })).error).toBeNull();
    expect((await server.storage.getBucket('tmp')).data).toMatchObject({ public: true });
    await server.storage.from('tmp').upload('a.txt', text('a'));
    expect((await server.storage.deleteBucket('tmp')).error).toMatchObject({ status: 409 });
    for (const other of [ben, visitor]) {
      expect((await other.storage.createBucket('mine')).error).toMatchObject({ status: 403 });
      expect((await other.storage.listBuckets()).data).toEqual([]);
      expect((await other.storage.emptyBucket('tmp')).error).toMatchObject({ status: 404 });
      expect((await other.storage.deleteBucket('tmp')).error).toMatchObject({ status: 404 });
    }
    expect((await server.storage.emptyBucket('tmp')).error).toBeNull();
    expect((await server.storage.deleteBucket('tmp')).error).toBeNull();
    expect((await server.storage.getBucket('tmp')).error).toMatchObject({ status: 404 });
    const refused = ['../x', 'a/b', '', 'public', 'sign', '.', 'ä'];
    const answers = await Promise.all(refused.map((name) => server.storage.createBucket(name)));
    expect(answers).toMatchObject(refused.map(() => ({ error: { status: 400 } })));
  });

  test('are the founder’s to make, open, close and delete, and no other founder’s', async () => {
    await founder.send(filesCommands.createBucket, { name: 'docs', isPublic: false, access: 'own-folder' });
    await expect(
      founder.send(filesCommands.createBucket, { name: 'docs', isPublic: false, access: 'server' }),
    ).rejects.toThrow(/already has a bucket called docs/u);
    await expect(
      founder.send(filesCommands.createBucket, { name: 'a/b', isPublic: false, access: 'server' }),
    ).rejects.toThrow(/named with letters/u);
    const path = `${benId}/cv.txt`;
    expect((await ben.storage.from('docs').upload(path, text('cv'))).error).toBeNull();
    const listed = async () => (await founder.send(filesCommands.listBuckets, {})).buckets;
    expect(await listed()).toContainEqual({
      name: 'docs',
      isPublic: false,
      access: 'own-folder',
      files: 1,
      bytes: 2,
    });
    expect((await cleo.storage.from('docs').download(path)).error).not.toBeNull();
    const set = { name: 'docs', isPublic: false } as const;
    await founder.send(filesCommands.setBucketAccess, { ...set, access: 'signed-in' });
    expect(await (await cleo.storage.from('docs').download(path)).data?.text()).toBe('cv');
    expect((await cleo.storage.from('docs').remove([path])).data).toEqual([]);
    await founder.send(filesCommands.setBucketAccess, { ...set, access: 'server' });
    expect((await ben.storage.from('docs').download(path)).error).not.toBeNull();
    const stranger = await deviceOf(studio, 'eve@example.org');
    await expect(stranger.send(filesCommands.deleteBucket, { name: 'docs' })).rejects.toThrow(
      /no such bucket/u,
    );
    const before = (await onDisk()).length;
    await founder.send(filesCommands.deleteBucket, { name: 'docs' });
    expect((await onDisk()).length).toBe(before - 1);
    expect((await listed()).map(({ name }) => name)).not.toContain('docs');
    // A later bucket of that name has none of its rules.
    await founder.send(filesCommands.createBucket, { name: 'docs', isPublic: false, access: 'server' });
    expect((await ben.storage.from('docs').upload(path, text('cv'))).error).toMatchObject({ status: 403 });
  });
});

describe('files', () => {
  test('go up as forms and as bytes, and come back byte for byte with their type', async () => {
    const photos = ben.storage.from('photos');
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
    const blob = await photos.upload(`${benId}/a b/ü.png`, new Blob([bytes], { type: 'image/png' }));
    expect(blob.data).toMatchObject({ path: `${benId}/a b/ü.png`, fullPath: `photos/${benId}/a b/ü.png` });
    const plain = { contentType: 'image/gif', metadata: { by: 'ben' }, cacheControl: '60' };
    expect((await photos.upload(`${benId}/raw.gif`, bytes, plain)).error).toBeNull();
    for (const [name, type] of [
      ['a b/ü.png', 'image/png'],
      ['raw.gif', 'image/gif'],
    ] as const) {
      const { data } = await photos.download(`${benId}/${name}`);
      expect(data?.type).toBe(type);
      expect(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
    }
    expect((await photos.info(`${benId}/raw.gif`)).data).toMatchObject({
      size: 70_000,
      contentType: 'image/gif',
      cacheControl: 'max-age=60',
      metadata: { by: 'ben' },
    });
    expect((await photos.exists(`${benId}/raw.gif`)).data).toBe(true);
    expect((await photos.exists(`${benId}/none`)).data).toBe(false);
  });

  test('are replaced only when that was asked for, and the earlier bytes go', async () => {
    const photos = ben.storage.from('photos');
    const path = `${benId}/twice.txt`;
    await photos.upload(path, text('one'));
    expect((await photos.upload(path, text('two'))).error).toMatchObject({ status: 409 });
    const before = (await onDisk()).length;
    expect((await photos.upload(path, text('two'), { upsert: true })).error).toBeNull();
    expect((await photos.update(path, text('three'))).error).toBeNull();
    expect((await onDisk()).length).toBe(before);
    expect(await (await photos.download(path)).data?.text()).toBe('three');
  });

  test('are listed by folder, moved, copied and removed', async () => {
    const photos = server.storage.from('photos');
    for (const name of ['list/b.txt', 'list/a.txt', 'list/sub/c.txt', 'list/sub/d.txt', 'listing.txt'])
      await photos.upload(name, text(name));
    const names = async (...args: Parameters<typeof photos.list>): Promise<unknown> =>
      (await photos.list(...args)).data?.map(({ name, id }) => (id === null ? `${name}/` : name));
    expect(await names('list')).toEqual(['a.txt', 'b.txt', 'sub/']);
    expect(await names('list', { sortBy: { column: 'name', order: 'desc' }, limit: 2 })).toEqual([
      'sub/',
      'b.txt',
    ]);
    expect(await names('list', { search: 'A', offset: 0 })).toEqual(['a.txt']);
    expect(await names('list/sub', { offset: 1 })).toEqual(['d.txt']);
    expect(await names('', { search: 'list' })).toEqual(['list/', 'listing.txt']);
    expect((await photos.move('list/a.txt', 'list/z.txt')).error).toBeNull();
    expect((await photos.move('list/a.txt', 'list/y.txt')).error).toMatchObject({ status: 404 });
    expect((await photos.move('list/b.txt', 'list/z.txt')).error).toMatchObject({ status: 409 });
    expect((await photos.copy('list/z.txt', 'list/copy.txt')).data).toEqual({ path: 'photos/list/copy.txt' });
    expect((await photos.move('list/z.txt', 'z.txt', { destinationBucket: 'logos' })).error).toBeNull();
    expect(await names('list')).toEqual(['b.txt', 'copy.txt', 'sub/']);
    expect(await (await photos.download('list/copy.txt')).data?.text()).toBe('list/a.txt');
    expect(await (await server.storage.from('logos').download('z.txt')).data?.text()).toBe('list/a.txt');
    const before = (await onDisk()).length;
    expect((await photos.remove(['list/b.txt', 'list/none'])).data).toMatchObject([{ name: 'list/b.txt' }]);
    expect((await onDisk()).length).toBe(before - 1);
    expect(await (await photos.download('list/copy.txt')).data?.text()).toBe('list/a.txt');
  });

  test('are listed page by page, by name or time, with folders or without', async () => {
    const photos = server.storage.from('photos');
    for (const name of ['pages/b.txt', 'pages/a.txt', 'pages/ü/d.txt', 'pages/ü/c.txt', 'pages-2.txt'])
      await photos.upload(name, text(name));
    type Options = NonNullable<Parameters<typeof photos.listV2>[0]>;
    const pages = async (options: Options): Promise<unknown> => {
      const found: unknown[] = [];
      let cursor: string | undefined;
      do {
        const { data, error } = await photos.listV2({ ...options, ...(cursor !== undefined && { cursor }) });
        expect(error).toBeNull();
        found.push([...(data?.folders ?? []), ...(data?.objects ?? [])].map(({ name }) => name));
        expect(data?.hasNext).toBe(data?.nextCursor !== undefined);
        cursor = data?.nextCursor;
      } while (cursor !== undefined);
      return found;
    };
    const all = ['pages-2.txt', 'pages/a.txt', 'pages/b.txt', 'pages/ü/c.txt', 'pages/ü/d.txt'];
    expect(await pages({ prefix: 'pages' })).toEqual([all]);
    expect(await pages({ prefix: 'pages', limit: 2 })).toEqual([
      all.slice(0, 2),
      all.slice(2, 4),
      all.slice(4),
    ]);
    expect(await pages({ prefix: 'pages/', with_delimiter: true, limit: 2 })).toEqual([
      all.slice(1, 3),
      ['pages/ü/'],
    ]);
    expect(
      await pages({ prefix: 'pages', limit: 3, sortBy: { column: 'created_at', order: 'desc' } }),
    ).toEqual([
      ['pages-2.txt', 'pages/ü/c.txt', 'pages/ü/d.txt'],
      ['pages/a.txt', 'pages/b.txt'],
    ]);
    expect(await pages({ prefix: 'pages/a.txt', exactMatch: true })).toEqual([['pages/a.txt']]);
    expect((await photos.listV2({ prefix: 'pages/a' })).data?.objects).toMatchObject([
      { name: 'pages/a.txt', key: 'pages/a.txt', metadata: { size: 11, mimetype: 'text/plain' } },
    ]);
    expect((await ben.storage.from('photos').listV2({ prefix: 'pages' })).data?.objects).toEqual([]);
    expect((await photos.listV2({ cursor: 'x' })).error).toMatchObject({ status: 400 });
  });

  test('keep to the limits of the server and of their bucket, and leave nothing where they are refused', async () => {
    await server.storage.createBucket('small', {
      public: false,
      fileSizeLimit: 10,
      allowedMimeTypes: ['image/*'],
    });
    const small = server.storage.from('small');
    const before = await onDisk();
    expect((await small.upload('a.png', text('12345678901', 'image/png'))).error).toMatchObject({
      status: 413,
    });
    expect((await small.upload('a.txt', text('a'))).error).toMatchObject({ status: 415 });
    expect((await server.storage.from('none').upload('a.txt', text('a'))).error).toMatchObject({
      status: 404,
    });
    const large = new Uint8Array(50 * 1024 * 1024 + 100_000);
    expect((await small.upload('a.png', large, { contentType: 'image/png' })).error).toMatchObject({
      status: 413,
    });
    expect(await onDisk()).toEqual(before);
    expect((await small.upload('a.png', text('1234567890', 'image/png'))).error).toBeNull();
  });

  test('leave nothing of half an upload, or of one that is too large and does not say so', async () => {
    const before = await onDisk();
    const send = (bytes: number, end: (stream: ReadableStreamDefaultController<Uint8Array>) => void) => {
      let left = bytes;
      const body = new ReadableStream<Uint8Array>({
        pull: (stream) => {
          if (left <= 0) return end(stream);
          left -= 1024 * 1024;
          stream.enqueue(new Uint8Array(1024 * 1024));
        },
      });
      const headers = { apikey: api.publishableKey, 'content-type': 'image/png' };
      const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
      return ask('object/logos/half.png', init);
    };
    const half = await send(3 * 1024 * 1024, (stream) => stream.error(new Error('The connection was lost.')));
    expect([half.status, await half.json()]).toMatchObject([408, { message: expect.any(String) }]);
    const large = await send(60 * 1024 * 1024, (stream) => stream.close());
    expect([large.status, await large.json()]).toMatchObject([413, { message: expect.any(String) }]);
    expect(await onDisk()).toEqual(before);
  });

  test('have no names that lead elsewhere', async () => {
    const photos = server.storage.from('photos');
    const headers = { apikey: api.publishableKey };
    const addresses = ['a/%2e%2e%2fb', 'a%2f..%2fb', 'a//b', 'a/%2e%2fb', 'a%5cb', 'a%0ab'];
    const statuses: number[] = [];
    for (const name of addresses)
      statuses.push((await ask(`object/photos/${name}`, { method: 'POST', headers, body: 'x' })).status);
    expect(statuses).toEqual(addresses.map(() => 400));
    const names = ['../b', 'a/../b', './b', '/b', 'a//b', 'x'.repeat(1025)];
    const moved = await Promise.all(names.map((to) => photos.move('listing.txt', to)));
    expect(moved).toMatchObject(names.map(() => ({ error: { status: 400 } })));
    expect((await photos.remove(['../../secrets.json'])).data).toEqual([]);
  });
});

describe('who may', () => {
  test('people reach the files in their own folder, and nobody else does', async () => {
    const path = `${benId}/secret.txt`;
    expect((await ben.storage.from('photos').upload(path, text('mine'))).error).toBeNull();
    for (const other of [cleo, visitor]) {
      const photos = other.storage.from('photos');
      expect((await photos.download(path)).error).toMatchObject({ status: 404 });
      expect((await photos.info(path)).error).toMatchObject({ status: 404 });
      expect((await photos.list(benId)).data).toEqual([]);
      expect((await photos.upload(`${benId}/new.txt`, text('x'))).error).toMatchObject({ status: 403 });
      expect((await photos.upload(path, text('x'), { upsert: true })).error).toMatchObject({ status: 403 });
      expect((await photos.update(path, text('x'))).error).toMatchObject({ status: 403 });
      expect((await photos.move(path, 'x')).error).toMatchObject({ status: 404 });
      expect((await photos.copy(path, 'x')).error).toMatchObject({ status: 404 });
      expect((await photos.remove([path])).data).toEqual([]);
      expect((await photos.createSignedUrl(path, 60)).error).toMatchObject({ status: 404 });
      expect((await photos.createSignedUploadUrl(path)).error).toMatchObject({ status: 403 });
      expect((await photos.createSignedUrls([path], 60)).data).toMatchObject([{ signedUrl: null }]);
    }
    expect((await ask(`object/public/photos/${path}`)).status).toBe(404);
    expect(await (await ben.storage.from('photos').download(path)).data?.text()).toBe('mine');
    const { data: signedIn } = await ben.auth.getSession();
    const forged = `${signedIn.session?.access_token.slice(0, -4) ?? ''}AAAA`;
    const client = projectClient(studio, api, forged);
    expect((await client.storage.from('photos').download(path)).error).toMatchObject({ status: 401 });
  });

  test('a blocked person reaches nothing any more', async () => {
    const dora = await customerOf(studio, api, 'dora@example.org');
    const id = await idOf(dora);
    await dora.storage.from('photos').upload(`${id}/a.txt`, text('a'));
    await founder.send(projectApiCommands.blockPerson, { personId: id, blocked: true });
    expect((await dora.storage.from('photos').download(`${id}/a.txt`)).error).toMatchObject({ status: 403 });
  });

  test('a public file opens without a key, in parts and only once if unchanged', async () => {
    const logos = server.storage.from('logos');
    await logos.upload('a/logo.txt', text('0123456789'), { cacheControl: '600' });
    const { publicUrl } = logos.getPublicUrl('a/logo.txt', { download: 'my logo.txt' }).data;
    const get = (headers: Record<string, string> = {}): Promise<Response> =>
      fetchSites(studio)(publicUrl, { headers });
    const whole = await get();
    expect(await whole.text()).toBe('0123456789');
    expect(whole.headers.get('cache-control')).toBe('public, max-age=600');
    expect(whole.headers.get('content-disposition')).toMatch(/^attachment; filename="my logo\.txt"/u);
    const part = await get({ range: 'bytes=2-4' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
    expect(await (await get({ range: 'bytes=-3' })).text()).toBe('789');
    expect((await get({ range: 'bytes=20-' })).status).toBe(416);
    expect((await get({ 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304);
    const head = await fetchSites(studio)(publicUrl, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
  });

  test('a stored page or picture never runs as a page of the project', async () => {
    const logos = server.storage.from('logos');
    for (const [name, type, shown] of [
      ['x.html', 'text/html', 'text/plain; charset=utf-8'],
      ['x.js', 'text/javascript', 'text/plain; charset=utf-8'],
      ['x.svg', 'image/svg+xml', 'image/svg+xml'],
    ] as const) {
      await logos.upload(name, text('<script>alert(1)</script>', type));
      const { headers } = await ask(`object/public/logos/${name}`);
      expect(headers.get('content-type')).toBe(shown);
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/u);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('a signed address opens one file, for its time, and nothing else', async () => {
    const photos = ben.storage.from('photos');
    await photos.upload(`${benId}/s 1.txt`, text('signed'));
    await photos.upload(`${benId}/s2.txt`, text('other'));
    const { data } = await photos.createSignedUrl(`${benId}/s 1.txt`, 60);
    const visit = (address: string): Promise<Response> => fetchSites(studio)(address);
    const opened = await visit(data?.signedUrl ?? '');
    expect([await opened.text(), opened.headers.get('cache-control')]).toEqual([
      'signed',
      'private, no-cache',
    ]);
    expect((await visit((data?.signedUrl ?? '').replace('s%201', 's2'))).status).toBe(400);
    const token = new URL(data?.signedUrl ?? '').searchParams.get('token') ?? '';
    expect((await projectClient(studio, api, token).storage.from('photos').list(benId)).error).not.toBeNull();
    const many = await photos.createSignedUrls([`${benId}/s2.txt`, `${benId}/none`], 60);
    expect(many.data).toMatchObject([{ error: null }, { signedUrl: null }]);
    expect(await (await visit(many.data?.[0]?.signedUrl ?? '')).text()).toBe('other');
    const upload = await photos.createSignedUploadUrl(`${benId}/up.txt`);
    const sent = await visitor.storage
      .from('photos')
      .uploadToSignedUrl(`${benId}/up.txt`, upload.data?.token ?? '', text('sent'));
    expect(sent.error).toBeNull();
    expect(await (await photos.download(`${benId}/up.txt`)).data?.text()).toBe('sent');
    for (const [path, other] of [
      [`${benId}/else.txt`, upload.data?.token ?? ''],
      [`${benId}/up.txt`, token],
    ] as const)
      expect(
        (await visitor.storage.from('photos').uploadToSignedUrl(path, other, text('x'))).error,
      ).toMatchObject({ status: 400 });
  });

  test('keys, tokens and signed addresses of one project open no file of another', async () => {
    const eve = await deviceOf(studio, 'eve@example.org');
    const other = await eve.send(projectApiCommands.getProjectApi, {});
    await eve.send(filesCommands.createBucket, { name: 'photos', isPublic: false, access: 'signed-in' });
    await eve.send(filesCommands.createBucket, { name: 'logos', isPublic: true, access: 'server' });
    const { data } = await ben.auth.getSession();
    const token = data.session?.access_token ?? '';
    const path = `${benId}/cross.txt`;
    await ben.storage.from('photos').upload(path, text('mine'));
    const signed = await ben.storage.from('photos').createSignedUrl(path, 60);
    const evesServer = await withSecret(eve, other);
    await evesServer.storage.from('photos').upload(path, text('eve'));
    for (const client of [
      projectClient(studio, other, token),
      projectClient(studio, { ...other, publishableKey: api.publishableKey }),
    ]) {
      const photos = client.storage.from('photos');
      for (const { error } of [
        await photos.download(path),
        await photos.list(benId),
        await photos.upload(`${benId}/x`, text('x')),
        await photos.remove([path]),
        await photos.createSignedUrl(path, 60),
      ])
        expect(error).toMatchObject({ status: 401 });
    }
    const moved = (signed.data?.signedUrl ?? '').replace(api.url, other.url);
    expect((await fetchSites(studio)(moved)).status).toBe(400);
    await server.storage.from('logos').upload('only-here.txt', text('here'));
    const there = projectClient(studio, other).storage.from('logos').getPublicUrl('only-here.txt')
      .data.publicUrl;
    expect((await fetchSites(studio)(there)).status).toBe(404);
    expect((await evesServer.storage.from('logos').list()).data).toEqual([]);
  });

  test('no key, no files; and a secret key works in no browser', async () => {
    expect((await ask('bucket')).status).toBe(401);
    expect((await ask('object/list/photos', { method: 'POST', body: '{}' })).status).toBe(401);
    const { secretKey } = await founder.send(projectApiCommands.newSecretKey, {});
    const headers = { apikey: secretKey, 'user-agent': 'Mozilla/5.0 (X11)' };
    expect((await ask('bucket', { headers })).status).toBe(401);
    expect((await ask('s3/photos', { headers: { apikey: api.publishableKey } })).status).toBe(404);
  });
});

test('the founder takes all uploaded files along, and nobody else’s', async () => {
  await ben.storage.from('photos').upload(`${benId}/taken ü.txt`, text('taken'));
  const uploadsOf = async (who: Device) =>
    (await who.send(commands.exportAccount, {})).projects.flatMap(({ uploads }) => uploads);
  const file = { bucket: 'photos', name: `${benId}/taken ü.txt` };
  expect(await uploadsOf(founder)).toContainEqual({ ...file, size: 5 });
  const { id: projectId } = await founder.send(commands.getProject, {});
  const { content } = await founder.send(commands.exportUpload, { projectId, ...file });
  expect(Buffer.from(content ?? '', 'base64').toString()).toBe('taken');
  const gone = await founder.send(commands.exportUpload, { projectId, bucket: 'photos', name: 'none' });
  expect(gone).toEqual({ content: null });
  const other = await deviceOf(studio, 'eve@example.org');
  expect((await uploadsOf(other)).some(({ name }) => name === file.name)).toBe(false);
  await expect(other.send(commands.exportUpload, { projectId, ...file })).rejects.toThrow(/no such project/u);
});

test('bytes that a crash left without a row are removed, and all others are there after a restart', async () => {
  const path = `${benId}/kept.txt`;
  await ben.storage.from('photos').upload(path, text('kept'));
  const [project = ''] = await readdir(join(studio.directory, 'storage'));
  const orphan = '0b4a6c2e-3f52-4d51-9a71-6f3f0f6f1a11';
  const bytes = storedFiles(join(studio.directory, 'storage'));
  const projects = await readdir(join(studio.directory, 'storage'));
  for (const each of projects) await bytes.write(each, orphan, new Uint8Array(3));
  expect(project).not.toBe('');
  await studio.restart();
  const again = projectClient(studio, api);
  await again.auth.signInWithPassword({ email: 'ben@example.org', password: 'correct horse 1' });
  expect(await (await again.storage.from('photos').download(path)).data?.text()).toBe('kept');
  const { id } = await founder.send(commands.getProject, {});
  const left = await readdir(join(studio.directory, 'storage', id), { recursive: true });
  expect(left.some((name) => name.includes(orphan))).toBe(false);
});
