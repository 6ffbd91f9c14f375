export {
  automaticRecovery,
  canRetryRecovery,
  initialRecovery,
  isRecoverable,
  maxRecoveryAttempts,
  recoverableWords,
  recoveryDelay,
  recoveryDetail,
  recoveryStatus,
  recoveryTexts,
  reduceRecovery,
  stableAfter,
} from './recovery.ts';
export type { RecoveryEvent, RecoveryState } from './recovery.ts';
