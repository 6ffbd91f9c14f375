import { join } from 'node:path';
import { commands, projectApiCommands } from '@saywright/engine/protocol';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsIn } from '../support/outbox.ts';
import { customerPassword as password, fetchSites, projectClient } from '../support/projectClient.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';
import { carryOut } from '../support/carryOut.ts';

const { blockPerson, deletePerson, invitePerson, listPeople, signOutPerson } = projectApiCommands;
const nobody = '00000000-0000-4000-8000-000000000000';
let studio: StudioEngine;
let founder: Device;
let other: Device;
let api: { readonly url: string; readonly publishableKey: string };

const sites: typeof fetch = (input, init) => fetchSites(studio)(input, init);
const client = (token?: string): SupabaseClient => projectClient(studio, api, token);

interface Customer {
  readonly id: string;
  readonly email: string;
  readonly app: SupabaseClient;
  readonly token: string;
  readonly refreshToken: string;
}

async function customer(email: string): Promise<Customer> {
  const app = client();
  const { data, error } = await app.auth.signUp({ email, password });
  if (error || !data.user || !data.session) throw error ?? new Error('no session');
  const { access_token: token, refresh_token: refreshToken } = data.session;
  return { id: data.user.id, email, app, token, refreshToken };
}

/** Whether each way in is open to somebody with what they already have. */
async function waysIn({ email, token, refreshToken }: Customer): Promise<Record<string, boolean>> {
  const rows = await client(token).from('orders').select();
  const user = await client().auth.getUser(token);
  const refreshed = await client().auth.refreshSession({ refresh_token: refreshToken });
  const signedIn = await client().auth.signInWithPassword({ email, password });
  return {
    rows: rows.error === null,
    user: user.error === null,
    refresh: refreshed.error === null,
    password: signedIn.error === null,
  };
}

async function statusOf(email: string): Promise<string | undefined> {
  return (await founder.send(listPeople, { search: email })).people[0]?.status;
}

/** The newest link to a project that an address got by mail. */
async function linkTo(email: string, before: readonly string[] = []): Promise<string> {
  const outbox = join(studio.directory, 'outbox');
  const links = async (): Promise<string[]> => {
    const mails = await mailsIn(outbox);
    return mails
      .filter(({ text }) => text.includes(email))
      .flatMap(({ text }) => /http:[^\s\\"]+\/auth\/v1\/[^\s\\"]+/u.exec(text)?.[0] ?? [])
      .filter((link) => !before.includes(link));
  };
  await expect.poll(links).toHaveLength(1);
  return (await links())[0] ?? '';
}

const choose = (link: string, chosen: string): Promise<Response> =>
  sites(link, { method: 'POST', body: new URLSearchParams({ password: chosen }) });

beforeAll(async () => {
  studio = await studioEngine({ sitesUrl: () => 'http://localhost:4322' });
  founder = await deviceOf(studio, 'ada@example.org');
  other = await deviceOf(studio, 'eve@example.org');
  await carryOut(founder, 'Create a table orders where each person sees only their own rows');
  api = await founder.send(projectApiCommands.getProjectApi, {});
});
afterAll(() => studio.close());

test('a blocked person gets in no way, at once, until they are unblocked', async () => {
  const ben = await customer('ben@example.org');
  const cleo = await customer('cleo@example.org');
  expect(await waysIn(ben)).toEqual({ rows: true, user: true, refresh: true, password: true });
  await founder.send(blockPerson, { personId: ben.id, blocked: true });
  expect(await statusOf(ben.email)).toBe('blocked');
  expect(await waysIn(ben)).toEqual({ rows: false, user: false, refresh: false, password: false });
  expect((await client().auth.signInWithPassword({ email: ben.email, password })).error?.code).toBe(
    'user_banned',
  );
  expect((await client(ben.token).from('orders').select()).status).toBe(403);
  expect(
    (await client().auth.signInWithPassword({ email: ben.email, password: 'guess 1' })).error?.code,
  ).toBe('invalid_credentials');
  expect((await cleo.app.from('orders').select()).error).toBeNull();

  await client().auth.resetPasswordForEmail(ben.email);
  const reset = await sites(await linkTo(ben.email), { redirect: 'manual' });
  expect(reset.headers.get('location')).toBeNull();
  expect(await reset.json()).toMatchObject({ error_code: 'user_banned' });

  await founder.send(blockPerson, { personId: ben.id, blocked: false });
  expect(await statusOf(ben.email)).toBe('unchecked');
  const { error } = await client().auth.signInWithPassword({ email: ben.email, password });
  expect(error).toBeNull();
});

test('signing somebody out ends all their sessions and nobody else’s', async () => {
  const dora = await customer('dora@example.org');
  const emil = await customer('emil@example.org');
  const second = await client().auth.signInWithPassword({ email: dora.email, password });
  const device = client(second.data.session?.access_token);
  expect((await device.from('orders').select()).error).toBeNull();
  await founder.send(signOutPerson, { personId: dora.id });
  expect((await device.from('orders').select()).status).toBe(401);
  expect(await waysIn(dora)).toEqual({ rows: false, user: false, refresh: false, password: true });
  expect(await waysIn(emil)).toEqual({ rows: true, user: true, refresh: true, password: true });
});

test('an account is deleted wholly, and not at all while rows belong to it', async () => {
  const fred = await customer('fred@example.org');
  const { data } = await fred.app.from('orders').insert({}).select('id').single();
  await expect(founder.send(deletePerson, { personId: fred.id })).rejects.toThrow(
    'Rows of the table orders belong to this account, so it was not deleted.',
  );
  expect(await waysIn(fred)).toEqual({ rows: true, user: true, refresh: true, password: true });
  await fred.app.from('orders').delete().eq('id', data?.id);
  await founder.send(deletePerson, { personId: fred.id });
  expect(await waysIn(fred)).toEqual({ rows: false, user: false, refresh: false, password: false });
  expect(await statusOf(fred.email)).toBeUndefined();
  expect((await customer(fred.email)).id).not.toBe(fred.id);
});

describe('an invitation', () => {
  test('lets somebody choose a password once', async () => {
    await founder.send(invitePerson, { email: ' Gina@Example.org ' });
    const email = 'gina@example.org';
    expect(await statusOf(email)).toBe('invited');
    const link = await linkTo(email);
    expect(link).toMatch(`${api.url}/auth/v1/invitation?token=`);
    const shown = await sites(link);
    expect(await shown.text()).toContain(email);
    expect((await client().auth.signInWithPassword({ email, password })).error).not.toBeNull();
    for (const weak of ['short', 'password1', 'gina2024'])
      expect((await choose(link, weak)).status).toBe(422);
    expect((await choose(link, password)).status).toBe(200);
    expect(await statusOf(email)).toBe('confirmed');
    expect((await choose(link, 'another horse 2')).status).toBe(404);
    const app = client();
    expect((await app.auth.signInWithPassword({ email, password })).error).toBeNull();
    expect((await app.from('orders').insert({}).select()).data).toHaveLength(1);
    await expect(founder.send(invitePerson, { email })).rejects.toThrow('is registered already');
  });

  test('is replaced by the next one, and ends with a block', async () => {
    const email = 'hana@example.org';
    await founder.send(invitePerson, { email });
    const first = await linkTo(email);
    await founder.send(invitePerson, { email });
    const second = await linkTo(email, [first]);
    expect((await sites(first)).status).toBe(404);
    expect((await sites(second)).status).toBe(200);
    const [hana] = (await founder.send(listPeople, { search: email })).people;
    await founder.send(blockPerson, { personId: hana?.id ?? nobody, blocked: true });
    expect((await choose(second, password)).status).toBe(404);
    await expect(founder.send(invitePerson, { email })).rejects.toThrow('is blocked');
  });

  test('needs an address, and only some are sent in an hour', async () => {
    for (const email of ['', 'nobody', 'a@b@c', `${'a'.repeat(250)}@example.org`])
      await expect(founder.send(invitePerson, { email })).rejects.toThrow('incomplete');
    const invite = (at: number): Promise<unknown> =>
      other.send(invitePerson, { email: `guest${at}@example.org` });
    for (let at = 0; at < 20; at += 1) await invite(at);
    await expect(invite(20)).rejects.toThrow('Too many attempts');
  });
});

test('nobody reaches people of another project, nor somebody who is not there', async () => {
  const iris = await customer('iris@example.org');
  for (const [who, personId] of [
    [other, iris.id],
    [founder, nobody],
    [founder, founder.id],
  ] as const)
    for (const attempt of [
      () => who.send(blockPerson, { personId, blocked: true }),
      () => who.send(signOutPerson, { personId }),
      () => who.send(deletePerson, { personId }),
    ])
      await expect(attempt()).rejects.toThrow('This project has no such account.');
  const { id: projectId } = await founder.send(commands.getProject, {});
  await expect(other.send(deletePerson, { projectId, personId: iris.id })).rejects.toThrow(
    'You have no such project.',
  );
  await expect(other.send(invitePerson, { projectId, email: 'x@example.org' })).rejects.toThrow(
    'You have no such project.',
  );
  expect(await waysIn(iris)).toEqual({ rows: true, user: true, refresh: true, password: true });
});

describe('auth.admin', () => {
  async function admin(): Promise<SupabaseClient['auth']['admin']> {
    const { secretKey } = await founder.send(projectApiCommands.newSecretKey, {});
    return createClient(api.url, secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: sites },
    }).auth.admin;
  }

  test('works on accounts with the secret key', async () => {
    const service = await admin();
    const email = 'jan@example.org';
    const made = await service.createUser({
      email,
      password,
      email_confirm: true,
      user_metadata: { name: 'Jan' },
    });
    expect(made.error).toBeNull();
    const id = made.data.user?.id ?? nobody;
    expect((await service.createUser({ email })).error?.code).toBe('email_exists');
    const { data: listed } = await service.listUsers({ perPage: 1000 });
    expect(listed.users.find((user) => user.id === id)?.user_metadata).toMatchObject({ name: 'Jan' });
    expect((await service.getUserById(id)).data.user).toMatchObject({ email, role: 'authenticated' });
    expect((await service.getUserById(founder.id)).error?.status).toBe(404);

    const signIn = async (with_ = password): Promise<string | undefined> =>
      (await client().auth.signInWithPassword({ email, password: with_ })).error?.code;
    expect(await signIn()).toBeUndefined();
    expect((await service.updateUserById(id, { ban_duration: '1h' })).error).toBeNull();
    expect(await statusOf(email)).toBe('blocked');
    expect(await signIn()).toBe('user_banned');
    await service.updateUserById(id, { ban_duration: 'none', password: 'another horse 2' });
    expect([await signIn(), await signIn('another horse 2')]).toEqual(['invalid_credentials', undefined]);
    expect((await service.updateUserById(id, { ban_duration: 'for ever' })).error?.status).toBe(400);

    expect((await service.deleteUser(id)).error).toBeNull();
    expect((await service.getUserById(id)).error?.status).toBe(404);
    expect((await service.inviteUserByEmail('kim@example.org')).error).toBeNull();
    expect((await choose(await linkTo('kim@example.org'), password)).status).toBe(200);
  });

  test('is refused to everybody else', async () => {
    const lea = await customer('lea@example.org');
    for (const { auth } of [client(), client(lea.token), lea.app])
      for (const { error } of [
        await auth.admin.listUsers(),
        await auth.admin.getUserById(lea.id),
        await auth.admin.createUser({ email: 'mia@example.org', password, email_confirm: true }),
        await auth.admin.updateUserById(lea.id, { app_metadata: { role: 'boss' } }),
        await auth.admin.deleteUser(lea.id),
        await auth.admin.inviteUserByEmail('mia@example.org'),
      ])
        expect(error?.status).toBe(403);
    const { secretKey } = await founder.send(projectApiCommands.newSecretKey, {});
    const fromPage = await sites(`${api.url}/auth/v1/admin/users`, {
      headers: { apikey: secretKey, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' },
    });
    expect(fromPage.status).toBe(401);
    expect(await statusOf('mia@example.org')).toBeUndefined();
    expect(await statusOf(lea.email)).toBe('unchecked');
  });
});
