import type { CheckResult } from '@saywright/domain/monitoring';
import { checkConnectivity, round } from '../services/checks.ts';
import { isLeaving } from '../services/leaving.ts';
import { monitor, recording } from '../services/monitor.ts';

/** Records what a check saw; a person is signed in wherever this runs. */
export function record(result: CheckResult): void {
  if (isLeaving()) return;
  monitor.send({ kind: 'checked', result, isSignedIn: true, ...recording() });
}

/** One round of checks, now. With `connectivity` the test that is made at the start and on demand as well (A101). */
export async function checkNow(connectivity: boolean): Promise<void> {
  if (connectivity) record(await checkConnectivity());
  for (const check of round) record(await check());
}
