/** What an issue is (CS-MONI-04). */
export const issueTypes = ['error', 'warning', 'performance'] as const;
export type IssueType = (typeof issueTypes)[number];

/** How bad an issue is (CS-MONI-05). */
export const issueSeverities = ['high', 'medium'] as const;
export type IssueSeverity = (typeof issueSeverities)[number];

/** Where an issue was seen (CS-MONI-06). */
export const issueSources = ['database', 'rls', 'network', 'client'] as const;
export type IssueSource = (typeof issueSources)[number];

/** What a check or an instruction brought to light, before it is recorded. */
export interface IssueFinding {
  readonly type: IssueType;
  readonly severity: IssueSeverity;
  readonly description: string;
  readonly autoFixable: boolean;
  readonly source: IssueSource;
}

/** A recorded issue (CS-MONI-03). */
export interface MonitoringIssue extends IssueFinding {
  readonly id: string;
  /** When it was recorded, in epoch milliseconds. */
  readonly timestamp: number;
  readonly fixApplied: boolean;
}

/** The state of the monitor (CS-MONI-02, CS-MONI-07). */
export interface MonitoringState {
  /** Active, or else paused. */
  readonly isMonitoring: boolean;
  /** When the last round of checks ended, in epoch milliseconds. */
  readonly lastCheck: number | undefined;
  /** Every issue that was newly recorded (A53). */
  readonly warningsDetected: number;
  readonly autoFixesApplied: number;
  /** The oldest first. */
  readonly issues: readonly MonitoringIssue[];
  /** Issues a person has dismissed: while they last they are not recorded again. */
  readonly dismissed: readonly MonitoringIssue[];
}
