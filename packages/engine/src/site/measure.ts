import type { FileChange } from '../ports/codeHost.ts';
import type { DeployView, ScheduledView, SettingChange, SiteEffect } from '../ports/siteHost.ts';
import { changesSignature } from './reduce.ts';
import type { SiteRecord, SiteRecords } from './records.ts';
import { offlineMessage, partsOf, scheduledIn } from './settings.ts';
import { scheduledText } from './settingText.ts';
import type { Change, SiteState } from './state.ts';

const examplesShown = 20;

interface Contents {
  readonly [path: string]: { readonly digest: string; readonly bytes: number };
}

async function contentsOf(
  records: SiteRecords,
  { state, blobs }: SiteRecord,
  deploy: string | null,
): Promise<Contents> {
  const manifest = deploy === null ? undefined : await records.manifest(state, deploy);
  const entries: [string, { digest: string; bytes: number }][] = [];
  for (const [path, digest] of Object.entries(manifest?.files ?? {}))
    entries.push([path, { digest, bytes: (await blobs.size(digest)) ?? 0 }]);
  return Object.fromEntries(entries);
}

/** A deploy with its counts, or null where there is none. */
export async function viewDeploy(
  records: SiteRecords,
  record: SiteRecord,
  id: string | null,
): Promise<DeployView | null> {
  const known = record.state.deploys.find((deploy) => deploy.id === id);
  const manifest = known && (await records.manifest(record.state, known.id));
  if (!known || !manifest) return null;
  const contents = Object.values(await contentsOf(records, record, known.id));
  return {
    id: known.id,
    title: manifest.title,
    branch: manifest.branch,
    commit: manifest.commit,
    createdAt: manifest.createdAt,
    publishedAt: known.publishedAt,
    files: contents.length,
    bytes: contents.reduce((sum, file) => sum + file.bytes, 0),
    path: `/_deploys/${known.id}/`,
  };
}

function compare(before: Contents, after: Contents): SiteEffect['files'] {
  const changes: FileChange[] = [];
  let same = 0;
  for (const path of [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()) {
    const [old, now] = [before[path], after[path]];
    if (old?.digest === now?.digest) same += 1;
    else
      changes.push({
        path,
        change: !old ? 'added' : now ? 'changed' : 'removed',
        bytesBefore: old?.bytes ?? null,
        bytesAfter: now?.bytes ?? null,
      });
  }
  const count = (kind: FileChange['change']): number =>
    changes.filter(({ change }) => change === kind).length;
  return {
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
    same,
    bytes: changes.reduce((sum, file) => sum + (file.bytesAfter ?? 0) - (file.bytesBefore ?? 0), 0),
    examples: changes.slice(0, examplesShown),
  };
}

/** The deploy that visitors get; null for a deleted site. */
function visible(state: SiteState): string | null {
  return state.deleted === null ? state.live : null;
}

function isOnline(state: SiteState): boolean {
  return visible(state) !== null && offlineMessage(state) === undefined;
}

/** Something scheduled, with the deploy that it publishes. */
export async function viewScheduled(
  records: SiteRecords,
  record: SiteRecord,
  value: string,
): Promise<ScheduledView> {
  const { at, action } = scheduledIn(value);
  const deploy = action.kind === 'publish' ? await viewDeploy(records, record, action.deploy) : null;
  return { at, action, deploy };
}

async function changedSettings(
  records: SiteRecords,
  record: SiteRecord,
  after: SiteState,
): Promise<readonly SettingChange[]> {
  const before = record.state;
  /** What may be shown of a setting: never a password, and of something scheduled only what and when. */
  const shown = async (kind: SettingChange['kind'], value: string | undefined): Promise<string | null> => {
    if (value === undefined) return null;
    if (kind === 'password') return 'set';
    return kind === 'schedule' ? scheduledText(await viewScheduled(records, record, value)) : value;
  };
  const keys = [...new Set([...Object.keys(before.settings), ...Object.keys(after.settings)])]
    .toSorted()
    .filter((key) => before.settings[key] !== after.settings[key]);
  return Promise.all(
    keys.map(async (key) => {
      const { kind, name } = partsOf(key);
      return {
        kind,
        name,
        before: await shown(kind, before.settings[key]),
        after: await shown(kind, after.settings[key]),
      };
    }),
  );
}

/** Names of variables by what happens to them, wherever they hold. */
function changedVariables(before: SiteState, after: SiteState): SiteEffect['variables'] {
  const values = (state: SiteState, name: string): readonly (string | undefined)[] => [
    state.variables[name],
    state.previewVariables[name],
  ];
  const has = (state: SiteState, name: string): boolean =>
    values(state, name).some((value) => value !== undefined);
  const names = [before, after].flatMap(({ variables, previewVariables }) => [
    ...Object.keys(variables),
    ...Object.keys(previewVariables),
  ]);
  const changed = [...new Set(names)]
    .toSorted()
    .filter((name) => String(values(before, name)) !== String(values(after, name)));
  return {
    added: changed.filter((name) => !has(before, name)),
    changed: changed.filter((name) => has(before, name) && has(after, name)),
    removed: changed.filter((name) => !has(after, name)),
  };
}

/** Measures the difference between two states of a site. */
export async function measureSite(
  records: SiteRecords,
  record: SiteRecord,
  after: SiteState,
  changes: readonly Change[],
): Promise<SiteEffect> {
  const { state: before } = record;
  const later = { ...record, state: after };
  const preview =
    visible(before) === visible(after)
      ? (changes.flatMap((change) => (change.kind === 'shown' && change.to ? [change.deploy] : []))[0] ??
        null)
      : null;
  return {
    live: {
      before: await viewDeploy(records, record, visible(before)),
      after: await viewDeploy(records, later, visible(after)),
    },
    preview: await viewDeploy(records, later, preview),
    files: compare(
      await contentsOf(records, record, visible(before)),
      await contentsOf(records, later, preview ?? visible(after)),
    ),
    variables: changedVariables(before, after),
    online: { before: isOnline(before), after: isOnline(after) },
    settings: await changedSettings(records, record, after),
  };
}

function sorted(entries: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  return Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** A hash that is equal exactly when a site starts and ends in the same state with the same files. */
export function siteSignature(before: SiteState, changes: readonly Change[], files: unknown): string {
  const { live, deleted, variables, previewVariables } = before;
  const start = [live, deleted !== null, sorted(variables), sorted(previewVariables), isOnline(before)];
  return changesSignature(changes, [start, files]);
}

/** Whether two states of a site have the same visible effect: what is live, what has an address, and the settings. */
export function isSameSite(one: SiteState, other: SiteState): boolean {
  const essence = ({ live, deleted, variables, previewVariables, settings, deploys }: SiteState): string =>
    JSON.stringify([
      live,
      deleted,
      sorted(variables),
      sorted(previewVariables),
      sorted(settings),
      deploys.map(({ id, shown }) => [id, shown]),
    ]);
  return essence(one) === essence(other);
}
