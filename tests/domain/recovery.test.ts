import {
  automaticRecovery,
  canRetryRecovery,
  initialRecovery,
  isRecoverable,
  maxRecoveryAttempts,
  recoverableWords,
  recoveryDelay,
  recoveryDetail,
  recoveryStatus,
  recoveryTexts,
  reduceRecovery,
  stableAfter,
  type RecoveryEvent,
  type RecoveryState,
} from '@saywright/domain/recovery';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const after = (...events: readonly RecoveryEvent[]): RecoveryState =>
  events.reduce(reduceRecovery, initialRecovery);
const failed = (message = 'Network request failed'): RecoveryEvent => ({ kind: 'failed', message });
const retried: RecoveryEvent = { kind: 'auto-retried', how: 'render' };

describe('automatic retries', () => {
  it.each([
    ['Loading chunk 5 failed', true],
    ['ChunkLoadError', true],
    ['LOADING', true],
    ['NetworkError when attempting to fetch', true],
    ['supabase is not reachable', true],
    ['undefined is not a function', false],
    ['', false],
  ])('%j: %s', (message, expected) => {
    expect(isRecoverable(message)).toBe(expected);
    expect(automaticRecovery(after(failed(message))) !== undefined).toBe(expected);
  });

  it('has the documented words and limits', () => {
    expect(recoverableWords).toEqual(['chunk', 'loading', 'network', 'supabase']);
    expect([maxRecoveryAttempts, recoveryDelay]).toEqual([3, 2000]);
    expect(stableAfter).toBeGreaterThan(recoveryDelay);
    expect(recoveryTexts).toMatchObject({
      title: 'System Recovery Mode',
      retry: 'Retry Recovery',
      home: 'Go Home',
      homePath: '/',
    });
  });
});

describe('the error screen', () => {
  it('retries three times after two seconds each, then leaves only the way home', () => {
    let state = after(failed());
    for (const attempt of [1, 2, 3]) {
      expect(automaticRecovery(state)).toEqual({ delay: 2000, how: 'render' });
      expect(canRetryRecovery(state)).toBe(true);
      expect(recoveryStatus(state)).toBe(`The page tries again in 2 seconds, attempt ${attempt} of 3.`);
      state = reduceRecovery(state, retried);
      expect(state).toMatchObject({ hasFailed: false, attempts: attempt });
      state = reduceRecovery(state, failed());
    }
    expect(automaticRecovery(state)).toBeUndefined();
    expect(canRetryRecovery(state)).toBe(false);
    expect(recoveryStatus(state)).toBe('3 attempts did not help. Please go home and start from there.');
    expect(reduceRecovery(state, retried)).toBe(state);
    expect(reduceRecovery(state, { kind: 'manual-retry' })).toBe(state);
    expect(reduceRecovery(state, { kind: 'go-home' })).toEqual(initialRecovery);
  });

  it('resets the attempts after a manual retry or a stable page', () => {
    const twice = after(failed(), retried, failed(), retried, failed());
    expect(twice.attempts).toBe(2);
    expect(reduceRecovery(twice, { kind: 'manual-retry' })).toMatchObject({ attempts: 0, hasFailed: false });
    expect(reduceRecovery(twice, { kind: 'stable' })).toBe(twice);
    expect(reduceRecovery(reduceRecovery(twice, retried), { kind: 'stable' })).toMatchObject({ attempts: 0 });
    expect(reduceRecovery(reduceRecovery(twice, retried), failed()).attempts).toBe(3);
  });

  it('does not retry automatically when it would not help', () => {
    const state = after(failed('x is undefined'));
    expect(recoveryStatus(state)).toBe('Waiting does not fix this. Try again, or go home.');
    expect(canRetryRecovery(state)).toBe(true);
    expect(reduceRecovery(state, retried)).toBe(state);
  });

  it('reloads the page once for a missing chunk', () => {
    const stale = after(failed('Loading chunk 5 failed'));
    expect(automaticRecovery(stale)?.how).toBe('reload');
    expect(recoveryStatus(stale)).toBe('The page reloads in 2 seconds, attempt 1 of 3.');
    const again = reduceRecovery(
      reduceRecovery(stale, { kind: 'auto-retried', how: 'reload' }),
      failed('Loading chunk 5 failed'),
    );
    expect(automaticRecovery(again)?.how).toBe('render');
  });

  it('shows the reported message without secrets', () => {
    expect(recoveryDetail(after(failed('network\npassword=hunter2x')))).not.toContain('hunter2x');
    expect(recoveryDetail(after(failed('x'.repeat(9000))))).toHaveLength(300);
  });

  it('ends after any events', () => {
    const event: fc.Arbitrary<RecoveryEvent> = fc.oneof(
      fc.record({
        kind: fc.constant('failed' as const),
        message: fc.oneof(fc.string(), fc.constantFrom('chunk', 'network')),
      }),
      fc.record({
        kind: fc.constant('auto-retried' as const),
        how: fc.constantFrom('render' as const, 'reload' as const),
      }),
      fc.constantFrom<RecoveryEvent>({ kind: 'manual-retry' }, { kind: 'stable' }, { kind: 'go-home' }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 50 }), (events) => {
        const state = after(...events);
        expect(state.attempts).toBeGreaterThanOrEqual(0);
        expect(state.attempts).toBeLessThanOrEqual(3);
        expect(automaticRecovery(state) !== undefined && !canRetryRecovery(state)).toBe(false);
      }),
    );
    expect(Reflect.apply(reduceRecovery, undefined, [initialRecovery, { kind: 'else' }])).toBe(
      initialRecovery,
    );
  });
});
