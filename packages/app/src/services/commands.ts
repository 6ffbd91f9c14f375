import type { Command } from '@saywright/engine/protocol';
import * as z from 'zod/mini';
import { findPort } from './commandPort.ts';

/** Sends a command through whatever client is installed and parses what comes back. */
export async function send<Payload extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  command: Command<Payload, Answer>,
  payload: z.input<Payload>,
): Promise<z.output<Answer>> {
  const port = findPort();
  if (!port) throw new Error('GCP interface not available');
  return z.parse(command.answer, await port.client.sendCommand(command.name, payload));
}
