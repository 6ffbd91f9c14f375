import type { MonitoringIssue, MonitoringState } from './types.ts';

/** What the monitor logs about its one fix: it proposes, it does not apply (CS-MONI-24). */
export const autoFixLog =
  'Row-level security on profiles can be fixed, but the fix needs SQL approval. Nothing was changed.';

/** The proposed change, to review and approve like any other plan (CS-MONI-24, H24, I13). */
export const autoFixProposal = {
  title: 'Auto-Fix Proposed',
  description: 'Fix proposed, needs SQL approval. Nothing was changed.',
  /** Said to the agent where the table is the project's own: it becomes a plan. */
  instruction: 'Turn on row-level security for profiles',
  /** For whoever runs the studio where the table is the studio's own, which no plan of a project reaches. */
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
 * The issues an auto-fix is to be attempted for: fixable and not yet fixed (CS-MONI-19).
 * @example
 * pendingFixes(initialMonitoring) // => []
 */
export function pendingFixes(state: Pick<MonitoringState, 'issues'>): readonly MonitoringIssue[] {
  return state.issues.filter((issue) => issue.autoFixable && !issue.fixApplied);
}

/**
 * The state after an attempted fix: the issue is marked and counted, once (CS-MONI-20, CS-MONI-21).
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
