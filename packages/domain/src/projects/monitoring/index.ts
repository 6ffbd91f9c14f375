export { applyAutoFix, autoFixLog, autoFixProposal, pendingFixes } from './autoFix.ts';
export { findingOf, mentionsRowSecurity } from './checks.ts';
export type { CheckResult, ProjectTable, QueryOutcome } from './checks.ts';
export {
  connectivityIssue,
  databaseConnectionError,
  failedOperationIssue,
  healthCheckFailed,
  projectRowSecurityIssue,
  rowSecurityIssue,
  slowQueryIssue,
} from './findings.ts';
export { monitorText, summarizeHealth } from './health.ts';
export type { HealthSummary } from './health.ts';
export { dismissIssue, recordIssue } from './issues.ts';
export { storedMonitoring, parseMonitoring } from './persisted.ts';
export type { StoredMonitoring } from './persisted.ts';
export {
  healthCheckInterval,
  maxIssues,
  monitorInterval,
  recentIssueWindow,
  slowQueryThreshold,
} from './limits.ts';
export { initialMonitoring, reduceMonitoring } from './reduceMonitoring.ts';
export type { MonitoringEvent } from './reduceMonitoring.ts';
export { resolveIssues } from './resolve.ts';
export { systemErrorResponse } from './systemError.ts';
export type { SystemErrorResponse } from './systemError.ts';
export { instructionToast, issueToast, monitoringToasts } from './toasts.ts';
export type { InstructionOutcome, MonitoringToast } from './toasts.ts';
export { issueSeverities, issueSources, issueTypes } from './types.ts';
export type {
  IssueFinding,
  IssueSeverity,
  IssueSource,
  IssueType,
  MonitoringIssue,
  MonitoringState,
} from './types.ts';
