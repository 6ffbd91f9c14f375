export { keptPoints, restoreDays } from './keeping.ts';
export { maxPointName, pointsMeant, readRestoreRequest, restoreMomentOf } from './reading.ts';
export type { RestoreRequest, RestoreTarget } from './reading.ts';
export { noDifference, restoreParts, restoreReasons } from './types.ts';
export type {
  BranchDifference,
  Moved,
  RestoreDifference,
  RestorePart,
  RestorePointFacts,
  RestoreReason,
  TableDifference,
} from './types.ts';
export { pointName, restoreLines, restoreLoss, restoreMoment, restoreRisk, restoreSteps } from './words.ts';
