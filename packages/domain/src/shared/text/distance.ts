/**
 * How many letters must be added, left out, changed or swapped with the next one to make one word of the other (optimal
 * string alignment), or a number above `limit` where there are more.
 */
export function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  /** The distances of the row before the last one. */
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  let last = other.length;
  for (let i = 1; i <= one.length; i += 1) {
    const next: number[] = [];
    let diagonal = 0;
    last = i;
    for (const [j, above] of row.entries()) {
      if (j > 0) {
        const swapped =
          one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? before.slice(j - 2, j - 1) : [];
        last = Math.min(
          diagonal + (one[i - 1] === other[j - 1] ? 0 : 1),
          above + 1,
          last + 1,
          ...swapped.map((cost) => cost + 1),
        );
      }
      next.push(last);
      diagonal = above;
    }
    before = row;
    row = next;
  }
  return last;
}
