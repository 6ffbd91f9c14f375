import {
  breakEvenMonths,
  complexityMultipliers,
  componentCost,
  componentCosts,
  defaultComplexity,
  developmentPhases,
  dollarText,
  economicsFor,
  hourlyRate,
  phaseHours,
  phaseProgress,
  projectedRoi,
  revenueMultiple,
  type ComplexityLevel,
} from '@saywright/domain/economics';
import { workStatuses } from '@saywright/domain/quality';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

const levels: readonly ComplexityLevel[] = ['MVP', 'V1.0', 'Full-Featured'];

it('has the seven documented phases', () => {
  expect(developmentPhases.map((phase) => phase.id)).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((number) => `PHASE_0${number}`),
  );
  expect(developmentPhases.map((phase) => phase.estimatedHours)).toEqual([12, 28, 24, 16, 18, 8, 12]);
  expect(developmentPhases.map((phase) => phase.completionPercentage)).toEqual([100, 65, 0, 0, 0, 0, 0]);
  expect(developmentPhases.map((phase) => phase.status)).toEqual([
    'completed',
    'in-progress',
    ...Array.from({ length: 5 }, () => 'pending'),
  ]);
  expect(developmentPhases.every((phase) => phase.hourlyRate === 250)).toBe(true);
  expect(phaseHours(developmentPhases)).toBe(118);
  expect(phaseProgress(developmentPhases)).toBe(26);
  for (const phase of developmentPhases) {
    expect(Object.keys(phase)).toEqual([
      'id',
      'name',
      'description',
      'estimatedHours',
      'hourlyRate',
      'status',
      'completionPercentage',
    ]);
  }
});

it('has the documented constants', () => {
  expect([hourlyRate, projectedRoi, breakEvenMonths, revenueMultiple]).toEqual([250, 250, 8, 2.5]);
  expect(complexityMultipliers).toEqual({ MVP: 0.7, 'V1.0': 1, 'Full-Featured': 1.4 });
  expect(defaultComplexity).toBe('V1.0');
});

it.each([
  ['MVP', 82.6, 20_650, 51_625],
  ['V1.0', 118, 29_500, 73_750],
  ['Full-Featured', 165.2, 41_300, 103_250],
] as const)('%s: %d hours, %d dollars, %d revenue', (level, totalHours, totalBudget, projectedRevenue) => {
  const summary = economicsFor(level);
  expect(summary).toMatchObject({
    totalHours,
    totalBudget,
    projectedRevenue,
    progress: 26,
    projectedRoi: 250,
    breakEvenMonths: 8,
  });
  expect(summary.phases.reduce((sum, { cost }) => sum + cost, 0)).toBeCloseTo(totalBudget, 6);
});

it('has component costs with all their fields', () => {
  for (const item of componentCosts) {
    expect(Object.keys(item)).toEqual([
      'id',
      'name',
      'type',
      'estimatedLines',
      'estimatedHours',
      'complexity',
      'status',
    ]);
    expect(workStatuses).toContain(item.status);
  }
  expect(componentCost({ estimatedHours: 4 }, 'V1.0', 250)).toBe(1000);
  expect(componentCost({ estimatedHours: 3 }, 'MVP', 250)).toBe(525);
  expect(componentCost({ estimatedHours: Number.NaN }, 'MVP', 250)).toBe(0);
});

it('gives valid amounts for any phases', () => {
  const number = fc.oneof(fc.double(), fc.integer({ min: -1000, max: 10_000 }));
  const phase = fc.record({
    estimatedHours: number,
    hourlyRate: fc.integer({ min: -10, max: 500 }),
    completionPercentage: number,
  });
  fc.assert(
    fc.property(fc.array(phase), fc.constantFrom(...levels), (parts, level) => {
      const phases = parts.map((part) => ({
        ...part,
        id: '',
        name: '',
        description: '',
        status: 'pending' as const,
      }));
      expect(phaseProgress(phases)).toBeGreaterThanOrEqual(0);
      expect(phaseProgress(phases)).toBeLessThanOrEqual(100);
      const summary = economicsFor(level, phases);
      expect(summary.totalBudget).toBeGreaterThanOrEqual(0);
      expect(summary.totalHours).toBeGreaterThanOrEqual(0);
    }),
  );
  expect(phaseProgress([])).toBe(0);
});

it.each([
  [29_500, '$29,500'],
  [24.5, '$24.50'],
  [0, '$0'],
  [Number.NaN, '$0'],
  [Number.POSITIVE_INFINITY, '$0'],
])('%d reads %s', (value, text) => {
  expect(dollarText(value)).toBe(text);
});
