import type { CheckResult, QueryOutcome } from '@saywright/domain/monitoring';
import { isAway, reachability } from './reachability.ts';
import { supabase } from './supabase.ts';

interface Answer {
  readonly error: { readonly message: string; readonly code?: string } | null;
  /** 0 if there was no response. */
  readonly status: number;
}

/**
 * Outcome of a query. The client returns errors instead of throwing; status 0 means that the database was not reached.
 * A count requests only the head, so its refusals have a status but no message.
 */
function outcomeOf({ error, status }: Answer): QueryOutcome {
  if (error === null) return { kind: 'passed' };
  if (status === 0) return { kind: 'thrown', error };
  return { kind: 'refused', error: { message: error.message, code: error.code, status } };
}

async function runQuery(query: () => PromiseLike<Answer>): Promise<QueryOutcome> {
  // A server that is known to be down could leave the request pending.
  if (isAway(reachability.get())) return { kind: 'thrown', error: new Error('No network to the server') };
  try {
    return outcomeOf(await query());
  } catch (error) {
    return { kind: 'thrown', error };
  }
}

/** A count of profiles with limit 1: the shared health check. */
async function countProfiles(): Promise<QueryOutcome> {
  return runQuery(async () =>
    (await supabase()).from('profiles').select('id', { count: 'exact', head: true }).limit(1),
  );
}

/** The health check of the monitor and of the error layer. */
export async function checkHealth(): Promise<CheckResult> {
  return { check: 'health', outcome: await countProfiles() };
}

/** A full select with limit 1; the row is discarded. */
async function checkRowSecurity(): Promise<CheckResult> {
  const outcome = await runQuery(async () => (await supabase()).from('profiles').select('*').limit(1));
  return { check: 'rls', outcome, table: 'profiles' };
}

/** Duration of a count, in milliseconds; notes a hidden tab, whose timers are throttled. */
async function checkPerformance(): Promise<CheckResult> {
  const hiddenBefore = document.hidden;
  const start = performance.now();
  const outcome = await countProfiles();
  const elapsed = performance.now() - start;
  return {
    check: 'performance',
    // A failed query measures nothing.
    milliseconds: outcome.kind === 'passed' ? elapsed : Number.NaN,
    inHiddenTab: hiddenBefore || document.hidden,
  };
}

/** One query through the wrapper, at the start and on demand. */
export async function checkConnectivity(): Promise<CheckResult> {
  const outcome = await countProfiles();
  return { check: 'connectivity', isConnected: outcome.kind !== 'thrown' };
}

/** One round of the monitor: health, then row-level security, then performance. */
export const round: readonly (() => Promise<CheckResult>)[] = [
  checkHealth,
  checkRowSecurity,
  checkPerformance,
];
