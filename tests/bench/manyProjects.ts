// What projects cost on a server of PostgreSQL: making one, keeping it, having it open, and using it side by side.
// `node --conditions=@saywright/source tests/bench/manyProjects.ts 100`
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import type { ServedDatabase } from '../../packages/engine/src/ports/projectDatabase.ts';
import { enginePaths } from '../../packages/engine/src/paths.ts';
import { pgliteProjectDatabase } from '../../packages/engine/src/pglite/projectDatabase.ts';
import type { ApiRequest } from '../../packages/engine/src/projectApi/request.ts';
import { serverDatabases } from '../../packages/engine/src/postgres/databases.ts';
import { carryOutSql } from '../support/carryOutSql.ts';
import { startServer } from '../support/postgresServers.ts';

const projects = Number(process.argv[2] ?? 40);
const atOnce = 10;

const figures = z.tuple([z.object({ bytes: z.coerce.number(), connections: z.coerce.number() })]);

async function timed(task: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await task();
  return performance.now() - started;
}

function residentMegabytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 2 ** 20;
}

const listing: ApiRequest = {
  url: 'http://project.internal/rest/v1/notes?select=id,text&limit=20',
  method: 'GET',
  headers: [['apikey', 'key']],
  body: null,
  keyType: 'secret',
  jwtSecret: 'secret',
  origin: 'http://project.internal',
  confirmAddresses: false,
};

/** Requests for rows that a project answers in a second, from one client and from eight. */
async function requests(name: string, database: ServedDatabase): Promise<void> {
  const rate = async (clients: number): Promise<number> => {
    const took = await timed(() =>
      Promise.all(
        Array.from({ length: clients }, async () => {
          for (let at = 0; at < 200 / clients; at += 1) {
            const { status } = await database.answer(listing);
            if (status !== 200) throw new Error(`The API answered ${status}.`);
          }
        }),
      ),
    );
    return 200 / (took / 1000);
  };
  await rate(8);
  console.log(
    `${name} answers ${(await rate(1)).toFixed(0)} requests a second to one client, ${(await rate(8)).toFixed(0)} to eight`,
  );
}

const { server, stop } = await startServer(18);
process.on('exit', stop);
if ('missing' in server) {
  console.log(`Not measured: ${server.missing}.`);
} else {
  const databases = serverDatabases({
    directory: join(tmpdir(), 'saywright-nowhere'),
    url: server.url,
    limitMs: 20_000,
    idleMs: 60_000,
    hasHistory: async () => false,
    logError: console.error,
  });
  await databases.ready();
  const before = residentMegabytes();
  const open: ServedDatabase[] = [];
  const made = await timed(async () => {
    for (let at = 0; at < projects; at += 1) {
      const database = databases.of(randomUUID());
      await database.tables();
      open.push(database);
    }
  });
  const after = residentMegabytes();
  const sql = 'create table notes (id int generated always as identity primary key, text text not null)';
  const latencies: number[] = [];
  async function work(database: ServedDatabase): Promise<void> {
    latencies.push(await timed(() => carryOutSql(database, sql)));
  }
  const used = await timed(async () => {
    for (let at = 0; at < open.length; at += atOnce) await Promise.all(open.slice(at, at + atOnce).map(work));
  });
  const admin = new Client(server.admin);
  await admin.connect();
  const [{ bytes, connections }] = figures.parse(
    (
      await admin.query(`select avg(pg_database_size(datname))::int8 as bytes,
        (select count(*) from pg_stat_activity where usename = 'engine') as connections
        from pg_database where datname like 'saywright_%'`)
    ).rows,
  );
  await admin.end();
  const sorted = latencies.toSorted((a, b) => a - b);
  console.log(`${projects} projects, all open`);
  console.log(`made in ${(made / projects).toFixed(0)} ms each, one after the other`);
  console.log(`${(bytes / 2 ** 20).toFixed(1)} MB on the disk of the server each`);
  console.log(`${((after - before) / projects).toFixed(2)} MB of memory of the studio each`);
  console.log(`${(connections / projects).toFixed(1)} connections each`);
  console.log(
    `a table proven and made in ${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)} ms, in ${sorted.at(-1)?.toFixed(0)} ms at most, ${atOnce} projects at once, ${(projects / (used / 1000)).toFixed(1)} a second`,
  );
  const [first] = open;
  if (first) await requests('a project on a server', first);
  await Promise.all(open.map((database) => database.close()));
  const folder = await mkdtemp(join(tmpdir(), 'saywright-many-'));
  const embedded = pgliteProjectDatabase({
    directory: join(folder, 'p'),
    template: enginePaths.projectTemplate,
    limitMs: 20_000,
  });
  await work(embedded);
  await requests('an embedded project', embedded);
  await embedded.close();
  await rm(folder, { recursive: true, force: true });
}
