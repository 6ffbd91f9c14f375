import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { placeFile } from '../../packages/engine/src/backend/placeFile.ts';
import { sessionOwner } from '../../packages/engine/src/http/session.ts';
import type { Backend } from '../../packages/engine/src/ports/backend.ts';
import { createDatabase, dropDatabase } from '../../packages/engine/src/postgres/server.ts';
import { testBackend, type TestBackend } from '../support/backends.ts';
import { serverOf } from '../support/givenServer.ts';
import { tcpProxy, type TcpProxy } from '../support/tcpProxy.ts';
import { addressOf, first } from './databaseServer.support.ts';

const server = serverOf(18);
const options = { url: server.url, limitMs: 8000 };
const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

let place: TestBackend;
let backend: Backend | undefined;

beforeEach(async () => {
  place = await testBackend(server);
});
afterEach(async () => {
  await backend?.close();
  backend = undefined;
  await place.remove();
});

const placePath = (): string => join(place.directory, placeFile);

function signUp(on: Backend, email: string): Promise<Response> {
  return on.fetch(
    new Request(`${on.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: on.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'correct horse 1' }),
    }),
  );
}

async function accountsOf(on: Backend): Promise<unknown> {
  const text = `select (select count(*)::int from auth.users) as users,
    (select count(*)::int from auth.identities) as identities, (select count(*)::int from public.profiles) as profiles`;
  return (await on.attempts.query({ text })).rows[0];
}
const accounts = (number: number): object => ({ users: number, identities: number, profiles: number });

describe('the place of a studio’s accounts and history', () => {
  test('stays in a data folder that has them, also with the address of a server', async () => {
    const embedded = await place.open({ server: false });
    expect((await signUp(embedded, 'ada@example.org')).status).toBe(200);
    expect(place.notice).toBeUndefined();
    await embedded.close();
    backend = await place.open();
    expect(place.notice).toContain(`stay in ${join(place.directory, 'backend')}`);
    expect(await accountsOf(backend)).toEqual(accounts(1));
    expect(existsSync(placePath())).toBe(false);
  });

  test('is a database on the server for a new data folder, which has the same accounts at the next start', async () => {
    backend = await place.open();
    expect((await signUp(backend, 'ada@example.org')).status).toBe(200);
    expect(place.notice).toMatch(
      /^Accounts and history are in the database saywright_studio_\w+ on 127\.0\.0\.1:\d+\.$/u,
    );
    expect(existsSync(join(place.directory, 'backend'))).toBe(false);
    await backend.close();
    backend = await place.open();
    expect(await accountsOf(backend)).toEqual(accounts(1));
  });

  test('is prepared by two starts at once, without an error', async () => {
    await writeFile(placePath(), JSON.stringify({ id: crypto.randomUUID(), isReady: false }));
    const both = await Promise.all([place.open(), place.open()]);
    await Promise.all(both.map((one, index) => signUp(one, `person${index}@example.org`)));
    for (const one of both) expect(await accountsOf(one)).toEqual(accounts(2));
    await Promise.all(both.map((one) => one.close()));
  });

  test('is completed where a crash ended the first start', async () => {
    const id = crypto.randomUUID();
    await writeFile(placePath(), JSON.stringify({ id, isReady: false }));
    await createDatabase(options, `saywright_studio_${id.replaceAll('-', '_')}`);
    backend = await place.open();
    expect(await accountsOf(backend)).toEqual(accounts(0));
    expect(JSON.parse(await readFile(placePath(), 'utf8'))).toEqual({ id, isReady: true });
  });

  test('is never an empty database in place of a lost one', async () => {
    await (await place.open()).close();
    const name = await place.database();
    await dropDatabase(options, name);
    const problem = `The database ${name} with the accounts and the history of this studio is missing`;
    await expect(place.open()).rejects.toThrow(problem);
    await expect(place.open()).rejects.toThrow(problem);
  });

  test('is never an empty database in place of a lost folder', async () => {
    await mkdir(join(place.directory, 'projects', crypto.randomUUID()), { recursive: true });
    await expect(place.open()).rejects.toThrow('is missing although there are projects');
    expect(existsSync(placePath())).toBe(false);
  });

  test('is never an empty folder in place of a database on a server', async () => {
    await (await place.open()).close();
    await expect(place.open({ server: false })).rejects.toThrow(/Set SAYWRIGHT_DATABASE_URL/u);
    expect(existsSync(join(place.directory, 'backend'))).toBe(false);
    await mkdir(join(place.directory, 'backend'));
    await expect(place.open()).rejects.toThrow(/Move the one aside that is out of date/u);
  });

  test.each([['{"id":"x"}'], ['{'], ['']])('is not guessed from a damaged file: %s', async (text) => {
    await writeFile(placePath(), text);
    await expect(place.open()).rejects.toThrow(`${placePath()} is damaged`);
    expect(await readFile(placePath(), 'utf8')).toBe(text);
    await writeFile(placePath(), JSON.stringify({ id: crypto.randomUUID(), isReady: false }));
  });
});

describe('when the server of accounts', () => {
  let proxy: TcpProxy;
  beforeEach(async () => {
    proxy = await tcpProxy(Number(new URL(server.url).port));
  });
  afterEach(() => proxy.stop());
  const through = (): Promise<Backend> => place.open({ url: addressOf({ port: proxy.port }) });

  test('cannot be reached at the start, it is waited for, and the operator reads why', async () => {
    proxy.refuse();
    const opening = through();
    await expect.poll(() => place.log.join()).toContain('so the studio starts once it answers');
    expect(place.log.join()).toContain(`127.0.0.1:${proxy.port} cannot be reached (ECONNREFUSED)`);
    expect(place.log.join()).not.toContain(new URL(server.url).password);
    await proxy.accept();
    backend = await opening;
    expect((await signUp(backend, 'ada@example.org')).status).toBe(200);
  });

  test('loses a request before its end, the request is repeated and done once', async () => {
    backend = await through();
    proxy.toServer = first('insert into "auth"."sessions"', 'cut');
    expect((await signUp(backend, 'ada@example.org')).status).toBe(200);
    expect(await accountsOf(backend)).toEqual(accounts(1));
  });

  test.each([
    ['that did not arrive', 'cut', 0],
    ['that arrived', 'cut after', 1],
  ] as const)('loses a request at a commit %s, nothing is claimed or repeated', async (_, cut, made) => {
    backend = await through();
    proxy.toServer = first('commit', cut);
    const answer = await signUp(backend, 'ada@example.org');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      message: 'The database server did not finish this. Look whether it was done before you try again.',
    });
    expect(await accountsOf(backend)).toEqual(accounts(made));
  });

  test('is gone, requests say so, no session ends, and all goes on once it is back', async () => {
    const open = await through();
    backend = open;
    const session = sessionSchema.parse(await (await signUp(open, 'ada@example.org')).json());
    const asked = (): Promise<string | undefined> =>
      sessionOwner(
        open,
        new Request('http://localhost', { headers: { authorization: `Bearer ${session.access_token}` } }),
      );
    expect(await asked()).toBe(session.user.id);
    await proxy.stop();
    const answer = await signUp(backend, 'ben@example.org');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('The database server of this studio cannot be reached right now.'),
    });
    await expect(asked()).rejects.toThrow('cannot be reached right now');
    await proxy.accept();
    expect(await asked()).toBe(session.user.id);
    expect(await accountsOf(backend)).toEqual(accounts(1));
  });
});
