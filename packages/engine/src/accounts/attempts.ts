import { createHmac } from 'node:crypto';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { AttemptStore } from '../ports/backend.ts';
import type { GrowingLimit, LimiterOf } from './growingLimit.ts';

/** Counts in the studio's database, so that a restart forgets no attempt. */
export function storedLimiters(store: AttemptStore): (name: string) => LimiterOf {
  let isCleared = false;
  return (name) => (kind, options) => {
    const limiter = new RateLimiterPostgres({
      ...options,
      storeClient: store,
      storeType: 'client',
      tableName: 'attempt_counts',
      schemaName: 'public',
      tableCreated: true,
      keyPrefix: `${name}:${kind}`,
      // All share one table, so one of them removes what has expired.
      clearExpiredByTimeout: !isCleared,
    });
    isCleared = true;
    return limiter;
  };
}

/** A limit that stores hashes instead of its keys, which are addresses of people. */
export function withoutNames(limit: GrowingLimit, secret: string): GrowingLimit {
  const hashed = (key: string): string => createHmac('sha256', secret).update(key).digest('hex');
  return { take: (key) => limit.take(hashed(key)), forget: (key) => limit.forget(hashed(key)) };
}
