import {
  deviationAlert,
  deviationPercent,
  deviationTone,
  initialMetrics,
  inProgressBar,
  isSignificantDeviation,
  milestoneBar,
  milestones,
  milestoneStatuses,
  milestoneTotals,
  progressInterval,
  significantDeviation,
  tickProgress,
} from '@saywright/domain/progress';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('milestones', () => {
  it('are five', () => {
    expect(milestones).toHaveLength(5);
    expect(milestoneStatuses).toEqual(['completed', 'in-progress', 'pending', 'overdue']);
    expect(new Set(milestones.map(({ status }) => status))).toEqual(new Set(milestoneStatuses));
  });

  it.each(milestones.map((milestone) => [milestone.id, milestone] as const))('%s adds up', (_id, one) => {
    expect(Object.keys(one)).toEqual([
      'id',
      'name',
      'estimatedHours',
      'actualHours',
      'estimatedCost',
      'actualCost',
      'status',
      'startDate',
      'targetDate',
      'completionDate',
      'deviation',
    ]);
    expect(one.estimatedCost).toBe(one.estimatedHours * 50);
    expect(one.completionDate !== null).toBe(one.status === 'completed');
    expect(one.startDate < one.targetDate).toBe(true);
    expect(one.deviation).toBeCloseTo(
      one.status === 'pending' ? 0 : deviationPercent(one.estimatedHours, one.actualHours),
      10,
    );
  });

  it('have bars, the one in progress at 75 percent', () => {
    expect(inProgressBar).toBe(75);
    expect(milestoneStatuses.map((status) => milestoneBar({ status }))).toEqual([100, 75, 0, 0]);
  });

  it('add up to totals', () => {
    expect(milestoneTotals(milestones.slice(0, 2))).toEqual({
      estimatedHours: 60,
      actualHours: 54,
      timeDeviation: 10,
      estimatedCost: 3000,
      actualCost: 2700,
      costDeviation: 10,
    });
    expect(milestoneTotals([]).timeDeviation).toBe(0);
  });
});

describe('deviations', () => {
  it.each([
    [10.01, 'green'],
    [10, 'orange'],
    [0, 'orange'],
    [-10, 'orange'],
    [-10.01, 'red'],
    [Number.NaN, 'orange'],
    [Number.POSITIVE_INFINITY, 'green'],
  ])('%d is %s', (percent, tone) => {
    expect(deviationTone(percent)).toBe(tone);
  });

  it.each([
    [15, -15, false],
    [15.01, 0, true],
    [0, -15.01, true],
    [20, 20, true],
    [Number.NaN, 0, false],
  ])('time %d, cost %d: significant %s', (time, cost, significant) => {
    expect(isSignificantDeviation(time, cost)).toBe(significant);
    expect(deviationAlert(time, cost) !== undefined).toBe(significant);
  });

  it('are shown with one decimal', () => {
    expect(significantDeviation).toBe(15);
    expect(deviationAlert(-18.24, 3)).toBe(
      'Significant deviation detected! Time: -18.2%, Cost: 3.0%. Consider reviewing project scope and resources.',
    );
  });

  it.each([
    [20, 16, 20],
    [20, 25, -25],
    [0, 5, 0],
    [-1, 5, 0],
    [20, Number.NaN, 0],
  ])('estimate %d, actual %d: %d percent', (estimate, actual, percent) => {
    expect(deviationPercent(estimate, actual)).toBe(percent);
  });

  it('are positive exactly for a saving', () => {
    const hours = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(hours, hours, (estimate, actual) => {
        expect(Math.sign(deviationPercent(estimate, actual))).toBe(Math.sign(estimate - actual));
      }),
    );
  });
});

describe('live figures', () => {
  it('start complete', () => {
    expect(Object.keys(initialMetrics)).toEqual([
      'overallProgress',
      'timeDeviation',
      'costDeviation',
      'efficiencyScore',
      'predictedCompletion',
      'burnRate',
    ]);
    expect(progressInterval).toBe(3000);
  });

  it('stay within their ranges', () => {
    const random = fc.oneof(fc.double({ min: 0, max: 1, maxExcluded: true }), fc.double());
    const start = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(start, random, random, random, (overallProgress, progress, efficiency, burnRate) => {
        const before = { ...initialMetrics, overallProgress };
        const after = tickProgress(before, { progress, efficiency, burnRate });
        expect(after.overallProgress).toBeGreaterThanOrEqual(overallProgress);
        expect(after.overallProgress).toBeLessThanOrEqual(Math.min(100, overallProgress + 0.5));
        expect(after.efficiencyScore).toBeGreaterThanOrEqual(110);
        expect(after.efficiencyScore).toBeLessThanOrEqual(120);
        expect(after.burnRate).toBeGreaterThanOrEqual(15);
        expect(after.burnRate).toBeLessThanOrEqual(18);
      }),
    );
  });

  it('use the given random numbers', () => {
    const half = { progress: 0.5, efficiency: 0.5, burnRate: 0.5 };
    expect(tickProgress(initialMetrics, half)).toEqual({
      ...initialMetrics,
      overallProgress: 67.25,
      efficiencyScore: 115,
      burnRate: 16.5,
    });
    const none = { progress: Number.NaN, efficiency: Number.NaN, burnRate: Number.NaN };
    expect(tickProgress(initialMetrics, none)).toMatchObject({
      overallProgress: 67,
      efficiencyScore: 110,
      burnRate: 15,
    });
    expect(tickProgress({ ...initialMetrics, overallProgress: 99.9 }, half).overallProgress).toBe(100);
    expect(tickProgress({ ...initialMetrics, overallProgress: Number.NaN }, half).overallProgress).toBe(0);
  });
});
