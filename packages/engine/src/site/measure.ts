import { createHash } from 'node:crypto';
import type { FileChange } from '../ports/codeHost.ts';
import type { DeployView, SiteEffect } from '../ports/siteHost.ts';
import type { SiteRecord, SiteRecords } from './records.ts';
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
  const names = changes.flatMap((change) => (change.kind === 'variable' ? [change] : []));
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
    variables: {
      added: names.filter(({ from }) => from === null).map(({ name }) => name),
      changed: names.filter(({ from, to }) => from !== null && to !== null).map(({ name }) => name),
      removed: names.filter(({ to }) => to === null).map(({ name }) => name),
    },
    online: { before: visible(before) !== null, after: visible(after) !== null },
  };
}

type Variables = Pick<SiteState, 'variables'>;

function sortedVariables({ variables }: Variables): readonly (readonly [string, string])[] {
  return Object.entries(variables).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** A hash that is equal exactly when a site starts and ends in the same state with the same files. */
export function siteSignature(before: SiteState, changes: readonly Change[], files: unknown): string {
  const start = [before.live, before.deleted !== null, sortedVariables(before)];
  // The time of a deletion is not part of what is approved.
  const ends = changes.map((change) =>
    change.kind === 'deleted' ? { ...change, from: null, to: change.to !== null } : change,
  );
  return createHash('sha256')
    .update(JSON.stringify([start, ends, files]))
    .digest('hex');
}

/** Whether two states of a site have the same visible effect: what is live, what has an address, and the variables. */
export function isSameSite(one: SiteState, other: SiteState): boolean {
  const essence = ({ live, deleted, variables, deploys }: SiteState): string =>
    JSON.stringify([
      live,
      deleted,
      sortedVariables({ variables }),
      deploys.map(({ id, shown }) => [id, shown]),
    ]);
  return essence(one) === essence(other);
}
