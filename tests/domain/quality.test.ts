import {
  bestPractices,
  bestPracticeScale,
  canTogglePractice,
  featureChecklists,
  functionalityTests,
  integrationTests,
  qualityScore,
  qualitySummary,
  togglePractice,
  workStatuses,
} from '@saywright/domain/quality';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

const items = [
  ...featureChecklists.flatMap((checklist) => checklist.items),
  ...functionalityTests,
  ...integrationTests,
];

it('has the documented counts', () => {
  expect(bestPractices).toHaveLength(10);
  expect(featureChecklists).toHaveLength(1);
  expect(featureChecklists[0]?.items).toHaveLength(14);
  expect(functionalityTests).toHaveLength(7);
  expect(integrationTests).toHaveLength(8);
  expect(new Set(items.map((item) => item.id)).size).toBe(29);
  expect(Object.keys(featureChecklists[0] ?? {})).toEqual(['featureId', 'featureName', 'items']);
  expect(workStatuses).toEqual(['completed', 'in-progress', 'pending', 'blocked', 'n/a']);
  expect(new Set(items.map((item) => item.status))).toEqual(new Set(workStatuses));
  expect(new Set(bestPractices.map((practice) => practice.category))).toEqual(
    new Set(['code', 'testing', 'security', 'performance']),
  );
});

it.each(items.map((item) => [item.id, item] as const))('%s has its fields', (_id, item) => {
  expect(Object.keys(item).filter((key) => key !== 'aiNote')).toEqual([
    'id',
    'title',
    'description',
    'status',
  ]);
  expect(workStatuses).toContain(item.status);
});

it.each(bestPractices.map((practice) => [practice.id, practice] as const))(
  '%s has its fields',
  (_id, practice) => {
    expect(Object.keys(practice)).toEqual([
      'id',
      'title',
      'description',
      'category',
      'status',
      'aiAssessment',
    ]);
    const score = typeof practice.status === 'number' ? practice.status : 0;
    expect(score >= 0 && score <= bestPracticeScale).toBe(true);
  },
);

it.each([
  [[], 0],
  [[5], 100],
  [[0], 0],
  [[4, 5], 90],
  [[true], 100],
  [[true, false], 50],
  [[4, true, false], 65],
  [[1, true, true, false], 43],
  [[Number.NaN], 0],
  [[Number.NaN, true], 100],
  [[50, -3], 50],
])('%j scores %d', (statuses, score) => {
  expect(qualityScore(statuses.map((status) => ({ status })))).toBe(score);
});

it('scores from 0 to 100 for any items', () => {
  const status = fc.oneof(fc.double(), fc.integer({ min: 0, max: 5 }), fc.boolean());
  fc.assert(
    fc.property(fc.array(status.map((value) => ({ status: value }))), (list) => {
      const score = qualityScore(list);
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      expect(qualityScore(list.toReversed())).toBe(score);
    }),
  );
});

it('toggles a yes or no and does not change a score', () => {
  const twice = togglePractice(togglePractice(bestPractices, 'BP_10'), 'BP_10');
  expect(twice).toEqual(bestPractices);
  const ticked = togglePractice(bestPractices, 'BP_10');
  expect(ticked.find(({ id }) => id === 'BP_10')?.status).toBe(true);
  expect(qualityScore(ticked)).toBeGreaterThan(qualityScore(bestPractices));
  expect(togglePractice(bestPractices, 'BP_01')).toEqual(bestPractices);
  expect(togglePractice(bestPractices, 'none')).toEqual(bestPractices);
  expect(bestPractices.filter(canTogglePractice)).toHaveLength(4);
});

it('sums up for the three cards', () => {
  const summary = qualitySummary(bestPractices, items);
  expect(summary.score).toBe(qualityScore(bestPractices));
  expect(summary.completed).toBe(items.filter(({ status }) => status === 'completed').length);
  expect(summary.completed + summary.pending).toBe(28);
  expect(qualitySummary([], [])).toEqual({ score: 0, completed: 0, pending: 0 });
});
