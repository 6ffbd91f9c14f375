// One file although it is long: all tests use one studio with its projects and people, which takes seconds to start.
import { cp, readdir, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import {
  commands,
  filesCommands,
  projectApiCommands,
  projectCopiesCommands,
} from '@saywright/engine/protocol';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { texts } from '../support/fromSchema.ts';
import { freePort } from '../support/freePort.ts';
import { customerOf, fetchSites, projectClient } from '../support/projectClient.ts';
import { bytesOf, listenForSites, metadataOf, uploadOf, type SendOptions } from '../support/resumable.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

interface Api {
  readonly url: string;
  readonly publishableKey: string;
}

type Headers = Record<string, string>;

let studio: StudioEngine;
let listening: Server;
let founder: Device;
let project: string;
let api: Api;
let secretKey: string;
let server: SupabaseClient;
let ben: SupabaseClient;
let benId: string;
let cleo: SupabaseClient;

const path = '/storage/v1/upload/resumable';
const bytes = bytesOf(300_000);
const part = (from: number, to: number): Buffer => bytes.subarray(from, to);
const idOf = async (person: SupabaseClient): Promise<string> =>
  (await person.auth.getUser()).data.user?.id ?? '';
const tokenOf = async (person: SupabaseClient): Promise<string> =>
  `Bearer ${(await person.auth.getSession()).data.session?.access_token ?? ''}`;
const headersOf = async (person: SupabaseClient): Promise<Headers> => ({
  apikey: api.publishableKey,
  authorization: await tokenOf(person),
});

interface Sent {
  readonly status: number;
  readonly headers: globalThis.Headers;
  readonly body: string;
}

/** Sends a request of the protocol. */
async function send(
  method: string,
  at: string,
  headers: Headers,
  body: Buffer | ReadableStream<Uint8Array> | null = null,
  from?: string,
): Promise<Sent> {
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: { 'tus-resumable': '1.0.0', ...headers },
    body: Buffer.isBuffer(body) ? new Uint8Array(body) : body,
    duplex: 'half',
  };
  const answer = await fetchSites(studio, from)(new URL(at, api.url), init);
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

interface Begin {
  readonly name: string;
  readonly bucket?: string;
  readonly type?: string;
  readonly size?: number | string;
  readonly headers?: Headers;
  readonly from?: string;
  /** Address of another project. */
  readonly to?: string;
}

async function begin(
  who: Headers,
  { name, bucket = 'photos', type = 'image/png', size = bytes.length, headers, from, to = api.url }: Begin,
): Promise<Sent> {
  const metadata = metadataOf({ bucketName: bucket, objectName: name, contentType: type });
  const asked = { 'upload-length': String(size), 'upload-metadata': metadata };
  return send('POST', `${to}${path}`, { ...who, ...asked, ...headers }, null, from);
}

/** Begins an upload that is taken; returns its address. */
async function begun(who: Headers, options: Begin): Promise<string> {
  const { status, headers, body } = await begin(who, options);
  expect([status, body]).toEqual([201, '']);
  return headers.get('location') ?? '';
}

const sendPart = (
  at: string,
  who: Headers,
  offset: number,
  body: Buffer | ReadableStream<Uint8Array>,
): Promise<Sent> =>
  send(
    'PATCH',
    at,
    { ...who, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body,
  );

const offsetOf = async (at: string, who: Headers): Promise<unknown> => {
  const { status, headers } = await send('HEAD', at, who);
  return status === 200 ? Number(headers.get('upload-offset')) : status;
};

async function stored(who: SupabaseClient, name: string, bucket = 'photos'): Promise<Buffer | undefined> {
  const { data } = await who.storage.from(bucket).download(name);
  return data ? Buffer.from(await data.arrayBuffer()) : undefined;
}

async function namesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(studio.directory, folder), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Files of unfinished uploads on disk. */
const unfinished = (): Promise<readonly string[]> => namesBelow(join('uploads', project));
/** Files with bytes of stored files. */
const storedBytes = (): Promise<readonly string[]> => namesBelow(join('storage', project));

async function byClient(
  content: Buffer,
  who: SupabaseClient,
  options: Partial<SendOptions> & Pick<SendOptions, 'name'>,
) {
  const { upload, done } = uploadOf(content, {
    url: api.url,
    bucket: 'photos',
    headers: await headersOf(who),
    ...options,
  });
  return { upload, done };
}

beforeAll(async () => {
  const port = await freePort();
  studio = await studioEngine({ sitesUrl: () => `http://localhost:${port}` });
  listening = await listenForSites(() => studio, port);
  founder = await deviceOf(studio, 'ada@example.org');
  api = await founder.send(projectApiCommands.getProjectApi, {});
  ({ id: project } = await founder.send(commands.getProject, {}));
  ({ secretKey } = await founder.send(projectApiCommands.newSecretKey, {}));
  server = projectClient(studio, { ...api, publishableKey: secretKey });
  ben = await customerOf(studio, api, 'ben@example.org');
  cleo = await customerOf(studio, api, 'cleo@example.org');
  benId = await idOf(ben);
  await founder.send(filesCommands.createBucket, { name: 'photos', isPublic: false, access: 'own-folder' });
});
afterAll(async () => {
  listening.close();
  listening.closeAllConnections();
  await studio.close();
});

describe('a client of the protocol', () => {
  test('uploads a file in three parts, which is then stored like any other', async () => {
    const name = `${benId}/a b/ü.png`;
    const accepted: number[] = [];
    const { upload, done } = await byClient(bytes, ben, {
      name,
      chunkSize: 100_000,
      onChunkComplete: (_size, arrived) => accepted.push(arrived),
    });
    upload.start();
    await done;
    expect(accepted).toEqual([100_000, 200_000, 300_000]);
    expect((await stored(ben, name))?.equals(bytes)).toBe(true);
    expect((await ben.storage.from('photos').info(name)).data).toMatchObject({
      size: 300_000,
      contentType: 'image/png',
      cacheControl: 'max-age=3600',
    });
    expect(await stored(cleo, name)).toBeUndefined();
    expect(await unfinished()).toEqual([]);
  });

  test('works with the settings that Supabase documents: bytes from the first request, a token and no key', async () => {
    const name = `${benId}/documented.png`;
    const { upload, done } = await byClient(bytes, ben, {
      name,
      headers: { authorization: await tokenOf(ben) },
      chunkSize: 200_000,
      uploadDataDuringCreation: true,
      metadata: {
        bucketName: 'photos',
        objectName: name,
        contentType: 'image/png',
        metadata: JSON.stringify({ by: 'ben' }),
      },
    });
    upload.start();
    await done;
    expect((await stored(ben, name))?.equals(bytes)).toBe(true);
    expect((await ben.storage.from('photos').info(name)).data).toMatchObject({ metadata: { by: 'ben' } });
  });

  test('continues an upload that broke off where it broke off', async () => {
    const name = `${benId}/resumed.png`;
    const first = await byClient(bytes, ben, { name, chunkSize: 100_000 });
    await new Promise<void>((stopped) => {
      first.upload.options.onChunkComplete = (_size, arrived) => {
        if (arrived === 200_000) void first.upload.abort().then(stopped);
      };
      first.upload.start();
    });
    const from: number[] = [];
    const second = await byClient(bytes, ben, {
      name,
      uploadUrl: first.upload.url,
      onProgress: (sent) => from.push(sent),
    });
    second.upload.start();
    await second.done;
    expect(Math.min(...from)).toBeGreaterThanOrEqual(200_000);
    expect((await stored(ben, name))?.equals(bytes)).toBe(true);
  });

  test('uploads an empty file, to an address that ends with a slash', async () => {
    const name = `${benId}/empty.png`;
    const { upload, done } = await byClient(Buffer.alloc(0), ben, { name, endpoint: `${api.url}${path}/` });
    upload.start();
    await done;
    expect((await stored(ben, name))?.length).toBe(0);
  });

  test('uploads with a signature for one file, and for no other', async () => {
    const name = `${benId}/signed.png`;
    const { data } = await ben.storage.from('photos').createSignedUploadUrl(name);
    const headers = { 'x-signature': data?.token ?? '' };
    const asStranger = { headers, endpoint: `${api.url}${path}/sign`, chunkSize: 100_000 };
    const other = await byClient(bytes, cleo, { ...asStranger, name: `${benId}/other.png` });
    other.upload.start();
    await expect(other.done).rejects.toThrow(/InvalidSignature/u);
    const { upload, done } = await byClient(bytes, cleo, { ...asStranger, name });
    upload.start();
    await done;
    expect((await stored(ben, name))?.equals(bytes)).toBe(true);
    const half = await begun(await headersOf(ben), { name: `${benId}/not-signed.png` });
    expect(await offsetOf(half.replace('resumable', 'resumable/sign'), headers)).toBe(404);
    await send('DELETE', half, await headersOf(ben));
  });

  test('in a page of another origin may send and read what the protocol needs', async () => {
    const asked =
      'authorization,tus-resumable,upload-length,upload-metadata,upload-offset,x-request-id,x-signature,x-upsert,content-type';
    const { status, headers } = await send('OPTIONS', path, {
      origin: 'https://example.org',
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': asked,
    });
    expect([status, headers.get('tus-version')]).toEqual([204, '1.0.0']);
    expect(headers.get('tus-extension')).toContain('creation');
    expect(headers.get('tus-max-size')).toBe(String(50 * 1024 * 1024));
    const list = (name: string): readonly string[] =>
      (headers.get(name) ?? '')
        .toLowerCase()
        .split(',')
        .map((each) => each.trim());
    expect(list('access-control-allow-methods')).toEqual(expect.arrayContaining(['patch', 'head', 'delete']));
    expect(list('access-control-allow-headers')).toEqual(expect.arrayContaining(asked.split(',')));
    const { headers: answered } = await begin({}, { name: 'x' });
    expect(answered.get('access-control-expose-headers')).toMatch(/location.*upload-offset/u);
  });
});

describe('an upload that broke off', () => {
  test('keeps what arrived, is listed nowhere, and goes when it is deleted', async () => {
    const who = await headersOf(ben);
    const name = `${benId}/half/half.png`;
    const at = await begun(who, { name });
    let isSent = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        if (isSent) return stream.error(new Error('The connection was lost.'));
        isSent = true;
        stream.enqueue(new Uint8Array(part(0, 120_000)));
      },
    });
    await sendPart(at, who, 0, body);
    const { headers } = await send('HEAD', at, who);
    expect(headers.get('upload-offset')).toBe('120000');
    expect(headers.get('upload-length')).toBe('300000');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Date.parse(headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now());
    expect((await server.storage.from('photos').list(`${benId}/half`)).data).toEqual([]);
    expect(await stored(ben, name)).toBeUndefined();
    const exported = (await founder.send(commands.exportAccount, {})).projects.flatMap(
      ({ uploads }) => uploads,
    );
    expect(exported.some((file) => file.name === name)).toBe(false);
    expect((await send('DELETE', at, who)).status).toBe(204);
    expect(await offsetOf(at, who)).toBe(404);
    expect(await unfinished()).toEqual([]);
  });

  test('continues for a newer request although an older one is still open', async () => {
    const who = await headersOf(ben);
    const at = await begun(who, { name: `${benId}/newer.png` });
    let older: Promise<Sent> | undefined;
    await new Promise<void>((taken) => {
      let pulls = 0;
      const pull = (stream: ReadableStreamDefaultController<Uint8Array>): Promise<void> | void => {
        pulls += 1;
        if (pulls === 1) return stream.enqueue(new Uint8Array(part(0, 100_000)));
        taken();
        return new Promise(() => undefined);
      };
      older = sendPart(at, who, 0, new ReadableStream({ pull }, { highWaterMark: 0 }));
    });
    expect(await offsetOf(at, who)).toBe(100_000);
    expect((await older)?.status).toBe(423);
    expect((await sendPart(at, who, 100_000, part(100_000, 300_000))).status).toBe(204);
    expect((await stored(ben, `${benId}/newer.png`))?.equals(bytes)).toBe(true);
  });

  test('is finished where the client missed the last answer', async () => {
    const who = await headersOf(ben);
    const at = await begun(who, { name: `${benId}/missed.png` });
    expect((await sendPart(at, who, 0, bytes)).status).toBe(204);
    expect(await offsetOf(at, who)).toBe(300_000);
    expect(await offsetOf(at, await headersOf(cleo))).toBe(404);
  });
});

describe('nobody else', () => {
  test('reads, continues or deletes an upload, or learns that it exists', async () => {
    const who = await headersOf(ben);
    const at = await begun(who, { name: `${benId}/mine.png` });
    await sendPart(at, who, 0, part(0, 100_000));
    const eve = await deviceOf(studio, 'eve@example.org');
    const other = await eve.send(projectApiCommands.getProjectApi, {});
    const forged = `${(await tokenOf(ben)).slice(0, -4)}AAAA`;
    const strangers: readonly (readonly [number, Headers])[] = [
      [404, await headersOf(cleo)],
      [404, { apikey: api.publishableKey }],
      [404, { apikey: secretKey }],
      [401, {}],
      [401, { authorization: forged }],
      [401, { ...who, authorization: forged }],
      [401, { ...who, apikey: other.publishableKey }],
    ];
    const nowhere = at.replace(/[^/]+$/u, 'fa7f0c1e-28a4-4ad6-9f0c-3b1f0e0f5f11');
    for (const [status, headers] of strangers)
      for (const address of [at, nowhere]) {
        expect(await offsetOf(address, headers)).toBe(status);
        expect((await sendPart(address, headers, 100_000, part(100_000, 300_000))).status).toBe(status);
        expect((await send('DELETE', address, headers)).status).toBe(status);
      }
    const elsewhere = `${other.url}${at}`;
    const there = { ...who, apikey: other.publishableKey };
    expect(await offsetOf(elsewhere, there)).toBe(401);
    expect(await offsetOf(elsewhere, { apikey: other.publishableKey })).toBe(404);
    expect(await offsetOf(at, who)).toBe(100_000);
    await send('DELETE', at, who);
    const ofServer = await begun({ apikey: secretKey }, { name: 'server.png' });
    for (const headers of [who, { apikey: api.publishableKey }])
      expect(await offsetOf(ofServer, headers)).toBe(404);
    await send('DELETE', ofServer, { apikey: secretKey });
  });

  test('begins one without the right to store the file', async () => {
    for (const headers of [await headersOf(cleo), { apikey: api.publishableKey }])
      expect((await begin(headers, { name: `${benId}/x.png` })).status).toBe(403);
    expect((await begin({}, { name: `${benId}/x.png` })).status).toBe(401);
    expect((await begin({ authorization: 'Bearer x' }, { name: `${benId}/x.png` })).status).toBe(401);
    const browser = { apikey: secretKey, 'user-agent': 'Mozilla/5.0 (X11)' };
    expect((await begin(browser, { name: 'x.png' })).status).toBe(401);
    expect(await unfinished()).toEqual([]);
  });

  test('finishes one after losing that right; its bytes go', async () => {
    const who = await headersOf(ben);
    await founder.send(filesCommands.createBucket, {
      name: 'closing',
      isPublic: false,
      access: 'own-folder',
    });
    const at = await begun(who, { bucket: 'closing', name: `${benId}/late.png` });
    await sendPart(at, who, 0, part(0, 200_000));
    await founder.send(filesCommands.setBucketAccess, { name: 'closing', isPublic: false, access: 'server' });
    const before = await storedBytes();
    expect((await sendPart(at, who, 200_000, part(200_000, 300_000))).status).toBe(403);
    expect(await offsetOf(at, who)).toBe(404);
    expect((await server.storage.from('closing').list(benId)).data).toEqual([]);
    expect([await storedBytes(), await unfinished()]).toEqual([before, []]);
  });

  test('continues one with a blocked account', async () => {
    const dora = await customerOf(studio, api, 'dora@example.org');
    const who = await headersOf(dora);
    const at = await begun(who, { name: `${await idOf(dora)}/x.png` });
    await founder.send(projectApiCommands.blockPerson, { personId: await idOf(dora), blocked: true });
    expect((await sendPart(at, who, 0, bytes)).status).toBe(403);
    expect(await stored(server, `${await idOf(dora)}/x.png`)).toBeUndefined();
  });
});

describe('an upload is refused', () => {
  test('at its beginning where the file could not be stored', async () => {
    const who = await headersOf(ben);
    await server.storage.createBucket('small', {
      public: false,
      fileSizeLimit: 10,
      allowedMimeTypes: ['image/*'],
    });
    const before = await unfinished();
    const asServer = { apikey: secretKey };
    const refused: readonly (readonly [number, Begin])[] = [
      [413, { name: 'large.png', size: 50 * 1024 * 1024 + 1 }],
      [413, { name: 'a.png', size: 11, bucket: 'small' }],
      [415, { name: 'a.txt', size: 1, bucket: 'small', type: 'text/plain' }],
      [404, { name: 'a.png', bucket: 'none' }],
      [404, { name: 'a.png', bucket: 'a\u0000b' }],
      [400, { name: '../x.png' }],
      [400, { name: 'a/../../x.png' }],
      [400, { name: 'a//x.png' }],
      [400, { name: 'a\\x.png' }],
      [400, { name: 'a\u0000b' }],
      [400, { name: '' }],
      [400, { name: 'x'.repeat(1025) }],
      [400, { name: 'a.png', size: '-1' }],
      [400, { name: 'a.png', size: '1e9' }],
      [400, { name: 'a.png', headers: { 'upload-metadata': 'bucketName' } }],
      [400, { name: 'a.png', headers: { 'upload-metadata': 'bucketName cGhvdG9z,bucketName cGhvdG9z' } }],
      [412, { name: 'a.png', headers: { 'tus-resumable': '0.2.2' } }],
    ];
    for (const [status, options] of refused)
      expect([options, (await begin(asServer, options)).status]).toEqual([options, status]);
    const taken = `${benId}/taken.png`;
    await ben.storage.from('photos').upload(taken, new Blob(['1']));
    expect((await begin(who, { name: taken })).status).toBe(409);
    expect(await unfinished()).toEqual(before);
  });

  test('where a part does not fit, and stays as it was', async () => {
    const who = await headersOf(ben);
    const at = await begun(who, { name: `${benId}/parts.png` });
    await sendPart(at, who, 0, part(0, 100_000));
    expect((await sendPart(at, who, 0, part(0, 100_000))).status).toBe(409);
    expect((await sendPart(at, who, 200_000, part(200_000, 300_000))).status).toBe(409);
    const headers = { ...who, 'upload-offset': '100000', 'content-type': 'image/png' };
    expect((await send('PATCH', at, headers, part(100_000, 300_000))).status).toBe(415);
    const large = Buffer.concat([part(100_000, 300_000), Buffer.from('x')]);
    expect((await sendPart(at, who, 100_000, large)).status).toBe(413);
    const length = { ...who, 'content-length': String(large.length) };
    expect((await sendPart(at, length, 100_000, large)).status).toBe(413);
    expect(await offsetOf(at, who)).toBe(100_000);
    expect((await sendPart(at, who, 100_000, part(100_000, 300_000))).status).toBe(204);
    expect((await stored(ben, `${benId}/parts.png`))?.equals(bytes)).toBe(true);
  });

  test('where one person begins a thousand, which stops nobody else', async () => {
    const flora = await customerOf(studio, api, 'flora@example.org');
    const [who, id] = [await headersOf(flora), await idOf(flora)];
    const before = (await unfinished()).length;
    const statuses: number[] = [];
    for (let at = 0; at < 1000; at += 20) {
      const answers = Array.from({ length: 20 }, (_, index) =>
        begin(who, { name: `${id}/${at + index}.png`, size: 1, from: `203.0.113.${at / 20}` }),
      );
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 201).length).toBe(50);
    expect(statuses.filter((status) => status === 429).length).toBe(950);
    // The facts and the bytes of each.
    expect((await unfinished()).length).toBe(before + 100);
    const at = await begun(await headersOf(ben), { name: `${benId}/beside.png` });
    await send('DELETE', at, await headersOf(ben));
  });
});

test('whatever facts begin an upload, they are taken or refused, and break nothing', async () => {
  const facts = fc.record(
    {
      bucketName: fc.oneof({ weight: 4, arbitrary: fc.constant('photos') }, texts),
      objectName: texts,
      contentType: fc.oneof(fc.constantFrom('image/png', 'text/html; charset=utf-8'), texts),
      cacheControl: fc.oneof(fc.constantFrom('3600', 'max-age=60', '-1'), texts),
      metadata: fc.oneof(fc.constantFrom('{"a":"\\u0000"}', '[]', '{"__proto__":1}'), texts),
    },
    { requiredKeys: ['bucketName', 'objectName'] },
  );
  const header = fc.oneof(
    { weight: 5, arbitrary: facts.map(metadataOf) },
    fc.stringMatching(/^[ -~]{0,80}$/u),
  );
  const who = { apikey: secretKey };
  let from = 0;
  await fc.assert(
    fc.asyncProperty(header, fc.constantFrom('0', '5', '007', '', '9'.repeat(20)), async (metadata, size) => {
      from += 1;
      const asked = { ...who, 'upload-metadata': metadata, 'upload-length': size };
      const { status, headers } = await send('POST', path, asked, null, `198.51.100.${from % 200}`);
      expect([201, 400, 404, 409, 413, 415]).toContain(status);
      if (status === 201) await send('DELETE', headers.get('location') ?? '', who);
    }),
    { numRuns: 150 },
  );
  expect(studio.log).toEqual([]);
});

test('a file of the same name is replaced only when that was asked for, and its bytes go', async () => {
  const name = `${benId}/twice.png`;
  await ben.storage.from('photos').upload(name, new Blob(['one']));
  const before = (await storedBytes()).length;
  const who = await headersOf(ben);
  const refused = await byClient(bytes, ben, { name });
  refused.upload.start();
  await expect(refused.done).rejects.toThrow(/already exists/u);
  const { upload, done } = await byClient(bytes, ben, { name, headers: { ...who, 'x-upsert': 'true' } });
  upload.start();
  await done;
  expect((await stored(ben, name))?.equals(bytes)).toBe(true);
  expect((await storedBytes()).length).toBe(before);
  // One that was stored meanwhile is not replaced either.
  const at = await begun(who, { name: `${benId}/race.png` });
  await ben.storage.from('photos').upload(`${benId}/race.png`, new Blob(['first']));
  expect((await sendPart(at, who, 0, bytes)).status).toBe(409);
  expect((await stored(ben, `${benId}/race.png`))?.toString()).toBe('first');
});

describe('after a restart', () => {
  test('an upload continues', async () => {
    const who = await headersOf(ben);
    const name = `${benId}/restarted.png`;
    const at = await begun(who, { name });
    await sendPart(at, who, 0, part(0, 100_000));
    await sendPart(at, who, 100_000, part(100_000, 200_000));
    await studio.restart();
    expect(await offsetOf(at, await headersOf(cleo))).toBe(404);
    const { upload, done } = await byClient(bytes, ben, { name, uploadUrl: `${api.url}${at}` });
    upload.start();
    await done;
    expect((await stored(ben, name))?.equals(bytes)).toBe(true);
  });

  test('one that ended between its last byte and its file becomes that file once', async () => {
    const who = { ...(await headersOf(ben)), 'x-upsert': 'true' };
    const name = `${benId}/between.png`;
    const at = await begun(who, { name });
    await sendPart(at, who, 0, part(0, 200_000));
    const folder = join(studio.directory, 'uploads', project, at.split('/').at(-1) ?? '');
    const aside = join(studio.directory, 'aside');
    await cp(folder, aside, { recursive: true });
    await writeFile(join(aside, 'bytes'), bytes);
    await send('DELETE', at, who);
    // Killed after the last byte, before its row.
    await cp(aside, folder, { recursive: true });
    await studio.restart();
    expect(await offsetOf(at, who)).toBe(300_000);
    expect((await stored(ben, name))?.equals(bytes)).toBe(true);
    // Killed after the row, before the upload was removed; the file moved meanwhile.
    await cp(aside, folder, { recursive: true });
    await ben.storage.from('photos').move(name, `${name}.moved`);
    await studio.restart();
    expect(await offsetOf(at, who)).toBe(300_000);
    expect(await stored(ben, name)).toBeUndefined();
    expect((await stored(ben, `${name}.moved`))?.equals(bytes)).toBe(true);
  });

  test('one that expired is gone with its bytes', async () => {
    const who = { apikey: secretKey };
    const [early, late] = [await begun(who, { name: 'early.png' }), await begun(who, { name: 'late.png' })];
    await sendPart(early, who, 0, part(0, 100_000));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 23 * 3_600_000 });
    try {
      expect(await offsetOf(early, who)).toBe(100_000);
      const fresh = await begun(who, { name: 'fresh.png' });
      vi.setSystemTime(Date.now() + 2 * 3_600_000);
      expect(await offsetOf(early, who)).toBe(404);
      expect((await sendPart(late, who, 0, bytes)).status).toBe(404);
      await studio.restart();
      await studio.engine().recover();
      expect(await readdir(join(studio.directory, 'uploads', project))).toEqual([fresh.split('/').at(-1)]);
    } finally {
      vi.useRealTimers();
    }
  });
});

test('uploads in progress are in no copy, wait while their project is archived, and go with it', async () => {
  const gina = await deviceOf(studio, 'gina@example.org');
  const hers = await gina.send(projectApiCommands.getProjectApi, {});
  const { id } = await gina.send(commands.getProject, {});
  const { secretKey: key } = await gina.send(projectApiCommands.newSecretKey, {});
  await gina.send(filesCommands.createBucket, { name: 'photos', isPublic: false, access: 'server' });
  const who = { apikey: key };
  const at = `${hers.url}${await begun(who, { name: 'x.png', to: hers.url })}`;
  await sendPart(at, who, 0, part(0, 100_000));
  await gina.send(projectCopiesCommands.duplicateProject, { projectId: id, name: 'Copy', withData: true });
  const { id: copy } = await gina.send(commands.getProject, {});
  expect(copy).not.toBe(id);
  const projects = (): Promise<readonly string[]> => readdir(join(studio.directory, 'uploads'));
  expect(await projects()).toContain(id);
  expect(await projects()).not.toContain(copy);
  await gina.send(projectCopiesCommands.archiveProject, { projectId: id });
  expect(await offsetOf(at, who)).toBe(404);
  await gina.send(projectCopiesCommands.returnProject, { projectId: id });
  expect(await offsetOf(at, who)).toBe(100_000);
  await gina.send(commands.deleteAccount, { password: 'correct horse 1' });
  expect(await projects()).not.toContain(id);
});
