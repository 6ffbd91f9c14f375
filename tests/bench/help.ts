// CPU time of a help search, on generated libraries of several sizes.
// `npm run bench`.
import { createHelpSearch } from '@saywright/domain/help';
import { makeLibrary } from '../support/library.ts';

const rounds = 7;
/** Limit in milliseconds for the 95th percentile of queries at 60 entries. */
const bar = 10;

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

const { entries, queries } = makeLibrary(60, 1);
const asked = [...queries.word, ...queries.misspelt, ...queries.twoWords];
const others = makeLibrary(60, 2).entries;

for (const size of [60, 300]) {
  const more = Array.from({ length: size / 60 - 1 }, () => others).flat();
  const search = createHelpSearch([...entries, ...more]);
  for (const { query } of asked) search(query);
  const slowest = Array.from({ length: rounds }, () => {
    const times = asked.map(({ query }) => {
      const started = process.cpuUsage();
      search(query);
      const { user, system } = process.cpuUsage(started);
      return (user + system) / 1000;
    });
    return { middle: quantile(times, 0.5), slow: quantile(times, 0.95) };
  });
  const slow = quantile(
    slowest.map((round) => round.slow),
    0.5,
  );
  const middle = quantile(
    slowest.map((round) => round.middle),
    0.5,
  );
  console.log(
    `${String(size).padStart(5)} entries: half of the queries within ${middle.toFixed(1)} ms, 95 % within ` +
      `${slow.toFixed(1)} ms${size === 60 ? ` (bar: ${bar})` : ''}`,
  );
  if (size === 60 && slow > bar) process.exitCode = 1;
}
