import { Mutex } from 'async-mutex';
import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** How many attempts are free, and how the wait grows after them. Times are in seconds. */
export interface Pace {
  /** Attempts without a wait between them. */
  readonly free: number;
  /** After this long without reaching the limit, attempts are forgotten. */
  readonly within: number;
  readonly firstWait: number;
  /** Each wait is twice the previous one, up to this. */
  readonly longestWait: number;
}

/** The result of asking for an attempt. */
export interface Leave {
  /** Seconds to wait before the next attempt; 0 where this attempt is allowed. */
  readonly wait: number;
  /** Reports that the attempt was no guess: it does not count; with `forgetAll`, neither do earlier ones. */
  readonly succeeded: (forgetAll: boolean) => Promise<void>;
}

const refused = async (): Promise<void> => {};

/** Counts attempts by key; after too many, each further one doubles the wait. */
export interface GrowingLimit {
  /** Counts an attempt before it is made, so that parallel attempts gain nothing. */
  take(key: string): Promise<Leave>;
  forget(key: string): Promise<void>;
}

/** Makes the counter of one kind, which keeps its counts in memory or in a database. */
export type LimiterOf = (
  kind: 'tries' | 'waits',
  options: { readonly points: number; readonly duration: number },
) => RateLimiterAbstract;

const inMemory: LimiterOf = (_kind, options) => new RateLimiterMemory(options);

export function growingLimit(
  { free, within, firstWait, longestWait }: Pace,
  limiterOf: LimiterOf = inMemory,
): GrowingLimit {
  const tries = limiterOf('tries', { points: free, duration: within });
  const waits = limiterOf('waits', { points: 1, duration: longestWait });
  const turn = new Mutex();
  const forget = async (key: string): Promise<void> => {
    await Promise.all([tries.delete(key), waits.delete(key)]);
  };
  return {
    forget,
    take: (key) =>
      turn.runExclusive(async () => {
        const left = (await waits.get(key))?.msBeforeNext ?? 0;
        if (left > 0) return { wait: Math.ceil(left / 1000), succeeded: refused };
        const { consumedPoints } = await tries.penalty(key);
        const isLast = consumedPoints >= free;
        if (isLast) await waits.block(key, Math.min(firstWait * 2 ** (consumedPoints - free), longestWait));
        return {
          wait: 0,
          succeeded: async (forgetAll: boolean) => {
            if (forgetAll) return forget(key);
            await tries.reward(key);
            if (isLast) await waits.delete(key);
          },
        };
      }),
  };
}
