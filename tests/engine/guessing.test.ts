import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { clientAddress } from '../../packages/engine/src/accounts/address.ts';
import { growingLimit } from '../../packages/engine/src/accounts/growingLimit.ts';
import { passwordProblem } from '../../packages/engine/src/accounts/passwords.ts';
import { studioSql } from '../support/backends.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

let studio: StudioEngine;

beforeAll(async () => {
  studio = await studioEngine({ signUpsPerHour: 20 });
});
afterAll(() => studio.close());

const password = 'correct horse 1';
const signUp = (email: string, from?: string): Promise<Response> =>
  studio.ask('/auth/v1/signup', { body: { email, password }, ...(from && { from }) });
const signIn = (email: string, guess: string, from?: string): Promise<Response> =>
  studio.ask('/auth/v1/token?grant_type=password', {
    body: { email, password: guess },
    ...(from && { from }),
  });

describe('a restart', () => {
  test('ends no wait, and forgets no attempt and no sign-up', async () => {
    await signUp('patient@example.org', '203.0.113.60');
    await signUp('other@example.org', '203.0.113.60');
    for (let at = 0; at < 10; at += 1) await signIn('patient@example.org', 'wrong', '203.0.113.61');
    for (let at = 0; at < 9; at += 1) await signIn('other@example.org', 'wrong', '203.0.113.62');
    await studio.restart();
    const waiting = await signIn('patient@example.org', password, '203.0.113.63');
    expect(waiting.status).toBe(429);
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn('other@example.org', 'wrong', '203.0.113.62')).status).toBe(400);
    expect((await signIn('other@example.org', password, '203.0.113.62')).status).toBe(429);
  });

  test('leaves no address of a person in what is counted', async () => {
    const other = await studioEngine();
    await other.ask('/auth/v1/token?grant_type=password', {
      body: { email: 'counted@example.org', password: 'wrong' },
      from: '203.0.113.64',
    });
    await other.close(async (directory) => {
      const rows = await studioSql(directory, 'select key from public.attempt_counts');
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toMatch(/example|203\.0/u);
    });
  });
});

describe('guessing at an account', () => {
  test('ends after ten passwords, all at once or from many addresses, the right one included', async () => {
    await signUp('guessed@example.org');
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        signIn('guessed@example.org', `wrong ${at}`, `192.0.2.${at + 10}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
    const right = await signIn('guessed@example.org', password, '198.51.100.7');
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await right.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
  });

  test('ends for an address that tries many accounts, and for nobody else', async () => {
    await signUp('bystander@example.org');
    const from = '203.0.113.9';
    const statuses: number[] = [];
    for (let at = 0; at < 51; at += 1)
      statuses.push((await signIn(`p${at}@example.org`, 'wrong', from)).status);
    expect(statuses).toEqual([...Array.from({ length: 50 }, () => 400), 429]);
    expect((await signIn('bystander@example.org', password, from)).status).toBe(429);
    expect((await signIn('bystander@example.org', password, '203.0.113.10')).status).toBe(200);
  });

  test('gets the same answer whether or not there is such an account', async () => {
    await signUp('known@example.org');
    const answers = await Promise.all(
      ['known@example.org', 'unknown@example.org'].map(async (email) => {
        const signedIn = await signIn(email, 'not it at all');
        const reset = await studio.ask('/auth/v1/recover', { body: { email } });
        return [signedIn.status, await signedIn.text(), reset.status, await reset.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  test('by signing up learns of an account only as often as somebody may sign up', async () => {
    const from = '203.0.113.15';
    for (let at = 0; at < 4; at += 1) await signUp(`taken${at}@example.org`);
    const answers: Response[] = [];
    for (let at = 0; at < 21; at += 1) answers.push(await signUp(`taken${at % 5}@example.org`, from));
    expect(await answers[0]?.json()).toMatchObject({ error_code: 'user_already_exists' });
    expect(answers.map(({ status }) => status).slice(-1)).toEqual([429]);
  });

  test('a right password forgets the wrong ones before it', async () => {
    await signUp('forgetful@example.org');
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 9; at += 1) await signIn('forgetful@example.org', 'wrong', '203.0.113.20');
      expect((await signIn('forgetful@example.org', password, '203.0.113.20')).status).toBe(200);
    }
  });

  test('links, resets and sign-ups are counted as well', async () => {
    const many = async (path: string, body: (at: number) => object, from: string, tries: number) => {
      for (let at = 0; at < tries; at += 1) await studio.ask(path, { body: body(at), from });
      return (await studio.ask(path, { body: body(tries), from })).status;
    };
    const verify = (at: number): object => ({ type: 'recovery', token_hash: String(at).repeat(8) });
    expect(await many('/auth/v1/verify', verify, '203.0.113.30', 50)).toBe(429);
    const one = (): object => ({ email: 'flooded@example.org' });
    expect(await many('/auth/v1/recover', one, '203.0.113.31', 3)).toBe(429);
    const everybody = (at: number): object => ({ email: `flood${at}@example.org` });
    expect(await many('/auth/v1/recover', everybody, '203.0.113.32', 20)).toBe(429);
    const newcomer = (at: number): object => ({ email: `new${at}@example.org`, password });
    expect(await many('/auth/v1/signup', newcomer, '203.0.113.33', 20)).toBe(429);
  });

  test('what the studio does not use of the accounts API is not there', async () => {
    for (const path of [
      'otp',
      'magiclink',
      'authorize',
      'callback',
      'reauthenticate',
      'verify',
      'admin/users',
    ])
      expect((await studio.ask(`/auth/v1/${path}`)).status).toBe(404);
    expect((await studio.ask('/auth/v1/otp', { body: { email: 'new@example.org' } })).status).toBe(404);
    const phone = await studio.ask('/auth/v1/token?grant_type=password', {
      body: { phone: '+43123', password },
    });
    expect(await phone.json()).toMatchObject({ error_code: 'phone_provider_disabled' });
  });

  test('malformed bodies are refused, not failed on', async () => {
    for (const body of [null, 1, [], 'x', { email: 1, password: {} }, { email: '\0@example.org', password }])
      for (const path of ['signup', 'token?grant_type=password', 'recover', 'verify', 'resend']) {
        const answer = await studio.ask(`/auth/v1/${path}`, { method: 'POST', body: Object(body) });
        expect([400, 422]).toContain(answer.status);
      }
    const statusOf = async (path: string, body: object, method = 'POST'): Promise<number> =>
      (await studio.ask(`/auth/v1/${path}`, { method, body, from: '203.0.113.50' })).status;
    for (const first_name of ['a\0b', 'a\ud800b'])
      expect(await statusOf('signup', { email: 'nul@example.org', password, data: { first_name } })).toBe(
        400,
      );
    const long = `${'a'.repeat(250)}@example.org`;
    expect(await statusOf('signup', { email: long, password })).toBe(400);
    expect(await statusOf('verify', { type: 5, token_hash: 'x' })).toBe(400);
    expect(await statusOf('token?grant_type=refresh_token', { refresh_token: 5 })).toBe(400);
    expect(await statusOf('token?grant_type=pkce', { auth_code: 5, code_verifier: {} })).toBe(400);
    expect(await statusOf('user', { data: 5 }, 'PUT')).toBe(401);
  });
});

test('each further try waits twice as long, up to a limit, and in the end all is forgotten', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  try {
    const limit = growingLimit({ free: 2, within: 1000, firstWait: 10, longestWait: 25 });
    const take = async (): Promise<number> => (await limit.take('somebody')).wait;
    const waits: number[] = [];
    for (const pause of [0, 0, 0, 10, 0, 20, 0, 25, 0, 1000, 0]) {
      vi.advanceTimersByTime(pause * 1000);
      waits.push(await take());
    }
    expect(waits).toEqual([0, 0, 10, 0, 20, 0, 25, 0, 25, 0, 0]);
  } finally {
    vi.useRealTimers();
  }
});

test('an address is the other end of the connection; a header counts only behind proxies of one’s own', () => {
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
  expect(clientAddress(from('192.0.2.1'), '10.0.0.1', 0)).toBe('192.0.2.1');
  expect(clientAddress(from('::ffff:192.0.2.1'), undefined, 0)).toBe('192.0.2.1');
  expect(clientAddress(from('127.0.0.1'), 'made up, 198.51.100.1', 1)).toBe('198.51.100.1');
  expect(clientAddress(from('127.0.0.1'), 'made up, 198.51.100.1, 10.0.0.2', 2)).toBe('198.51.100.1');
  expect(clientAddress(from('127.0.0.1'), undefined, 1)).toBe('127.0.0.1');
  expect(clientAddress(from('2001:db8:1:2:3:4:5:6'), undefined, 0)).toBe('2001:db8:1:2');
  expect(clientAddress(from('2001:db8:1:2::9'), undefined, 0)).toBe('2001:db8:1:2');
  expect(clientAddress(undefined, '10.0.0.1', 0)).toBe('unknown');
});

describe('a password that is chosen', () => {
  test.each([
    'password',
    'Password',
    'password1!',
    'qwertyuiop',
    '12345678',
    'football2024',
    'ada@example.org',
    'ada1815',
  ])('%s is refused', async (weak) => {
    expect(await passwordProblem(weak, 'ada@example.org')).toMatch(/Choose another one\./u);
  });
  test.each(['correct horse 1', 'vier Enten im Teich', 'Xk4!pq9-mmz'])('%s is taken', async (good) => {
    expect(await passwordProblem(good, 'ada@example.org')).toBeUndefined();
  });
  test('has at most as many bytes as are compared', async () => {
    expect(await passwordProblem('ö'.repeat(36), 'ada@example.org')).toBeUndefined();
    expect(await passwordProblem('ö'.repeat(37), 'ada@example.org')).toMatch(/shorter/u);
  });
  test('is refused by the server at sign-up', async () => {
    const answer = await studio.ask('/auth/v1/signup', {
      body: { email: 'weak@example.org', password: 'password' },
      from: '203.0.113.40',
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error_code: 'weak_password' });
  });
});
