import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { siteDigest, siteThen, storedState, supplySite } from '../site/storedSite.ts';
import type { ProjectRow } from '../store/store.ts';
import { DamagedPointError } from './chunks.ts';
import { storeMoment, whileIdle, type IdleProject } from './moments.ts';
import { momentDigest, readPoint, writePoint, type Moment, type StoredPoint } from './record.ts';
import {
  decide,
  finish,
  isDecided,
  readApplied,
  unfinishedReturns,
  workFolder,
  type AppliedReturn,
} from './replacing.ts';
import { databaseName, type PointContext } from './shared.ts';
import { prepareMoment, signatureOf } from './trying.ts';

/** An approved return. */
export interface ReturnRequest {
  readonly operationId: string;
  readonly pointId: string;
  readonly signature: string;
  /** What the point made right before is named after. */
  readonly title: string;
  readonly text: string;
  readonly effects: unknown;
}

/** Goes back to restore points: to the end or not at all. */
export interface GoingBack {
  /** Goes back, only if that does exactly what was tried. Idempotent. */
  goBack(project: ProjectRow, request: ReturnRequest): Promise<'done' | 'changed'>;
  /** Reads what a return did; finishes it first where it was interrupted. */
  applied(project: ProjectRow, operationId: string): Promise<AppliedReturn | undefined>;
  /** Completes what a crash interrupted; call before anyone uses a project. */
  recover(): Promise<void>;
}

export function goingBack({
  parts,
  at,
  withChunks,
  contentOf,
  homeOf,
  pointOf,
  placeOf,
}: PointContext): GoingBack {
  const { sites, clock } = parts;

  /** Finishes a return that was decided, where it was interrupted. */
  async function finishIn(project: ProjectRow, home: string): Promise<void> {
    if (!isDecided(home)) return;
    await whileIdle(parts, project, async ({ folders }) => {
      const database = await parts.openProject(project.id);
      await database.replaceFiles(async () => ({
        value: null,
        replace: () => finish(home, placeOf(project.id, folders), sites.records),
      }));
    });
  }

  /** Adds what the site of a point needs, and what the prepared folders must not lose. */
  async function supply(
    project: ProjectRow,
    home: string,
    { moment }: StoredPoint,
    folders: IdleProject['folders'],
    work: string,
  ): Promise<Awaited<ReturnType<typeof siteThen>>['state']> {
    return withChunks(home, async (chunks) => {
      const now = clock.now();
      const { state } = await siteThen(sites.records, await storedState(moment.site.root, chunks), now);
      await supplySite(sites.records, project, moment.site.root, chunks, now.toISOString());
      for (const { of, path } of folders)
        if (existsSync(path) && existsSync(join(work, of.part)))
          await of.carryOver?.(path, join(work, of.part));
      return state;
    });
  }

  async function replace(
    project: ProjectRow,
    home: string,
    point: StoredPoint,
    request: ReturnRequest,
  ): Promise<'done' | 'changed'> {
    const { operationId, pointId, signature, title, text, effects } = request;
    const work = workFolder(home, operationId);
    return whileIdle(parts, project, async (idle) => {
      const database = await parts.openProject(project.id);
      return database.replaceFiles<'done' | 'changed'>(async ({ snapshot }) => {
        const { moment: now, added } = await withChunks(home, (chunks) =>
          storeMoment(parts, project, idle, chunks, () => snapshot(contentOf(home))),
        );
        if (signatureOf(point, now) !== signature) return { value: 'changed' };
        const before = await pointOf(home, now, added, { reason: 'before-return', name: title });
        await writePoint(home, before);
        const state = await supply(project, home, point, idle.folders, work);
        const { moment } = point;
        const left: Moment = { ...moment, site: { ...moment.site, digest: siteDigest(state) } };
        await decide(home, {
          applied: {
            operationId,
            pointId,
            beforeId: before.id,
            appliedAt: clock.now().toISOString(),
            digest: momentDigest(left),
            text,
            effects,
          },
          folders: [
            { name: databaseName, isPrepared: true },
            ...moment.folders.map(({ part, tree }) => ({ name: part, isPrepared: tree !== null })),
          ],
          site: state,
        });
        return {
          value: 'done',
          replace: () => finish(home, placeOf(project.id, idle.folders), sites.records),
        };
      });
    });
  }

  return {
    goBack: (project, request) =>
      at(project, async (home) => {
        await finishIn(project, home);
        if (await readApplied(home, request.operationId)) return 'done';
        const point = await readPoint(home, request.pointId);
        if (!point) throw new DamagedPointError('it is no longer kept');
        const work = workFolder(home, request.operationId);
        try {
          await withChunks(home, (chunks) => prepareMoment(point.moment, chunks, work));
          return await replace(project, home, point, request);
        } finally {
          if (!isDecided(home)) await rm(work, { recursive: true, force: true });
        }
      }),
    applied: (project, operationId) =>
      at(project, async (home) => {
        await finishIn(project, home);
        return readApplied(home, operationId);
      }),
    async recover() {
      for (const id of await unfinishedReturns(parts.directory))
        await whileIdle(parts, { id, name: '', owner: '' }, ({ folders }) =>
          finish(homeOf(id), placeOf(id, folders), sites.records),
        );
    },
  };
}
