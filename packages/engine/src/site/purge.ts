import type { Turns } from '../disk/turns.ts';
import type { SiteAction } from '../ports/siteHost.ts';
import type { SiteRecord, SiteRecords } from './records.ts';
import type { SiteState } from './state.ts';

/** Removes contents that no deploy refers to. */
async function sweep(records: SiteRecords, { state, blobs }: SiteRecord): Promise<void> {
  const needed = new Set<string>();
  for (const { id } of state.deploys)
    for (const digest of Object.values((await records.manifest(state, id))?.files ?? {})) needed.add(digest);
  await blobs.keepOnly(needed);
}

/** Everything that is set now or that an undo would set again: ids of values, and scheduled changes. */
function namedValues(state: SiteState): ReadonlySet<string> {
  const logged = state.log
    .flatMap(({ changes }) => changes)
    .flatMap((change) =>
      change.kind === 'variable' || change.kind === 'setting' ? [change.from, change.to] : [],
    );
  return new Set([
    ...Object.values(state.variables),
    ...Object.values(state.previewVariables),
    ...Object.values(state.settings),
    ...logged.filter((value) => value !== null),
  ]);
}

function wasUsed(state: SiteState, deploy: string): boolean {
  return (
    state.live === deploy ||
    [...namedValues(state)].some((value) => value.includes(deploy)) ||
    state.log.some(({ changes }) =>
      changes.some((change) =>
        change.kind === 'shown'
          ? change.deploy === deploy
          : change.kind === 'live' && (change.to === deploy || change.from === deploy),
      ),
    )
  );
}

async function removeDeploys(
  records: SiteRecords,
  record: SiteRecord,
  isUseless: (id: string) => boolean,
): Promise<SiteRecord> {
  const useless = record.state.deploys.filter(({ id }) => isUseless(id));
  if (useless.length === 0) return record;
  const state = {
    ...record.state,
    deploys: record.state.deploys.filter((deploy) => !useless.includes(deploy)),
  };
  await records.write(state);
  for (const { id } of useless) await records.removeManifest(state, id);
  return { ...record, state };
}

/** Ids of the files and values that an action refers to. */
function storedFor(action: SiteAction): ReadonlySet<string> {
  const singles = action.kind === 'several' ? action.actions : [action];
  return new Set(
    singles
      .map((single) => (single.kind === 'schedule' ? single.what : single))
      .flatMap((single) => {
        if (single.kind === 'set-variable') return [single.value];
        if (single.kind === 'set-password') return [single.password];
        return single.kind === 'publish' || single.kind === 'preview' ? [single.deploy] : [];
      }),
  );
}

/** Removes the files and values stored for a plan that was declined. */
export async function discardFor(
  records: SiteRecords,
  record: SiteRecord,
  action: SiteAction,
): Promise<void> {
  const { state } = record;
  const stored = storedFor(action);
  const named = namedValues(state);
  await records.keepOnlyValues(state, (id) => !stored.has(id) || named.has(id));
  const isUseless = (id: string): boolean =>
    stored.has(id) &&
    !wasUsed(state, id) &&
    state.deploys.some((deploy) => deploy.id === id && !deploy.shown);
  const left = await removeDeploys(records, record, isUseless);
  if (left !== record) await sweep(records, left);
}

/** Permanently removes what was deleted, or stored and never used, before a given time. */
export async function purgeSites(records: SiteRecords, inTurn: Turns, before: Date): Promise<void> {
  const limit = before.toISOString();
  for (const { state: known } of await records.all())
    await inTurn(known.project, async () => {
      const record = await records.of({ id: known.project, name: known.name });
      const { state } = record;
      if (state.deleted !== null && state.deleted < limit) {
        await records.remove(state);
        return;
      }
      const old = new Set<string>();
      for (const { id } of state.deploys)
        if (((await records.manifest(state, id))?.createdAt ?? '') < limit) old.add(id);
      const isUseless = (id: string): boolean =>
        old.has(id) &&
        !wasUsed(state, id) &&
        state.deploys.some((deploy) => deploy.id === id && !deploy.shown);
      await sweep(records, await removeDeploys(records, record, isUseless));
      const named = namedValues(state);
      await records.keepOnlyValues(state, (id, at) => named.has(id) || at >= limit);
    });
}
