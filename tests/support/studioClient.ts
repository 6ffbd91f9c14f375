import type { Command } from '@saywright/engine/protocol';
import { z } from 'zod';
import type { ZodMiniType, input, output } from 'zod/mini';
import type { StudioEngine } from './studioEngine.ts';

const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });
const answerSchema = z.union([
  z.object({ result: z.unknown() }),
  z.object({ error: z.object({ code: z.string(), message: z.string() }) }),
]);
const password = 'correct horse 1';

/** One device of a person, signed in to an engine of this process. */
export interface Device {
  readonly id: string;
  readonly token: string;
  /** Sends a command; rejects with the engine's message. */
  send<Payload extends ZodMiniType, Answer extends ZodMiniType>(
    command: Command<Payload, Answer>,
    payload: input<Payload>,
  ): Promise<output<Answer>>;
}

/** Creates an account, or signs in on one more device. */
export async function deviceOf(studio: Pick<StudioEngine, 'ask'>, email: string): Promise<Device> {
  const body = { email, password };
  const signedUp = await studio.ask('/auth/v1/signup', { body });
  return deviceWith(
    studio,
    signedUp.ok ? signedUp : await studio.ask('/auth/v1/token?grant_type=password', { body }),
  );
}

/** The device of the person whose session an answer has. */
export async function deviceWith(studio: Pick<StudioEngine, 'ask'>, answer: Response): Promise<Device> {
  const { access_token: token, user } = sessionSchema.parse(await answer.json());
  return {
    id: user.id,
    token,
    async send(command, payload) {
      const response = await studio.ask('/bridge/v1/commands', {
        body: { command: command.name, payload },
        token,
      });
      const parsed = answerSchema.parse(await response.json());
      if ('error' in parsed) throw new Error(parsed.error.message);
      return z.parse(command.answer, parsed.result);
    },
  };
}
