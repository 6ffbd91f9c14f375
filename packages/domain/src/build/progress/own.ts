import type { TrackedComponent } from '../tracker/types.ts';
import { deviationPercent } from './deviation.ts';

/** The fields of a component from which the figures are computed. */
export type MeasuredComponent = Pick<
  TrackedComponent,
  'status' | 'estimatedHours' | 'actualHours' | 'phase' | 'createdDate' | 'completedDate'
>;

/** The figures of the user's build. Figures that are not known yet are left out. */
export interface OwnProgress {
  /** In percent of the estimated hours. */
  readonly overallProgress: number;
  /** In percent of the estimate of completed components; positive is a saving. */
  readonly deviation: number;
  /** Estimated hours per hour used on completed components, in percent. */
  readonly efficiencyScore: number | undefined;
  /** Dollars per hour since the start. */
  readonly burnRate: number | undefined;
  /** Completion at the pace so far, in epoch milliseconds. */
  readonly predictedCompletion: number | undefined;
  readonly spent: number;
}

/** One phase of the user's build. */
export interface OwnPhase {
  readonly name: string;
  readonly estimatedHours: number;
  readonly actualHours: number;
  readonly total: number;
  readonly completed: number;
  readonly status: 'completed' | 'in-progress' | 'pending';
  /** In percent of the estimated hours. */
  readonly progress: number;
  /** In percent of the estimate of completed components; positive is a saving. */
  readonly deviation: number;
}

/** Upper bound for hours and for dollars per hour; keeps sums finite for any imported value. */
const most = 1_000_000_000;

function counted(value: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(0, value)) : 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + counted(value), 0);
}

function finite(value: number, limit = Number.MAX_VALUE): number | undefined {
  return value <= limit ? value : undefined;
}

/** Hours that count as done: all of a completed component; of one in progress, the used hours up to its estimate. */
function doneHours({ status, estimatedHours, actualHours }: MeasuredComponent): number {
  if (status === 'completed') return estimatedHours;
  // Both values are bounded as in a sum; otherwise more could be done than was estimated.
  return status === 'planned' ? 0 : Math.min(counted(actualHours), counted(estimatedHours));
}

/**
 * The progress of components in percent of their estimated hours; without estimates, of their number.
 * @example
 * componentProgress([{ status: 'completed', estimatedHours: 3 }, { status: 'planned', estimatedHours: 1 }]) // => 75
 */
export function componentProgress(components: readonly MeasuredComponent[]): number {
  const hours = sum(components.map(({ estimatedHours }) => estimatedHours));
  if (hours > 0) return (sum(components.map(doneHours)) / hours) * 100;
  const completed = components.filter(({ status }) => status === 'completed').length;
  return components.length > 0 ? (completed / components.length) * 100 : 0;
}

function completedHours(components: readonly MeasuredComponent[]): {
  readonly estimated: number;
  readonly actual: number;
} {
  const completed = components.filter(({ status }) => status === 'completed');
  return {
    estimated: sum(completed.map(({ estimatedHours }) => estimatedHours)),
    actual: sum(completed.map(({ actualHours }) => actualHours)),
  };
}

const hour = 3_600_000;

/** The last day with a four-digit year, in epoch milliseconds; later predictions are discarded. */
const lastDay = 253_402_214_400_000;

/**
 * The live figures of the user's build, computed only from tracked values.
 * @example
 * ownProgress([{ status: 'completed', estimatedHours: 10, actualHours: 8 }], { rate: 50, start: 0, now: 36000000 }).burnRate // => 40
 */
export function ownProgress(
  components: readonly MeasuredComponent[],
  at: {
    /** Dollars per hour. */
    readonly rate: number;
    /** When the first component was created, in epoch milliseconds. */
    readonly start: number;
    /** In epoch milliseconds. */
    readonly now: number;
  },
): OwnProgress {
  const overallProgress = componentProgress(components);
  const { estimated, actual } = completedHours(components);
  const spent = sum(components.map(({ actualHours }) => actualHours)) * counted(at.rate);
  const passed = at.now - at.start;
  return {
    overallProgress,
    deviation: actual > 0 ? deviationPercent(estimated, actual) : 0,
    efficiencyScore: actual > 0 ? finite((estimated / actual) * 100) : undefined,
    burnRate: passed > 0 ? finite(spent / (passed / hour)) : undefined,
    predictedCompletion:
      passed > 0 ? finite(at.start + (passed / overallProgress) * 100, lastDay) : undefined,
    spent,
  };
}

/**
 * The phases of the user's build, sorted by name.
 * @example
 * ownPhases([{ phase: 'PHASE_01', status: 'completed', estimatedHours: 2, actualHours: 1 }])[0].status // => 'completed'
 */
export function ownPhases(components: readonly MeasuredComponent[]): readonly OwnPhase[] {
  const names = [...new Set(components.map(({ phase }) => phase))].toSorted();
  return names.map((name) => {
    const inside = components.filter(({ phase }) => phase === name);
    const { estimated, actual } = completedHours(inside);
    const completed = inside.filter(({ status }) => status === 'completed').length;
    const isStarted = inside.some(({ status, actualHours }) => status !== 'planned' || actualHours > 0);
    return {
      name,
      estimatedHours: sum(inside.map(({ estimatedHours }) => estimatedHours)),
      actualHours: sum(inside.map(({ actualHours }) => actualHours)),
      total: inside.length,
      completed,
      status: completed === inside.length ? 'completed' : isStarted ? 'in-progress' : 'pending',
      progress: componentProgress(inside),
      deviation: actual > 0 ? deviationPercent(estimated, actual) : 0,
    };
  });
}

/**
 * The progress at the end of each day, in percent of the hours estimated by then; 0 before the first component.
 * @example
 * progressByDay([{ status: 'completed', estimatedHours: 2, createdDate: '2024-04-01', completedDate: '2024-04-03' }], ['2024-04-02', '2024-04-03'])
 * // => [0, 100]
 */
export function progressByDay(
  components: readonly MeasuredComponent[],
  days: readonly string[],
): readonly number[] {
  return days.map((day) => {
    const known = components.filter(({ createdDate }) => createdDate <= day);
    const hours = sum(known.map(({ estimatedHours }) => estimatedHours));
    const completed = known.filter(({ completedDate }) => completedDate !== null && completedDate <= day);
    return hours > 0 ? (sum(completed.map(({ estimatedHours }) => estimatedHours)) / hours) * 100 : 0;
  });
}
