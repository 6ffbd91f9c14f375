import { errorSchema, type ErrorCode, type OperationView } from '@saywright/engine/protocol';
import { supabase } from './supabase.ts';

/** A command the engine did not carry out, with its sentence for the person. */
export class EngineError extends Error {
  override name = 'EngineError';
  readonly code: ErrorCode | 'unreachable';
  readonly status: number;
  /** The operation as it stands now, where the engine told. */
  readonly operation: OperationView | undefined;

  constructor(code: ErrorCode | 'unreachable', message: string, status: number, operation?: OperationView) {
    super(message);
    this.code = code;
    this.status = status;
    this.operation = operation;
  }
}

function hasResult(body: unknown): body is { readonly result: unknown } {
  return typeof body === 'object' && body !== null && 'result' in body;
}

/** Sends a command with the current session. Rejects with an `EngineError`. */
export async function sendToEngine(command: string, payload: unknown): Promise<unknown> {
  const { data } = await (await supabase()).auth.getSession();
  const headers = new Headers({ 'content-type': 'application/json' });
  if (data.session) headers.set('authorization', `Bearer ${data.session.access_token}`);
  const request = { method: 'POST', headers, body: JSON.stringify({ command, payload }) };
  const response = await fetch('/bridge/v1/commands', request).catch(() => {
    throw new EngineError(
      'unreachable',
      'The studio server cannot be reached. Check that it is running, then try again.',
      0,
    );
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && hasResult(body)) return body.result;
  const parsed = errorSchema.safeParse(body);
  if (!parsed.success)
    throw new EngineError(
      'failed',
      'The server gave an answer that cannot be read. Please try again.',
      response.status,
    );
  const { code, message, operation } = parsed.data.error;
  throw new EngineError(code, message, response.status, operation);
}
