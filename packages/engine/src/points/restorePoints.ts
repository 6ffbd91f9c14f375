import { rm } from 'node:fs/promises';
import { keptPoints, type RestoreReason } from '@saywright/domain/restore-points';
import { siteHashes } from '../site/storedSite.ts';
import type { ProjectRow } from '../store/store.ts';
import { DamagedPointError, packBytes, sweepChunks } from './chunks.ts';
import { goingBack, type GoingBack } from './goingBack.ts';
import { momentDigest, readPoint, readPoints, removePoint, writePoint, type StoredPoint } from './record.ts';
import { pointContext, type RestorePointParts } from './shared.ts';
import { hashesOf } from './tree.ts';
import { tryReturn, type TriedReturn } from './trying.ts';

/** Snapshots of whole projects. Every call is for one project, which the caller has checked to be the person's. */
export interface RestorePoints extends GoingBack {
  /** The newest first. */
  list(project: ProjectRow): Promise<readonly StoredPoint[]>;
  /** Bytes that all points of a project take on disk. */
  bytes(project: ProjectRow): Promise<number>;
  /** Stores what a project is now. With a signal it is given up sooner; once aborted, no point is left behind. */
  create(
    project: ProjectRow,
    reason: RestoreReason,
    name: string,
    signal?: AbortSignal,
  ): Promise<StoredPoint>;
  /** Names a point, which is then kept until it is removed; undefined where there is none. */
  rename(project: ProjectRow, id: string, name: string): Promise<StoredPoint | undefined>;
  remove(project: ProjectRow, id: string): Promise<void>;
  /** Makes the point of the day where something changed since the last one; false where the day has one already. */
  daily(project: ProjectRow): Promise<boolean>;
  /** Tries to go back on copies, both ways; undefined where the point does not exist, `same` where nothing would change. */
  tryReturn(project: ProjectRow, id: string, undoOf?: string): Promise<TriedReturn | 'same' | undefined>;
  /** Runs work while nothing else uses the points of a project. */
  inTurn<Value>(projectId: string, work: () => Promise<Value>): Promise<Value>;
  /** Removes all points of a project for good. */
  removeAll(projectId: string): Promise<void>;
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** A damaged point cannot be used, so nothing of it needs to be kept. */
function unlessDamaged(error: unknown): Iterable<string> {
  if (error instanceof DamagedPointError) return [];
  throw error;
}

/** Restore points in a folder: `points/` has what each holds, by hashes, and `content/` the contents. */
export function restorePoints(parts: RestorePointParts): RestorePoints {
  const context = pointContext(parts);
  const { at, withChunks, take, pointOf, homeOf, contentOf } = context;
  const { clock } = parts;

  /** Removes contents that no point needs. */
  async function sweep(home: string): Promise<void> {
    const needed = new Set<string>();
    await withChunks(home, async (chunks) => {
      for (const { moment } of await readPoints(home)) {
        const trees = [moment.database.tree, ...moment.folders.map(({ tree }) => tree)];
        for (const tree of trees)
          for (const hash of tree ? await hashesOf(tree.root, chunks).catch(unlessDamaged) : [])
            needed.add(hash);
        for (const hash of await siteHashes(moment.site.root, chunks).catch(unlessDamaged)) needed.add(hash);
      }
    });
    await sweepChunks(contentOf(home), needed);
  }

  async function keepByRule(home: string): Promise<void> {
    const points = await readPoints(home);
    const kept = new Set(keptPoints(points, clock.now().getTime()));
    const dropped = points.filter((point) => !kept.has(point));
    for (const { id } of dropped) await removePoint(home, id);
    if (dropped.length > 0) await sweep(home);
  }

  return {
    ...goingBack(context),
    list: (project) => at(project, readPoints),
    bytes: ({ id }) => packBytes(contentOf(homeOf(id))),
    create: (project, reason, name, signal) =>
      at(project, async (home) => {
        signal?.throwIfAborted();
        const { moment, added } = await withChunks(home, (chunks) =>
          take(project, home, chunks, { isQuick: signal !== undefined }),
        );
        const point = await pointOf(home, moment, added, { reason, name });
        signal?.throwIfAborted();
        await writePoint(home, point);
        await keepByRule(home);
        return point;
      }),
    rename: (project, id, name) =>
      at(project, async (home) => {
        const point = await readPoint(home, id);
        if (!point) return undefined;
        const named: StoredPoint = { ...point, name, reason: 'named' };
        await writePoint(home, named);
        return named;
      }),
    remove: (project, id) =>
      at(project, async (home) => {
        await removePoint(home, id);
        await sweep(home);
      }),
    daily: (project) =>
      at(project, async (home) => {
        const [last] = await readPoints(home);
        if (last && dayOf(last.at) === dayOf(clock.now().getTime())) return false;
        const { moment, added } = await withChunks(home, (chunks) => take(project, home, chunks));
        if (!last || momentDigest(last.moment) !== momentDigest(moment))
          await writePoint(
            home,
            await pointOf(home, moment, added, { reason: 'daily', name: 'Daily point' }),
          );
        await keepByRule(home);
        return true;
      }),
    tryReturn: (project, id, undoOf) => tryReturn(context, project, id, undoOf),
    inTurn: (projectId, work) => at({ id: projectId }, work),
    removeAll: (projectId) => at({ id: projectId }, (home) => rm(home, { recursive: true, force: true })),
  };
}
