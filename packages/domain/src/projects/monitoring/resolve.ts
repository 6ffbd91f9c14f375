import { applyAutoFix, pendingFixes } from './autoFix.ts';
import { projectLacksRowSecurity, type CheckResult } from './checks.ts';
import { fixableTable, projectRowSecurityIssue } from './findings.ts';
import { slowQueryThreshold } from './limits.ts';
import type { MonitoringIssue, MonitoringState } from './types.ts';

type Test = (issue: MonitoringIssue) => boolean;

const isConnectivity: Test = ({ type, source }) =>
  type === 'error' && (source === 'network' || source === 'database');
const isSlowness: Test = ({ type }) => type === 'performance';
const isOfProject: Test = ({ description }) => description === projectRowSecurityIssue.description;
/** An issue whose fix was applied is shown until the next round. */
const isRuleOrFixed: Test = (issue) => issue.fixApplied || (issue.source === 'rls' && !isOfProject(issue));

/** Selects the issues that a check proves resolved; undefined when it proves nothing. */
function resolvedBy(result: CheckResult): Test | undefined {
  switch (result.check) {
    case 'health':
      return result.outcome.kind === 'passed' ? isConnectivity : undefined;
    case 'rls':
      return result.outcome.kind === 'passed'
        ? (issue) => isConnectivity(issue) || isRuleOrFixed(issue)
        : undefined;
    case 'connectivity':
      return result.isConnected ? isConnectivity : undefined;
    case 'performance':
      return result.milliseconds <= slowQueryThreshold ? isSlowness : undefined;
    case 'project':
      return projectLacksRowSecurity(result.tables)
        ? undefined
        : (issue) => isOfProject(issue) && !issue.fixApplied;
    default:
      return undefined;
  }
}

/** Marks the proposed fix as applied once the table has row-level security. */
function withFix(state: MonitoringState, result: CheckResult): MonitoringState {
  if (result.check !== 'project' || projectLacksRowSecurity(result.tables)) return state;
  if (!result.tables.some(({ name }) => name === fixableTable)) return state;
  return pendingFixes(state)
    .filter(isOfProject)
    .reduce((known, { id }) => applyAutoFix(known, id), state);
}

/**
 * The state without the issues that a check proves resolved.
 * @example
 * resolveIssues(initialMonitoring, { check: 'connectivity', isConnected: true }) === initialMonitoring // => true
 */
export function resolveIssues(state: MonitoringState, result: CheckResult): MonitoringState {
  const fixed = withFix(state, result);
  const isResolved = resolvedBy(result);
  if (!isResolved || ![...fixed.issues, ...fixed.dismissed].some(isResolved)) return fixed;
  return {
    ...fixed,
    issues: fixed.issues.filter((issue) => !isResolved(issue)),
    dismissed: fixed.dismissed.filter((issue) => !isResolved(issue)),
  };
}
