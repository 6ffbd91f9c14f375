import { errorSchema, type ContactMessage } from '@saywright/engine/protocol';
import { authCopy } from '../copy/auth.ts';
import { EngineError, unreachable, unreadableAnswer } from './engineError.ts';
import { serverFetch } from './reachability.ts';
import { supabase } from './supabase.ts';

function hasResult(body: unknown): body is { readonly result: unknown } {
  return typeof body === 'object' && body !== null && 'result' in body;
}

/** The error in an answer of the engine. */
function errorIn(body: unknown, status: number): EngineError {
  const parsed = errorSchema.safeParse(body);
  if (!parsed.success) return new EngineError('failed', unreadableAnswer, status);
  const { code, message, operation } = parsed.data.error;
  return new EngineError(code, message, status, operation);
}

/** The token of the current session, if any. */
async function currentToken(): Promise<string | undefined> {
  const { data, error } = await (await supabase()).auth.getSession();
  // A token that could not be refreshed because the server is down is not an ended session.
  if (error?.name === 'AuthRetryableFetchError') throw unreachable();
  return data.session?.access_token;
}

/** A POST request with a JSON body, and the session's token if there is one. */
function postRequest(body: unknown, token: string | undefined, signal?: AbortSignal): RequestInit {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  return { method: 'POST', headers, body: JSON.stringify(body), signal: signal ?? null };
}

/** The token of the current session. Visitors may not send commands, so nothing is sent once it has ended. */
async function requiredToken(): Promise<string> {
  const token = await currentToken();
  if (token === undefined) throw new EngineError('unauthorised', authCopy.sessionEnded, 401);
  return token;
}

/** The result in the answer to a request. */
async function resultOf(request: Promise<Response>): Promise<unknown> {
  const response = await request.catch(() => {
    throw unreachable();
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && hasResult(body)) return body.result;
  throw errorIn(body, response.status);
}

/** Sends a command with the current session; can be aborted. Rejects with an `EngineError`. */
export async function sendToEngine(
  command: string,
  payload: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const request = postRequest({ command, payload }, await requiredToken(), signal);
  return resultOf(serverFetch('/bridge/v1/commands', request));
}

/** Sends a file with the current session; it may take as long as the connection needs. Rejects with an `EngineError`. */
export async function uploadToEngine(path: string, file: File, type = 'application/gzip'): Promise<unknown> {
  const headers = { authorization: `Bearer ${await requiredToken()}`, 'content-type': type };
  return resultOf(fetch(path, { method: 'POST', headers, body: file }));
}

/** Invokes a command as a backend function, which needs no session. Rejects with an `EngineError`. */
export async function invokeFunction(name: string): Promise<unknown> {
  const { data, error, response } = await (await supabase()).functions.invoke<unknown>(name);
  if (!error) return data;
  if (!response) throw unreachable();
  throw errorIn(await response.json().catch(() => undefined), response.status);
}

/** Sends a message to the operator, signed in or not. Rejects with an `EngineError`. */
export async function sendMessage(message: ContactMessage): Promise<void> {
  const request = postRequest(message, await currentToken());
  const response = await fetch('/bridge/v1/contact', request).catch(() => {
    throw unreachable();
  });
  if (!response.ok) throw errorIn(await response.json().catch(() => undefined), response.status);
}
