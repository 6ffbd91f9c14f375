export {
  deviationAlert,
  deviationPercent,
  deviationTone,
  isSignificantDeviation,
  significantDeviation,
} from './deviation.ts';
export type { DeviationTone } from './deviation.ts';
export { milestoneBar, milestoneTotals, tickProgress } from './progress.ts';
export type { ProgressChance } from './progress.ts';
export { inProgressBar, initialMetrics, milestones, milestoneStatuses, progressInterval } from './sample.ts';
export type { Milestone, MilestoneStatus, ProgressMetrics } from './sample.ts';
export { componentProgress, ownPhases, ownProgress, progressByDay } from './own.ts';
export type { MeasuredComponent, OwnPhase, OwnProgress } from './own.ts';
