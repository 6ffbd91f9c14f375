import type { CheckResult, QueryOutcome } from '@saywright/domain/monitoring';
import { isAway, reachability } from './reachability.ts';
import { supabase } from './supabase.ts';

interface Answer {
  readonly error: { readonly message: string; readonly code?: string } | null;
  /** 0 when no answer came at all. */
  readonly status: number;
}

/**
 * The client answers instead of throwing; an answer without a status never reached the database. The status says what
 * a refusal without words means: a count has none, as only its head is asked for.
 */
function outcomeOf({ error, status }: Answer): QueryOutcome {
  if (error === null) return { kind: 'passed' };
  if (status === 0) return { kind: 'thrown', error };
  return { kind: 'refused', error: { message: error.message, code: error.code, status } };
}

async function asked(ask: () => PromiseLike<Answer>): Promise<QueryOutcome> {
  // A server that is known not to answer may also keep a question waiting.
  if (isAway(reachability.get())) return { kind: 'thrown', error: new Error('No network to the server') };
  try {
    return outcomeOf(await ask());
  } catch (error) {
    return { kind: 'thrown', error };
  }
}

/** A count of profiles with limit 1: the shared health check (CS-CALL-08, A33, H28). */
async function countProfiles(): Promise<QueryOutcome> {
  return asked(async () =>
    (await supabase()).from('profiles').select('id', { count: 'exact', head: true }).limit(1),
  );
}

/** The health check of the monitor and of the error layer (CS-CALL-08 to CS-CALL-10). */
export async function checkHealth(): Promise<CheckResult> {
  return { check: 'health', outcome: await countProfiles() };
}

/** A full select with limit 1; the row is dropped at once (CS-CALL-11, H17). */
async function checkRowSecurity(): Promise<CheckResult> {
  const outcome = await asked(async () => (await supabase()).from('profiles').select('*').limit(1));
  return { check: 'rls', outcome, table: 'profiles' };
}

/** How long a count takes, in milliseconds; a hidden tab is told, as it stretches time (CS-CALL-12, H37). */
async function checkPerformance(): Promise<CheckResult> {
  const hiddenBefore = document.hidden;
  const start = performance.now();
  const outcome = await countProfiles();
  const elapsed = performance.now() - start;
  return {
    check: 'performance',
    // The time of a query that failed measures nothing.
    milliseconds: outcome.kind === 'passed' ? elapsed : Number.NaN,
    inHiddenTab: hiddenBefore || document.hidden,
  };
}

/** One query through the wrapper, at the start and on demand (CS-CALL-13, A101). */
export async function checkConnectivity(): Promise<CheckResult> {
  const outcome = await countProfiles();
  return { check: 'connectivity', isConnected: outcome.kind !== 'thrown' };
}

/** One round of the monitor: health, then row-level security, then performance (A101). */
export const round: readonly (() => Promise<CheckResult>)[] = [
  checkHealth,
  checkRowSecurity,
  checkPerformance,
];
