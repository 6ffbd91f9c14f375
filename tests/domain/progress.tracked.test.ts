import { componentProgress, ownPhases, ownProgress, progressByDay } from '@saywright/domain/progress';
import { trackedComponents, type TrackedComponent } from '@saywright/domain/tracker';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { malformedNumber } from '../support/malformed.ts';

const hour = 3_600_000;
const start = Date.parse('2024-04-03');
const [first] = trackedComponents;
if (!first) throw new Error('the sample is empty');
const component = (part: Partial<TrackedComponent>): TrackedComponent => ({ ...first, ...part });

it('counts completed work whole, started work up to its estimate, and planned work not at all', () => {
  const ten = { estimatedHours: 10, completedDate: null };
  expect(componentProgress([component({ ...ten, status: 'completed', actualHours: 30 })])).toBe(100);
  expect(componentProgress([component({ ...ten, status: 'in-progress', actualHours: 4 })])).toBe(40);
  expect(componentProgress([component({ ...ten, status: 'blocked', actualHours: 40 })])).toBe(100);
  expect(componentProgress([component({ ...ten, status: 'planned', actualHours: 4 })])).toBe(0);
  expect(componentProgress([])).toBe(0);
});

it('counts components when nothing was estimated', () => {
  const none = [component({ estimatedHours: 0 }), component({ estimatedHours: 0, status: 'planned' })];
  expect(componentProgress(none)).toBe(50);
});

it('computes pace, spending and predicted completion', () => {
  const half = [
    component({ status: 'completed', estimatedHours: 10, actualHours: 8 }),
    component({ status: 'planned', estimatedHours: 10, actualHours: 0 }),
  ];
  const figures = ownProgress(half, { rate: 50, start, now: start + 20 * hour });
  expect(figures).toEqual({
    overallProgress: 50,
    deviation: 20,
    efficiencyScore: 125,
    burnRate: 20,
    predictedCompletion: start + 40 * hour,
    spent: 400,
  });
});

it('leaves out figures that are not known yet', () => {
  const planned = [component({ status: 'planned', actualHours: 0 })];
  expect(ownProgress(planned, { rate: 50, start, now: start })).toEqual({
    overallProgress: 0,
    deviation: 0,
    efficiencyScore: undefined,
    burnRate: undefined,
    predictedCompletion: undefined,
    spent: 0,
  });
});

it('computes each phase separately', () => {
  expect(
    ownPhases(trackedComponents).map(({ name, status, completed, total }) => [
      name,
      status,
      completed,
      total,
    ]),
  ).toEqual([
    ['PHASE_01', 'completed', 1, 1],
    ['PHASE_02', 'in-progress', 1, 3],
    ['PHASE_03', 'pending', 0, 1],
    ['PHASE_04', 'in-progress', 0, 1],
  ]);
  expect(ownPhases([component({ status: 'planned', actualHours: 2 })])[0]?.status).toBe('in-progress');
  expect(ownPhases([component({ actualHours: 0 })])[0]?.deviation).toBe(0);
});

it('computes the progress of each day', () => {
  const days = ['2024-04-01', '2024-04-03', '2024-04-15', '2024-05-30'];
  expect(progressByDay(trackedComponents, days).map(Math.round)).toEqual([0, 100, 14, 15]);
  expect(progressByDay([component({ completedDate: null })], ['2024-12-31'])).toEqual([0]);
});

it('gives finite figures for any tracked values', () => {
  const malformed = fc
    .record({
      estimatedHours: malformedNumber,
      actualHours: malformedNumber,
      status: fc.constantFrom('completed', 'planned', 'blocked'),
    })
    .map(component);
  fc.assert(
    fc.property(fc.array(malformed), malformedNumber, malformedNumber, (components, rate, passed) => {
      const shown = [
        ownProgress(components, { rate, start, now: start + passed }),
        ...ownPhases(components),
        progressByDay(components, ['2024-12-31']),
      ].flatMap((figures) => Object.values(figures).filter((figure) => typeof figure === 'number'));
      expect(shown.filter((figure) => !Number.isFinite(figure))).toEqual([]);
    }),
  );
  const huge = Array.from({ length: 2 }, () => component({ estimatedHours: 1e308, actualHours: 1e308 }));
  expect(componentProgress(huge)).toBe(100);
  const uncounted = component({ status: 'blocked', estimatedHours: Infinity, actualHours: 1 });
  expect(componentProgress([uncounted, component({ status: 'planned', estimatedHours: 5e-324 })])).toBe(0);
});

it('gives no pace, cost or prediction before time has passed or anything was completed', () => {
  const unknown = { efficiencyScore: undefined, burnRate: undefined, predictedCompletion: undefined };
  const blocked = [component({ status: 'blocked', estimatedHours: 10, actualHours: 5 })];
  expect(ownProgress(blocked, { rate: 50, start, now: start })).toMatchObject({ ...unknown, spent: 250 });
  expect(ownProgress(blocked, { rate: 50, start, now: start - hour })).toMatchObject(unknown);
  const hardlyBegun = [component({ status: 'blocked', estimatedHours: 1_000_000, actualHours: 0.000_001 })];
  const later = { rate: 50, start, now: start + 365 * 24 * hour };
  expect(ownProgress(hardlyBegun, later).predictedCompletion).toBeUndefined();
  const free = [component({ status: 'completed', estimatedHours: 10, actualHours: 0 })];
  expect(ownProgress(free, { rate: 50, start, now: start + hour })).toMatchObject({
    deviation: 0,
    efficiencyScore: undefined,
  });
});

it('starts a phase with its first component, and sums its used hours', () => {
  const planned = component({ phase: 'P', status: 'planned', estimatedHours: 10, actualHours: 0 });
  expect(ownPhases([planned])[0]?.status).toBe('pending');
  const blocked = { ...planned, status: 'blocked' } as const;
  expect(ownPhases([planned, blocked])[0]?.status).toBe('in-progress');
  const done = component({ phase: 'P', status: 'completed', estimatedHours: 10, actualHours: 8 });
  expect(ownPhases([planned, done])[0]).toMatchObject({ actualHours: 8, progress: 50, deviation: 20 });
});

it('ignores a missing day of completion', () => {
  const part = { estimatedHours: 10, createdDate: '2024-01-01' };
  const components = [
    component({ ...part, completedDate: '2024-01-02' }),
    component({ ...part, completedDate: null }),
  ];
  expect(progressByDay(components, ['2024-01-01', '2024-01-02', 'z'])).toEqual([0, 50, 50]);
});
