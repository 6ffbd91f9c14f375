import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { refusal } from './failures.ts';

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Lets only supported methods through. */
export const knownMethods: MiddlewareHandler = async (c, next) =>
  methods.has(c.req.method) ? next() : refusal(c.req.url, 405, 'This method is not supported.');

/** Lets only decodable URLs without NUL characters through. */
export const readableAddress: MiddlewareHandler = async (c, next) =>
  /%00/u.test(c.req.url) || !isDecodable(new URL(c.req.url).pathname)
    ? refusal(c.req.url, 400, 'This address cannot be read.')
    : next();

/** A NUL as a JSON escape, which Postgres cannot store in a text. */
const nul = /(?<!\\)(?:\\\\)*\\u0000/u;
const deepest = 100;

/** Whether JSON is nested so deeply that recursive processing could exhaust the stack. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const [mark] of json.replaceAll(/"[^"\\]*(?:\\.[^"\\]*)*"/gsu, '').matchAll(/[[\]{}]/gu)) {
    depth += mark === '[' || mark === '{' ? 1 : -1;
    if (depth > deepest) return true;
  }
  return false;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why a body cannot be handled: no JSON object or list, or texts that cannot be stored; undefined when it can. */
export function unreadable(text: string): string | undefined {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || isTooDeep(text))
    return 'This request is not valid JSON for this address.';
  return nul.test(text) ? 'A text in this request has a character that cannot be stored.' : undefined;
}

/** Fields that the backend's accounts API assumes to be texts without checking. */
const accountTexts = z.looseObject(
  Object.fromEntries(
    [
      'email',
      'phone',
      'password',
      'token',
      'token_hash',
      'type',
      'refresh_token',
      'auth_code',
      'code_verifier',
      'redirect_to',
    ].map((name) => [name, z.string().nullish()]),
  ),
);

async function bodyOf(request: Request): Promise<string> {
  return request.method === 'GET' || request.method === 'HEAD' ? '' : request.clone().text();
}

/** Refuses bodies that the backend would fail on. */
export const readableJson: MiddlewareHandler = async (c, next) => {
  const text = await bodyOf(c.req.raw);
  const problem = text === '' ? undefined : unreadable(text);
  return problem === undefined ? next() : refusal(c.req.url, 400, problem);
};

/** The same for account requests, whose fields must be texts. */
export const readableAccount: MiddlewareHandler = async (c, next) => {
  const text = await bodyOf(c.req.raw);
  if (text === '') return next();
  const problem = unreadable(text);
  if (problem !== undefined) return refusal(c.req.url, 400, problem);
  if (!accountTexts.safeParse(parsed(text)).success)
    return refusal(c.req.url, 400, 'A field of this request is not a text.');
  // The body is JSON whatever its declared type; as a form it would be parsed differently.
  const { url, method } = c.req.raw;
  const headers = new Headers(c.req.raw.headers);
  headers.set('content-type', 'application/json');
  c.req.raw = new Request(url, { method, headers, body: text });
  return next();
};
