import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import type { ReadContext } from '../../packages/engine/src/ports/reader.ts';
import type { ModelConnection } from '../../packages/engine/src/reader/connection.ts';
import { modelReader } from '../../packages/engine/src/reader/model.ts';
import { reachModel } from '../../packages/engine/src/reader/reach.ts';
import { fakeModel, say } from './modelServer.ts';

const context: ReadContext = { lexicon: { tables: [] }, today: '2026-11-23', offset: '+01:00' };
const good = '{"reading":{"kind":"talk","text":"Hello."}}';
const connect = (baseUrl: string, model = 'fake'): ModelConnection => ({
  provider: 'openai-compatible',
  baseUrl,
  model,
  temperature: 0,
  maxTokens: 512,
  prices: { input: 0, output: 0 },
});

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});
const serve: typeof fakeModel = async (...answering) => {
  const server = await fakeModel(...answering);
  closing.push(() => server.close());
  return server;
};

test('a server that never answers is given up', async () => {
  const server = await serve(() => {});
  const read = await modelReader(connect(server.url), 50).read('hello', context);
  expect(read).toMatchObject({
    ok: false,
    error: { kind: 'failed', message: 'fake did not answer.', reached: 'silent' },
  });
  // On a busy machine the time can be over before the request has arrived.
  expect(server.requests.length).toBeLessThanOrEqual(1);
});

test('a server that sends nothing, not even its list of models, is given up early', async () => {
  const mute = createServer(() => {});
  await new Promise<void>((resolve) => {
    mute.listen(0, '127.0.0.1', resolve);
  });
  closing.push(
    () =>
      new Promise((resolve) => {
        mute.close(() => resolve());
        mute.closeAllConnections();
      }),
  );
  const address = mute.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const connection = connect(`http://127.0.0.1:${port}/v1`);
  const read = modelReader(connection, 600_000, { quietMs: 20, reachMs: 20 }).read('hello', context);
  expect(await read).toMatchObject({ ok: false, error: { message: 'fake did not answer.' } });
  expect(await reachModel(connection, 20)).toBe('silent');
});

test('a slow model is waited for while its server answers', async () => {
  let answer = (): void => {};
  const listed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // The answer comes only after the server was seen to be there.
  const { url } = await serve((_request, response) => void listed.then(() => say(response, good)), answer);
  const read = modelReader(connect(url), 600_000, { quietMs: 20, reachMs: 60_000 }).read('hello', context);
  expect(await read).toMatchObject({ ok: true });
});

test.each([
  ['small-model', 'reached'],
  ['fake', 'unlisted'],
])('the list of models says whether %s is there: %s', async (model, reached) => {
  const server = await serve(() => {});
  expect(await reachModel(connect(server.url, model))).toBe(reached);
  expect(server.requests).toEqual([]);
});

test('a closed port is unreachable', async () => {
  const server = await fakeModel(() => {});
  await server.close();
  expect(await reachModel(connect(server.url))).toBe('unreachable');
});
