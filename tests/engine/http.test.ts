import { once } from 'node:events';
import { Socket } from 'node:net';
import { Hono } from 'hono';
import { errorSchema } from '@saywright/engine/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { takeBodies } from '../../packages/engine/src/http/bodies.ts';
import { socketLimits } from '../../packages/engine/src/http/nodeServer.ts';
import { engineServers, type EngineServers } from '../support/engineServers.ts';
import { receivedOn, send } from '../support/sockets.ts';

let running: EngineServers;

const unexpected = (error: unknown): void => {
  throw error;
};

const url = (path: string, port = running.studio): string => `http://127.0.0.1:${port}${path}`;

function post(path: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(url(path), {
    method: 'POST',
    headers: { apikey: running.key, 'content-type': 'application/json', ...headers },
    body,
  });
}

beforeAll(async () => {
  running = await engineServers(unexpected);
});
afterAll(() => running.close());

const sessionSchema = z.object({ access_token: z.string() });

describe('a client that sends half a request', () => {
  const half = (path: string): string =>
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\napikey: ${running.key}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"email":`;

  test.each([
    '/auth/v1/signup',
    '/auth/v1/token?grant_type=password',
    '/rest/v1/profiles',
    '/bridge/v1/commands',
  ])('to %s keeps nobody else waiting', async (path) => {
    await Promise.all(Array.from({ length: 20 }, () => send(running.studio, half(path))));
    const email = `${crypto.randomUUID()}@example.org`;
    const signedUp = await post('/auth/v1/signup', JSON.stringify({ email, password: 'correct horse 1' }));
    expect(signedUp.status).toBe(200);
    const { access_token: token } = sessionSchema.parse(await signedUp.json());
    const headers = { apikey: running.key, authorization: `Bearer ${token}` };
    expect((await fetch(url('/rest/v1/profiles'), { headers })).status).toBe(200);
  });

  test('gets a timeout error', async () => {
    const app = new Hono().use(takeBodies({ bytes: 1000, ms: 50 })).post('/', (c) => c.text('done'));
    const port = await running.listen(async (request) => app.fetch(request), unexpected);
    const answer = await receivedOn(
      await send(port, 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\nhalf'),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('took too long to arrive');
  });

  test('has as little time for the head', async () => {
    const limits = { ...socketLimits, headerMs: 100 };
    const port = await running.listen(running.engine.fetch, unexpected, limits);
    const answer = await receivedOn(await send(port, 'GET /healthz HTTP/1.1\r\nhost: loc'));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('x-content-type-options: nosniff');
  });

  test('has only so many connections, of which those that end make room', async () => {
    const port = await running.listen(running.engine.fetch, unexpected, { ...socketLimits, perAddress: 2 });
    const [first] = [await send(port, 'GET /'), await send(port, 'GET /')];
    expect(await receivedOn(await send(port, 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'))).toBe('');
    first.destroy();
    await expect
      .poll(() =>
        fetch(url('/healthz', port)).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
  });
});

test('a request that is still being worked on when its connection counts as idle gets its answer', async () => {
  const port = await running.listen(
    async (_request, { incoming }) => {
      if (!(incoming?.socket instanceof Socket)) throw new Error('no socket');
      await once(incoming.socket, 'timeout');
      return new Response('late');
    },
    unexpected,
    { ...socketLimits, idleMs: 50 },
  );
  expect(await (await fetch(url('/', port))).text()).toBe('late');
  expect(await receivedOn(await send(port, ''))).toBe('');
});

describe('a request that is too large', () => {
  const long = JSON.stringify({ email: 'x'.repeat(1024 * 1024) });

  test.each([
    '/auth/v1/signup',
    '/rest/v1/profiles',
    '/functions/v1/current-plan',
    '/bridge/v1/commands',
    '/bridge/v1/contact',
  ])('for %s is refused in words', async (path) => {
    const response = await post(path, long);
    expect([response.status, await response.json()]).toMatchObject([
      413,
      /^\/(bridge|functions)/.test(path)
        ? { error: { code: 'invalid', message: 'This request is too large.' } }
        : { message: 'This request is too large.' },
    ]);
  });

  test('is refused while it arrives, too, where it does not say how large it is', async () => {
    const socket = await send(
      running.studio,
      `POST /auth/v1/signup HTTP/1.1\r\nhost: localhost\r\napikey: ${running.key}\r\ntransfer-encoding: chunked\r\n\r\n`,
    );
    const reported = receivedOn(socket);
    socket.write(`${(100_000).toString(16)}\r\n${'x'.repeat(100_000)}\r\n0\r\n\r\n`);
    expect(await reported).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('every refusal of the protocol', () => {
  test.each([
    ['POST', '/bridge/v1/commands', '{}', 401],
    ['POST', '/bridge/v1/commands', 'x'.repeat(1024 * 1024 + 1), 413],
    ['POST', '/bridge/v1/contact', '{}', 400],
    ['GET', '/bridge/v1/none', undefined, 404],
    ['POST', '/functions/v1/none', '{}', 404],
    ['POST', '/functions/v1/current-plan', '{}', 401],
    ['POST', '/functions/v1/create-paypal-order', '{', 401],
    ['OPTIONS', '/functions/v1/current-plan', undefined, 405],
    ['POST', '/bridge/v1/%zz', '{}', 400],
  ])('has the one shape of errors: %s %s', async (method, path, body, status) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url(path), { method, headers, ...(body !== undefined && { body }) });
    expect(response.status).toBe(status);
    expect(errorSchema.parse(await response.json()).error.message).toMatch(/^[A-Z].*\.$/);
  });
});

describe('every answer', () => {
  const answers: readonly (readonly ['studio' | 'sites', string, string, number])[] = [
    ['studio', 'GET', '/healthz', 200],
    ['studio', 'GET', '/', 200],
    ['studio', 'HEAD', '/pricing', 200],
    ['studio', 'GET', '/no-such-page', 404],
    ['studio', 'POST', '/', 404],
    ['studio', 'GET', '/assets/none.js', 404],
    ['studio', 'GET', '/auth/v1/user', 401],
    ['studio', 'GET', '/rest/v1/profiles', 401],
    ['studio', 'GET', '/bridge/v1/config', 200],
    ['studio', 'GET', '/bridge/v1/none', 404],
    ['studio', 'POST', '/functions/v1/none', 404],
    ['studio', 'OPTIONS', '/rest/v1/profiles', 405],
    ['studio', 'PROPFIND', '/', 405],
    ['studio', 'GET', '/%00', 404],
    ['studio', 'GET', '/rest/v1/%00', 400],
    ['studio', 'GET', '/rest/v1/%zz', 400],
    ['sites', 'GET', '/healthz', 200],
    ['sites', 'HEAD', '/healthz', 200],
    ['sites', 'GET', '/', 404],
    ['sites', 'GET', '/api/v1/sites', 401],
  ];

  test.each(answers)(
    'of the %s origin to %s %s carries the security headers',
    async (origin, method, path, status) => {
      const response = await fetch(url(path, running[origin]), { method });
      await response.text();
      expect(response.status).toBe(status);
      expect(response.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('x-frame-options')).toBe('DENY');
      expect(response.headers.get('referrer-policy')).not.toBeNull();
      const { headers } = response;
      expect(headers.get('cache-control')).toMatch(
        status >= 400 || path.includes('/v1/') ? /^no-store$/ : /^no-/,
      );
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test.each([
    'TRACE / HTTP/1.1\r\nhost: localhost\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'hello\r\n\r\n',
    `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
  ])('to %j is a refusal with them', async (bytes) => {
    const socket = await send(running.studio, '');
    const reported = receivedOn(socket);
    socket.end(bytes);
    const answer = await reported;
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
    expect(answer).toMatch(/\r\n\r\n.*\w/s);
  });
});

describe('the name a request is for', () => {
  const status = async (port: number, host: string): Promise<string> => {
    const socket = await send(port, '');
    const reported = receivedOn(socket);
    socket.end(`GET /healthz HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
    return (await reported).slice(9, 12);
  };

  test.each([
    'localhost',
    'localhost:4321',
    '127.0.0.1:1',
    '[::1]:80',
    'app.localhost',
    'studio.example.org',
    'studio.example.org:443',
    '192.0.2.7',
  ])('is this server: %s', async (host) => {
    expect([await status(running.studio, host), await status(running.sites, host)]).toEqual(['200', '200']);
  });

  test.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '192.0.2.8',
    'evil.studio.example.org',
  ])('is another: %s', async (host) => {
    expect([await status(running.studio, host), await status(running.sites, host)]).toEqual(['421', '421']);
  });
});

describe('pages', () => {
  const get = async (path: string): Promise<readonly [number, string]> => {
    const response = await fetch(url(path));
    return [response.status, await response.text()];
  };

  test.each(['/', '/about', '/about/', '/About', '/dashboard', '/settings/appearance', '/checkout?plan=pro'])(
    'are found at %s',
    async (path) => {
      const [status, text] = await get(path);
      expect(status).toBe(200);
      expect(text).toContain('<div id="root"');
    },
  );

  test.each(['/nowhere', '/settings/none', '/about/more', '/sites/x', '/about.html', '/%zz'])(
    'are not found at %s',
    async (path) => {
      const [status, text] = await get(path);
      expect(status).toBe(404);
      expect(text).toContain('<div id="root" data-prerendered="/404">');
    },
  );

  test.each(['/assets/none.js', '/none.css', '/.vite/manifest.json'])('are not files: %s', async (path) => {
    expect(await get(path)).toEqual([404, 'There is no such file.']);
  });
});

describe('what cannot be kept', () => {
  test.each(['null', '7', '"text"', '{', '{"email":"a\\u0000@example.org"}', '['.repeat(5000)])(
    'is refused in words: %s',
    async (body) => {
      for (const path of [
        '/auth/v1/signup',
        '/rest/v1/profiles',
        '/functions/v1/create-paypal-order',
        '/bridge/v1/commands',
        '/bridge/v1/contact',
      ]) {
        const response = await post(path, body);
        expect({ path, status: response.status }).toEqual({ path, status: expect.toBeOneOf([400, 401]) });
        expect(JSON.stringify(await response.json())).not.toMatch(
          /TypeError|SyntaxError|RangeError|invalid byte/,
        );
      }
    },
  );

  test('in a name is a refusal, not a failure: 201 characters', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const made = await post('/auth/v1/signup', JSON.stringify({ email, password: 'correct horse 1' }));
    const session = z
      .object({ access_token: z.string(), user: z.object({ id: z.string() }) })
      .parse(await made.json());
    const row = { id: session.user.id, first_name: 'x'.repeat(201) };
    const response = await post('/rest/v1/profiles', JSON.stringify(row), {
      authorization: `Bearer ${session.access_token}`,
    });
    expect(response.status).toBe(400);
    const named = await post(
      '/bridge/v1/commands',
      JSON.stringify({ command: 'name_project', payload: { name: 'x'.repeat(201) } }),
      { authorization: `Bearer ${session.access_token}` },
    );
    expect(named.status).toBe(400);
  });
});

describe('a message to the operator', () => {
  const message = { email: 'ada@example.org', topic: 'refund', message: 'Please send my money back.' };

  test('is taken a few times an hour from one address, and only as JSON', async () => {
    expect(
      (await post('/bridge/v1/contact', JSON.stringify(message), { 'content-type': 'text/plain' })).status,
    ).toBe(400);
    for (const wrong of [
      { email: 'nobody' },
      { topic: 'praise' },
      { message: ' ' },
      { message: 'x'.repeat(4001) },
      { name: 'x'.repeat(201) },
      { message: 'a\0b' },
    ])
      expect((await post('/bridge/v1/contact', JSON.stringify({ ...message, ...wrong }))).status).toBe(400);
    for (let sent = 0; sent < 5; sent += 1)
      expect((await post('/bridge/v1/contact', JSON.stringify(message))).status).toBe(200);
    const refused = await post('/bridge/v1/contact', JSON.stringify(message));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({
      error: { code: 'often', message: expect.stringContaining('Wait a while') },
    });
  });
});
