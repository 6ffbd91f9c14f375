import { classifyError, statusOf } from '../errors/index.ts';

/** The maximum number of retries. */
export const maxRetries = 3;

/** Duration of a retry toast, in milliseconds. */
export const retryToastDuration = 2000;

/** Texts of the retry toasts. */
export const retryTexts = {
  retrying: 'Retrying Operation',
  recovered: 'System Recovered',
  failed: 'Retry Failed',
  /** What happened, and what comes next. */
  failedText: 'Three retries did not help. Saywright keeps asking, and says when it works again.',
} as const;

const firstDelay = 1000;
const longestDelay = 30_000;
/** HTTP statuses that are not worth a retry. */
const finalStatuses: ReadonlySet<number> = new Set([401, 403]);

/**
 * The wait before the next retry in milliseconds, doubling from one second up to thirty. `attempt` is the number of
 * retries already made.
 * @example
 * retryDelay(2) // => 4000
 */
export function retryDelay(attempt: number): number {
  const made = Math.max(0, Math.trunc(attempt) || 0);
  return Math.min(longestDelay, firstDelay * 2 ** made);
}

/**
 * Whether the error layer retries after `attempt` retries: the error is retryable and retries are left.
 * @example
 * shouldRetry(new TypeError('Failed to fetch'), 0) // => true
 */
export function shouldRetry(error: unknown, attempt: number): boolean {
  return attempt < maxRetries && classifyError(error).retryable;
}

/**
 * Whether and when the data layer retries after a failure and `attempt` retries.
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
