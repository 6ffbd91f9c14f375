import type { CheckResult } from '@saywright/domain/monitoring';
import { checkConnectivity, round } from '../services/checks.ts';
import { isUnloading } from '../services/pageUnload.ts';
import { monitor, recording } from '../services/monitor.ts';
import { currentVisit } from '../services/retryCounters.ts';

/** Records the result of a check; runs only while somebody is signed in. */
export function record(result: CheckResult): void {
  if (isUnloading()) return;
  monitor.send({ kind: 'checked', result, isSignedIn: true, ...recording() });
}

/** Runs one round of checks; `connectivity` adds the test made at start and on demand. Stops when the session ends. */
export async function checkNow(connectivity: boolean): Promise<void> {
  const visit = currentVisit();
  for (const check of connectivity ? [checkConnectivity, ...round] : round) {
    const result = await check();
    if (visit !== currentVisit()) return;
    record(result);
  }
}
