import { commands, configSchema, type Command, type OperationView } from '@saywright/engine/protocol';
import { z } from 'zod';
import type { ZodMiniType, input, output } from 'zod/mini';
import { operationOf } from './carryOut.ts';

const sessionSchema = z.object({ access_token: z.string() });
const journalSchema = z.array(z.object({ operation_id: z.string(), event: z.string() }));
const answerSchema = z.union([
  z.object({ result: z.unknown() }),
  z.object({ error: z.object({ code: z.string(), message: z.string() }) }),
]);

/** One person on a running server, over HTTP like the app. */
export interface ApiClient {
  /** Sends a command; rejects with the server's message and status if it failed. */
  send<Payload extends ZodMiniType, Answer extends ZodMiniType>(
    command: Command<Payload, Answer>,
    payload: input<Payload>,
    signal?: AbortSignal,
  ): Promise<output<Answer>>;
  /** Plans an instruction and returns the operation. */
  plan(instruction: string): Promise<OperationView>;
  /** Journal events of an operation. */
  journal(operationId: string): Promise<string[]>;
}

/** Creates an account, or signs in if it exists. */
export async function signIn(url: string, email: string): Promise<ApiClient> {
  const { publishableKey } = configSchema.parse(await (await fetch(`${url}/bridge/v1/config`)).json());
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password: 'correct horse 1' });
  const signedUp = await fetch(`${url}/auth/v1/signup`, { method: 'POST', headers, body });
  const answer = signedUp.ok
    ? signedUp
    : await fetch(`${url}/auth/v1/token?grant_type=password`, { method: 'POST', headers, body });
  const { access_token: token } = sessionSchema.parse(await answer.json());
  const authorised = { ...headers, authorization: `Bearer ${token}` };

  const send: ApiClient['send'] = async (command, payload, signal) => {
    const request = {
      method: 'POST',
      headers: authorised,
      body: JSON.stringify({ command: command.name, payload }),
      signal: signal ?? null,
    };
    const response = await fetch(`${url}/bridge/v1/commands`, request);
    const parsed = answerSchema.parse(await response.json());
    if ('error' in parsed) throw Object.assign(new Error(parsed.error.message), { status: response.status });
    return z.parse(command.answer, parsed.result);
  };
  return {
    send,
    plan: async (instruction) => {
      const planned = await send(commands.planDatabase, { instruction });
      return operationOf(planned);
    },
    journal: async (operationId) => {
      const response = await fetch(
        `${url}/rest/v1/journal?operation_id=eq.${operationId}&select=operation_id,event`,
        {
          headers: authorised,
        },
      );
      return journalSchema.parse(await response.json()).map((entry) => entry.event);
    },
  };
}
