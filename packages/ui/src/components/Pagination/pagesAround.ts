const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/**
 * Pages to show: the first, the last, and those around the current one; `null` stands for those left out. The number of
 * places stays the same on every page, so that buttons do not move. A place for one page shows it.
 * @param page from 1 to `count`
 * @param around pages on each side of the current one
 */
export function pagesAround(page: number, count: number, around: number): readonly (number | null)[] {
  const places = 2 * around + 5;
  if (count <= places) return range(1, count);
  const run = places - 2;
  if (page <= around + 3) return [...range(1, run), null, count];
  if (page >= count - around - 2) return [1, null, ...range(count - run + 1, count)];
  return [1, null, ...range(page - around, page + around), null, count];
}
