import { noDifference, type RestoreDifference } from '@saywright/domain/restore-points';
import { siteThen, storedState } from '../site/storedSite.ts';
import type { SiteState } from '../site/state.ts';
import type { Chunks } from './chunks.ts';
import { branchDifferences, movedBetween } from './difference.ts';
import { storedFiles } from './folders.ts';
import type { IdleProject } from './moments.ts';
import type { FolderPart, Moment } from './record.ts';
import type { RestorePointParts } from './shared.ts';

type CodeDifference = RestoreDifference['code'];

function settingsOf({ settings, variables, previewVariables }: SiteState): ReadonlyMap<string, string> {
  return new Map(
    Object.entries({ settings, variables, previewVariables }).flatMap(([kind, entries]) =>
      Object.entries(entries).map(([name, value]) => [`${kind} ${name}`, value] as const),
    ),
  );
}

async function siteDifference(
  { sites, clock }: RestorePointParts,
  now: Moment,
  then: Moment,
  chunks: Pick<Chunks, 'read'>,
): Promise<RestoreDifference['site']> {
  const { records } = sites;
  const before = await storedState(now.site.root, chunks);
  const { state, leftOut } = await siteThen(records, await storedState(then.site.root, chunks), clock.now());
  const seen = async ({ live, deleted }: SiteState): Promise<string | null> =>
    live === null || deleted !== null
      ? null
      : ((await records.manifest(before, live))?.title ?? live.slice(0, 8));
  const isSame = before.live === state.live && before.deleted === state.deleted;
  const { removed, restored, setBack } = movedBetween(settingsOf(before), settingsOf(state));
  return {
    ...(!isSame && { live: { now: await seen(before), earlier: await seen(state) } }),
    settings: removed + restored + setBack,
    leftOut,
  };
}

/** Compares code, files, site and conversations. */
export async function storesDifference(
  parts: RestorePointParts,
  folders: IdleProject['folders'],
  now: Moment,
  then: Moment,
  chunks: Pick<Chunks, 'read'>,
): Promise<Omit<RestoreDifference, 'tables' | 'tableCount' | 'people'>> {
  const compared = new Map<FolderPart, CodeDifference>();
  for (const { of, path } of folders) {
    const before = now.folders.find(({ part }) => part === of.part);
    const after = then.folders.find(({ part }) => part === of.part);
    if (!before || !after) continue;
    const files = movedBetween(await storedFiles(before, of, chunks), await storedFiles(after, of, chunks));
    compared.set(of.part, {
      branches: of.part === 'code' ? await branchDifferences(path, before, after, chunks) : [],
      files: { ...files, same: before.files - files.removed - files.setBack },
    });
  }
  const stored = compared.get('files')?.files;
  return {
    code: compared.get('code') ?? noDifference.code,
    ...(stored && { files: stored }),
    site: await siteDifference(parts, now, then, chunks),
    messages: Math.max(now.messages - then.messages, 0),
  };
}
