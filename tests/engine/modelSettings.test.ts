import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { embeddedBackend } from '../../packages/engine/src/backend/embedded.ts';
import { readSecrets } from '../../packages/engine/src/backend/secrets.ts';
import { enginePaths } from '../../packages/engine/src/paths.ts';
import type { Backend } from '../../packages/engine/src/ports/backend.ts';
import type { ReadContext } from '../../packages/engine/src/ports/reader.ts';
import { randomIds, systemClock } from '../../packages/engine/src/ports/system.ts';
import { modelAddress } from '../../packages/engine/src/reader/address.ts';
import { findLocalModels } from '../../packages/engine/src/reader/local.ts';
import { sealing } from '../../packages/engine/src/reader/seal.ts';
import { modelSettings, type ModelSettingsParts } from '../../packages/engine/src/reader/settings.ts';
import { backendModelStore } from '../../packages/engine/src/reader/store.ts';
import { fakeModel, say, type FakeModel } from './modelServer.ts';

const context: ReadContext = { lexicon: { tables: [] }, today: '2026-11-23', offset: '+00:00' };
const key = 'sk-key-of-the-founder';
const talk = '{"reading":{"kind":"talk","text":"Hello."}}';

let directory: string;
let backend: Backend;
let server: FakeModel;
let people = 0;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'saywright-models-'));
  backend = await embeddedBackend({
    directory: join(directory, 'backend'),
    migrations: enginePaths.migrations,
    secrets: await readSecrets(directory),
    siteUrl: 'http://localhost',
  });
  server = await fakeModel((_request, response) => say(response, talk));
});
afterAll(async () => {
  await server.close();
  await backend.close();
  await rm(directory, { recursive: true, force: true });
});

/** A new person with an account. */
async function person(): Promise<{ readonly owner: string; readonly token: string }> {
  people += 1;
  const answer = await backend.fetch(
    new Request(`${backend.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: `person${people}@example.org`, password: 'correct horse 1' }),
    }),
  );
  const shape = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });
  const { access_token: token, user } = shape.parse(await answer.json());
  return { owner: user.id, token };
}

const settings = (more: Partial<ModelSettingsParts> = {}): ReturnType<typeof modelSettings> =>
  modelSettings({
    store: backendModelStore(backend),
    sealing: sealing('secret of this server'),
    localAllowed: true,
    contextOf: async () => context,
    clock: systemClock,
    ids: randomIds,
    ...more,
  });

const own = (more: object = {}) => ({
  provider: 'openai-compatible' as const,
  baseUrl: server.url,
  model: 'fake',
  key,
  // 1,000 tokens in and 100 out, which the server reports, cost 0.003 euros.
  prices: { input: 2, output: 10 },
  ...more,
});

test('no model is connected at first, and none can be switched on', async () => {
  const { owner } = await person();
  const models = settings();
  expect(await models.view(owner)).toMatchObject({ source: 'none', enabled: false, usedThisMonth: 0 });
  await expect(models.change(owner, { enabled: true })).rejects.toThrow('Connect a model first.');
  expect(await models.readerOf(owner)).toBeUndefined();
});

test('a connected model reads once it is switched on, with the key, and what it cost is counted', async () => {
  const { owner } = await person();
  const models = settings();
  expect(await models.change(owner, { own: own() })).toMatchObject({ source: 'own', enabled: false });
  expect(await models.readerOf(owner)).toBeUndefined();
  const shown = await models.change(owner, { enabled: true, maxTokens: 512, temperature: 0.3 });
  expect(shown).toMatchObject({ enabled: true, hasKey: true, maxTokens: 512, temperature: 0.3 });
  const reader = await models.readerOf(owner);
  expect(await reader?.read('hello', context)).toMatchObject({ ok: true, value: { by: 'fake' } });
  expect(server.requests.at(-1)).toMatchObject({ authorization: `Bearer ${key}`, max_tokens: 512 });
  const after = await models.view(owner);
  expect(after.usedThisMonth).toBeCloseTo(0.003, 9);
  expect(after.mostPerInstruction).toBeGreaterThan(after.usedThisMonth);
});

test('a connection is tested when it is saved, and shows what the last instruction observed', async () => {
  const { owner } = await person();
  const models = settings({ reachLimitMs: 50 });
  expect((await models.view(owner)).lastTry).toBeNull();
  const listed = await models.change(owner, { own: own({ model: 'small-model' }), enabled: true });
  expect(listed.lastTry?.reached).toBe('reached');
  await (await models.readerOf(owner))?.read('hello', context);
  expect((await models.view(owner)).lastTry?.reached).toBe('answered');
  const other = await models.change(owner, { own: own({ model: 'fake' }) });
  expect(other.lastTry?.reached).toBe('unlisted');

  const closed = await fakeModel(() => {});
  await closed.close();
  const refused = await models.change(owner, { own: own({ baseUrl: closed.url }) });
  // It is saved all the same, as the server may be started later.
  expect(refused).toMatchObject({ baseUrl: closed.url, lastTry: { reached: 'unreachable' } });
  const mute = createServer(() => {});
  await new Promise<void>((resolve) => {
    mute.listen(0, '127.0.0.1', resolve);
  });
  const address = mute.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const silent = await models.change(owner, { own: own({ baseUrl: `http://127.0.0.1:${port}/v1` }) });
  expect(silent.lastTry?.reached).toBe('silent');
  // Other settings are no reason to ask the model.
  expect((await models.change(owner, { maxTokens: 512 })).lastTry).toEqual(silent.lastTry);
  mute.closeAllConnections();
  mute.close();
});

test('the key is in no answer and in no stored row, and people cannot read the rows', async () => {
  const { owner, token } = await person();
  const models = settings();
  const answers = [await models.change(owner, { own: own(), enabled: true }), await models.view(owner)];
  expect(JSON.stringify(answers)).not.toContain(key);
  for (const table of ['model_settings', 'model_calls']) {
    const rows = async (apikey: string, bearer: string): Promise<Response> =>
      backend.fetch(
        new Request(`${backend.url}/rest/v1/${table}?select=*`, {
          headers: { apikey, authorization: `Bearer ${bearer}` },
        }),
      );
    const stored = await (await rows(backend.secretKey, backend.secretKey)).text();
    expect(stored).not.toContain(key);
    expect(stored).toContain('fake');
    expect((await rows(backend.publishableKey, token)).status).toBeGreaterThanOrEqual(400);
  }
});

test('a key stays with its server: another address does not get it', async () => {
  const { owner } = await person();
  const models = settings();
  const other = await fakeModel((_request, response) => say(response, talk));
  await models.change(owner, { own: own(), enabled: true });
  const kept = await models.change(owner, { own: own({ key: undefined, model: 'other-model' }) });
  expect(kept).toMatchObject({ hasKey: true, model: 'other-model' });
  const moved = await models.change(owner, { own: own({ key: undefined, baseUrl: other.url }) });
  expect(moved).toMatchObject({ hasKey: false });
  await (await models.readerOf(owner))?.read('hello', context);
  expect(other.requests[0]?.authorization).toBeUndefined();
  await other.close();
});

test('a sealed key can be opened only by the same server for the same purpose', () => {
  const sealed = sealing('one').seal(key, 'first');
  expect(sealed).not.toContain(key);
  expect(sealing('one').open(sealed, 'first')).toBe(key);
  expect(sealing('one').open(sealed, 'second')).toBeUndefined();
  expect(sealing('two').open(sealed, 'first')).toBeUndefined();
  expect(sealing('one').open('nonsense', 'first')).toBeUndefined();
});

test('nothing is sent that could exceed the monthly cap', async () => {
  const { owner } = await person();
  const models = settings();
  const { mostPerInstruction } = await models.change(owner, { own: own(), enabled: true });
  const before = server.requests.length;
  await models.change(owner, { monthlyCap: 0.01 });
  const reader = await models.readerOf(owner);
  expect(await reader?.read('hello', context)).toMatchObject({ ok: false, error: { kind: 'over-cap' } });
  expect(server.requests).toHaveLength(before);
  // Of several calls at once, only as many are made as surely fit: each is reserved at its highest cost.
  await models.change(owner, { monthlyCap: Math.ceil(mostPerInstruction * 100) / 100 });
  const again = await models.readerOf(owner);
  const reads = await Promise.all([1, 2, 3, 4].map(async () => again?.read('x'.repeat(2000), context)));
  expect(reads.filter((read) => read?.ok).length).toBeLessThan(4);
  expect(server.requests.length).toBe(before + reads.filter((read) => read?.ok).length);
});

test('failed calls count towards the cap', async () => {
  const broken = await fakeModel((_request, response) => say(response, 'nonsense'));
  const { owner } = await person();
  const models = settings();
  await models.change(owner, { own: own({ baseUrl: broken.url }), enabled: true });
  expect(await (await models.readerOf(owner))?.read('hello', context)).toMatchObject({ ok: false });
  expect((await models.view(owner)).usedThisMonth).toBeCloseTo(0.006, 9);
  await broken.close();
});

test('the operator’s model is off until a person switches it on, within the operator’s cap', async () => {
  const { owner } = await person();
  const operator = { ...own(), apiKey: 'sk-key-of-the-operator', monthlyCap: 1 };
  const models = settings({ operator });
  const view = await models.view(owner);
  expect(view).toMatchObject({
    source: 'operator',
    enabled: false,
    model: 'fake',
    monthlyCap: 1,
    baseUrl: '',
  });
  expect(await models.readerOf(owner)).toBeUndefined();
  const shown = await models.change(owner, { enabled: true, monthlyCap: 100 });
  expect(shown.monthlyCap).toBe(1);
  expect(JSON.stringify(shown)).not.toContain('sk-key');
  await (await models.readerOf(owner))?.read('hello', context);
  expect(server.requests.at(-1)?.authorization).toBe('Bearer sk-key-of-the-operator');
});

test('earlier messages are sent only with context awareness', async () => {
  const { owner } = await person();
  const models = settings();
  await models.change(owner, { own: own(), enabled: true, contextAwareness: false });
  const turns = [{ by: 'person', text: 'earlier words' }] as const;
  await (await models.readerOf(owner))?.read('hello', { ...context, conversation: { turns } });
  expect(JSON.stringify(server.requests.at(-1)?.messages)).not.toContain('earlier words');
  await models.change(owner, { contextAwareness: true });
  await (await models.readerOf(owner))?.read('hello', { ...context, conversation: { turns } });
  expect(JSON.stringify(server.requests.at(-1)?.messages)).toContain('earlier words');
});

test('a hosted model needs its prices', async () => {
  const { owner } = await person();
  const hosted = own({ baseUrl: 'https://api.example.com/v1', prices: { input: 0, output: 0 } });
  await expect(settings().change(owner, { own: hosted })).rejects.toThrow('Enter both prices');
});

test.each([
  'http://api.example.com/v1',
  'http://192.168.1.10:11434/v1',
  'http://127.0.0.1.example.com/v1',
  'http://127.0.0.1@evil.example/v1',
  'https://169.254.169.254/latest',
  'https://[fd00::1]/v1',
  'https://intranet/v1',
  'https://printer.local/v1',
  'https://name:password@api.example.com/v1',
  'https://api.example.com/v1?key=1',
  'file:///etc/passwd',
  'not an address',
])('the address %s is refused', (address) => {
  expect(modelAddress(address, true).ok).toBe(false);
});

test('a model on the server’s own machine needs the operator’s consent', () => {
  expect(modelAddress('http://localhost:11434/v1/', true)).toEqual({
    ok: true,
    value: 'http://localhost:11434/v1',
  });
  expect(modelAddress('http://localhost:11434/v1', false).ok).toBe(false);
  expect(modelAddress('https://api.example.com/v1', false).ok).toBe(true);
});

test('model servers on this machine are found; other servers and closed ports are not', async () => {
  const page = createServer((_request, response) => response.end('<html></html>'));
  await new Promise<void>((resolve) => {
    page.listen(0, '127.0.0.1', resolve);
  });
  const address = page.address();
  const other = typeof address === 'object' && address !== null ? address.port : 0;
  const found = await findLocalModels([
    { name: 'Ollama', port: Number(new URL(server.url).port) },
    { name: 'A page', port: other },
    { name: 'Nothing', port: 1 },
  ]);
  expect(found).toEqual([{ name: 'Ollama', baseUrl: server.url, models: ['small-model', 'large-model'] }]);
  page.close();
});
