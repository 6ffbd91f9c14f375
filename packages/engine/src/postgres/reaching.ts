import { setTimeout as pause } from 'node:timers/promises';
import { ServerError } from './problems.ts';

/** The pause between attempts, in milliseconds. */
const retryMs = 1000;

/** Waits for a server that cannot be reached, and tells the operator; any other problem ends the wait. */
export async function reaching<Value>(
  logError: (error: unknown) => void,
  work: () => Promise<Value>,
): Promise<Value> {
  let reported = '';
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ServerError) || error.kind === 'setup') throw error;
      if (error.message !== reported)
        logError(
          `${error.message} Accounts and history are there, so the studio starts once it answers. Start that server, or correct the address.`,
        );
      reported = error.message;
      await pause(retryMs);
    }
}
