import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  keptPoints,
  restoreParts,
  type RestoreDifference,
  type RestorePart,
  type RestoreReason,
} from '@saywright/domain/restore-points';
import { z } from 'zod';
import { turns } from '../disk/turns.ts';
import type { OpenReplaceableDatabase, RestorableDatabase } from '../ports/projectDatabase.ts';
import type { Clock, Ids } from '../ports/system.ts';
import { siteDigest, siteHashes, siteThen, storedState, supplySite } from '../site/storedSite.ts';
import type { ProjectRow } from '../store/store.ts';
import { DamagedPointError, hashOnly, openChunks, packBytes, sweepChunks, type Chunks } from './chunks.ts';
import { branchDifferences, databaseDifference, movedBetween } from './difference.ts';
import { storedFiles, storeFolder } from './folders.ts';
import { storeMoment, whileIdle, type RestorableStores } from './moments.ts';
import {
  momentDigest,
  partDigests,
  readPoint,
  readPoints,
  removePoint,
  writePoint,
  type Moment,
  type StoredPoint,
} from './record.ts';
import {
  decide,
  finish,
  readApplied,
  removeWork,
  unfinishedReturns,
  workFolder,
  type AppliedReturn,
} from './replacing.ts';
import { lostRows, type LostRows } from './lostRows.ts';
import { hashesOf, writeTree } from './tree.ts';

export interface RestorePointParts extends RestorableStores {
  /** Folder that holds one folder per project; created when missing. */
  readonly directory: string;
  /** Where the database of a project is. */
  readonly databaseFolder: (projectId: string) => string;
  readonly openProject: OpenReplaceableDatabase;
  /** Runs work on a copy of a database in another folder. */
  readonly openCopy: <Value>(
    folder: string,
    work: (database: RestorableDatabase) => Promise<Value>,
  ) => Promise<Value>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** A return that was tried on copies of everything. */
export interface TriedReturn {
  readonly point: StoredPoint;
  readonly difference: RestoreDifference;
  readonly lost: readonly LostRows[];
  /** Equal as long as going back would do exactly what was tried. */
  readonly signature: string;
  /** Whether the project is exactly what the last return left. */
  readonly isUntouched: boolean;
}

/** Snapshots of whole projects. Every call is for one project, which the caller has checked to be the person's. */
export interface RestorePoints {
  /** The newest first. */
  list(project: ProjectRow): Promise<readonly StoredPoint[]>;
  /** Bytes that all points of a project take on disk. */
  bytes(project: ProjectRow): Promise<number>;
  /** Stores what a project is now. Once aborted, no point is left behind. */
  create(project: ProjectRow, reason: RestoreReason, name: string, signal?: AbortSignal): Promise<StoredPoint>;
  rename(project: ProjectRow, id: string, name: string): Promise<StoredPoint | undefined>;
  remove(project: ProjectRow, id: string): Promise<void>;
  /** Makes the daily point of a project where something changed since the last one; removes those no longer kept. */
  daily(project: ProjectRow): Promise<void>;
  /** Tries to go back on copies, both ways; undefined where the point does not exist. `undoOf` names a return that it undoes. */
  tryReturn(project: ProjectRow, id: string, undoOf?: string): Promise<TriedReturn | undefined>;
  /** Goes back, only if that does exactly what was tried. Idempotent. */
  goBack(project: ProjectRow, request: ReturnRequest): Promise<'done' | 'changed'>;
  applied(project: ProjectRow, operationId: string): Promise<AppliedReturn | undefined>;
  /** Finishes what a crash interrupted; call before anybody uses a project. */
  recover(): Promise<void>;
  /** Removes all points of a project for good. */
  removeAll(projectId: string): Promise<void>;
}

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

const database = 'database';

function signatureOf(point: Pick<StoredPoint, 'id'>, now: Moment): string {
  return `${point.id} ${momentDigest(now)}`;
}

function changedParts(now: Moment, before: Moment | undefined): RestorePart[] {
  if (!before) return [...restoreParts];
  const [after, earlier] = [partDigests(now), partDigests(before)];
  return restoreParts.filter((part) => after[part] !== earlier[part]);
}

/** Restore points in a folder: `points/` has what each holds, by hashes, and `content/` the contents. */
export function restorePoints(parts: RestorePointParts): RestorePoints {
  const { directory, databaseFolder, openProject, openCopy, clock, ids, folders: kinds, sites } = parts;
  const inTurn = turns();
  const homeOf = (projectId: string): string => join(directory, z.uuid().parse(projectId));
  const contentOf = (home: string): string => join(home, 'content');

  async function withChunks<Value>(home: string, work: (chunks: Chunks) => Promise<Value>): Promise<Value> {
    const chunks = await openChunks(contentOf(home));
    try {
      return await work(chunks);
    } finally {
      await chunks.close();
    }
  }

  /** Runs work on the points of a project, one after the other. */
  const at = <Value>({ id }: Pick<ProjectRow, 'id'>, work: (home: string) => Promise<Value>): Promise<Value> =>
    inTurn(id, async () => {
      const home = homeOf(id);
      await mkdir(join(home, 'points'), { recursive: true, mode: 0o700 });
      await removeWork(home);
      return work(home);
    });

  async function sweep(home: string): Promise<void> {
    const needed = new Set<string>();
    await withChunks(home, async (chunks) => {
      for (const { moment } of await readPoints(home)) {
        const roots = [moment.database.tree, ...moment.folders.map(({ tree }) => tree)];
        // What is damaged is left as it is: the next use reports it.
        const keep = async (hashes: Promise<Iterable<string>>): Promise<void> => {
          for (const hash of await hashes.catch(unlessDamaged)) needed.add(hash);
        };
        for (const tree of roots) if (tree) await keep(hashesOf(tree.root, chunks));
        await keep(siteHashes(moment.site.root, chunks));
      }
    });
    await sweepChunks(contentOf(home), needed);
  }

  async function keepByRule(home: string): Promise<void> {
    const points = await readPoints(home);
    const kept = new Set(keptPoints(points, clock.now()));
    const dropped = points.filter((point) => !kept.has(point));
    for (const { id } of dropped) await removePoint(home, id);
    if (dropped.length > 0) await sweep(home);
  }

  async function pointOf(
    home: string,
    moment: Moment,
    added: number,
    { reason, name }: Pick<StoredPoint, 'reason' | 'name'>,
  ): Promise<StoredPoint> {
    const [last] = await readPoints(home);
    const made = clock.now().toISOString();
    // Two points never have the same time, so that they have an order; also after the clock jumped back.
    const time = last && last.at >= made ? new Date(Date.parse(last.at) + 1).toISOString() : made;
    return { id: ids(), at: time, reason, name, added, changed: changedParts(moment, last?.moment), moment };
  }

  /** Stores what a project is now. */
  const take = (project: ProjectRow, home: string, chunks: Chunks): Promise<{ moment: Moment; added: number }> =>
    whileIdle(parts, project, async (idle) =>
      storeMoment(parts, project, idle, chunks, async () =>
        (await openProject(project.id)).snapshot(contentOf(home)),
      ),
    );

  async function addPoint(
    project: ProjectRow,
    home: string,
    words: Pick<StoredPoint, 'reason' | 'name'>,
    signal: AbortSignal | undefined,
  ): Promise<StoredPoint> {
    signal?.throwIfAborted();
    const { moment, added } = await withChunks(home, (chunks) => take(project, home, chunks));
    const point = await pointOf(home, moment, added, words);
    signal?.throwIfAborted();
    await writePoint(home, point);
    return point;
  }

  /** Writes what a moment holds to folders; every content is compared with its hash. */
  async function prepare(moment: Moment, chunks: Chunks, work: string): Promise<void> {
    await mkdir(work, { recursive: true, mode: 0o700 });
    await writeTree(moment.database.tree.root, chunks, join(work, database));
    for (const { part, tree } of moment.folders) if (tree) await writeTree(tree.root, chunks, join(work, part));
  }

  /** Opens what was prepared, and compares it with what the moment says. */
  async function verify<Value>(
    moment: Moment,
    work: string,
    use: (database: RestorableDatabase) => Promise<Value>,
  ): Promise<Value> {
    for (const folder of moment.folders) {
      const of = kinds.find(({ part }) => part === folder.part);
      const found = of && (await storeFolder(join(work, folder.part), of, hashOnly));
      if (found?.digest !== folder.digest) throw new DamagedPointError(folder.part);
    }
    return openCopy(join(work, database), async (copy) => {
      const contents = await copy.contents();
      if (JSON.stringify(contents) !== JSON.stringify(moment.database.contents)) throw new DamagedPointError(database);
      return use(copy);
    });
  }

  async function compare(
    now: Moment,
    then: Moment,
    chunks: Chunks,
    homes: ReadonlyMap<string, string>,
    project: ProjectRow,
  ): Promise<Omit<RestoreDifference, 'tables' | 'tableCount' | 'people'>> {
    const moved = { code: { branches: [], files: { removed: 0, restored: 0, setBack: 0, same: 0 } } };
    const folders: Pick<RestoreDifference, 'code' | 'files'> = moved;
    const compared: Partial<Record<string, RestoreDifference['code']>> = {};
    for (const of of kinds) {
      const before = now.folders.find(({ part }) => part === of.part);
      const after = then.folders.find(({ part }) => part === of.part);
      if (!before || !after) continue;
      const files = movedBetween(await storedFiles(before, of, chunks), await storedFiles(after, of, chunks));
      const same = before.files - files.removed - files.setBack;
      const isCode = of.part === 'code';
      compared[of.part] = {
        branches: isCode ? await branchDifferences(homes.get(of.part) ?? '', before, after, chunks) : [],
        files: { ...files, same },
      };
    }
    const nowSite = await storedState(now.site.root, chunks);
    const { state, leftOut } = await siteThen(sites.records, await storedState(then.site.root, chunks), clock.now());
    const title = async (live: string | null): Promise<string | null> =>
      live === null ? null : ((await sites.records.manifest(nowSite, live))?.title ?? live.slice(0, 8));
    const isLiveSame = nowSite.live === state.live && nowSite.deleted === state.deleted;
    const names = [nowSite, state].map(({ settings, variables, previewVariables }) =>
      Object.entries({ settings, variables, previewVariables }).flatMap(([kind, entries]) =>
        Object.entries(entries).map(([name, value]) => [`${kind} ${name}`, value] as const),
      ),
    );
    const settings = movedBetween(new Map(names[0]), new Map(names[1]));
    void project;
    return {
      code: compared.code ?? folders.code,
      ...(compared.files && { files: compared.files.files }),
      site: {
        ...(!isLiveSame && {
          live: {
            now: nowSite.deleted === null ? await title(nowSite.live) : null,
            then: state.deleted === null ? await title(state.live) : null,
          },
        }),
        settings: settings.removed + settings.restored + settings.setBack,
        leftOut,
      },
      messages: Math.max(now.messages - then.messages, 0),
    };
  }

  const placeOf = (projectId: string, homes: ReadonlyMap<string, string>) => (name: string): string => {
    const place = name === database ? databaseFolder(projectId) : homes.get(name);
    if (place === undefined) throw new Error(`A return names an unknown part: ${name}.`);
    return place;
  };

  const finishIn = (project: ProjectRow, home: string): Promise<void> =>
    whileIdle(parts, project, async ({ folders }) => {
      const homes = new Map(folders.map(({ of, path }) => [of.part, path]));
      const opened = await openProject(project.id);
      await opened.replaceFiles(async () => ({
        value: null,
        replace: () => finish(home, placeOf(project.id, homes), sites.records),
      }));
    });

  return {
    list: (project) => at(project, readPoints),
    bytes: ({ id }) => packBytes(contentOf(homeOf(id))),
    create: (project, reason, name, signal) =>
      at(project, async (home) => {
        const point = await addPoint(project, home, { reason, name }, signal);
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
        const { moment, added } = await withChunks(home, (chunks) => take(project, home, chunks));
        if (!last || momentDigest(last.moment) !== momentDigest(moment))
          await writePoint(home, await pointOf(home, moment, added, { reason: 'daily', name: 'Daily point' }));
        await keepByRule(home);
      }),
    tryReturn: (project, id, undoOf) =>
      at(project, async (home) => {
        const point = await readPoint(home, id);
        if (!point) return undefined;
        const done = undoOf === undefined ? undefined : await readApplied(home, undoOf);
        const [thenWork, nowWork] = [workFolder(home, ids()), workFolder(home, ids())];
        try {
          return await withChunks(home, async (chunks) => {
            const homes = new Map<string, string>();
            const { moment: now } = await whileIdle(parts, project, async (idle) => {
              for (const { of, path } of idle.folders) homes.set(of.part, path);
              const opened = await openProject(project.id);
              return storeMoment(parts, project, idle, chunks, () => opened.snapshot(contentOf(home)));
            });
            // The database stored its pages from its own thread.
            return withChunks(home, async (all) => {
              const { moment: then } = point;
              await prepare(then, all, thenWork);
              await prepare(now, all, nowWork);
              await siteHashes(then.site.root, all);
              for (const hash of await siteHashes(then.site.root, all)) await all.read(hash);
              const rest = await compare(now, then, all, homes, project);
              return verify(then, thenWork, async (thenCopy) =>
                verify(now, nowWork, async (nowCopy) => {
                  const [from, to] = [
                    { contents: now.database.contents, database: nowCopy },
                    { contents: then.database.contents, database: thenCopy },
                  ];
                  const difference = { ...(await databaseDifference(from, to)), ...rest };
                  return {
                    point,
                    difference,
                    lost: await lostRows(from, to, difference.tables),
                    signature: signatureOf(point, now),
                    isUntouched: done?.digest === momentDigest(now),
                  };
                }),
              );
            });
          });
        } finally {
          await rm(thenWork, { recursive: true, force: true });
          await rm(nowWork, { recursive: true, force: true });
        }
      }),
    goBack: (project, request) =>
      at(project, async (home) => {
        const { operationId, pointId, signature, title, text, effects } = request;
        if (existsSync(join(home, 'pending.json'))) await finishIn(project, home);
        if (await readApplied(home, operationId)) return 'done';
        const point = await readPoint(home, pointId);
        if (!point) throw new DamagedPointError('the restore point is no longer kept');
        const work = workFolder(home, operationId);
        await rm(work, { recursive: true, force: true });
        await withChunks(home, (chunks) => prepare(point.moment, chunks, work));
        return whileIdle(parts, project, async (idle) => {
          const homes = new Map(idle.folders.map(({ of, path }) => [of.part, path]));
          const opened = await openProject(project.id);
          return opened.replaceFiles(async ({ snapshot }) =>
            withChunks(home, async (chunks) => {
              const { moment: now, added } = await storeMoment(parts, project, idle, chunks, () =>
                snapshot(contentOf(home)),
              );
              if (signatureOf(point, now) !== signature) return { value: 'changed' as const };
              const before = await pointOf(home, now, added, { reason: 'before-return', name: title });
              await writePoint(home, before);
              const at = clock.now();
              const { state } = await siteThen(sites.records, await storedState(point.moment.site.root, chunks), at);
              await supplySite(sites.records, project, point.moment.site.root, chunks, at.toISOString());
              for (const { of, path } of idle.folders)
                if (existsSync(path) && existsSync(join(work, of.part)))
                  await of.carryOver?.(path, join(work, of.part));
              const { moment } = point;
              const site = { ...moment.site, digest: siteDigest(state) };
              await decide(home, {
                applied: {
                  operationId,
                  pointId,
                  beforeId: before.id,
                  appliedAt: at.toISOString(),
                  digest: momentDigest({ ...moment, site }),
                  text,
                  effects,
                },
                folders: [
                  { name: database, isPrepared: true },
                  ...moment.folders.map(({ part, tree }) => ({ name: part, isPrepared: tree !== null })),
                ],
                site: state,
              });
              return {
                value: 'done' as const,
                replace: () => finish(home, placeOf(project.id, homes), sites.records),
              };
            }),
          );
        });
      }),
    applied: (project, operationId) =>
      at(project, async (home) => {
        if (existsSync(join(home, 'pending.json'))) await finishIn(project, home);
        return readApplied(home, operationId);
      }),
    async recover() {
      for (const id of await unfinishedReturns(directory)) {
        const project = { id, name: '', owner: '' };
        await whileIdle(parts, project, async ({ folders }) =>
          finish(
            homeOf(id),
            placeOf(id, new Map(folders.map(({ of, path }) => [of.part, path]))),
            sites.records,
          ),
        );
      }
    },
    removeAll: (projectId) =>
      inTurn(projectId, () => rm(homeOf(projectId), { recursive: true, force: true })),
  };
}

function unlessDamaged(error: unknown): Iterable<string> {
  if (error instanceof DamagedPointError) return [];
  throw error;
}
