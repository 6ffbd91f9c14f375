import { readdir, readFile, stat } from 'node:fs/promises';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { commands, projectApiCommands, type TriedAs } from '@saywright/engine/protocol';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { mailsIn } from '../support/outbox.ts';
import {
  customerOf,
  customerPassword as password,
  fetchSites,
  projectClient,
} from '../support/projectClient.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';
import { carryOut } from '../support/carryOut.ts';

interface Api {
  readonly url: string;
  readonly publishableKey: string;
}

let studio: StudioEngine;
let founder: Device;
let api: Api;

const fetchFrom = (address: string): typeof fetch => fetchSites(studio, address);
const client = (at: Api, token?: string, address?: string): SupabaseClient =>
  projectClient(studio, at, token, address);
const customer = (email: string, at = api): Promise<SupabaseClient> => customerOf(studio, at, email);

async function withSecret(): Promise<SupabaseClient> {
  const { secretKey } = await founder.send(projectApiCommands.newSecretKey, {});
  return client({ ...api, publishableKey: secretKey });
}

/** A token signed as the project signs its own. */
async function signed(claims: object): Promise<string> {
  const folder = join(studio.directory, 'api-keys');
  const [name = ''] = await readdir(folder);
  const { jwtSecret } = z
    .object({ jwtSecret: z.string() })
    .parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ exp: 4_000_000_000, ...claims })}`;
  return `${head}.${createHmac('sha256', jwtSecret).update(head).digest('base64url')}`;
}

beforeAll(async () => {
  studio = await studioEngine({ sitesUrl: () => 'http://localhost:4322' });
  founder = await deviceOf(studio, 'ada@example.org');
  await carryOut(founder, 'Create a table orders where each person sees only their own rows');
  await carryOut(founder, 'create a table notices with text, everyone can read it');
});
afterAll(() => studio.close());

test('a project has no API until its founder asks for one', async () => {
  const { name } = await founder.send(commands.siteStatus, {});
  const url = `http://${name}.localhost:4322`;
  const asked = (): Promise<Response> => fetchFrom('192.0.2.7')(`${url}/rest/v1/notices`);
  expect((await asked()).status).toBe(404);
  api = await founder.send(projectApiCommands.getProjectApi, {});
  expect(api.url).toBe(url);
  expect((await asked()).status).toBe(401);
  expect(await founder.send(projectApiCommands.getProjectApi, {})).toEqual(api);
  const folder = join(studio.directory, 'api-keys');
  for (const file of await readdir(folder)) expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
});

describe('people of a project', () => {
  test('register, sign in and work with their own rows only', async () => {
    const ben = await customer('ben@example.org');
    const cleo = await customer('cleo@example.org');
    const { data: made, error } = await ben.from('orders').insert({}).select().single();
    expect(error).toBeNull();
    const id = z.object({ id: z.string() }).parse(made).id;
    expect((await ben.from('orders').select()).data).toHaveLength(1);
    for (const other of [cleo, client(api)]) {
      expect((await other.from('orders').select()).data).toEqual([]);
      expect((await other.from('orders').update({ id }).eq('id', id).select()).data).toEqual([]);
      expect((await other.from('orders').delete().eq('id', id).select()).data).toEqual([]);
    }
    const { data: user } = await ben.auth.getUser();
    const stolen = await cleo.from('orders').insert({ user_id: user.user?.id });
    expect(stolen.error?.code).toBe('42501');
    expect((await client(api).from('orders').insert({})).error?.code).toBe('42501');
    expect((await (await withSecret()).from('orders').select()).data).toHaveLength(1);
    const again = client(api);
    const signedIn = await again.auth.signInWithPassword({ email: 'ben@example.org', password });
    expect(signedIn.error).toBeNull();
    expect((await again.from('orders').select('id')).data).toEqual([{ id }]);
  });

  test('learn by mail how to choose a new password, at the address of the project', async () => {
    await customer('dora@example.org');
    const { error } = await client(api).auth.resetPasswordForEmail('dora@example.org');
    expect(error).toBeNull();
    const outbox = join(studio.directory, 'outbox');
    await expect
      .poll(async () => {
        const mails = await mailsIn(outbox);
        return mails.find(({ text }) => text.includes('dora@example.org'))?.text.replaceAll('=\r\n', '');
      })
      .toContain(`${api.url}/auth/v1/verify?token=`);
  });

  test('cannot be guessed at', async () => {
    await customer('emil@example.org');
    const guess = (): Promise<number | undefined> =>
      client(api, undefined, '192.0.2.66')
        .auth.signInWithPassword({ email: 'emil@example.org', password: 'not this one' })
        .then(({ error }) => error?.status);
    const answers: (number | undefined)[] = [];
    for (let index = 0; index < 12; index += 1) answers.push(await guess());
    expect(answers.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 400));
    expect(answers.at(-1)).toBe(429);
  });
});

describe('keys and tokens', () => {
  test('a wrong key opens nothing', async () => {
    const wrong = client({ ...api, publishableKey: `${api.publishableKey}x` });
    expect((await wrong.from('notices').select()).status).toBe(401);
    expect((await wrong.auth.signUp({ email: 'fred@example.org', password })).error?.status).toBe(401);
  });

  test('a key and a token of one project open nothing in another', async () => {
    const eve = await deviceOf(studio, 'eve@example.org');
    await carryOut(eve, 'create a table notices with text, everyone can read it');
    const other = await eve.send(projectApiCommands.getProjectApi, {});
    expect(
      (
        await client({ ...other, publishableKey: api.publishableKey })
          .from('notices')
          .select()
      ).status,
    ).toBe(401);
    const gina = await customer('gina@example.org');
    const token = (await gina.auth.getSession()).data.session?.access_token ?? '';
    expect((await client(api, token).from('notices').select()).status).toBe(200);
    expect((await client(other, token).from('notices').select()).status).toBe(401);
    expect(
      (await client(other).auth.signInWithPassword({ email: 'gina@example.org', password })).error,
    ).not.toBeNull();
  });

  test.each(['postgres', 'saywright_plan', 'nobody'])(
    'a signed token cannot name the role %s',
    async (role) => {
      const forged = client(api, await signed({ role, sub: founder.id }));
      for (const answer of [
        await forged.from('orders').select(),
        await forged.from('orders').insert({}),
        await forged.from('notices').delete().neq('text', ''),
      ]) {
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.data).toBeNull();
      }
    },
  );

  test('nobody gives themselves another role', async () => {
    const email = 'kim@example.org';
    const more = { role: 'service_role', app_metadata: { role: 'service_role' }, is_super_admin: true };
    const account = async (path: string, method: string, body: object, token = ''): Promise<Response> =>
      fetchFrom('192.0.2.7')(`${api.url}/auth/v1/${path}`, {
        method,
        headers: {
          apikey: api.publishableKey,
          'content-type': 'application/json',
          ...(token !== '' && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
    const token = async (answer: Response): Promise<string> =>
      z.object({ access_token: z.string() }).parse(await answer.json()).access_token;
    const first = await token(await account('signup', 'POST', { email, password, ...more }));
    await account('user', 'PUT', more, first);
    const second = await token(await account('token?grant_type=password', 'POST', { email, password }));
    for (const each of [first, second]) {
      const claims: unknown = JSON.parse(Buffer.from(each.split('.')[1] ?? '', 'base64url').toString());
      expect(claims).toMatchObject({ role: 'authenticated' });
      expect(JSON.stringify(claims)).not.toContain('service_role');
      expect((await client(api, each).from('orders').select()).data).toEqual([]);
    }
  });

  test('a replaced secret key works for another hour, and no other schema is ever shown', async () => {
    const first = await withSecret();
    const second = await withSecret();
    for (const service of [first, second]) {
      expect((await service.from('notices').select()).status).toBe(200);
      for (const schema of ['auth', 'saywright', 'pg_catalog', 'information_schema'])
        expect((await service.schema(schema).from('users').select()).status).toBe(406);
    }
  });
});

test('what a plan changes shows in the next request, and requests leave nothing for plans', async () => {
  const visitor = client(api);
  expect((await visitor.from('notices').select('text')).data).toEqual([]);
  expect((await visitor.from('notices').insert({ text: 'mine' })).error?.code).toBe('42501');
  await carryOut(founder, 'add a notice with text Hello');
  expect((await visitor.from('notices').select('text')).data).toEqual([{ text: 'Hello' }]);
  await carryOut(founder, 'rename the table notices to news');
  expect((await visitor.from('notices').select('text')).status).toBe(404);
  expect((await visitor.from('news').select('text')).data).toEqual([{ text: 'Hello' }]);
});

test('the founder sees who registered, and other founders do not', async () => {
  await customer('iris@example.org');
  const { total, people } = await founder.send(projectApiCommands.listPeople, { search: 'IRIS' });
  expect(total).toBeGreaterThan(1);
  expect(people).toMatchObject([{ email: 'iris@example.org', status: 'unchecked' }]);
  expect(Number.isNaN(Date.parse(people[0]?.lastSignInAt ?? ''))).toBe(false);
  expect((await founder.send(projectApiCommands.listPeople, { search: '%' })).people).toEqual([]);
  const other = await deviceOf(studio, 'jan@example.org');
  expect(await other.send(projectApiCommands.listPeople, {})).toEqual({
    total: 0,
    hasStaff: false,
    people: [],
  });
});

test('the types of a project describe its tables as they are now, and no other project’s', async () => {
  const typesOf = async (who: Device): Promise<string> =>
    (await who.send(projectApiCommands.getProjectTypes, {})).types;
  await carryOut(founder, 'create a table authors with name');
  await carryOut(founder, 'create a table books with title and pages as integer');
  await carryOut(founder, 'add an optional author to books');
  const types = await typesOf(founder);
  expect(types).toMatch(
    / {6}books: \{\n {8}Row: \{[^}]*author_id: string \| null[^}]*pages: number[^}]*title: string/u,
  );
  expect(types).toMatch(/columns: \["author_id"\]\s+isOneToOne: false\s+referencedRelation: "authors"/u);
  expect(await typesOf(await deviceOf(studio, 'jan@example.org'))).not.toContain('books');
});

describe('the description of the data', () => {
  const describedFor = async (key: string): Promise<Record<string, unknown>> => {
    const answer = await fetchFrom('192.0.2.7')(`${api.url}/rest/v1/`, { headers: { apikey: key } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/openapi+json; charset=utf-8',
    ]);
    return z.record(z.string(), z.unknown()).parse(await answer.json());
  };

  test('names the tables that the caller may use, as they are now', async () => {
    const described = await describedFor(api.publishableKey);
    expect(described).toMatchObject({
      swagger: '2.0',
      basePath: '/rest/v1',
      definitions: { orders: { properties: { id: { type: 'string', format: 'uuid' } } } },
    });
    const paths = z.record(z.string(), z.record(z.string(), z.unknown())).parse(described['paths']);
    expect(Object.keys(paths['/orders'] ?? {}).toSorted()).toEqual(['delete', 'get', 'patch', 'post']);
    for (const hidden of ['auth', 'users', 'applied', 'buckets'])
      expect(JSON.stringify(described['paths'])).not.toContain(`/${hidden}"`);
    await carryOut(founder, 'create a table ponds with name');
    expect(await describedFor(api.publishableKey)).toMatchObject({ definitions: { ponds: {} } });
  });

  test('is for nobody without a key', async () => {
    expect((await fetchFrom('192.0.2.7')(`${api.url}/rest/v1/`)).status).toBe(401);
  });
});

describe('the founder’s view of the API', () => {
  test('lists recent requests without queries, and shows them to nobody else', async () => {
    const lou = await customer('lou@example.org');
    await lou.from('orders').select('id').eq('id', founder.id);
    await client({ ...api, publishableKey: 'wrong' })
      .from('orders')
      .select('secret');
    const { requests } = await founder.send(projectApiCommands.listApiRequests, {});
    expect(requests.slice(0, 2)).toMatchObject([
      { method: 'GET', path: '/rest/v1/orders', role: null, status: 401 },
      { method: 'GET', path: '/rest/v1/orders', role: 'authenticated', status: 200 },
    ]);
    expect(JSON.stringify(requests)).not.toMatch(/secret|grant_type|\?|eyJ/u);
    expect(requests.length).toBeLessThanOrEqual(200);
    const other = await deviceOf(studio, 'jan@example.org');
    expect((await other.send(projectApiCommands.listApiRequests, {})).requests).toEqual([]);
  });

  test('asks as anonymous, as a person and as the service, reads only, and leaves no trace', async () => {
    const max = await customer('max@example.org');
    const personId = (await max.auth.getUser()).data.user?.id ?? '';
    await max.from('orders').insert({});
    const before = (await founder.send(projectApiCommands.listApiRequests, {})).requests.length;
    const rows = async (as: TriedAs): Promise<number> => {
      const { status, body } = await founder.send(projectApiCommands.tryApiRequest, {
        path: '/rest/v1/orders?select=id',
        as,
      });
      expect(status).toBe(200);
      return z.array(z.unknown()).parse(JSON.parse(body)).length;
    };
    expect(await rows({ kind: 'anonymous' })).toBe(0);
    expect(await rows({ kind: 'person', personId })).toBe(1);
    expect(await rows({ kind: 'service' })).toBeGreaterThan(1);
    expect((await founder.send(projectApiCommands.listApiRequests, {})).requests).toHaveLength(before);
    const asNobody = { kind: 'person', personId: '0b4a6c2e-3f52-4d51-9a71-6f3f0f6f1a11' } as const;
    const path = '/rest/v1/orders';
    expect(await founder.send(projectApiCommands.tryApiRequest, { path, as: asNobody })).toMatchObject({
      status: 401,
    });
    for (const elsewhere of [
      'https://example.org/rest/v1/orders',
      '/auth/v1/admin/users',
      '/rest/v1/../../auth/v1/user',
    ])
      await expect(
        founder.send(projectApiCommands.tryApiRequest, { path: elsewhere, as: { kind: 'service' } }),
      ).rejects.toThrow(/Only addresses below/u);
    const other = await deviceOf(studio, 'jan@example.org');
    const { id } = await founder.send(commands.getProject, {});
    await expect(
      other.send(projectApiCommands.tryApiRequest, { projectId: id, path, as: { kind: 'service' } }),
    ).rejects.toThrow('You have no such project.');
  });
});

test('people, keys and rows are there after a restart', async () => {
  await customer('hana@example.org');
  await studio.restart();
  const hana = client(api);
  expect((await hana.auth.signInWithPassword({ email: 'hana@example.org', password })).error).toBeNull();
  expect((await hana.from('orders').insert({}).select()).data).toHaveLength(1);
});
