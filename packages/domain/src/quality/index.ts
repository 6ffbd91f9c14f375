export { featureChecklists, functionalityTests, integrationTests } from './checks.ts';
export { bestPractices } from './practices.ts';
export {
  bestPracticeScale,
  canTogglePractice,
  qualityScore,
  qualitySummary,
  togglePractice,
} from './quality.ts';
export { workStatuses } from './types.ts';
export type { BestPractice, FeatureChecklist, QualityItem, WorkStatus } from './types.ts';
