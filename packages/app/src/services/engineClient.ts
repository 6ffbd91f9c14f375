import { errorSchema } from '@saywright/engine/protocol';
import { EngineError, unreachable, unreadableAnswer } from './engineError.ts';
import { serverFetch } from './reachability.ts';
import { supabase } from './supabase.ts';

function hasResult(body: unknown): body is { readonly result: unknown } {
  return typeof body === 'object' && body !== null && 'result' in body;
}

/** Sends a command with the current session. Rejects with an `EngineError`. */
export async function sendToEngine(command: string, payload: unknown): Promise<unknown> {
  const { data, error } = await (await supabase()).auth.getSession();
  // A token that could not be renewed for want of a server is not an ended session.
  if (error?.name === 'AuthRetryableFetchError') throw unreachable();
  const headers = new Headers({ 'content-type': 'application/json' });
  if (data.session) headers.set('authorization', `Bearer ${data.session.access_token}`);
  const request = { method: 'POST', headers, body: JSON.stringify({ command, payload }) };
  const response = await serverFetch('/bridge/v1/commands', request).catch(() => {
    throw unreachable();
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && hasResult(body)) return body.result;
  const parsed = errorSchema.safeParse(body);
  if (!parsed.success) throw new EngineError('failed', unreadableAnswer, response.status);
  const { code, message, operation } = parsed.data.error;
  throw new EngineError(code, message, response.status, operation);
}
