import { commandErrors } from '@saywright/domain/network';
import { offersExecution, type Service } from '@saywright/domain/operations';
import type { Command } from '@saywright/engine/protocol';
import * as z from 'zod/mini';
import { EngineError, unreadableAnswer } from './engineError.ts';
import { findPort } from './commandPort.ts';

/** Sends a command and parses what comes back. */
export type Send = <Payload extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  command: Command<Payload, Answer>,
  payload: z.input<Payload>,
) => Promise<z.output<Answer>>;

/** Makes a `Send` of whatever carries a name and a payload somewhere. */
export function sendThrough(carry: (name: string, payload: unknown) => Promise<unknown>): Send {
  return async (command, payload) => {
    const answer = z.safeParse(command.answer, await carry(command.name, payload));
    if (!answer.success) throw new EngineError('failed', unreadableAnswer, 0);
    return answer.data;
  };
}

/** Sends through whatever client is installed (D9). */
export const send: Send = sendThrough((name, payload) => {
  const port = findPort();
  if (!port) throw new Error(commandErrors.noInterface);
  return port.client.sendCommand(name, payload);
});

/** Whether the installed client executes plans for a service; where none is installed, sending says so (CS-OPER-13, D2). */
export function clientExecutes(service: Service): boolean {
  const port = findPort();
  return port === undefined || offersExecution(service, port.client.capabilities);
}
