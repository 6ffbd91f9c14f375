import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { SqlSession } from '../database/session.ts';
import {
  changeUser,
  createUser,
  deleteUser,
  inviteUser,
  listUsers,
  oneUser,
  refused,
  type AdminAnswer,
} from './adminUsers.ts';
import type { ApiAnswer, ApiRequest } from './request.ts';

const path = /^\/auth\/v1\/(?:(?<invite>invite)|admin(?:\/(?<rest>.*))?)$/u;
const users = /^users(?:\/(?<id>[^/]+))?\/?$/u;

const browser = /^\s*mozilla\s*\/\s*5/iu;

/** Whether a request says that it comes from a page. */
export const isBrowser = (userAgent: string | undefined): boolean => browser.test(userAgent ?? '');

/** The body of a request as JSON; undefined for any other. */
function jsonOf({ body }: ApiRequest): unknown {
  if (!body) return {};
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

async function answerTo(
  session: SqlSession,
  request: ApiRequest,
  { invite, rest = '' }: Readonly<Record<string, string | undefined>>,
): Promise<AdminAnswer> {
  const { method, url, origin } = request;
  if (request.keyType !== 'secret')
    return refused(403, 'not_admin', 'Only a secret key of this project may do this.');
  // As everywhere else: a secret key in a page is known to its visitors.
  if (request.headers.some(([name, value]) => name === 'user-agent' && isBrowser(value)))
    return refused(401, 'secret_key_in_browser', 'A secret key must not be used in a browser.');
  if (invite !== undefined)
    return method === 'POST'
      ? inviteUser(session, jsonOf(request), { origin, link: randomBytes(32).toString('hex') })
      : refused(405, 'method_not_allowed', 'This method is not supported.');
  const found = users.exec(rest);
  if (!found) return refused(404, 'not_found', 'This server does not offer this.');
  const given = found.groups?.['id'];
  if (given === undefined) {
    if (method === 'GET') return listUsers(session, new URL(url));
    if (method === 'POST') return createUser(session, jsonOf(request));
    return refused(405, 'method_not_allowed', 'This method is not supported.');
  }
  const id = z.uuid().safeParse(given).data;
  if (id === undefined) return refused(400, 'validation_failed', 'The id of an account is a UUID.');
  if (method === 'GET') return oneUser(session, id);
  if (method === 'PUT') return changeUser(session, id, jsonOf(request));
  if (method === 'DELETE') return deleteUser(session, id);
  return refused(405, 'method_not_allowed', 'This method is not supported.');
}

/** Answers requests to the accounts of a project that only a secret key may make; undefined for all others. */
export async function adminAnswer(
  session: SqlSession,
  request: ApiRequest,
): Promise<Omit<ApiAnswer, 'role'> | undefined> {
  const groups = path.exec(new URL(request.url).pathname)?.groups;
  if (!groups) return undefined;
  const { status, body, total, mail } = await answerTo(session, request, groups);
  return {
    status,
    headers: [
      ['content-type', 'application/json'],
      ...(total === undefined ? [] : [['x-total-count', String(total)] as const]),
    ],
    body: new TextEncoder().encode(JSON.stringify(body)),
    mails: mail ? [mail] : [],
  };
}
