import { componentProgress, ownPhases, ownProgress } from '../progress/index.ts';
import type { TrackedComponent } from '../tracker/types.ts';
import { insightSentences } from './reports.ts';
import type { ReportData, ReportPeriod } from './sample.ts';

/** Days covered by each period; unlimited for the whole project. */
export const periodDays: Readonly<Record<ReportPeriod, number | undefined>> = {
  current: 7,
  monthly: 30,
  quarterly: 90,
  project: undefined,
};

/**
 * The components of a period: those still open, and those created or completed in it.
 * @example
 * componentsSince([{ status: 'completed', createdDate: '2024-01-01', completedDate: '2024-02-01' }], '2024-03-01') // => []
 */
export function componentsSince(
  components: readonly TrackedComponent[],
  from: string,
): readonly TrackedComponent[] {
  return components.filter(
    ({ status, createdDate, completedDate }) =>
      status !== 'completed' || createdDate >= from || (completedDate ?? '') >= from,
  );
}

/** The largest amount in dollars; it also fits into an address. */
const largest = 1_000_000_000_000;

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * The report on the user's components: the state of the project and the work of the period. Each phase counts as a
 * milestone.
 * @example
 * ownReport([], { name: 'My build', rate: 50, qualityScore: 80 }).milestones.total // => 0
 */
export function ownReport(
  components: readonly TrackedComponent[],
  about: {
    readonly name: string;
    /** Dollars per hour. */
    readonly rate: number;
    /** In percent. */
    readonly qualityScore: number;
    /** First day of the period in ISO 8601; the whole project when left out. */
    readonly from?: string | undefined;
  },
): ReportData {
  const phases = ownPhases(components);
  const at = { rate: about.rate, start: 0, now: 0 };
  const { spent } = ownProgress(components, at);
  const { deviation, efficiencyScore } = ownProgress(componentsSince(components, about.from ?? ''), at);
  const days = components.map(({ createdDate }) => createdDate).filter((day) => day !== '');
  const inState = (state: string): number => phases.filter(({ status }) => status === state).length;
  const hours = phases.reduce((total, { estimatedHours }) => total + estimatedHours, 0);
  const figures = {
    projectOverview: {
      name: about.name,
      startDate: days.toSorted()[0] ?? '',
      currentPhase: phases.find(({ status }) => status !== 'completed')?.name ?? phases.at(-1)?.name ?? '',
      completion: Math.floor(componentProgress(components)),
      budget: Math.min(largest, hours * Math.max(0, about.rate)),
      spent: Math.min(largest, spent),
      team: new Set(components.map(({ assignedTo }) => assignedTo).filter((name) => name !== '')).size,
    },
    milestones: {
      total: phases.length,
      completed: inState('completed'),
      inProgress: inState('in-progress'),
      pending: inState('pending'),
    },
    performance: {
      efficiency: rounded(efficiencyScore ?? 0),
      qualityScore: about.qualityScore,
      timeDeviation: rounded(deviation),
      costDeviation: rounded(deviation),
    },
  };
  return { ...figures, insights: insightSentences(figures) };
}
