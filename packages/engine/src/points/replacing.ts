import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson, writeAtomic } from '../disk/files.ts';
import type { SiteRecords } from '../site/records.ts';
import { siteState } from '../site/state.ts';

/** What an executed return did. */
const applied = z.object({
  operationId: z.uuid(),
  pointId: z.uuid(),
  /** The point made right before, which an undo returns to. */
  beforeId: z.uuid(),
  appliedAt: z.string(),
  /** What going back would affect, as it was right after. */
  digest: z.string(),
  text: z.string(),
  effects: z.unknown(),
});
export type AppliedReturn = z.infer<typeof applied>;

/** A return that is decided: whatever happens now, it is finished. */
const pending = z.object({
  applied,
  /** Which folders are replaced; those without a prepared folder are taken away. */
  folders: z.array(z.object({ name: z.string(), isPrepared: z.boolean() })),
  site: siteState,
});
export type PendingReturn = z.infer<typeof pending>;

/** Where the stores of a project are, by the names used in a return. */
export type PlaceOf = (name: string) => string;

const pendingPath = (home: string): string => join(home, 'pending.json');
const appliedPath = (home: string, id: string): string => join(home, 'returns', `${z.uuid().parse(id)}.json`);

/** Where folders that are about to take their place are prepared. */
export function workFolder(home: string, id: string): string {
  return join(home, 'work', z.uuid().parse(id));
}

export async function readApplied(home: string, operationId: string): Promise<AppliedReturn | undefined> {
  return readJson(appliedPath(home, operationId), applied);
}

/** Decides a return: from here on it is finished, also after a crash. */
export async function decide(home: string, decided: PendingReturn): Promise<void> {
  await writeAtomic(pendingPath(home), JSON.stringify(decided), { mode: 0o600 });
}

/** Puts a prepared folder in the place of the one that is there; a second call changes nothing. */
async function replaceFolder(
  work: string,
  place: string,
  { name, isPrepared }: PendingReturn['folders'][number],
) {
  const prepared = join(work, name);
  const earlier = join(work, `earlier-${name}`);
  const isTodo = isPrepared ? existsSync(prepared) : !existsSync(earlier);
  if (isTodo && existsSync(place)) {
    // What appeared there since the earlier folder was moved away is not the project's.
    if (existsSync(earlier)) await rm(place, { recursive: true });
    else await rename(place, earlier);
  }
  if (isPrepared && existsSync(prepared)) await rename(prepared, place);
}

/**
 * Finishes a return that was decided, step by step; every step can be repeated after a crash. Nobody may use the
 * project meanwhile. Does nothing where none was decided.
 */
export async function finish(
  home: string,
  placeOf: PlaceOf,
  records: Pick<SiteRecords, 'write'>,
): Promise<void> {
  const decided = await readJson(pendingPath(home), pending);
  if (!decided) return;
  const work = workFolder(home, decided.applied.operationId);
  for (const folder of decided.folders) await replaceFolder(work, placeOf(folder.name), folder);
  await records.write(decided.site);
  await mkdir(join(home, 'returns'), { recursive: true });
  await writeAtomic(appliedPath(home, decided.applied.operationId), JSON.stringify(decided.applied));
  await rm(pendingPath(home));
  await rm(work, { recursive: true, force: true });
}

/** Ids of the projects in which a return was decided and not finished. */
export async function unfinishedReturns(directory: string): Promise<readonly string[]> {
  const names = await readdir(directory).catch(() => []);
  return names.filter((name) => z.uuid().safeParse(name).success && isDecided(join(directory, name)));
}

/** Whether a return was decided and is not finished. */
export function isDecided(home: string): boolean {
  return existsSync(pendingPath(home));
}

/** Removes what was prepared for returns that were never decided. */
export async function removeWork(home: string): Promise<void> {
  if (!isDecided(home)) await rm(join(home, 'work'), { recursive: true, force: true });
}
