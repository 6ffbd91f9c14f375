import {
  freePlanLimits,
  freePlanUsage,
  measuredUsage,
  planLimits,
  projectLimit,
  projectRefusal,
  requestRefusal,
  storageRefusal,
} from '@saywright/domain/usage';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

const megabyte = 1024 * 1024;

it('shows the documented figures of the free subscription', () => {
  expect(freePlanUsage).toEqual({
    used: '45MB',
    limit: '500MB',
    text: '45MB of 500MB',
    percent: 9,
    monthlyPercent: 12,
    monthlyLimit: 50_000,
  });
});

it('computes the same figures from the matching measurements', () => {
  expect(
    measuredUsage({
      bytes: 45 * megabyte,
      monthlyRequests: freePlanLimits.monthlyRequests * 0.12,
    }),
  ).toEqual(freePlanUsage);
});

it.each([
  [0, '0MB of 500MB', 0],
  [1, '<1MB of 500MB', 1],
  [megabyte, '1MB of 500MB', 1],
  [250 * megabyte, '250MB of 500MB', 50],
  [900 * megabyte, '900MB of 500MB', 100],
  [-5, '0MB of 500MB', 0],
  [Number.NaN, '0MB of 500MB', 0],
])('%d bytes: %s, %i%%', (bytes, text, percent) => {
  expect(measuredUsage({ bytes, monthlyRequests: 0 })).toMatchObject({ text, percent, monthlyPercent: 0 });
});

it('is full when the limit is 0', () => {
  expect(measuredUsage({ bytes: 1, monthlyRequests: 1 }, { bytes: 0, monthlyRequests: 0 })).toMatchObject({
    percent: 100,
    monthlyPercent: 100,
  });
});

it('stays between 0 and 100', () => {
  const facts = fc.record({ bytes: fc.double(), monthlyRequests: fc.double() });
  fc.assert(
    fc.property(facts, facts, (measured, limits) => {
      const { percent, monthlyPercent } = measuredUsage(measured, limits);
      for (const share of [percent, monthlyPercent]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(100);
      }
    }),
  );
});

it('limits only the free subscription', () => {
  expect(planLimits('explorer')).toBe(freePlanLimits);
  expect(planLimits('pro')).toBeUndefined();
  expect(planLimits('enterprise')).toBeUndefined();
});

it('refuses what exceeds the limit, and says what to do next', () => {
  expect(storageRefusal('explorer', 499 * megabyte, 2 * megabyte)).toBe(
    'Your project stores 499MB and this would add 2MB, but the Explorer plan holds 500MB. Nothing was changed. Delete what you no longer need, or choose Bridge Builder on the page Pricing: it has no such limit.',
  );
});

it.each([
  ['fits to the last byte', 'explorer', 499 * megabyte, megabyte],
  ['frees space of a project that is too large', 'explorer', 900 * megabyte, -1],
  ['adds nothing to a project that is too large', 'explorer', 900 * megabyte, 0],
  ['belongs to a plan without limits', 'pro', 900 * megabyte, megabyte],
] as const)('stores what %s', (_why, planId, stored, growth) => {
  expect(storageRefusal(planId, stored, growth)).toBeUndefined();
});

it('refuses one byte too many', () => {
  expect(storageRefusal('explorer', freePlanLimits.bytes, 1)).toContain('this would add <1MB');
});

it('counts the planned instructions of a month', () => {
  expect(requestRefusal('explorer', freePlanLimits.monthlyRequests - 1)).toBeUndefined();
  expect(requestRefusal('explorer', freePlanLimits.monthlyRequests)).toMatch(
    /^You have made 50,000 plans this month, and the Explorer plan holds 50,000\. .* or choose Bridge Builder on the page Pricing: it has no such limit\.$/,
  );
  expect(requestRefusal('pro', freePlanLimits.monthlyRequests)).toBeUndefined();
});

it('counts projects where the plan limits them', () => {
  expect([projectLimit('explorer'), projectLimit('pro')]).toEqual([3, undefined]);
  expect(projectRefusal('explorer', 2)).toBeUndefined();
  expect(projectRefusal('explorer', 3)).toBe(
    'You have 3 projects, and the Explorer plan holds 3. Nothing was changed. Delete a project that you no longer need, or choose Bridge Builder on the page Pricing: it has no such limit.',
  );
  expect(projectRefusal('pro', 300)).toBeUndefined();
});
