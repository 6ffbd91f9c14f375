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
/** A fix that was applied is shown until the next round. */
const isRuleOrFixed: Test = (issue) => issue.fixApplied || (issue.source === 'rls' && !isOfProject(issue));

/** Which issues a check shows to be over; undefined when it shows nothing of the kind. */
function overBy(result: CheckResult): Test | undefined {
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

/** The state in which the proposed fix was found applied: the table has row-level security now (CS-MONI-20, CS-MONI-21). */
function withFix(state: MonitoringState, result: CheckResult): MonitoringState {
  if (result.check !== 'project' || projectLacksRowSecurity(result.tables)) return state;
  if (!result.tables.some(({ name }) => name === fixableTable)) return state;
  return pendingFixes(state)
    .filter(isOfProject)
    .reduce((known, { id }) => applyAutoFix(known, id), state);
}

/**
 * The state without the issues that a check shows to be over (A51).
 * @example
 * resolveIssues(initialMonitoring, { check: 'connectivity', isConnected: true }) === initialMonitoring // => true
 */
export function resolveIssues(state: MonitoringState, result: CheckResult): MonitoringState {
  const fixed = withFix(state, result);
  const isOver = overBy(result);
  if (!isOver || ![...fixed.issues, ...fixed.dismissed].some(isOver)) return fixed;
  return {
    ...fixed,
    issues: fixed.issues.filter((issue) => !isOver(issue)),
    dismissed: fixed.dismissed.filter((issue) => !isOver(issue)),
  };
}
