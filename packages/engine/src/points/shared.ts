import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { restoreParts, type RestorePart } from '@saywright/domain/restore-points';
import { z } from 'zod';
import { turns } from '../disk/turns.ts';
import type { OpenReplaceableDatabase, RestorableDatabase } from '../ports/projectDatabase.ts';
import type { Clock, Ids } from '../ports/system.ts';
import type { ProjectRow } from '../store/store.ts';
import { openChunks, type Chunks } from './chunks.ts';
import { storeMoment, whileIdle, type IdleProject, type RestorableStores } from './moments.ts';
import { partDigests, readPoints, type Moment, type StoredPoint } from './record.ts';
import { removeWork, type PlaceOf } from './replacing.ts';

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

/** Longest time that storing a database may take where nothing waits for it, in milliseconds. */
const patientMs = 120_000;

/** The name of the database among the folders that a return replaces. */
export const databaseName = 'database';

/** What the steps of restore points share. */
export interface PointContext {
  readonly parts: RestorePointParts;
  readonly homeOf: (projectId: string) => string;
  readonly contentOf: (home: string) => string;
  /** Runs work on the points of a project, one after the other. */
  readonly at: <Value>(
    project: Pick<ProjectRow, 'id'>,
    work: (home: string) => Promise<Value>,
  ) => Promise<Value>;
  readonly withChunks: <Value>(home: string, work: (chunks: Chunks) => Promise<Value>) => Promise<Value>;
  /** Stores what a project is now; `use` runs while nobody works in it. A quick one is given up sooner. */
  readonly take: (
    project: ProjectRow,
    home: string,
    chunks: Chunks,
    options?: { readonly use?: (idle: IdleProject) => void; readonly isQuick?: boolean },
  ) => Promise<{ readonly moment: Moment; readonly added: number }>;
  /** A point for a moment, later than all others. */
  readonly pointOf: (
    home: string,
    moment: Moment,
    added: number,
    words: Pick<StoredPoint, 'reason' | 'name'>,
  ) => Promise<StoredPoint>;
  readonly placeOf: (projectId: string, folders: IdleProject['folders']) => PlaceOf;
}

function changedParts(now: Moment, before: Moment | undefined): RestorePart[] {
  const after = partDigests(now);
  const earlier = before && partDigests(before);
  // A part that a project does not have is empty.
  return restoreParts.filter((part) => after[part] !== (earlier?.[part] ?? ''));
}

export function pointContext(parts: RestorePointParts): PointContext {
  const { directory, clock, ids } = parts;
  const inTurn = turns();
  const homeOf = (projectId: string): string => join(directory, z.uuid().parse(projectId));
  const contentOf = (home: string): string => join(home, 'content');
  return {
    parts,
    homeOf,
    contentOf,
    at: ({ id }, work) =>
      inTurn(id, async () => {
        const home = homeOf(id);
        await mkdir(join(home, 'points'), { recursive: true, mode: 0o700 });
        await removeWork(home);
        return work(home);
      }),
    async withChunks(home, work) {
      const chunks = await openChunks(contentOf(home));
      try {
        return await work(chunks);
      } finally {
        await chunks.close();
      }
    },
    async take(project, home, chunks, { use, isQuick = false } = {}) {
      for (const { prepare } of parts.folders) await prepare?.(project);
      return whileIdle(parts, project, async (idle) => {
        use?.(idle);
        const database = await parts.openProject(project.id);
        return storeMoment(parts, project, idle, chunks, () =>
          database.snapshot(contentOf(home), isQuick ? undefined : patientMs),
        );
      });
    },
    async pointOf(home, moment, added, { reason, name }) {
      const [last] = await readPoints(home);
      // Points have an order, also after the clock jumped back.
      const at = Math.max(clock.now().getTime(), (last?.at ?? 0) + 1);
      return { id: ids(), at, reason, name, added, changed: changedParts(moment, last?.moment), moment };
    },
    placeOf(projectId, folders) {
      return (name) => {
        const place =
          name === databaseName
            ? parts.databaseFolder(projectId)
            : folders.find(({ of }) => of.part === name)?.path;
        if (place === undefined) throw new Error(`A return names an unknown part: ${name}.`);
        return place;
      };
    },
  };
}
