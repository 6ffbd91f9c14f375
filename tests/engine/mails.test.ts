import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { mailServer, type MailServer } from '../support/mailServer.ts';
import { mailsIn } from '../support/outbox.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

const password = 'correct horse 1';
const sessionSchema = z.object({ access_token: z.string(), refresh_token: z.string() });
type Session = z.infer<typeof sessionSchema>;

const tokenIn = (mail: string): string =>
  /\/auth\/link#type=\w+&token_hash=([0-9a-f]{64})/u.exec(mail)?.[1] ?? '';

async function signIn(studio: StudioEngine, email: string, tried: string): Promise<Response> {
  return studio.ask('/auth/v1/token?grant_type=password', { body: { email, password: tried } });
}
async function session(answer: Response | Promise<Response>): Promise<Session> {
  return sessionSchema.parse(await (await answer).json());
}
const stillHolds = async (studio: StudioEngine, { access_token: token }: Session): Promise<boolean> =>
  (await studio.ask('/auth/v1/user', { token })).ok;

describe('where a mail server is configured', () => {
  let box: MailServer;
  let studio: StudioEngine;
  let written = '';
  const mailTo = async (address: string): Promise<string> => (await box.mailTo(address)).text;

  beforeAll(async () => {
    box = await mailServer();
    for (const kind of ['stdout', 'stderr'] as const)
      vi.spyOn(process[kind], 'write').mockImplementation((chunk) => {
        written += String(chunk);
        return true;
      });
    for (const kind of ['info', 'log', 'warn', 'error'] as const)
      vi.spyOn(console, kind).mockImplementation((...items) => {
        written += items.map(String).join(' ');
      });
    studio = await studioEngine({
      mail: { url: box.url, from: 'Studio <studio@example.org>' },
    });
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await studio.close();
    await box.close();
  });

  const verify = (type: string, token: string): Promise<Response> =>
    studio.ask('/auth/v1/verify', { body: { type, token_hash: token } });

  test('an account works once its address is confirmed, by a link that works once', async () => {
    const signUp = (): Promise<Response> =>
      studio.ask('/auth/v1/signup', {
        body: { email: 'ada@example.org', password, data: { first_name: 'Ada' } },
      });
    const shape = async (answer: Response): Promise<readonly string[]> =>
      Object.keys(z.record(z.string(), z.unknown()).parse(await answer.json())).toSorted();
    const asNew = await shape(await signUp());
    expect(asNew).not.toContain('access_token');
    const mail = await mailTo('ada@example.org');
    expect(mail).toContain('From: Studio <studio@example.org>');
    expect(await (await signIn(studio, 'ada@example.org', password)).json()).toMatchObject({
      error_code: 'email_not_confirmed',
    });
    expect(await (await signIn(studio, 'ada@example.org', 'wrong')).json()).toMatchObject({
      error_code: 'invalid_credentials',
    });

    // A program that opens what is in a mail asks for the page, and uses nothing up.
    expect((await studio.ask('/auth/link')).status).toBeLessThan(504);
    expect((await studio.ask(`/auth/v1/verify?type=signup&token=${tokenIn(mail)}`)).status).toBe(404);
    const confirmed = await verify('signup', tokenIn(mail));
    expect(confirmed.status).toBe(200);
    const { access_token: token } = sessionSchema.parse(await confirmed.json());
    expect(await (await studio.ask('/rest/v1/profiles?select=first_name', { token })).json()).toEqual([
      { first_name: 'Ada' },
    ]);
    expect((await verify('signup', tokenIn(mail))).status).toBe(403);
    expect((await signIn(studio, 'ada@example.org', password)).status).toBe(200);

    // Signing up with it again gets the same answer, and its owner gets a mail about it.
    expect(await shape(await signUp())).toEqual(asNew);
    expect(await mailTo('ada@example.org')).toContain('You already have an account');
  });

  test('a lost password is reset, which ends every other session', async () => {
    await studio.ask('/auth/v1/signup', { body: { email: 'bo@example.org', password } });
    const first = await session(verify('signup', tokenIn(await mailTo('bo@example.org'))));
    await studio.ask('/auth/v1/recover', { body: { email: 'bo@example.org' } });
    const older = tokenIn(await mailTo('bo@example.org'));
    await studio.ask('/auth/v1/recover', { body: { email: 'bo@example.org' } });
    const newer = tokenIn(await mailTo('bo@example.org'));
    expect((await verify('recovery', older)).status).toBe(403);
    const fresh = await session(verify('recovery', newer));
    const change = (body: object): Promise<Response> =>
      studio.ask('/auth/v1/user', { method: 'PUT', body, token: fresh.access_token });
    expect(await (await change({ password: 'password' })).json()).toMatchObject({
      error_code: 'weak_password',
    });
    expect((await change({ password: 'correct horse 2' })).status).toBe(200);
    expect(await stillHolds(studio, first)).toBe(false);
    expect(await stillHolds(studio, fresh)).toBe(true);
    expect((await signIn(studio, 'bo@example.org', password)).status).toBe(400);
    expect((await signIn(studio, 'bo@example.org', 'correct horse 2')).status).toBe(200);
    expect((await verify('recovery', newer)).status).toBe(403);
  });

  test('a link is of no use after fifteen minutes', async () => {
    await studio.ask('/auth/v1/signup', { body: { email: 'late@example.org', password } });
    const token = tokenIn(await mailTo('late@example.org'));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    const answer = await verify('signup', token);
    vi.useRealTimers();
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error_code: 'otp_expired' });
    await studio.ask('/auth/v1/resend', { body: { type: 'signup', email: 'late@example.org' } });
    expect((await verify('signup', tokenIn(await mailTo('late@example.org')))).status).toBe(200);
  });

  test('an email that the server refuses goes to the outbox, and no log says whose it was', async () => {
    box.refuse(true);
    await studio.ask('/auth/v1/recover', { body: { email: 'bo@example.org' } });
    await studio.engine().close();
    box.refuse(false);
    expect(studio.log.join('\n')).toMatch(/could not be sent .*outbox/u);
    expect(studio.log.join('\n')).not.toContain('bo@example.org');
    expect(await mailsIn(join(studio.directory, 'outbox'))).toHaveLength(1);
  });

  test('nothing of all that was said in the log of the server', () => {
    expect(written).not.toMatch(/[0-9a-f]{64}|token_hash|@example\.org/u);
  });
});

describe('where no mail server is configured', () => {
  let studio: StudioEngine;
  beforeAll(async () => {
    studio = await studioEngine();
  });
  afterAll(() => studio.close());

  test('the person who runs the machine reads mails with a command, and nobody else does', async () => {
    await studio.ask('/auth/v1/signup', { body: { email: 'eve@example.org', password } });
    await studio.ask('/auth/v1/recover', { body: { email: 'eve@example.org' } });
    await studio.ask('/auth/v1/recover', { body: { email: 'nobody@example.org' } });
    const box = join(studio.directory, 'outbox');
    await expect.poll(() => mailsIn(box), { timeout: 20_000 }).toHaveLength(1);
    const [mail] = await mailsIn(box);
    expect((await stat(mail?.path ?? '')).mode & 0o077).toBe(0);

    const data = await mkdtemp(join(tmpdir(), 'saywright-outbox-'));
    const script = fileURLToPath(new URL('../../scripts/outbox.mjs', import.meta.url));
    const run = async (...args: string[]): Promise<string> =>
      (
        await promisify(execFile)(process.execPath, [script, ...args], {
          env: { ...process.env, SAYWRIGHT_DATA: data },
        })
      ).stdout;
    expect(await run()).toContain('The outbox is empty');
    await cp(box, join(data, 'v1-pg17', 'outbox'), { recursive: true });
    const list = await run();
    expect(list).toContain('eve@example.org  Set a new password');
    expect(tokenIn(list)).toBe('');
    const shown = await run('show', '1');
    await rm(data, { recursive: true, force: true });
    const answer = await studio.ask('/auth/v1/verify', {
      body: { type: 'recovery', token_hash: tokenIn(shown) },
    });
    expect(answer.status).toBe(200);
    expect(studio.log).toEqual([]);
  });

  test('a password is changed with the present one or right after a sign-in, and other sessions end', async () => {
    const email = 'old@example.org';
    const first = await session(studio.ask('/auth/v1/signup', { body: { email, password } }));
    const other = await session(signIn(studio, email, password));
    const change = (body: object): Promise<Response> =>
      studio.ask('/auth/v1/user', { method: 'PUT', body, token: first.access_token });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    const later = await change({ password: 'correct horse 2' });
    vi.useRealTimers();
    expect(await later.json()).toMatchObject({ error_code: 'reauthentication_needed' });
    expect((await change({ password: 'correct horse 2', current_password: 'wrong' })).status).toBe(400);
    expect((await change({ email: 'thief@example.org' })).status).toBe(422);
    expect(await stillHolds(studio, other)).toBe(true);
    expect((await change({ password: 'correct horse 2', current_password: password })).status).toBe(200);
    expect(await stillHolds(studio, other)).toBe(false);
    expect(await stillHolds(studio, first)).toBe(true);
    const renewed = await studio.ask('/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: other.refresh_token },
    });
    expect(renewed.ok).toBe(false);
  });
});
