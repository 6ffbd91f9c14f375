import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RestoreDifference } from '@saywright/domain/restore-points';
import type { RestorableDatabase } from '../ports/projectDatabase.ts';
import { siteHashes } from '../site/storedSite.ts';
import type { ProjectRow } from '../store/store.ts';
import { DamagedPointError, hashOnly, type Chunks } from './chunks.ts';
import { collectedRows, databaseDifference, rowsToCompare } from './difference.ts';
import { storeFolder } from './folders.ts';
import { lostRows, type LostRows } from './lostRows.ts';
import type { IdleProject } from './moments.ts';
import { momentDigest, readPoint, type Moment, type StoredPoint } from './record.ts';
import { readApplied, workFolder } from './replacing.ts';
import { databaseName, type PointContext } from './shared.ts';
import { storesDifference } from './storesDifference.ts';
import { writeTree } from './tree.ts';

/** A return that was tried on copies of everything. */
export interface TriedReturn {
  readonly point: StoredPoint;
  readonly difference: RestoreDifference;
  readonly lost: readonly LostRows[];
  /** Equal as long as going back would do exactly what was tried. */
  readonly signature: string;
  /** Whether the project is exactly what the undone return left. */
  readonly isUntouched: boolean;
}

export function signatureOf(point: Pick<StoredPoint, 'id'>, now: Moment): string {
  return `${point.id} ${momentDigest(now)}`;
}

/** Writes what a moment holds to folders; every content is compared with its hash. */
export async function prepareMoment(
  moment: Moment,
  chunks: Pick<Chunks, 'read'>,
  work: string,
): Promise<void> {
  await mkdir(work, { recursive: true, mode: 0o700 });
  await writeTree(moment.database.tree.root, chunks, join(work, databaseName));
  for (const { part, tree } of moment.folders) if (tree) await writeTree(tree.root, chunks, join(work, part));
  for (const hash of await siteHashes(moment.site.root, chunks)) await chunks.read(hash);
}

/**
 * Tries to go back to a point on copies, and from there to now again. `undoOf` names a return that this undoes.
 * Undefined where the point does not exist; `same` where nothing would change.
 */
export function tryReturn(
  context: PointContext,
  project: ProjectRow,
  id: string,
  undoOf: string | undefined,
): Promise<TriedReturn | 'same' | undefined> {
  const { parts, at, take, withChunks } = context;

  /** Opens what was prepared, and compares it with what the moment says. */
  async function verify<Value>(
    moment: Moment,
    work: string,
    use: (database: RestorableDatabase) => Promise<Value>,
  ): Promise<Value> {
    for (const folder of moment.folders) {
      const of = parts.folders.find(({ part }) => part === folder.part);
      const found = of && (await storeFolder(join(work, folder.part), of, hashOnly));
      if (found?.digest !== folder.digest) throw new DamagedPointError(folder.part);
    }
    return parts.openCopy(join(work, databaseName), async (copy) => {
      const contents = await copy.contents();
      if (JSON.stringify(contents) !== JSON.stringify(moment.database.contents))
        throw new DamagedPointError(databaseName);
      return use(copy);
    });
  }

  return at(project, async (home) => {
    const point = await readPoint(home, id);
    if (!point) return undefined;
    const { moment: then } = point;
    const undone = undoOf === undefined ? undefined : await readApplied(home, undoOf);
    const [thenWork, nowWork] = [workFolder(home, parts.ids()), workFolder(home, parts.ids())];
    try {
      let folders: IdleProject['folders'] = [];
      const { moment: now } = await withChunks(home, (chunks) =>
        take(project, home, chunks, {
          use: (idle) => {
            ({ folders } = idle);
          },
        }),
      );
      const signature = signatureOf(point, now);
      if (momentDigest(now) === momentDigest(then)) return 'same';
      return await withChunks(home, async (chunks) => {
        await prepareMoment(then, chunks, thenWork);
        await prepareMoment(now, chunks, nowWork);
        const rest = await storesDifference(parts, folders, now, then, chunks);
        const compared = rowsToCompare(now.database.contents, then.database.contents);
        // One after the other: where few databases may be open, two copies at once could wait for each other.
        const earlier = await verify(then, thenWork, async (copy) => collectedRows(copy, compared));
        return verify(now, nowWork, async (copy) => {
          const from = { contents: now.database.contents, database: copy };
          const to = { contents: then.database.contents, database: earlier };
          const difference = { ...(await databaseDifference(from, to)), ...rest };
          return {
            point,
            difference,
            lost: await lostRows(from, to, difference.tables),
            signature,
            isUntouched: undone?.digest === momentDigest(now),
          };
        });
      });
    } finally {
      await rm(thenWork, { recursive: true, force: true });
      await rm(nowWork, { recursive: true, force: true });
    }
  });
}
