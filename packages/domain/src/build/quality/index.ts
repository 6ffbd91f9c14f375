export { answeredPractices } from './answers.ts';
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
export { functionalScoreOf, parseTestCounts, parseTestReport } from './testReport.ts';
export type { TestCounts } from './testReport.ts';
