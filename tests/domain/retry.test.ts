import {
  maxRetries,
  queryRetry,
  retryDelay,
  retryTexts,
  retryToastDuration,
  shouldRetry,
} from '@saywright/domain/retry';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

it.each([
  [0, 1000],
  [1, 2000],
  [2, 4000],
  [4, 16_000],
  [5, 30_000],
  [5000, 30_000],
  [-1, 1000],
  [Number.NaN, 1000],
])('after %d retries the wait is %d ms', (attempt, delay) => {
  expect(retryDelay(attempt)).toBe(delay);
});

it('has the documented limits and texts', () => {
  expect([maxRetries, retryToastDuration]).toEqual([3, 2000]);
  // A final failure is not reported as a retry.
  expect(retryTexts.failedText).not.toMatch(/automatically/u);
  expect(retryTexts).toMatchObject({
    retrying: 'Retrying Operation',
    recovered: 'System Recovered',
    failed: 'Retry Failed',
  });
});

const network = new TypeError('Failed to fetch');

it.each([
  [{ status: 401 }, 0, false, 0],
  [{ code: 403 }, 0, false, 0],
  [{ response: { status: 401 } }, 1, false, 0],
  [{ status: 429 }, 0, true, 1000],
  [network, 0, true, 1000],
  [network, 1, true, 2000],
  [network, 2, true, 4000],
  [network, 3, false, 0],
])('query: %o after %i retries', (error, attempt, retry, delay) => {
  expect(queryRetry(error, attempt)).toEqual({ retry, delay });
});

it.each([
  [network, 0, true],
  [network, 2, true],
  [network, 3, false],
  [new Error('anything'), 0, true],
  [{ code: '42501' }, 0, false],
  [{ code: 'PGRST116' }, 0, false],
  [{ status: 429 }, 0, false],
])('error layer: %o after %i retries: %s', (error, attempt, expected) => {
  expect(shouldRetry(error, attempt)).toBe(expected);
});

it('ends after any error', () => {
  fc.assert(
    fc.property(fc.anything(), fc.oneof(fc.integer(), fc.double()), (error, attempt) => {
      const { retry, delay } = queryRetry(error, attempt);
      expect(delay).toBeGreaterThanOrEqual(0);
      expect(delay).toBeLessThanOrEqual(30_000);
      const repeats = retry || shouldRetry(error, attempt);
      expect(repeats && !(attempt < maxRetries)).toBe(false);
    }),
  );
});
