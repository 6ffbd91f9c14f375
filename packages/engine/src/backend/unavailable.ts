import { z } from 'zod';
import { CommandError } from '../operations/errors.ts';
import { StoppedError } from '../ports/projectDatabase.ts';

/** What is true of one request, and not of the command that made it: others may have changed something before. */
const claim = ' Nothing was changed.';

/** An error of the studio's database as a command may pass it on. */
export function withoutClaim(error: unknown): unknown {
  if (error instanceof StoppedError)
    return new CommandError(
      'unavailable',
      'The database of this studio took too long. Try again in a minute.',
    );
  if (!(error instanceof CommandError)) return error;
  return new CommandError(error.code, error.message.replace(claim, ''));
}

/** The answer of a backend whose database cannot be reached, in the shape of every client library. */
export function unavailableAnswer({ message }: CommandError): Response {
  return Response.json(
    { code: 'unavailable', message, msg: message, error: message },
    { status: 503, headers: { 'retry-after': '5' } },
  );
}

const answerSchema = z.object({ code: z.literal('unavailable'), message: z.string() });

/** Whether an error of the data API says that the database cannot be reached; a `CommandError` for the person then. */
export function unavailability(error: unknown): CommandError | undefined {
  const answer = answerSchema.safeParse(error);
  return answer.success ? new CommandError('unavailable', answer.data.message) : undefined;
}
