import { isRecentIssue } from './issues.ts';
import type { MonitoringIssue, MonitoringState } from './types.ts';

export type HealthSummary = 'healthy' | 'warning' | 'critical';

type RatedIssue = Pick<MonitoringIssue, 'severity' | 'timestamp'>;

function criticalCount(issues: readonly RatedIssue[]): number {
  return issues.filter((issue) => issue.severity === 'high').length;
}

function recentCount(issues: readonly RatedIssue[], now: number): number {
  return issues.filter((issue) => isRecentIssue(issue, now)).length;
}

/**
 * Critical with any issue of high severity, else a warning with any of the last hour, else healthy.
 * @example
 * summarizeHealth([{ severity: 'medium', timestamp: 0 }], 1000) // => 'warning'
 */
export function summarizeHealth(issues: readonly RatedIssue[], now: number): HealthSummary {
  if (criticalCount(issues) > 0) return 'critical';
  return recentCount(issues, now) > 0 ? 'warning' : 'healthy';
}

/**
 * The status text of the monitor: paused before critical before recent. The documented plurals do not vary.
 * @example
 * monitorText({ isMonitoring: true, autoFixesApplied: 2, issues: [] }, 0) // => 'Monitoring (2 fixes applied)'
 */
export function monitorText(
  state: Pick<MonitoringState, 'isMonitoring' | 'autoFixesApplied'> & {
    readonly issues: readonly RatedIssue[];
  },
  now: number,
): string {
  if (!state.isMonitoring) return 'Paused';
  const critical = criticalCount(state.issues);
  if (critical > 0) return `${critical} Critical Issues`;
  const recent = recentCount(state.issues, now);
  return recent > 0 ? `${recent} Recent Issues` : `Monitoring (${state.autoFixesApplied} fixes applied)`;
}
