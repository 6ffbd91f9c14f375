import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Move, MoveReport } from '../../packages/engine/src/moving/move.ts';
import { isEmbedded, moveProject } from '../../packages/engine/src/moving/move.ts';
import { enginePaths } from '../../packages/engine/src/paths.ts';
import { embeddedDatabases } from '../../packages/engine/src/pglite/databases.ts';
import { serverDatabases } from '../../packages/engine/src/postgres/databases.ts';
import type { PlacedDatabase } from '../../packages/engine/src/projects/databasePool.ts';
import type { WholeContents } from '../../packages/engine/src/transfer/whole.ts';
import { carryOutSql } from './carryOutSql.ts';

/** A project in a data folder without a studio, which tests move about. */
export interface MovingProject {
  readonly id: string;
  readonly directory: string;
  /** Where it is now. */
  placeNow(): Move['to'];
  /** Runs work on its database where it is now. */
  using<Value>(work: (database: PlacedDatabase) => Promise<Value>): Promise<Value>;
  carryOut(sql: string): Promise<void>;
  whole(): Promise<WholeContents>;
  /** Moves it through the address of a server. */
  move(to: Move['to'], url?: string): Promise<MoveReport>;
  remove(): Promise<void>;
}

export async function movingProject(url: string): Promise<MovingProject> {
  const id = randomUUID();
  const directory = await mkdtemp(join(tmpdir(), 'saywright-move-'));
  // A data folder without one is taken for damaged.
  await mkdir(join(directory, 'backend'));
  await writeFile(join(directory, 'backend', 'PG_VERSION'), '17');
  const folder = join(directory, 'projects');
  const common = {
    directory: folder,
    limitMs: 20_000,
    hasHistory: async () => existsSync(join(directory, 'used')),
    logError: () => {},
  };
  const embedded = embeddedDatabases({ ...common, template: enginePaths.projectTemplate });
  const onServer = (at: string) => serverDatabases({ ...common, url: at, idleMs: 5000 });
  const isNew = (): boolean => !existsSync(join(directory, 'used'));
  const placeNow = (): Move['to'] => (isNew() || isEmbedded(directory, id) ? 'embedded' : 'server');
  const at = (address: string): PlacedDatabase =>
    (placeNow() === 'embedded' ? embedded : onServer(address)).of(id);
  const using: MovingProject['using'] = async (work) => {
    const database = at(url);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  return {
    id,
    directory,
    placeNow,
    using,
    carryOut: (sql) =>
      using(async (database) => {
        await carryOutSql(database, sql);
        await writeFile(join(directory, 'used'), '');
      }),
    whole: () =>
      using(async (database) => {
        const work = join(directory, 'whole.unfinished');
        const contents = await database.writeWhole(work);
        await rm(work, { recursive: true });
        return contents;
      }),
    async move(to, address = url) {
      const source = at(address);
      const parts = {
        directory,
        template: enginePaths.projectTemplate,
        server: { url: address, limitMs: 4000 },
        now: () => new Date(),
        logError: () => {},
      };
      try {
        return await moveProject(parts, { projectId: id, to, isRehearsal: false }, source);
      } finally {
        await source.close();
      }
    },
    async remove() {
      await onServer(url).remove(id);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** A table with rows, a rule, and a row that an undo would bring back. */
export const someBoats = `create table boats (id int primary key, name text, at timestamptz default now());
  insert into boats (id, name) select n, 'boat ' || n from generate_series(1, 2000) n;
  alter table boats enable row level security; create policy all_read on boats for select using (true);
  create table trips (id serial primary key, boat int references boats on delete cascade);
  insert into trips (boat) select id from boats where id <= 100`;
