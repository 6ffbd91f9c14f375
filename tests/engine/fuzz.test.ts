import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { engineServers, type EngineServers } from '../support/engineServers.ts';
import { malformed } from './fuzz.bytes.ts';
import { sent, type Sent } from './fuzz.requests.ts';

const sessionSchema = z.object({ access_token: z.string() });
const logged: unknown[] = [];
let running: EngineServers;
let deployToken: string;
let session: string;

const ask = (path: string, body: unknown): Promise<Response> =>
  running.engine.fetch(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: { apikey: running.key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

beforeAll(async () => {
  running = await engineServers((error) => logged.push(error));
  deployToken = await readFile(join(running.directory, 'sites', 'deploy-token'), 'utf8');
  const signedUp = await ask('/auth/v1/signup', { email: 'fuzz@example.org', password: 'correct horse 1' });
  session = sessionSchema.parse(await signedUp.json()).access_token;
});
afterAll(() => running.close());

function requestOf({ to, method: verb, path, body, headers: extra, isSignedIn }: Sent): Request {
  const own = new Headers({ 'content-type': 'application/json', apikey: running.key });
  if (isSignedIn) own.set('authorization', `Bearer ${to === 'studio' ? session : deployToken}`);
  for (const [name, value] of Object.entries(extra)) own.set(name, value);
  const hasBody = verb !== 'GET' && verb !== 'HEAD' && body !== undefined;
  return new Request(`http://localhost${path}`, { method: verb, headers: own, ...(hasBody ? { body } : {}) });
}

const total = 9500;
const raw = 500;

test(`none of ${total} requests, right or wrong in shape, is answered with an error of the server`, async () => {
  const failed: unknown[] = [];
  const statuses = new Map<number, number>();
  for (const one of fc.sample(sent, total)) {
    const request = requestOf(one);
    const response = await (one.to === 'studio'
      ? running.engine.fetch(request)
      : running.engine.fetchSites(request));
    const text = await response.text();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    if (response.status >= 500) failed.push({ ...one, status: response.status, text: text.slice(0, 200) });
  }
  // They are worth something only if many of them get past the door.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(total / 20);
  expect(logged.map(String)).toEqual([]);
  expect(failed).toEqual([]);
}, 180_000);

/** Everything a server says to some bytes, until either side ends. */
function say(port: number, bytes: string): Promise<string> {
  return new Promise((said) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('error', () => undefined);
    socket.on('close', () => said(text));
  });
}

test(`nor are ${raw} that are hardly HTTP, and both servers go on`, async () => {
  const failed: unknown[] = [];
  let answered = 0;
  for (const [index, bytes] of fc.sample(malformed, raw).entries()) {
    const answer = await say(index % 2 === 0 ? running.studio : running.sites, bytes);
    const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gmu)].map(([, status]) => Number(status));
    answered += statuses.length;
    const isPlain = statuses.every((status) => status < 500);
    if (!isPlain || (answer.includes('HTTP/1.1 4') && !/x-content-type-options: nosniff/iu.test(answer)))
      failed.push({ bytes: bytes.slice(0, 300), answer: answer.slice(0, 300) });
  }
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(raw / 2);
  for (const port of [running.studio, running.sites])
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
}, 60_000);
