import type { ModelConnection } from './connection.ts';
import { reachLimitMs, reachModel } from './reach.ts';

/** When a server is asked for its models because it has sent nothing, and how long for, in milliseconds. */
export const silenceWaits = { quietMs: 10_000, reachMs: reachLimitMs };

interface Silence {
  /** Aborted by the caller, at the limit, or once the server is known to be silent. */
  readonly signal: AbortSignal;
  /** Whether the call ended because the server sent nothing. */
  isSilent(): boolean;
  /** Ends the watch; must be called once the call is over. */
  end(): void;
}

/**
 * Watches a call to a model. A small machine may think for a minute before the first byte of its answer, but its server
 * still lists its models meanwhile. So a server that says nothing for `quietMs` is asked for that list, and is given up
 * when it does not answer that either.
 */
export function watchSilence(
  connection: ModelConnection,
  { limitMs, quietMs, reachMs }: { readonly limitMs: number } & Readonly<typeof silenceWaits>,
  stop: AbortSignal | undefined,
): Silence {
  const silent = new AbortController();
  const over = new AbortController();
  const limit = setTimeout(() => silent.abort(), limitMs);
  const look = async (): Promise<void> => {
    const reached = await reachModel(connection, reachMs, over.signal);
    if (!over.signal.aborted && (reached === 'silent' || reached === 'unreachable')) silent.abort();
  };
  const quiet = setTimeout(() => void look(), quietMs);
  return {
    signal: stop ? AbortSignal.any([silent.signal, stop]) : silent.signal,
    isSilent: () => silent.signal.aborted,
    end: () => {
      clearTimeout(limit);
      clearTimeout(quiet);
      over.abort();
    },
  };
}
