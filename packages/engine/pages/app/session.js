// Who is signed in, and requests to the project's API.

import { key } from './config.js';

const session = 'session';

/** A text of `localStorage` or `sessionStorage` as data; undefined where there is none, and where both are closed. */
export function stored(storage, name) {
  try {
    return JSON.parse(window[storage].getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores data as text; undefined removes it. */
export function store(storage, name, value) {
  if (value === undefined) window[storage].removeItem(name);
  else window[storage].setItem(name, JSON.stringify(value));
}

/** The signed-in person's session; undefined for a visitor. */
export const storedSession = () => stored('localStorage', session);

export const keep = (value) => store('localStorage', session, value);

/** What refusals of the database mean on a page, by their code. */
const refusals = {
  23502: 'Something that is needed is missing.',
  23503: 'Something else belongs to this, so it has to stay.',
  23505: 'You have entered this already.',
  23514: 'One of these values is not possible.',
  42501: 'This is not open to you.',
};

/** The code of a problem where no answer came. */
export const unreachable = 'unreachable';

/** Sends a request; throws the server's sentence where it refuses. */
export async function send(path, { method = 'GET', body, token } = {}) {
  const answer = await fetch(path, {
    method,
    headers: {
      apikey: key,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...(method !== 'GET' && { prefer: 'return=minimal' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw Object.assign(new Error('The server cannot be reached. Please try again.'), { code: unreachable });
  });
  const content = await answer.text();
  const data = content === '' ? undefined : JSON.parse(content);
  if (answer.ok) return data;
  const text =
    refusals[data?.code] ?? data?.msg ?? data?.message ?? data?.error_description ?? 'This did not work.';
  throw Object.assign(new Error(text), { code: data?.error_code ?? data?.code });
}

/** A new session in place of an older one, whose token works once. */
export function refreshed(token) {
  return send('/auth/v1/token?grant_type=refresh_token', { method: 'POST', body: { refresh_token: token } });
}

/** A token that still works for a while; undefined for a visitor. */
export async function currentToken() {
  const kept = storedSession();
  if (!kept) return undefined;
  if (kept.expires_at * 1000 > Date.now() + 30_000) return kept.access_token;
  try {
    const fresh = await refreshed(kept.refresh_token);
    const isSame = fresh.user.id === kept.user.id;
    keep(isSame ? fresh : undefined);
    return isSame ? fresh.access_token : undefined;
  } catch (problem) {
    if (problem.code !== unreachable) keep(undefined);
    return undefined;
  }
}

export async function ask(path, options) {
  return send(`/rest/v1/${path}`, { ...options, token: await currentToken() });
}
