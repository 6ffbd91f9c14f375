import { randomBytes, randomUUID } from 'node:crypto';
import { hash } from 'bcryptjs';
import { z } from 'zod';
import { unconfirmedUser } from '../accounts/answers.ts';
import type { SqlSession } from '../database/session.ts';
import { verifyAddress, type ApiMail } from './apiMail.ts';
import { invitationAddress, linkHashOf } from './invitationLink.ts';
import { invite } from './invitations.ts';
import type { ApiAnswer, ApiRequest } from './request.ts';

const wanted = z.object({
  email: z.string().catch(''),
  type: z.string().optional(),
  password: z.string().optional(),
});

/** The address in the body of an account request, and what is asked for it. */
function wantedIn({ body }: Pick<ApiRequest, 'body'>): z.infer<typeof wanted> | undefined {
  try {
    return wanted.safeParse(JSON.parse(new TextDecoder().decode(body ?? undefined))).data;
  } catch {
    return undefined;
  }
}

const asked = ({ method, url }: ApiRequest, path: string, how = 'POST'): boolean =>
  method === how && new URL(url).pathname === `/auth/v1/${path}`;

/** Whether a request chooses a new password for its account. */
export const changesPassword = (request: ApiRequest): boolean =>
  asked(request, 'user', 'PUT') && wantedIn(request)?.password !== undefined;

function answerWith(body: object, mails: readonly ApiMail[]): Omit<ApiAnswer, 'role'> {
  const headers = [['content-type', 'application/json']] as const;
  return { status: 200, headers, body: new TextEncoder().encode(JSON.stringify(body)), mails };
}

const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  confirmed: z.boolean(),
  /** Whether a password was chosen; an invited person has none yet. */
  chosen: z.boolean(),
});

/** What somebody gets who may have lost the link that confirms their address; nothing for strangers and blocked people. */
async function newLink(
  session: SqlSession,
  { origin }: ApiRequest,
  given: string,
): Promise<readonly ApiMail[]> {
  const [row] = await session.query(
    `select id::text, email::text, email_confirmed_at is not null as confirmed, encrypted_password is not null as chosen
     from auth.users where lower(email) = $1 and not coalesce(banned_until > now(), false)`,
    [given.trim().toLowerCase()],
  );
  if (!row) return [];
  const { id, email: to, confirmed, chosen } = accountSchema.parse(row);
  if (confirmed) return [{ to, about: 'registered', opens: origin }];
  const link = randomBytes(32).toString('hex');
  if (!chosen) {
    await invite(session, to.toLowerCase(), linkHashOf(link));
    return [{ to, about: 'invite', opens: invitationAddress(origin, link) }];
  }
  await session.query(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1',
    [id, link],
  );
  return [{ to, about: 'signup', opens: verifyAddress(origin, 'signup', link) }];
}

/** Sends a new link to an address that is not confirmed yet; the library sends one only once. Undefined for other requests. */
export async function resentAnswer(
  session: SqlSession,
  request: ApiRequest,
): Promise<Omit<ApiAnswer, 'role'> | undefined> {
  if (!asked(request, 'resend')) return undefined;
  const given = wantedIn(request);
  if (given?.type !== 'signup') return undefined;
  const mails = await newLink(session, request, given.email);
  // Only an address that waits for its confirmation gets mail.
  return answerWith(
    {},
    mails.filter(({ about }) => about !== 'registered'),
  );
}

const tooSoon = 'over_email_send_rate_limit';

/**
 * Answers a sign-up with an address that has an account as if it had none, and tells its owner by mail; the library would
 * reveal the account. Undefined for other answers of the library.
 */
export async function knownAnswer(
  session: SqlSession,
  request: ApiRequest,
  answer: Pick<Response, 'status' | 'headers'>,
): Promise<Omit<ApiAnswer, 'role'> | undefined> {
  if (answer.status !== 429 || answer.headers.get('x-sb-error-code') !== tooSoon) return undefined;
  if (!asked(request, 'signup')) return undefined;
  const given = wantedIn(request);
  if (!given) return undefined;
  // As long as making an account takes.
  await hash('nobody has this password', 10);
  const user = unconfirmedUser(randomUUID(), given.email.trim().toLowerCase(), new Date().toISOString());
  return answerWith(user, await newLink(session, request, given.email));
}

/**
 * Remembers that a link which signs in was used: the person who opened it reads the mail of that address. The library forgets it
 * with the next password.
 */
export async function rememberOpenedLinks(session: SqlSession): Promise<void> {
  await session.query(
    `update auth.users set confirmation_sent_at = recovery_sent_at
     where confirmation_sent_at is null and recovery_sent_at is not null and recovery_token is null`,
  );
}
