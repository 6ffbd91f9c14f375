// The time of a proof on a server of PostgreSQL against that of its bare statements, on the same rows in the same run:
// with 1,000 and with 50,000 rows, alone on the server.
import { prove } from '../../packages/engine/src/database/prove.ts';
import type { SqlSession } from '../../packages/engine/src/database/session.ts';
import { owner, seed, serverDatabase } from '../engine/support.ts';
import { startServer } from '../support/postgresServers.ts';

const statements: readonly (readonly [name: string, sql: string])[] = [
  ['update 10 %', 'update items set n = n + 1 where id % 10 = 0'],
  ['update 1 row', 'update items set n = n + 1 where id = 7'],
  ['insert 1 row', `insert into items (id, name, n) values (0, 'new', 1)`],
  ['delete 10 %', 'delete from items where id % 10 = 0'],
  ['create a table', 'create table other (id int primary key, name text not null)'],
  ['add a column', 'alter table items add column extra text'],
  ['change a type', 'alter table items alter column n type bigint'],
  ['drop a column', 'alter table items drop column n'],
];
const sizes = [1000, 50_000];
const rounds = 9;
/** Rounds that are not counted: a connection plans its questions about the catalog first. */
const warmUps = 2;
/** A proof may take three times its statements, and 20 ms. */
const bar = { times: 3, more: 20 };

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The shortest: whatever else runs on a machine only adds to it. */
function best(values: readonly number[]): number {
  return Math.min(...values.slice(warmUps));
}

async function measure(
  session: SqlSession,
  sql: string,
): Promise<{ readonly raw: number; readonly proven: number }> {
  const raw: number[] = [];
  const proven: number[] = [];
  for (let round = 0; round < rounds + warmUps; round += 1) {
    proven.push(
      await timed(async () => {
        const proof = await prove(session, { id: crypto.randomUUID(), sql, owner, trusted: false });
        if (!proof.ok) throw new Error(proof.error.message);
      }),
    );
    raw.push(
      await timed(async () => {
        await session.run('begin; set local role saywright_plan');
        await session.run(sql);
        await session.run('rollback');
      }),
    );
  }
  return { raw: best(raw), proven: best(proven) };
}

let missed = 0;
const { server, stop } = await startServer(18);
process.on('exit', stop);
if ('missing' in server) {
  console.log(`Not measured: ${server.missing}.`);
} else {
  for (const size of sizes) {
    const { session, close } = await serverDatabase(server);
    await seed(
      session,
      `create table items (id int primary key, name text not null, n int);
       insert into items select i, 'name ' || i, i % 100 from generate_series(1, ${size}) i`,
    );
    await session.run('vacuum analyze items');
    for (const [name, sql] of statements) {
      const { raw, proven } = await measure(session, sql);
      const most = raw * bar.times + bar.more;
      if (proven > most) missed += 1;
      console.log(
        `${String(size).padStart(6)} rows  ${name.padEnd(15)} ${raw.toFixed(1).padStart(6)} ms → ${proven.toFixed(1).padStart(6)} ms  (at most ${most.toFixed(1)} ms${proven > most ? ', missed' : ''})`,
      );
    }
    await close();
  }
}
if (missed > 0) process.exitCode = 1;
