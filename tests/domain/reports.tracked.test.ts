import {
  componentsSince,
  insightSentences,
  ownReport,
  packReport,
  periodDays,
  reportPeriods,
  sampleReport,
  unpackReport,
} from '@saywright/domain/reports';
import { trackedComponents } from '@saywright/domain/tracker';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { malformedText } from '../support/malformed.ts';

const [sampleComponent] = trackedComponents;
if (!sampleComponent) throw new Error('the sample is empty');
const about = { name: 'My build', rate: 50, qualityScore: 82 };

it('reports the tracked components', () => {
  const report = ownReport(trackedComponents, about);
  expect(report).toMatchObject({
    projectOverview: {
      name: 'My build',
      startDate: '2024-04-03',
      currentPhase: 'PHASE_02',
      completion: 58,
      budget: 2400,
      spent: 1350,
      team: 3,
    },
    milestones: { total: 4, completed: 1, inProgress: 2, pending: 1 },
    performance: { efficiency: 116.7, qualityScore: 82, timeDeviation: 14.3, costDeviation: 14.3 },
  });
  expect(report.insights).toEqual(insightSentences(report));
});

it('reports an empty build and a finished one', () => {
  expect(ownReport([], about).projectOverview).toMatchObject({
    startDate: '',
    currentPhase: '',
    completion: 0,
  });
  const done = ownReport(trackedComponents.slice(0, 1), about);
  expect(done.projectOverview).toMatchObject({ currentPhase: 'PHASE_02', completion: 100 });
});

it('reports the pace of the period and the state of the whole project', () => {
  const recent = ownReport(trackedComponents, { ...about, from: '2024-06-01' });
  expect(recent.performance).toMatchObject({ efficiency: 0, timeDeviation: 0 });
  expect(recent.projectOverview).toEqual(ownReport(trackedComponents, about).projectOverview);
  expect(recent.insights.at(-1)).toBe(
    'Nothing was completed, so there is no pace yet. The quality score is 82.0%.',
  );
});

it('counts components that are open, or were created or completed in the period', () => {
  expect(Object.keys(periodDays)).toEqual(reportPeriods);
  const ids = (from: string) => componentsSince(trackedComponents, from).map(({ id }) => id);
  expect(ids('2024-01-01')).toHaveLength(6);
  expect(ids('2024-04-17')).toEqual(['COMP_001', 'FUNC_001', 'API_001', 'PAGE_001', 'API_002']);
  expect(ids('2024-06-01')).toEqual(['FUNC_001', 'API_001', 'PAGE_001', 'API_002']);
  const undated = { ...sampleComponent, status: 'completed', createdDate: '', completedDate: null } as const;
  expect(componentsSince([undated], '2024-01-01')).toEqual([]);
});

it('survives a round trip through an address', () => {
  expect(unpackReport(packReport(sampleReport))).toEqual(sampleReport);
  const own = ownReport(trackedComponents, about);
  expect(unpackReport(packReport(own))).toEqual(own);
  const hours = { ...sampleComponent, estimatedHours: 1_000_000, actualHours: 1_000_000 };
  const dear = ownReport(
    Array.from({ length: 20_000 }, () => hours),
    { ...about, rate: 1_000_000_000 },
  );
  expect(unpackReport(packReport(dear))).toEqual(dear);
});

it('reads nothing else from an address', () => {
  expect(unpackReport('{}')).toBeUndefined();
  const { team: _, ...projectOverview } = sampleReport.projectOverview;
  expect(unpackReport(JSON.stringify({ ...sampleReport, projectOverview }))).toBeUndefined();
  const named = { ...sampleReport.projectOverview, name: 'a'.repeat(1000) };
  expect(
    unpackReport(JSON.stringify({ ...sampleReport, projectOverview: named }))?.projectOverview.name,
  ).toHaveLength(120);
  fc.assert(
    fc.property(malformedText, (text) => {
      expect(unpackReport(text)).toBeUndefined();
    }),
  );
});

it('includes the first day of a period', () => {
  const done = {
    ...sampleComponent,
    status: 'completed',
    createdDate: '2024-01-01',
    completedDate: '2024-02-01',
  } as const;
  for (const from of ['2024-01-01', '2024-02-01']) expect(componentsSince([done], from)).toEqual([done]);
  expect(componentsSince([{ ...done, completedDate: null }], '2023-12-31')).toHaveLength(1);
});

it('leaves days and people that nobody entered out of the report', () => {
  const blank = { ...sampleComponent, createdDate: '', assignedTo: '' };
  const { projectOverview } = ownReport([blank, sampleComponent], about);
  expect(projectOverview).toMatchObject({ startDate: sampleComponent.createdDate, team: 1 });
  expect(ownReport([blank], about).projectOverview).toMatchObject({ startDate: '', team: 0 });
});

it('accepts only numbers as numbers from an address', () => {
  for (const total of ['4', null, true, [4]]) {
    const milestones = { ...sampleReport.milestones, total };
    expect(unpackReport(JSON.stringify({ ...sampleReport, milestones }))).toBeUndefined();
  }
  for (const spent of [1e300, -1e13]) {
    const projectOverview = { ...sampleReport.projectOverview, spent };
    expect(unpackReport(JSON.stringify({ ...sampleReport, projectOverview }))).toBeUndefined();
  }
  const { name: _, ...nameless } = sampleReport.projectOverview;
  const unnamed = unpackReport(JSON.stringify({ ...sampleReport, projectOverview: nameless }));
  expect(unnamed?.projectOverview.name).toBe('');
});
