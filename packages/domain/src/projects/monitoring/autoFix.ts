import type { MonitoringIssue, MonitoringState } from './types.ts';

/** The monitor's log entry about its only fix, which is proposed and never applied automatically. */
export const autoFixLog =
  'Row-level security on profiles can be fixed, but the fix needs SQL approval. Nothing was changed.';

/** The proposed change, to review and approve like any other plan. */
export const autoFixProposal = {
  title: 'Auto-Fix Proposed',
  description: 'Fix proposed, needs SQL approval. Nothing was changed.',
  /** Sent to the agent when the table belongs to the project; it becomes a plan. */
  instruction: 'Turn on row-level security for profiles',
  /** For the operator when the table belongs to the studio, which a project's plan cannot change. */
  sql: [
    'alter table public.profiles enable row level security;',
    'drop policy if exists "people read their own profile" on public.profiles;',
    'create policy "people read their own profile" on public.profiles for select to authenticated using ((select auth.uid()) = id);',
    'drop policy if exists "people add their own profile" on public.profiles;',
    'create policy "people add their own profile" on public.profiles for insert to authenticated with check ((select auth.uid()) = id);',
    'drop policy if exists "people change their own profile" on public.profiles;',
    'create policy "people change their own profile" on public.profiles for update to authenticated using ((select auth.uid()) = id) with check ((select auth.uid()) = id);',
  ].join('\n'),
} as const;

/**
 * The issues for which an auto-fix should be attempted: fixable and not yet fixed.
 * @example
 * pendingFixes(initialMonitoring) // => []
 */
export function pendingFixes(state: Pick<MonitoringState, 'issues'>): readonly MonitoringIssue[] {
  return state.issues.filter((issue) => issue.autoFixable && !issue.fixApplied);
}

/**
 * The state after an attempted fix: the issue is marked and counted once.
 * @example
 * applyAutoFix(initialMonitoring, 'unknown') === initialMonitoring // => true
 */
export function applyAutoFix(state: MonitoringState, id: string): MonitoringState {
  const pending = pendingFixes(state).find((issue) => issue.id === id);
  if (!pending) return state;
  return {
    ...state,
    autoFixesApplied: state.autoFixesApplied + 1,
    issues: state.issues.map((issue) => (issue === pending ? { ...issue, fixApplied: true } : issue)),
  };
}
