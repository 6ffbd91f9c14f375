export { applyAutoFix, autoFixLog, autoFixProposal, pendingFixes } from './autoFix.ts';
export { findingOf, mentionsRowSecurity, provesConnectivity } from './checks.ts';
export type { CheckResult, QueryOutcome } from './checks.ts';
export {
  connectivityIssue,
  databaseConnectionError,
  failedOperationIssue,
  fixableTable,
  healthCheckFailed,
  rowSecurityIssue,
  slowQueryIssue,
} from './findings.ts';
export { monitorText, summarizeHealth } from './health.ts';
export type { HealthSummary } from './health.ts';
export { isRecentIssue, recordIssue, resolveConnectivity } from './issues.ts';
export {
  healthCheckInterval,
  maxIssues,
  monitorInterval,
  recentIssueWindow,
  slowQueryThreshold,
} from './limits.ts';
export { initialMonitoring, reduceMonitoring } from './reduceMonitoring.ts';
export type { MonitoringEvent } from './reduceMonitoring.ts';
export { systemErrorResponse } from './systemError.ts';
export type { SystemErrorResponse } from './systemError.ts';
export { issueToast, monitoringToasts } from './toasts.ts';
export type { MonitoringToast } from './toasts.ts';
export { issueSeverities, issueSources, issueTypes } from './types.ts';
export type {
  IssueFinding,
  IssueSeverity,
  IssueSource,
  IssueType,
  MonitoringIssue,
  MonitoringState,
} from './types.ts';
