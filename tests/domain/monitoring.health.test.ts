import {
  applyAutoFix,
  autoFixLog,
  autoFixProposal,
  connectivityIssue,
  databaseConnectionError,
  dismissIssue,
  failedOperationIssue,
  healthCheckFailed,
  initialMonitoring,
  instructionToast,
  issueToast,
  storedMonitoring,
  maxIssues,
  monitoringToasts,
  monitorText,
  parseMonitoring,
  pendingFixes,
  projectRowSecurityIssue,
  recordIssue,
  reduceMonitoring,
  resolveIssues,
  rowSecurityIssue,
  slowQueryIssue,
  summarizeHealth,
  type CheckResult,
  type MonitoringEvent,
  type MonitoringIssue,
  type MonitoringState,
} from '@saywright/domain/monitoring';
import { understand } from '@saywright/domain/planner';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { now, hour, issue, passed, thrown, locked } from './monitoring.support.ts';

function withIssues(...issues: readonly MonitoringIssue[]): MonitoringState {
  return { ...initialMonitoring, isMonitoring: true, issues };
}

describe('resolved issues', () => {
  const all = [
    healthCheckFailed('x'),
    databaseConnectionError('x'),
    connectivityIssue,
    slowQueryIssue(2500),
    rowSecurityIssue('RLS'),
    failedOperationIssue('x'),
    projectRowSecurityIssue,
  ].reduce(
    (known, finding, index) => recordIssue(known, finding, { id: String(index), now }),
    initialMonitoring,
  );
  const left = (result: CheckResult): string =>
    resolveIssues(all, result)
      .issues.map(({ id }) => id)
      .join('');

  it.each([
    [{ check: 'health', outcome: passed }, '3456'],
    [{ check: 'connectivity', isConnected: true }, '3456'],
    [{ check: 'rls', outcome: passed }, '356'],
    [{ check: 'performance', milliseconds: 2000 }, '012456'],
    [{ check: 'project', tables: [] }, '012345'],
    [{ check: 'project', tables: [{ name: 'orders', rowSecurity: false }] }, '012345'],
    [{ check: 'health', outcome: thrown }, '0123456'],
    [{ check: 'rls', outcome: locked }, '0123456'],
    [{ check: 'connectivity', isConnected: false }, '0123456'],
    [{ check: 'performance', milliseconds: 2001 }, '0123456'],
    [{ check: 'performance', milliseconds: Number.NaN }, '0123456'],
    [{ check: 'project', tables: [{ name: 'profiles', rowSecurity: false }] }, '0123456'],
  ] as const)('%j leaves %s', (result, expected) => {
    expect(left(result)).toBe(expected);
  });

  it('keep the same state when none is resolved', () => {
    expect(resolveIssues(initialMonitoring, { check: 'health', outcome: passed })).toBe(initialMonitoring);
    expect(resolveIssues(all, { check: 'health', outcome: thrown })).toBe(all);
  });
});

describe('the persisted state', () => {
  it('survives a round trip', () => {
    const one = recordIssue(initialMonitoring, slowQueryIssue(2500), { id: 'a', now });
    const state = dismissIssue(recordIssue(one, connectivityIssue, { id: 'b', now }), 'a');
    const kept: unknown = JSON.parse(JSON.stringify(storedMonitoring(state)));
    const restored = reduceMonitoring(initialMonitoring, { kind: 'restored', kept: parseMonitoring(kept) });
    expect(restored).toEqual(state);
  });

  it('leaves out unreadable parts', () => {
    for (const broken of [
      null,
      'text',
      5,
      [],
      { issues: 'none', warningsDetected: -1, autoFixesApplied: 'x' },
    ])
      expect(parseMonitoring(broken)).toEqual({
        warningsDetected: 0,
        autoFixesApplied: 0,
        issues: [],
        dismissed: [],
      });
    const good = issue();
    const bad = ['id', 'description', 'timestamp', 'type', 'severity', 'source'].map((name) => ({
      ...good,
      [name]: undefined,
    }));
    expect(parseMonitoring({ issues: [null, ...bad, good] }).issues).toEqual([good]);
  });
});

describe('auto-fix', () => {
  const state = withIssues(issue({ id: 'fix', autoFixable: true, source: 'rls' }), issue({ id: 'other' }));

  it('is for profiles only, marks the issue and counts once', () => {
    expect(rowSecurityIssue('RLS').autoFixable).toBe(true);
    expect(rowSecurityIssue('RLS', 'orders').autoFixable).toBe(false);
    expect(pendingFixes(state).map(({ id }) => id)).toEqual(['fix']);
    const fixed = applyAutoFix(state, 'fix');
    expect(fixed).toMatchObject({
      autoFixesApplied: 1,
      issues: [{ fixApplied: true }, { fixApplied: false }],
    });
    expect(pendingFixes(fixed)).toEqual([]);
    expect(applyAutoFix(fixed, 'fix')).toBe(fixed);
    expect(applyAutoFix(fixed, 'other')).toBe(fixed);
    expect(applyAutoFix(fixed, 'unknown')).toBe(fixed);
  });

  it('reports a fix as applied only after it was', () => {
    expect(autoFixLog).toContain('needs SQL approval');
    expect(autoFixProposal.description).toBe('Fix proposed, needs SQL approval. Nothing was changed.');
    expect(monitoringToasts.autoFixProposed.title).not.toMatch(/applied/iu);
    const check = (rowSecurity: boolean | undefined, before: MonitoringState): MonitoringState =>
      reduceMonitoring(before, {
        kind: 'checked',
        result: {
          check: 'project',
          tables: rowSecurity === undefined ? [] : [{ name: 'profiles', rowSecurity }],
        },
        isSignedIn: true,
        id: 'p',
        now,
      });
    const found = check(false, withIssues());
    expect(found).toMatchObject({
      autoFixesApplied: 0,
      issues: [{ ...projectRowSecurityIssue, fixApplied: false }],
    });
    const fixed = check(true, found);
    expect(fixed).toMatchObject({ autoFixesApplied: 1, issues: [{ fixApplied: true }] });
    expect(check(true, fixed)).toMatchObject({ autoFixesApplied: 1, issues: [{ fixApplied: true }] });
    // The next round no longer lists it; a deleted table does not count as fixed.
    expect(resolveIssues(fixed, { check: 'rls', outcome: passed }).issues).toEqual([]);
    expect(check(undefined, found)).toMatchObject({ autoFixesApplied: 0, issues: [] });
  });

  it('proposes an instruction that the agent can plan', () => {
    const profiles = { name: 'profiles', columns: [], rowSecurity: false, policies: [] };
    const understood = understand(autoFixProposal.instruction, { tables: [profiles] });
    expect(understood).toMatchObject({ kind: 'plan' });
    expect(JSON.stringify(understood)).toMatch(/enable row level security/iu);
    expect(autoFixProposal.sql).toContain('alter table public.profiles enable row level security;');
    expect(autoFixProposal.sql.match(/auth\.uid\(\)\) = id/gu)).toHaveLength(4);
  });
});

describe('toasts', () => {
  it.each([
    ['activated', 'Agent Activated', 3000],
    ['paused', 'Agent Paused', 2000],
    ['rowSecurity', 'RLS Policy Issue', 4000],
    ['performance', 'Performance Warning', 4000],
    ['autoFixProposed', 'Auto-Fix Proposed', 4000],
    ['autoFix', 'Auto-Fix Applied', 4000],
    ['completed', 'Operation Completed', 3000],
    ['answered', 'Operation Completed', 3000],
    ['planned', 'Plan ready', 3000],
    ['asked', 'Your answer is needed', 3000],
    ['refused', 'Nothing was planned', 3000],
  ] as const)('%s: %s for %i ms', (key, title, duration) => {
    expect(monitoringToasts[key]).toMatchObject({ title, duration });
  });

  it.each([
    ['operation', 'Plan ready'],
    ['outline', 'Plan ready'],
    ['answer', 'Operation Completed'],
    ['question', 'Your answer is needed'],
    ['refusal', 'Nothing was planned'],
  ] as const)('an instruction that ends in %s: %s', (outcome, title) => {
    expect(instructionToast(outcome).title).toBe(title);
  });

  it('include the finding, for rules and slow queries only', () => {
    expect(issueToast(slowQueryIssue(2500))).toEqual({
      title: 'Performance Warning',
      description: 'Slow query detected: 2500ms response time',
      duration: 4000,
    });
    expect(issueToast(rowSecurityIssue('RLS off'))).toMatchObject({
      title: 'RLS Policy Issue',
      description: 'RLS off',
    });
    expect(issueToast(connectivityIssue)).toBeUndefined();
  });
});

describe('health', () => {
  const old = issue({ timestamp: now - hour });
  const recent = issue({ timestamp: now - hour + 1 });
  const high = issue({ severity: 'high', timestamp: now - 1000 * hour });
  const unread = issue({ timestamp: Number.NaN });

  it.each([
    ['nothing', [], 'healthy', 'Monitoring (0 fixes applied)'],
    ['an old one', [old, unread], 'healthy', 'Monitoring (0 fixes applied)'],
    ['recent ones', [old, recent, recent], 'warning', '2 Recent Issues'],
    ['one recent', [recent], 'warning', '1 Recent Issues'],
    ['an old high one', [recent, high], 'critical', '1 Critical Issues'],
  ] as const)('%s: %s', (_name, issues, summary, text) => {
    expect(summarizeHealth(issues, now)).toBe(summary);
    expect(monitorText(withIssues(...issues), now)).toBe(text);
    expect(monitorText({ ...withIssues(...issues), isMonitoring: false }, now)).toBe('Paused');
  });

  it('counts the fixes', () => {
    expect(monitorText({ ...withIssues(), autoFixesApplied: 3 }, now)).toBe('Monitoring (3 fixes applied)');
  });
});

describe('the monitor', () => {
  it('starts, pauses, checks and clears', () => {
    const started = reduceMonitoring(initialMonitoring, { kind: 'started' });
    expect(started.isMonitoring).toBe(true);
    expect(reduceMonitoring(started, { kind: 'started' })).toBe(started);
    const failed = reduceMonitoring(started, {
      kind: 'checked',
      result: { check: 'connectivity', isConnected: false },
      isSignedIn: true,
      id: 'a',
      now,
    });
    expect(failed).toMatchObject({ lastCheck: now, warningsDetected: 1 });
    const again = reduceMonitoring(failed, {
      kind: 'checked',
      result: { check: 'health', outcome: passed },
      isSignedIn: true,
      id: 'b',
      now: Number.NaN,
    });
    expect(again).toMatchObject({ lastCheck: now, issues: [], warningsDetected: 1 });
    const found = reduceMonitoring(again, { kind: 'found', finding: rowSecurityIssue('RLS'), id: 'c', now });
    const fixed = reduceMonitoring(found, { kind: 'dismissed', id: 'c' });
    expect(fixed.dismissed).toHaveLength(1);
    expect(reduceMonitoring(found, { kind: 'cleared' }).issues).toEqual([]);
    expect(reduceMonitoring(again, { kind: 'cleared' })).toBe(again);
    const paused = reduceMonitoring(fixed, { kind: 'paused' });
    expect(paused.isMonitoring).toBe(false);
    expect(reduceMonitoring(paused, { kind: 'paused' })).toBe(paused);
    expect(Reflect.apply(reduceMonitoring, undefined, [paused, { kind: 'else' }])).toBe(paused);
  });

  it('stays within its limits after any events', () => {
    const outcome = fc.oneof(
      fc.constant(passed),
      fc.record({ kind: fc.constantFrom('refused' as const, 'thrown' as const), error: fc.anything() }),
    );
    const result: fc.Arbitrary<CheckResult> = fc.oneof(
      fc.record({ check: fc.constantFrom('health' as const, 'rls' as const), outcome }),
      fc.record({ check: fc.constant('performance' as const), milliseconds: fc.double() }),
      fc.record({ check: fc.constant('connectivity' as const), isConnected: fc.boolean() }),
    );
    const id = fc.string({ maxLength: 2 });
    const time = fc.oneof(fc.integer({ min: 0, max: 3 * hour }), fc.constant(Number.NaN));
    const event: fc.Arbitrary<MonitoringEvent> = fc.oneof(
      fc.constantFrom<MonitoringEvent>({ kind: 'started' }, { kind: 'paused' }, { kind: 'cleared' }),
      fc.record({ kind: fc.constant('checked' as const), result, isSignedIn: fc.boolean(), id, now: time }),
      fc.record({ kind: fc.constant('dismissed' as const), id }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const states = events.reduce<readonly MonitoringState[]>(
          (known, next) => [...known, reduceMonitoring(known.at(-1) ?? initialMonitoring, next)],
          [initialMonitoring],
        );
        const state = states.at(-1) ?? initialMonitoring;
        expect(state.issues.length).toBeLessThanOrEqual(maxIssues);
        expect(state.warningsDetected).toBeGreaterThanOrEqual(state.issues.length);
        expect(state.autoFixesApplied).toBeLessThanOrEqual(state.warningsDetected);
        expect(new Set(state.issues.map((one) => one.id)).size).toBe(state.issues.length);
        expect(state.issues.every((one) => one.autoFixable || !one.fixApplied)).toBe(true);
        expect(
          states.every(
            (one, index) => index === 0 || one.warningsDetected >= (states[index - 1]?.warningsDetected ?? 0),
          ),
        ).toBe(true);
        expect(['healthy', 'warning', 'critical']).toContain(summarizeHealth(state.issues, 0));
      }),
    );
  });
});
