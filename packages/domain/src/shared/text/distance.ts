/** Optimal string alignment distance, given up above `limit`. */
export function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(
        Math.min(
          change,
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          swap ? (before[j - 2] ?? 0) + 1 : limit + 1,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
