import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { turns } from '../disk/turns.ts';
import { askBackend } from '../http/backendAnswer.ts';
import type { Backend } from '../ports/backend.ts';
import type { Clock, Ids } from '../ports/system.ts';
import { clientAddress, type Connection } from './address.ts';
import { AccountError, unconfirmedUser, wrongCredentials } from './answers.ts';
import { knownMail, linkAddress, linkMail, type LinkKind } from './letters.ts';
import { countAttempt, type AccountLimits } from './limits.ts';
import { passwordProblem, shortestPassword } from './passwords.ts';
import type { Post } from './post.ts';

export interface AccountParts {
  readonly backend: Backend;
  readonly limits: AccountLimits;
  readonly post: Post;
  /** Address people use, for the links in mails. */
  readonly siteUrl: () => string;
  /** Number of the operator's proxies in front of the server. */
  readonly proxies: number;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logError: (error: unknown) => void;
}

/** The routes, and a promise for the work that continues after their answers. */
export interface Accounts {
  readonly routes: Hono<Environment>;
  finished(): Promise<void>;
}

interface Environment {
  Bindings: Connection;
  Variables: { body: Readonly<Record<string, unknown>> };
}
type AccountContext = Context<Environment>;

/** JSON escapes of characters that Postgres cannot store: NUL and lone surrogates. */
const unstorable = /\\u0000|\\ud[89a-f]/iu;

const bodySchema = z.record(z.string(), z.unknown());
const userSchema = z.object({ id: z.uuid(), email: z.string() });
const claimsSchema = z.object({ session_id: z.uuid() });
/** Longest email address that is accepted, in characters. */
const longestEmail = 255;
/** Milliseconds after a sign-in in which the password can be changed without the current one, as after a reset. */
const freshFor = 600_000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function emailOf(body: Readonly<Record<string, unknown>>): string {
  const email = textOf(body['email']).trim().toLowerCase();
  if (email === '' && textOf(body['phone']) !== '')
    throw new AccountError(
      422,
      'phone_provider_disabled',
      'Use an email address: phone numbers are not supported.',
    );
  if (email.length > longestEmail || email.includes('\0') || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(email))
    throw new AccountError(400, 'validation_failed', 'This is not a valid email address.');
  return email;
}

function passwordOf(body: Readonly<Record<string, unknown>>): string {
  const password = textOf(body['password']);
  if (password === '') throw new AccountError(400, 'validation_failed', 'Enter a password.');
  return password;
}

async function acceptable(password: string, email: string): Promise<void> {
  const problem = await passwordProblem(password, email);
  if (problem !== undefined) throw new AccountError(422, 'weak_password', problem);
}

/** The part of the accounts API that the studio uses, in front of the backend; the rest is not exposed. */
export function accounts(parts: AccountParts): Accounts {
  const { backend, limits, post, siteUrl, proxies, clock, ids, logError } = parts;
  const routes = new Hono<Environment>();
  const inTurn = turns();
  const going = new Set<Promise<void>>();

  /** Runs work after the answer, so that response times reveal nothing about it. */
  function afterwards(key: string, work: () => Promise<void>): void {
    const done = inTurn(key, work)
      .catch(logError)
      .finally(() => going.delete(done));
    going.add(done);
  }

  function forward(c: AccountContext, body?: object): Promise<Response> {
    const { pathname, search } = new URL(c.req.url);
    const headers = new Headers({ apikey: backend.publishableKey });
    for (const name of [
      'authorization',
      'accept',
      'content-type',
      'x-client-info',
      'x-supabase-api-version',
    ]) {
      const value = c.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const content = body && { body: JSON.stringify(body) };
    return askBackend(
      backend,
      new Request(`${backend.url}${pathname}${search}`, { method: c.req.method, headers, ...content }),
    );
  }

  const count = (c: AccountContext, kind: keyof AccountLimits, account: string) =>
    countAttempt(limits[kind], {
      address: clientAddress(c.env, c.req.header('x-forwarded-for'), proxies),
      account,
    });

  async function sendLink(email: string, kind: LinkKind): Promise<void> {
    const token = await backend.accounts.newLink(email, kind);
    if (token !== undefined) await post.send(linkMail(email, kind, linkAddress(siteUrl(), kind, token)));
  }

  routes.use(async (c, next) => {
    if (c.req.header('apikey') !== backend.publishableKey)
      throw new AccountError(401, 'no_authorization', 'This request has no valid key.');
    const text = c.req.method === 'GET' || c.req.method === 'HEAD' ? '' : await c.req.text();
    let parsed: unknown = {};
    try {
      if (text !== '') parsed = JSON.parse(text);
    } catch {
      parsed = undefined;
    }
    const body = bodySchema.safeParse(parsed);
    if (!body.success || unstorable.test(JSON.stringify(body.data)))
      throw new AccountError(400, 'bad_json', 'This request cannot be read.');
    c.set('body', body.data);
    await next();
  });

  routes.post('/token', async (c) => {
    const { body } = c.var;
    if (c.req.query('grant_type') === 'refresh_token')
      return forward(c, { refresh_token: textOf(body['refresh_token']) });
    if (c.req.query('grant_type') !== 'password')
      throw new AccountError(400, 'unsupported_grant_type', 'This way to sign in is not supported.');
    const email = emailOf(body);
    const password = passwordOf(body);
    const attempt = await count(c, 'password', email);
    const outcome = await backend.accounts.signInCheck(email, password);
    if (outcome === 'wrong') throw wrongCredentials();
    await attempt.succeeded();
    if (outcome === 'unconfirmed')
      throw new AccountError(
        400,
        'email_not_confirmed',
        'Confirm your address first: open the link in the email we sent you.',
      );
    return forward(c, { email, password });
  });

  routes.post('/signup', async (c) => {
    const { body } = c.var;
    const email = emailOf(body);
    const password = passwordOf(body);
    await acceptable(password, email);
    await count(c, 'signUp', email);
    const request = { ...body, email, password };
    if (!post.isSent) return forward(c, request);
    if (password.length < shortestPassword)
      throw new AccountError(
        422,
        'weak_password',
        `A password needs at least ${shortestPassword} characters.`,
      );
    // Answered before it is known whether the account exists.
    afterwards(email, async () => {
      const state = await backend.accounts.stateOf(email);
      if (state === 'confirmed') return post.send(knownMail(email, siteUrl()));
      await backend.accounts.forgetUnconfirmed(email);
      const made = await forward(c, request);
      if (made.ok) return sendLink(email, 'signup');
      logError(new Error(`An account could not be created (${made.status}).`));
    });
    return c.json(unconfirmedUser(ids(), email, clock.now().toISOString()));
  });

  routes.post('/recover', async (c) => {
    const email = emailOf(c.var.body);
    await count(c, 'mail', email);
    afterwards(email, () => sendLink(email, 'recovery'));
    return c.json({});
  });

  routes.post('/resend', async (c) => {
    const email = emailOf(c.var.body);
    await count(c, 'mail', email);
    if (c.var.body['type'] === 'signup') afterwards(email, () => sendLink(email, 'signup'));
    return c.json({});
  });

  routes.post('/verify', async (c) => {
    const { type, token_hash: token } = c.var.body;
    if (typeof token !== 'string' || token === '')
      throw new AccountError(400, 'validation_failed', 'Open the link in the email we sent you.');
    const attempt = await count(c, 'link', token);
    const answer = await forward(c, { type, token_hash: token });
    if (!answer.ok) return answer;
    await attempt.succeeded();
    const { user } = z.object({ user: userSchema }).parse(await answer.clone().json());
    // The owner of the address need not wait because of other people's guesses.
    await limits.password.account.forget(user.email);
    return answer;
  });

  routes.put('/user', async (c) => {
    const { body } = c.var;
    if (body['email'] !== undefined || body['phone'] !== undefined)
      throw new AccountError(422, 'validation_failed', 'The email address of an account cannot be changed.');
    const password = textOf(body['password']);
    if (password === '') return forward(c, { data: body['data'] });
    const asked = await backend.fetch(
      new Request(`${backend.url}/auth/v1/user`, {
        headers: { apikey: backend.publishableKey, authorization: c.req.header('authorization') ?? '' },
      }),
    );
    if (!asked.ok) return asked;
    const user = userSchema.parse(await asked.json());
    // The backend has just checked the token, so its claims can be trusted.
    const [, claims = ''] = (c.req.header('authorization') ?? '').split('.');
    const { session_id: session } = claimsSchema.parse(
      JSON.parse(Buffer.from(claims, 'base64url').toString()),
    );
    const present = textOf(body['current_password']);
    const began = await backend.accounts.sessionBegan(session);
    const isFresh = began !== undefined && clock.now().getTime() - began.getTime() < freshFor;
    if (present !== '' || !isFresh) {
      if (present === '')
        throw new AccountError(
          400,
          'reauthentication_needed',
          'Enter your current password, or sign in again first.',
        );
      const attempt = await count(c, 'password', user.email);
      if (!(await backend.accounts.passwordHolds(user.id, present)))
        throw new AccountError(400, 'invalid_credentials', 'The current password is incorrect.');
      await attempt.succeeded();
    }
    await acceptable(password, user.email);
    const answer = await forward(c, { password, ...(body['data'] !== undefined && { data: body['data'] }) });
    if (answer.ok) await backend.accounts.endOtherSessions(user.id, session);
    return answer;
  });

  for (const path of ['/user', '/settings', '/health']) routes.get(path, (c) => forward(c));
  routes.post('/logout', (c) => forward(c, c.var.body));
  routes.all('*', () => {
    throw new AccountError(404, 'not_found', 'There is nothing at this address.');
  });
  routes.onError((error) => {
    if (error instanceof AccountError) return error.toAnswer();
    throw error;
  });
  return {
    routes,
    finished: async () => {
      await Promise.all(going);
    },
  };
}
