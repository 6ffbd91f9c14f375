/** Kinds of issues. */
export const issueTypes = ['error', 'warning', 'performance'] as const;
export type IssueType = (typeof issueTypes)[number];

/** Severities of an issue. */
export const issueSeverities = ['high', 'medium'] as const;
export type IssueSeverity = (typeof issueSeverities)[number];

/** Where an issue was observed. */
export const issueSources = ['database', 'rls', 'network', 'client'] as const;
export type IssueSource = (typeof issueSources)[number];

/** The finding of a check or an instruction, before it is recorded. */
export interface IssueFinding {
  readonly type: IssueType;
  readonly severity: IssueSeverity;
  readonly description: string;
  readonly autoFixable: boolean;
  readonly source: IssueSource;
}

/** A recorded issue. */
export interface MonitoringIssue extends IssueFinding {
  readonly id: string;
  /** When it was recorded, in epoch milliseconds. */
  readonly timestamp: number;
  readonly fixApplied: boolean;
}

/** The state of the monitor. */
export interface MonitoringState {
  /** False while paused. */
  readonly isMonitoring: boolean;
  /** When the last round of checks ended, in epoch milliseconds. */
  readonly lastCheck: number | undefined;
  /** Count of all newly recorded issues. */
  readonly warningsDetected: number;
  readonly autoFixesApplied: number;
  /** Oldest first. */
  readonly issues: readonly MonitoringIssue[];
  /** Issues the user has dismissed; they are not recorded again until they are resolved. */
  readonly dismissed: readonly MonitoringIssue[];
}
