import {
  connectivityIssue,
  databaseConnectionError,
  dismissIssue,
  failedOperationIssue,
  findingOf,
  healthCheckFailed,
  healthCheckInterval,
  initialMonitoring,
  issueSeverities,
  issueSources,
  issueTypes,
  maxIssues,
  mentionsRowSecurity,
  monitorInterval,
  recentIssueWindow,
  recordIssue,
  resolveIssues,
  rowSecurityIssue,
  slowQueryIssue,
  slowQueryThreshold,
  systemErrorResponse,
  type CheckResult,
  type IssueFinding,
  type MonitoringState,
} from '@saywright/domain/monitoring';
import { describe, expect, it } from 'vitest';
import { now, hour, passed, thrown, refused, locked } from './monitoring.support.ts';

describe('limits', () => {
  it('are the documented ones', () => {
    expect([monitorInterval, healthCheckInterval, slowQueryThreshold, recentIssueWindow, maxIssues]).toEqual([
      30_000,
      60_000,
      2000,
      hour,
      200,
    ]);
    expect(issueTypes).toEqual(['error', 'warning', 'performance']);
    expect(issueSeverities).toEqual(['high', 'medium']);
    expect(issueSources).toEqual(['database', 'rls', 'network', 'client']);
  });
});

const expired = { kind: 'refused', error: { code: 'PGRST301', message: 'JWT expired' } } as const;

describe('findings', () => {
  const cases: readonly (readonly [string, CheckResult, boolean, Partial<IssueFinding> | undefined])[] = [
    ['all well', { check: 'health', outcome: passed }, true, undefined],
    [
      'no way there',
      { check: 'health', outcome: thrown },
      true,
      {
        type: 'error',
        severity: 'high',
        source: 'network',
        description: 'Health check failed: the studio server cannot be reached',
      },
    ],
    [
      'a refusal',
      { check: 'health', outcome: refused },
      true,
      {
        type: 'error',
        severity: 'high',
        source: 'database',
        description: 'Database connection error: no such column',
      },
    ],
    ['nobody signed in', { check: 'health', outcome: locked }, false, undefined],
    ['a session that ended', { check: 'health', outcome: expired }, true, undefined],
    [
      'a session that ended, whatever the status',
      { check: 'health', outcome: { kind: 'refused', error: { code: 'PGRST303', status: 500 } } },
      true,
      undefined,
    ],
    [
      'a server in trouble, for a visitor',
      { check: 'health', outcome: { kind: 'refused', error: { status: 500, message: 'out of memory' } } },
      false,
      { description: 'Database connection error: out of memory' },
    ],
    ['no session', { check: 'rls', outcome: { kind: 'refused', error: { status: 401 } } }, true, undefined],
    ['a visitor', { check: 'rls', outcome: { kind: 'refused', error: { status: 403 } } }, false, undefined],
    ['zero rows', { check: 'rls', outcome: passed }, false, undefined],
    [
      'a locked row',
      { check: 'rls', outcome: locked },
      true,
      { type: 'warning', severity: 'medium', source: 'rls', autoFixable: true },
    ],
    [
      'a word',
      { check: 'rls', outcome: { kind: 'thrown', error: 'RLS is off for profiles' } },
      true,
      { type: 'warning', severity: 'medium', source: 'rls', description: 'RLS is off for profiles' },
    ],
    [
      'another table',
      { check: 'rls', outcome: locked, table: 'orders' },
      true,
      { type: 'warning', source: 'rls', autoFixable: false },
    ],
    [
      'a wordless refusal',
      { check: 'rls', outcome: { kind: 'refused', error: { code: '42501' } }, table: 'orders' },
      true,
      { description: 'RLS on orders' },
    ],
    ['a quick query', { check: 'performance', milliseconds: 2000 }, true, undefined],
    [
      'a slow query',
      { check: 'performance', milliseconds: 2001 },
      true,
      {
        type: 'performance',
        severity: 'medium',
        source: 'database',
        description: 'Slow query detected: 2001ms response time',
      },
    ],
    [
      'a slightly slow query',
      { check: 'performance', milliseconds: 2000.2 },
      true,
      { description: 'Slow query detected: 2001ms response time' },
    ],
    ['a hidden tab', { check: 'performance', milliseconds: 9000, inHiddenTab: true }, true, undefined],
    ['no measurement', { check: 'performance', milliseconds: Number.NaN }, true, undefined],
    ['no end', { check: 'performance', milliseconds: Number.POSITIVE_INFINITY }, true, undefined],
    ['a connection', { check: 'connectivity', isConnected: true }, true, undefined],
    [
      'no connection',
      { check: 'connectivity', isConnected: false },
      false,
      {
        type: 'error',
        severity: 'high',
        source: 'database',
        description: 'Database connectivity issue detected',
      },
    ],
  ];

  it.each(cases)('%s', (_name, result, isSignedIn, expected) => {
    const found = findingOf(result, isSignedIn);
    expect(found === undefined).toBe(expected === undefined);
    expect({ ...found }).toMatchObject({ ...expected });
  });

  it('ignores a check it does not know', () => {
    expect(Reflect.apply(findingOf, undefined, [{ check: 'other' }, true])).toBeUndefined();
    const other: CheckResult = JSON.parse('{"check":"other"}');
    expect(resolveIssues(initialMonitoring, other)).toBe(initialMonitoring);
  });

  it.each([
    ['RLS', true],
    ['the rls check', true],
    ['row level security', true],
    ['no such urls', false],
    ['', false],
  ])('%j mentions row-level security: %s', (message, expected) => {
    expect(mentionsRowSecurity({ message })).toBe(expected);
    expect(mentionsRowSecurity(message)).toBe(expected);
  });

  it('describes instructions and causes without secrets', () => {
    expect(failedOperationIssue('Create a table')).toEqual({
      type: 'error',
      severity: 'medium',
      description: 'Failed operation: Create a table',
      autoFixable: false,
      source: 'client',
    });
    expect(failedOperationIssue('set password to hunter2x').description).not.toContain('hunter2x');
    expect(failedOperationIssue('x'.repeat(5000)).description.length).toBeLessThan(350);
    expect(healthCheckFailed(' ').description).toBe('Health check failed: no reason was given');
    for (const raw of ['TypeError: Failed to fetch', 'TypeError: Load failed', 'NetworkError when fetching'])
      expect(healthCheckFailed(raw).description).toBe(
        'Health check failed: the studio server cannot be reached',
      );
    expect(healthCheckFailed('out of memory').description).toBe('Health check failed: out of memory');
    expect(databaseConnectionError('a\nb').description).toBe('Database connection error: a b');
    expect(systemErrorResponse).toMatchObject({
      success: false,
      explanation: 'Operation failed due to system error',
    });
  });
});

describe('recording', () => {
  const record = (state: MonitoringState, finding: IssueFinding, id: string, at = now): MonitoringState =>
    recordIssue(state, finding, { id, now: at });

  it('stores exactly the known fields', () => {
    const state = record(initialMonitoring, rowSecurityIssue('RLS'), 'a');
    expect(state.warningsDetected).toBe(1);
    expect(Object.keys(state.issues[0] ?? {}).toSorted()).toEqual(
      [
        'id',
        'type',
        'severity',
        'description',
        'autoFixable',
        'source',
        'timestamp',
        'fixApplied',
      ].toSorted(),
    );
    expect(Object.keys(initialMonitoring).toSorted()).toEqual(
      ['isMonitoring', 'lastCheck', 'warningsDetected', 'autoFixesApplied', 'issues', 'dismissed'].toSorted(),
    );
  });

  it('treats an issue as known for an hour, with any measured time', () => {
    const one = record(initialMonitoring, slowQueryIssue(2500), 'a');
    expect(record(one, slowQueryIssue(4321), 'b', now + hour - 1)).toBe(one);
    expect(record(one, slowQueryIssue(2500), 'b', now + hour).issues).toHaveLength(2);
    expect(record(one, connectivityIssue, 'b').warningsDetected).toBe(2);
    expect(record(one, connectivityIssue, 'a')).toBe(one);
    expect(
      record(record(one, failedOperationIssue('a'), 'c'), failedOperationIssue('b'), 'd').issues,
    ).toHaveLength(3);
  });

  it('keeps the newest 200', () => {
    const state = Array.from({ length: 250 }).reduce<MonitoringState>(
      (known, _, index) => record(known, failedOperationIssue(`n${index}`), `id-${index}`, now + index),
      initialMonitoring,
    );
    expect(state.issues).toHaveLength(200);
    expect(state.issues[0]?.id).toBe('id-50');
    expect(state.warningsDetected).toBe(250);
  });

  it('does not record a dismissed issue again until it is resolved', () => {
    const one = record(initialMonitoring, connectivityIssue, 'a');
    const gone = dismissIssue(one, 'a');
    expect(gone).toMatchObject({ issues: [], dismissed: [{ id: 'a' }] });
    expect(record(gone, connectivityIssue, 'b', now + 1)).toBe(gone);
    expect(dismissIssue(gone, 'a')).toBe(gone);
    const over = resolveIssues(gone, { check: 'connectivity', isConnected: true });
    expect(over.dismissed).toEqual([]);
    expect(record(over, connectivityIssue, 'c', now + 2).issues).toHaveLength(1);
  });
});
