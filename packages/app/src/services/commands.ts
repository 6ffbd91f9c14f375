import { classifyError } from '@saywright/domain/errors';
import { commandErrors } from '@saywright/domain/network';
import { offersExecution, type Service } from '@saywright/domain/operations';
import type { Command } from '@saywright/engine/protocol';
import * as z from 'zod/mini';
import { EngineError, unreachable, unreadableAnswer } from './engineError.ts';
import { findPort } from './commandPort.ts';

/** Sends a command and parses what comes back. */
export type Send = <Payload extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  command: Command<Payload, Answer>,
  payload: z.input<Payload>,
) => Promise<z.output<Answer>>;

/** What a browser says of a connection that failed, or of a chunk it could not fetch, is for nobody. */
function inWords(error: unknown): unknown {
  const isRaw = !(error instanceof EngineError) && classifyError(error).code === 'NETWORK_ERROR';
  return isRaw ? unreachable() : error;
}

/** Makes a `Send` of whatever carries a name and a payload somewhere. */
export function sendThrough(carry: (name: string, payload: unknown) => Promise<unknown>): Send {
  return async (command, payload) => {
    const carried = await carry(command.name, payload).catch((error: unknown) => {
      throw inWords(error);
    });
    const answer = z.safeParse(command.answer, carried);
    if (!answer.success) throw new EngineError('failed', unreadableAnswer, 0);
    return answer.data;
  };
}

/** Sends through whatever client is installed (D9). */
export const send: Send = sendThrough(async (name, payload) => {
  const port = findPort();
  if (!port) throw new Error(commandErrors.noInterface);
  return port.client.sendCommand(name, payload);
});

/** Whether the installed client executes plans for a service; where none is installed, sending says so (CS-OPER-13, D2). */
export function clientExecutes(service: Service): boolean {
  const port = findPort();
  return port === undefined || offersExecution(service, port.client.capabilities);
}
