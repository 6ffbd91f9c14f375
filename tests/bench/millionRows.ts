// Duration of the pages of a table of 1,000,000 rows, as the data page asks for them.
// `node --conditions=@saywright/source tests/bench/millionRows.ts`
import { readRowPage, type RowRequest } from '../../packages/engine/src/database/rowPage.ts';
import { freshDatabase, seed } from '../engine/support.ts';

const rounds = 7;
/** Limit in milliseconds for the first page. */
const bar = 300;

const { session } = await freshDatabase();
await seed(
  session,
  `create table orders (id int primary key, status text not null, item text, total numeric(12,2), placed timestamptz);
   insert into orders select n, case n % 3 when 0 then 'Paid' when 1 then 'Packed' else 'Shipped' end, 'Item ' || n % 997,
     n % 500, '2026-01-01'::timestamptz + n * interval '1 minute' from generate_series(1, 1000000) n;
   create index orders_by_total on orders (total)`,
);
await session.run('vacuum analyze');

async function timed(name: string, request: Partial<RowRequest>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const page = await readRowPage(session, {
      table: 'orders',
      filters: [],
      search: '',
      limit: 100,
      ...request,
    });
    times.push(performance.now() - started);
    if (!page.ok) throw new Error(page.error);
  }
  const [first = 0] = times;
  const middle = times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  console.log(`${name}: ${middle.toFixed(0)} ms, the first time ${first.toFixed(0)} ms`);
  return middle;
}

const first = await timed('First page', {});
await timed('A page in the middle', { after: ['500000'] });
await timed('First page by an indexed column', { sort: { column: 'total', direction: 'descending' } });
await timed('First page by a column without index', { sort: { column: 'item', direction: 'ascending' } });
await timed('First page of a filter', { filters: [{ column: 'status', operator: 'is', value: 'Paid' }] });
await timed('First page of a search', { search: 'Item 42' });
console.log(`Bar of the first page: ${bar} ms`);
if (first > bar) process.exitCode = 1;
process.exit();
