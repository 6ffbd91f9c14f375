import { fieldOf, textField } from '../../shared/fields/index.ts';
import { maxIssues } from './limits.ts';
import {
  issueSeverities,
  issueSources,
  issueTypes,
  type MonitoringIssue,
  type MonitoringState,
} from './types.ts';

/** The part of the monitor's state that is persisted. */
export type StoredMonitoring = Pick<
  MonitoringState,
  'warningsDetected' | 'autoFixesApplied' | 'issues' | 'dismissed'
>;

/**
 * Picks the part of the monitor's state that is persisted.
 * @example
 * storedMonitoring(initialMonitoring).issues // => []
 */
export function storedMonitoring(state: MonitoringState): StoredMonitoring {
  const { warningsDetected, autoFixesApplied, issues, dismissed } = state;
  return { warningsDetected, autoFixesApplied, issues, dismissed };
}

function parseIssue(stored: unknown): MonitoringIssue | undefined {
  const id = textField(stored, 'id');
  const description = textField(stored, 'description');
  const timestamp = fieldOf(stored, 'timestamp');
  const type = issueTypes.find((one) => one === fieldOf(stored, 'type'));
  const severity = issueSeverities.find((one) => one === fieldOf(stored, 'severity'));
  const source = issueSources.find((one) => one === fieldOf(stored, 'source'));
  if (id === undefined || description === undefined || typeof timestamp !== 'number') return undefined;
  if (!type || !severity || !source) return undefined;
  const autoFixable = fieldOf(stored, 'autoFixable') === true;
  const fixApplied = fieldOf(stored, 'fixApplied') === true;
  return { id, type, severity, description, autoFixable, source, timestamp, fixApplied };
}

function parseIssues(stored: unknown): readonly MonitoringIssue[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .map(parseIssue)
    .filter((issue) => issue !== undefined)
    .slice(-maxIssues);
}

function parseCount(stored: unknown): number {
  return typeof stored === 'number' && Number.isSafeInteger(stored) && stored > 0 ? stored : 0;
}

/**
 * Reads the persisted state; unreadable parts are left out.
 * @example
 * parseMonitoring('nonsense').issues // => []
 */
export function parseMonitoring(stored: unknown): StoredMonitoring {
  return {
    warningsDetected: parseCount(fieldOf(stored, 'warningsDetected')),
    autoFixesApplied: parseCount(fieldOf(stored, 'autoFixesApplied')),
    issues: parseIssues(fieldOf(stored, 'issues')),
    dismissed: parseIssues(fieldOf(stored, 'dismissed')),
  };
}
