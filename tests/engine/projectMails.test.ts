import { join } from 'node:path';
import { projectApiCommands } from '@saywright/engine/protocol';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { mailServer, type MailServer } from '../support/mailServer.ts';
import { mailsIn } from '../support/outbox.ts';
import { customerPassword as password, fetchSites, projectClient } from '../support/projectClient.ts';
import { deviceOf, deviceWith, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';
import { carryOut } from '../support/carryOut.ts';

const school = 'Marta&#39;s Riding School';
const name = "Marta's Riding School";
let mail: MailServer;
let studio: StudioEngine;
let founder: Device;
let api: { readonly url: string; readonly publishableKey: string };

const client = (): SupabaseClient => projectClient(studio, api);
const open = (link: string): Promise<Response> => fetchSites(studio)(link, { redirect: 'manual' });

async function linkTo(email: string): Promise<string> {
  const { text } = await mail.mailTo(email);
  return /http:\S+\/auth\/v1\/\S+/u.exec(text)?.[0] ?? '';
}

/** What the link of an email leaves in the address of the page that it leads to. */
async function arrived(link: string): Promise<Record<string, string>> {
  const address = new URL((await open(link)).headers.get('location') ?? '');
  expect(`${address.origin}${address.pathname}`).toBe(`${api.url}/`);
  return Object.fromEntries(new URLSearchParams(address.hash.slice(1)));
}

async function register(email: string, chosen = password): Promise<Record<string, unknown>> {
  const answer = await fetchSites(studio)(`${api.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: api.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: chosen }),
  });
  expect(answer.status).toBe(200);
  return z.record(z.string(), z.unknown()).parse(await answer.json());
}

async function statusOf(email: string): Promise<string | undefined> {
  const { people } = await founder.send(projectApiCommands.listPeople, { search: email });
  return people[0]?.status;
}

const signIn = async (email: string, chosen = password): Promise<string | undefined> =>
  (await client().auth.signInWithPassword({ email, password: chosen })).error?.code;

beforeAll(async () => {
  mail = await mailServer();
  studio = await studioEngine({
    sitesUrl: () => 'http://localhost:4322',
    mail: { url: mail.url, from: 'Studio <studio@example.org>' },
  });
  founder = await confirmedFounder();
  api = await founder.send(projectApiCommands.getProjectApi, {});
});
afterAll(async () => {
  await studio.close();
  await mail.close();
});

/** The founder's account, whose address is confirmed by its link. */
async function confirmedFounder(): Promise<Device> {
  const email = 'marta@example.org';
  await studio.ask('/auth/v1/signup', { body: { email, password } });
  const token = /token_hash=(?<token>\w+)/u.exec((await mail.mailTo(email)).text)?.groups?.['token'];
  return deviceWith(
    studio,
    await studio.ask('/auth/v1/verify', { body: { type: 'signup', token_hash: token } }),
  );
}

test('before there are pages, emails name the project', async () => {
  await founder.send(projectApiCommands.invitePerson, { email: 'first@example.org' });
  expect((await mail.mailTo('first@example.org')).subject).toBe('You are invited to my-project');
});

describe('of a published site', () => {
  beforeAll(async () => {
    await carryOut(founder, `Build a booking app called ${name} with teachers`);
  });

  test('the email that confirms an address names it, and has a link and no code', async () => {
    await register('ana@example.org');
    const { subject, text } = await mail.mailTo('ana@example.org');
    expect(subject).toBe(`Confirm your email address for ${name}`);
    expect(text).toContain(`registered at ${name} with this address`);
    const words = text.slice(text.indexOf('\r\n\r\n')).replaceAll(/http:\S+/gu, '');
    expect(words).not.toMatch(/my-project|code|\d{6}/iu);
    expect(await statusOf('ana@example.org')).toBe('unconfirmed');
    expect(await signIn('ana@example.org')).toBe('email_not_confirmed');
    const link = /http:\S+verify\S+/u.exec(text)?.[0] ?? '';
    expect(await arrived(link)).toMatchObject({ type: 'signup', refresh_token: expect.any(String) });
    expect(await statusOf('ana@example.org')).toBe('confirmed');
    expect(await signIn('ana@example.org')).toBeUndefined();
    expect(await arrived(link)).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' });
  });

  test('a link that was lost is sent again, and replaces the one before', async () => {
    const email = 'bea@example.org';
    await register(email);
    const first = await linkTo(email);
    expect((await client().auth.resend({ type: 'signup', email })).error).toBeNull();
    const second = await linkTo(email);
    expect(await arrived(first)).toMatchObject({ error_code: 'otp_expired' });
    await register(email);
    const third = await linkTo(email);
    expect(await arrived(second)).toMatchObject({ error_code: 'otp_expired' });
    expect(await arrived(third)).toMatchObject({ type: 'signup' });
  });

  test('registering again looks the same as registering, and only the owner of the address learns why', async () => {
    const email = 'cara@example.org';
    const asNew = await register(email);
    await arrived(await linkTo(email));
    const again = await register(email, 'another horse 2');
    for (const field of ['email', 'aud', 'role']) expect(again[field]).toBe(asNew[field]);
    expect(again).not.toHaveProperty('access_token');
    expect((await mail.mailTo(email)).subject).toBe(`You already have an account at ${name}`);
    expect(await signIn(email, 'another horse 2')).toBe('invalid_credentials');
    expect(await signIn(email)).toBeUndefined();
    // Nothing is sent to an address that needs no link.
    await client().auth.resend({ type: 'signup', email });
    await client().auth.resetPasswordForEmail(email);
    expect((await mail.mailTo(email)).subject).toBe(`Choose a new password for ${name}`);
  });

  test('a forgotten password is replaced with the session of the link, which ends all others', async () => {
    const email = 'dina@example.org';
    await register(email);
    const { refresh_token: older = '' } = await arrived(await linkTo(email));
    for (const address of [email, 'stranger@example.org'])
      expect(await client().auth.resetPasswordForEmail(address)).toEqual({ data: {}, error: null });
    const { subject, text } = await mail.mailTo(email);
    expect(subject).toBe(`Choose a new password for ${name}`);
    expect(text).not.toMatch(/\b\d{40}\b/u);
    const session = await arrived(/http:\S+verify\S+/u.exec(text)?.[0] ?? '');
    expect(session).toMatchObject({ type: 'recovery' });
    const person = client();
    await person.auth.setSession({
      access_token: session['access_token'] ?? '',
      refresh_token: session['refresh_token'] ?? '',
    });
    expect((await person.auth.updateUser({ password: 'another horse 2' })).error).toBeNull();
    expect([await signIn(email), await signIn(email, 'another horse 2')]).toEqual([
      'invalid_credentials',
      undefined,
    ]);
    expect((await client().auth.refreshSession({ refresh_token: older })).error).not.toBeNull();
  });

  test('an invitation names it, and after the password leads there', async () => {
    const email = 'ella@example.org';
    await founder.send(projectApiCommands.invitePerson, { email });
    const { subject, text } = await mail.mailTo(email);
    expect(subject).toBe(`You are invited to ${name}`);
    const link = /http:\S+invitation\S+/u.exec(text)?.[0] ?? '';
    expect(await (await open(link)).text()).toContain(`You are invited to ${school} as ${email}.`);
    const chosen = await fetchSites(studio)(link, {
      method: 'POST',
      body: new URLSearchParams({ password }),
    });
    expect(await chosen.text()).toContain(`<a href="/">Go to ${school}</a>`);
    expect(await (await open(link)).text()).toContain(`<a href="/">Go to ${school}</a>`);
    expect(await statusOf(email)).toBe('confirmed');
  });

  test('somebody invited who registers gets the invitation again', async () => {
    const email = 'fay@example.org';
    await founder.send(projectApiCommands.invitePerson, { email });
    await mail.mailTo(email);
    await register(email);
    expect((await mail.mailTo(email)).subject).toBe(`You are invited to ${name}`);
  });

  test('a blocked person gets no new link', async () => {
    const email = 'gwen@example.org';
    await register(email);
    await linkTo(email);
    const { people } = await founder.send(projectApiCommands.listPeople, { search: email });
    await founder.send(projectApiCommands.blockPerson, { personId: people[0]?.id ?? '', blocked: true });
    await client().auth.resend({ type: 'signup', email });
    await founder.send(projectApiCommands.blockPerson, { personId: people[0]?.id ?? '', blocked: false });
    await register(email);
    expect((await mail.mailTo(email)).subject).toContain('Confirm');
    expect(studio.log).toEqual([]);
  });
});

test('an address counts as checked once a link that was sent to it was opened', async () => {
  const plain = await studioEngine({ sitesUrl: () => 'http://localhost:4322' });
  try {
    const owner = await deviceOf(plain, 'owner@example.org');
    const own = await owner.send(projectApiCommands.getProjectApi, {});
    const email = 'hugo@example.org';
    const check = async (): Promise<string | undefined> =>
      (await owner.send(projectApiCommands.listPeople, { search: email })).people[0]?.status;
    const person = projectClient(plain, own);
    expect((await person.auth.signUp({ email, password })).error).toBeNull();
    expect(await check()).toBe('unchecked');
    await person.auth.resetPasswordForEmail(email);
    const box = join(plain.directory, 'outbox');
    await expect.poll(() => mailsIn(box)).toHaveLength(1);
    const [sent] = await mailsIn(box);
    const link = /http:[^\s\\]+verify[^\s\\]+/u.exec(sent?.text ?? '')?.[0] ?? '';
    expect((await fetchSites(plain)(link, { redirect: 'manual' })).status).toBe(303);
    expect(await check()).toBe('confirmed');
    await person.auth.updateUser({ password: 'another horse 2' });
    expect(await check()).toBe('confirmed');
  } finally {
    await plain.close();
  }
});
