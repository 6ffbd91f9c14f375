import { maxIssues, recentIssueWindow } from './limits.ts';
import type { IssueFinding, MonitoringIssue, MonitoringState } from './types.ts';

/** Identity of an issue: everything but the measured time, which always differs. */
function sameness(finding: IssueFinding): string {
  const { type, severity, source, description } = finding;
  return [type, severity, source, description.replaceAll(/\d+ms\b/gu, 'ms')].join('\n');
}

/**
 * Whether an issue was created in the last hour; false without a readable time.
 * @example
 * isRecentIssue({ timestamp: 0 }, recentIssueWindow) // => false
 */
export function isRecentIssue(issue: Pick<MonitoringIssue, 'timestamp'>, now: number): boolean {
  return now - issue.timestamp < recentIssueWindow;
}

/**
 * The state with one more issue. If an equal recent one exists, the same state object is returned, so that the caller
 * can skip its announcement.
 * @example
 * recordIssue(initialMonitoring, connectivityIssue, { id: 'a', now: 0 }).warningsDetected // => 1
 */
export function recordIssue(
  state: MonitoringState,
  finding: IssueFinding,
  { id, now }: { readonly id: string; readonly now: number },
): MonitoringState {
  const key = sameness(finding);
  const known = [...state.issues, ...state.dismissed].some(
    (issue) => issue.id === id || (isRecentIssue(issue, now) && sameness(issue) === key),
  );
  if (known) return state;
  const { type, severity, description, autoFixable, source } = finding;
  const issue: MonitoringIssue = {
    id,
    type,
    severity,
    description,
    autoFixable,
    source,
    timestamp: now,
    fixApplied: false,
  };
  return {
    ...state,
    warningsDetected: state.warningsDetected + 1,
    issues: [...state.issues, issue].slice(-maxIssues),
  };
}

/**
 * The state without an issue that the user dismissed; an unknown id changes nothing.
 * @example
 * dismissIssue(initialMonitoring, 'unknown') === initialMonitoring // => true
 */
export function dismissIssue(state: MonitoringState, id: string): MonitoringState {
  const issue = state.issues.find((one) => one.id === id);
  if (!issue) return state;
  return {
    ...state,
    issues: state.issues.filter((one) => one !== issue),
    dismissed: [...state.dismissed, issue].slice(-maxIssues),
  };
}
