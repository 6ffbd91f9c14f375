import { classifyError, statusOf } from '../errors/index.ts';

/** How often a failed attempt is repeated at most (CS-RTRY-04, SP-POLI-03). */
export const maxRetries = 3;

/** How long a retry toast stays, in milliseconds (CS-RTRY-06). */
export const retryToastDuration = 2000;

/** Words of the retry toasts (CS-RTRY-01 to CS-RTRY-03). */
export const retryTexts = {
  retrying: 'Retrying Operation',
  recovered: 'System Recovered',
  failed: 'Retry Failed',
  /** What happened, and what comes next. */
  failedText: 'Three retries did not help. Saywright keeps asking, and says when it works again.',
} as const;

const firstDelay = 1000;
const longestDelay = 30_000;
/** Statuses that a repetition cannot cure (SP-POLI-02). */
const finalStatuses: ReadonlySet<number> = new Set([401, 403]);

/**
 * The wait before the next retry in milliseconds, doubling from one second up to thirty;
 * `attempt` counts the retries already made (CS-RTRY-05, SP-POLI-04).
 * @example
 * retryDelay(2) // => 4000
 */
export function retryDelay(attempt: number): number {
  const made = Math.max(0, Math.trunc(attempt) || 0);
  return Math.min(longestDelay, firstDelay * 2 ** made);
}

/**
 * Whether the error layer repeats after `attempt` retries: the error is retryable and retries are left (CS-RTRY-04).
 * @example
 * shouldRetry(new TypeError('Failed to fetch'), 0) // => true
 */
export function shouldRetry(error: unknown, attempt: number): boolean {
  return attempt < maxRetries && classifyError(error).retryable;
}

/**
 * What the data layer does after a failure and `attempt` retries (SP-POLI-02 to SP-POLI-04, H40).
 * @example
 * queryRetry({ status: 503 }, 1) // => { retry: true, delay: 2000 }
 */
export function queryRetry(
  error: unknown,
  attempt: number,
): { readonly retry: boolean; readonly delay: number } {
  const final = finalStatuses.has(statusOf(error) ?? 0);
  const retry = !final && attempt < maxRetries;
  return { retry, delay: retry ? retryDelay(attempt) : 0 };
}
