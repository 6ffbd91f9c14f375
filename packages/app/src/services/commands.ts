import { classifyError } from '@saywright/domain/errors';
import { commandErrors } from '@saywright/domain/network';
import { offersExecution, type Service } from '@saywright/domain/operations';
import type { Command } from '@saywright/engine/protocol';
import * as z from 'zod/mini';
import { EngineError, stopped, unreachable, unreadableAnswer } from './engineError.ts';
import { findPort } from './commandPort.ts';
import { projectOfTab } from './tabProject.ts';

/** Sends a command and parses the answer. */
export type Send = <Payload extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  command: Command<Payload, Answer>,
  payload: z.input<Payload>,
  signal?: AbortSignal,
) => Promise<z.output<Answer>>;

/** Replaces the browser's own message for a failed connection or chunk. */
function readable(error: unknown): unknown {
  const isRaw = !(error instanceof EngineError) && classifyError(error).code === 'NETWORK_ERROR';
  return isRaw ? unreachable() : error;
}

/** The result of some work, or a rejection once it is aborted: not every client can abort a request. */
async function orStopped<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return work;
  const end = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(stopped()), { once: true });
  });
  return Promise.race([work, end]);
}

/** Makes a `Send` from a transport. */
export function sendThrough(
  transport: (name: string, payload: unknown, signal?: AbortSignal) => Promise<unknown>,
): Send {
  return async (command, payload, signal) => {
    if (signal?.aborted === true) throw stopped();
    const received = await orStopped(transport(command.name, payload, signal), signal).catch(
      (error: unknown) => {
        throw readable(error);
      },
    );
    const answer = z.safeParse(command.answer, received);
    if (!answer.success) throw new EngineError('failed', unreadableAnswer, 0);
    return answer.data;
  };
}

/** Adds the project of this tab, so that another tab that opens another project changes nothing here. */
function aboutProject(payload: unknown): unknown {
  const projectId = projectOfTab();
  if (projectId === undefined || typeof payload !== 'object' || payload === null || 'projectId' in payload)
    return payload;
  return { ...payload, projectId };
}

/** Sends through the installed client. */
export const send: Send = sendThrough(async (name, payload, signal) => {
  const port = findPort();
  if (!port) throw new Error(commandErrors.noInterface);
  return port.client.sendCommand(name, aboutProject(payload), signal);
});

/** Whether the installed client plans any instruction and stores conversations; others know the documented commands. */
export function clientTalks(): boolean {
  return findPort()?.client.capabilities?.includes('conversations') === true;
}

/** Whether the installed client executes plans for a service; true without one, as sending then reports it. */
export function clientExecutes(service: Service): boolean {
  const port = findPort();
  return port === undefined || offersExecution(service, port.client.capabilities);
}
