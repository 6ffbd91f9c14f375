import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

function refusal(status: 400 | 405, message: string): Response {
  return Response.json({ code: status, message, msg: message, error: message }, { status });
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Lets through the methods that mean something here. */
export const knownMethods: MiddlewareHandler = async (c, next) =>
  methods.has(c.req.method) ? next() : refusal(405, 'This method does nothing here.');

/** Lets through addresses that can be read, and without characters that no text may have. */
export const readableAddress: MiddlewareHandler = async (c, next) =>
  /%00/u.test(c.req.url) || !isDecodable(new URL(c.req.url).pathname)
    ? refusal(400, 'This address cannot be read.')
    : next();

/** How JSON writes a NUL, which no database can keep in a text. */
const nul = /(?<!\\)(?:\\\\)*\\u0000/u;
const deepest = 100;

/** Whether something in JSON lies deeper than anybody needs: taken apart step by step, it would exhaust the stack. */
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

/** Why a body cannot be worked on: no JSON object or list, or texts that no database can keep; undefined when it can. */
export function unreadable(text: string): string | undefined {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || isTooDeep(text))
    return 'This request is not the JSON that belongs here.';
  return nul.test(text) ? 'A text in this request has a character that cannot be kept.' : undefined;
}

/** What the backend's accounts take for texts without a look. */
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

/** Refuses what the backend would stumble over. */
export const readableJson: MiddlewareHandler = async (c, next) => {
  const text = await bodyOf(c.req.raw);
  const problem = text === '' ? undefined : unreadable(text);
  return problem === undefined ? next() : refusal(400, problem);
};

/** The same for requests about accounts, whose fields are texts. */
export const readableAccount: MiddlewareHandler = async (c, next) => {
  const text = await bodyOf(c.req.raw);
  if (text === '') return next();
  const problem = unreadable(text);
  if (problem !== undefined) return refusal(400, problem);
  if (!accountTexts.safeParse(parsed(text)).success)
    return refusal(400, 'A field of this request is not a text.');
  // It is JSON, whatever it is called: a form would be read in another way.
  const { url, method } = c.req.raw;
  const headers = new Headers(c.req.raw.headers);
  headers.set('content-type', 'application/json');
  c.req.raw = new Request(url, { method, headers, body: text });
  return next();
};
