import { deviationPercent } from './deviation.ts';
import { inProgressBar, type Milestone, type ProgressMetrics } from './sample.ts';

/** Three random numbers from 0 up to 1, supplied by the caller. */
export interface ProgressChance {
  readonly progress: number;
  readonly efficiency: number;
  readonly burnRate: number;
}

const largestStep = 0.5;
const efficiencyRange = [110, 120] as const;
const burnRateRange = [15, 18] as const;

function chance(value: number): number {
  return Number.isNaN(value) ? 0 : Math.min(1, Math.max(0, value));
}

function within([from, to]: readonly [number, number], value: number): number {
  return from + chance(value) * (to - from);
}

/**
 * The live figures after an update.
 * @example
 * tickProgress(initialMetrics, { progress: 1, efficiency: 0, burnRate: 1 }).overallProgress // => 67.5
 */
export function tickProgress(metrics: ProgressMetrics, random: ProgressChance): ProgressMetrics {
  const risen = metrics.overallProgress + chance(random.progress) * largestStep;
  return {
    ...metrics,
    overallProgress: Number.isNaN(risen) ? 0 : Math.min(100, Math.max(0, risen)),
    efficiencyScore: within(efficiencyRange, random.efficiency),
    burnRate: within(burnRateRange, random.burnRate),
  };
}

/**
 * The length of a milestone's bar, in percent.
 * @example
 * milestoneBar({ status: 'in-progress' }) // => 75
 */
export function milestoneBar(milestone: Pick<Milestone, 'status'>): number {
  if (milestone.status === 'completed') return 100;
  return milestone.status === 'in-progress' ? inProgressBar : 0;
}

/**
 * Total hours and cost of the milestones, with deviations in percent.
 * @example
 * milestoneTotals([{ estimatedHours: 20, actualHours: 16, estimatedCost: 1000, actualCost: 800 }]).timeDeviation
 * // => 20
 */
export function milestoneTotals(
  milestones: readonly Pick<Milestone, 'estimatedHours' | 'actualHours' | 'estimatedCost' | 'actualCost'>[],
): {
  readonly estimatedHours: number;
  readonly actualHours: number;
  readonly timeDeviation: number;
  readonly estimatedCost: number;
  readonly actualCost: number;
  readonly costDeviation: number;
} {
  const sum = (values: readonly number[]): number =>
    values.reduce((total, value) => total + (Number.isFinite(value) ? Math.max(0, value) : 0), 0);
  const estimatedHours = sum(milestones.map((milestone) => milestone.estimatedHours));
  const actualHours = sum(milestones.map((milestone) => milestone.actualHours));
  const estimatedCost = sum(milestones.map((milestone) => milestone.estimatedCost));
  const actualCost = sum(milestones.map((milestone) => milestone.actualCost));
  return {
    estimatedHours,
    actualHours,
    timeDeviation: deviationPercent(estimatedHours, actualHours),
    estimatedCost,
    actualCost,
    costDeviation: deviationPercent(estimatedCost, actualCost),
  };
}
