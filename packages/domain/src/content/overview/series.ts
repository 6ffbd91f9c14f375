import { rangeDays, type OverviewRange } from './ranges.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** No date lies further from the epoch than this. */
const lastMoment = 8_640_000_000_000_000;

/** One bar of the chart. */
export interface SeriesBucket {
  /** When it begins, in epoch milliseconds. */
  readonly start: number;
  readonly count: number;
}

/** What counts how many: anything that has a time, in epoch milliseconds. */
interface Timed {
  readonly timestamp: number;
}

/** A moment that lies ahead of the clock here is now: clocks of two places differ, and nothing happens in the future. */
function past(timestamp: number, now: number): number {
  return Math.min(timestamp, now);
}

/** When the bucket that holds a moment begins, on the clock of the place. */
function bucketStart(moment: number, size: number, offset: number): number {
  return Math.floor((moment + offset) / size) * size - offset;
}

/**
 * How many operations fell on each day of a range, the oldest first and empty days included; the last day is today.
 * The range of one day is told by the hour. `zoneMinutes` is how far the place is ahead of UTC (I06).
 * @example
 * operationSeries([{ timestamp: 86_400_000 }], '7d', 86_400_000).map(({ count }) => count)
 * // => [0, 0, 0, 0, 0, 0, 1]
 */
export function operationSeries(
  operations: readonly Timed[],
  range: OverviewRange,
  now: number,
  zoneMinutes = 0,
): readonly SeriesBucket[] {
  if (!(Math.abs(now) <= lastMoment)) return [];
  const ahead = zoneMinutes * 60_000;
  const offset = Math.abs(ahead) <= day ? ahead : 0;
  const size = range === '1d' ? hour : day;
  const buckets = range === '1d' ? 24 : rangeDays[range];
  const first = bucketStart(now, size, offset) - (buckets - 1) * size;
  const counts = new Map<number, number>();
  for (const { timestamp } of operations) {
    const index = Math.floor((past(timestamp, now) - first) / size);
    counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return Array.from({ length: buckets }, (_, index) => ({
    start: first + index * size,
    count: counts.get(index) ?? 0,
  }));
}

/**
 * How many operations a range holds, and how many the one before it: what a live stat compares (I06).
 * @example
 * rangeCounts([{ timestamp: 10 }, { timestamp: -86_400_000 }], '1d', 20) // => { current: 1, previous: 1 }
 */
export function rangeCounts(
  operations: readonly Timed[],
  range: OverviewRange,
  now: number,
): { readonly current: number; readonly previous: number } {
  const span = rangeDays[range] * day;
  const between = (from: number, to: number): number =>
    operations.filter(({ timestamp }) => past(timestamp, now) > from && past(timestamp, now) <= to).length;
  return { current: between(now - span, now), previous: between(now - 2 * span, now - span) };
}
