import { findingOf, type CheckResult } from './checks.ts';
import { dismissIssue, recordIssue } from './issues.ts';
import { resolveIssues } from './resolve.ts';
import type { StoredMonitoring } from './persisted.ts';
import type { IssueFinding, MonitoringState } from './types.ts';

/** The state before the first check; the app starts the monitor on load. */
export const initialMonitoring: MonitoringState = {
  isMonitoring: false,
  lastCheck: undefined,
  warningsDetected: 0,
  autoFixesApplied: 0,
  issues: [],
  dismissed: [],
};

/** The events of the monitor. Every event that may record an issue carries an id and a time for it. */
export type MonitoringEvent =
  | { readonly kind: 'started' }
  | { readonly kind: 'paused' }
  | {
      readonly kind: 'checked';
      readonly result: CheckResult;
      readonly isSignedIn: boolean;
      readonly id: string;
      readonly now: number;
    }
  | { readonly kind: 'found'; readonly finding: IssueFinding; readonly id: string; readonly now: number }
  | { readonly kind: 'dismissed'; readonly id: string }
  /** The persisted state of an earlier visit. */
  | { readonly kind: 'restored'; readonly kept: StoredMonitoring }
  | { readonly kind: 'cleared' };

function checked(
  state: MonitoringState,
  { result, isSignedIn, id, now }: Extract<MonitoringEvent, { kind: 'checked' }>,
): MonitoringState {
  const resolved = resolveIssues(state, result);
  const finding = findingOf(result, isSignedIn);
  const lastCheck = Number.isFinite(now) ? now : state.lastCheck;
  return { ...(finding ? recordIssue(resolved, finding, { id, now }) : resolved), lastCheck };
}

/**
 * The monitor after an event; an event of unknown kind changes nothing.
 * @example
 * reduceMonitoring(initialMonitoring, { kind: 'started' }).isMonitoring // => true
 */
export function reduceMonitoring(state: MonitoringState, event: MonitoringEvent): MonitoringState {
  switch (event.kind) {
    case 'started':
      return state.isMonitoring ? state : { ...state, isMonitoring: true };
    case 'paused':
      return state.isMonitoring ? { ...state, isMonitoring: false } : state;
    case 'checked':
      return checked(state, event);
    case 'found':
      return recordIssue(state, event.finding, event);
    case 'dismissed':
      return dismissIssue(state, event.id);
    case 'restored':
      return { ...state, ...event.kept };
    case 'cleared':
      return state.issues.length === 0 ? state : { ...state, issues: [] };
    default:
      return state;
  }
}
