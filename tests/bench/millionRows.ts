// Ratio of the time for a page of a table of 1,000,000 rows, as the data page asks for it, to the time in which the same
// database counts the rows. A ratio, so that the machine's speed does not matter.
// `node --conditions=@saywright/source tests/bench/millionRows.ts`
import { readRowPage, type RowRequest } from '../../packages/engine/src/database/rowPage.ts';
import { freshDatabase, seed } from '../engine/support.ts';

const rounds = 7;
/** Limits of the ratio: for pages that an index leads to, and for those that need a look at many rows. */
const bars = { quick: 2, long: 6 };

const { session } = await freshDatabase();
await seed(
  session,
  `create table orders (id int primary key, status text not null, item text, total numeric(12,2), placed timestamptz);
   insert into orders select n, case n % 3 when 0 then 'Paid' when 1 then 'Packed' else 'Shipped' end, 'Item ' || n % 997,
     n % 500, '2026-01-01'::timestamptz + n * interval '1 minute' from generate_series(1, 1000000) n;
   create index orders_by_total on orders (total)`,
);
await session.run('vacuum analyze');

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}

const counting = await median(() => session.query('select count(*) from orders'));
console.log(`Counting the rows: ${counting.toFixed(0)} ms`);

const pages: readonly (readonly [string, keyof typeof bars, Partial<RowRequest>])[] = [
  ['First page', 'quick', {}],
  ['A page in the middle', 'quick', { after: ['500000'] }],
  ['By an indexed column', 'quick', { sort: { column: 'total', direction: 'descending' } }],
  ['By a column without index', 'long', { sort: { column: 'item', direction: 'ascending' } }],
  ['Of a filter', 'quick', { filters: [{ column: 'status', operator: 'is', value: 'Paid' }] }],
  ['Of a search', 'quick', { search: 'Item 42' }],
  ['Of a search for a text that no row has', 'long', { search: 'zebra' }],
  ['Of a search for a number that few rows have', 'long', { search: '999998' }],
];
for (const [name, kind, request] of pages) {
  const time = await median(async () => {
    const page = await readRowPage(session, {
      table: 'orders',
      filters: [],
      search: '',
      limit: 100,
      ...request,
    });
    if (!page.ok) throw new Error(page.error);
  });
  const ratio = time / counting;
  console.log(`${name}: ${time.toFixed(0)} ms, ${ratio.toFixed(1)} times the count (bar: ${bars[kind]})`);
  if (ratio > bars[kind]) process.exitCode = 1;
}
process.exit();
