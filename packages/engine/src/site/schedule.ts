import type { Turns } from '../disk/turns.ts';
import { moved, setting } from './changes.ts';
import { measureSite } from './measure.ts';
import type { SiteRecord, SiteRecords } from './records.ts';
import { changesSignature, reduceSite } from './reduce.ts';
import { scheduleOf } from './settings.ts';
import type { SiteState } from './state.ts';

const remembered = 20;

function dueAt(state: SiteState, now: string): ReturnType<typeof scheduleOf>[number] | undefined {
  return scheduleOf(state).find(({ at }) => at <= now);
}

/** The state after one scheduled action, carried out only where it does exactly what was proven. */
async function afterRun(
  records: SiteRecords,
  record: SiteRecord,
  { id, action, signature, value }: ReturnType<typeof scheduleOf>[number],
  now: string,
): Promise<SiteState> {
  const { state } = record;
  const removal = setting(state, 'schedule', id, null);
  const rest = removal.reduce(moved, state);
  const done = reduceSite(rest, action, now);
  const problem = !done.ok
    ? done.error
    : changesSignature(done.value.changes) === signature
      ? null
      : 'Your site had changed since this was approved.';
  const changes = [...removal, ...(done.ok && problem === null ? done.value.changes : [])];
  const after = done.ok && problem === null ? done.value.state : rest;
  const effect = await measureSite(records, record, after, changes);
  return {
    ...after,
    log: [...after.log, { operationId: null, schedule: id, at: now, changes, effect }],
    ran: [...after.ran, { value, ranAt: now, problem }].slice(-remembered),
  };
}

/** Carries out everything whose moment has come, each site on its own turn, the earliest first. */
export async function runDueSites(records: SiteRecords, inTurn: Turns, now: string): Promise<void> {
  for (const { state: known } of await records.all()) {
    if (dueAt(known, now) === undefined) continue;
    await inTurn(known.project, async () => {
      const project = { id: known.project, name: known.name };
      for (;;) {
        const record = await records.of(project);
        const due = dueAt(record.state, now);
        if (!due) return;
        await records.write(await afterRun(records, record, due, now));
      }
    });
  }
}
