// Ratio of the time from instruction to proven plan to the time of its bare statements, on the same database
// in the same run: ten tables, 50,000 rows. A ratio, so that the machine's speed does not matter.
import { understand } from '@saywright/domain/planner';
import { readCatalog } from '../../packages/engine/src/database/catalog.ts';
import { lexiconOf } from '../../packages/engine/src/database/lexicon.ts';
import { prove } from '../../packages/engine/src/database/prove.ts';
import type { SqlSession } from '../../packages/engine/src/database/session.ts';
import { freshDatabase, owner, seed } from '../engine/support.ts';
import { median } from './median.ts';

const instructions = [
  'Create a suppliers table with a name, a unique email and a signup date',
  'Add an optional phone number to customers',
  'Rename the email column of customers to mail',
  'Add a customer named Ada with email ada@example.org',
  'Mark all orders as shipped',
  'Delete orders with status new',
  'Drop the orders table',
];

const rounds = 7;
const bar = 3;

async function fill(session: SqlSession): Promise<void> {
  await seed(
    session,
    `create table customers (id uuid primary key default gen_random_uuid(), name text not null, email text unique);
     create table orders (id uuid primary key default gen_random_uuid(), customer_id uuid references customers on delete cascade,
       status text not null default 'new' check (status in ('new', 'paid', 'shipped')), total numeric(12,2));
     create index orders_by_customer on orders (customer_id);
     insert into customers (name, email) select 'Name ' || n, 'n' || n || '@example.org' from generate_series(1, 10000) n;
     insert into orders (customer_id, status, total) select id, case when random() < 0.5 then 'new' else 'paid' end, 5 from customers, generate_series(1, 4);
     ${Array.from({ length: 8 }, (_, n) => `create table extra_${n} (id int primary key, note text);`).join('\n')}`,
  );
  await session.run('vacuum analyze');
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const { session, close } = await freshDatabase();
await fill(session);
let totalRaw = 0;
let totalProven = 0;
for (const instruction of instructions) {
  const raw: number[] = [];
  const proven: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let sql = '';
    proven.push(
      await timed(async () => {
        const understood = understand(instruction, lexiconOf(await readCatalog(session)));
        if (understood.kind !== 'plan') throw new Error(`${instruction}: ${JSON.stringify(understood)}`);
        ({ sql } = understood.plan);
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
  const [a, b] = [median(raw), median(proven)];
  totalRaw += a;
  totalProven += b;
  console.log(
    `${(b / a).toFixed(2).padStart(7)} × raw  (${a.toFixed(1)} ms → ${b.toFixed(1)} ms)  ${instruction}`,
  );
}
await close();
const ratio = totalProven / totalRaw;
console.log(`${ratio.toFixed(2).padStart(7)} × raw over all instructions together (bar: ${bar})`);
if (ratio > bar) process.exitCode = 1;
