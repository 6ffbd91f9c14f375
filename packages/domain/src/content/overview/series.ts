import { rangeDays, type OverviewRange } from './ranges.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** The largest valid date, in epoch milliseconds. */
const lastMoment = 8_640_000_000_000_000;

/** One bar of the chart. */
export interface SeriesBucket {
  /** Start of the bucket in epoch milliseconds. */
  readonly start: number;
  readonly count: number;
}

/** An event with its time in epoch milliseconds. */
interface Timed {
  readonly timestamp: number;
}

/** Treats times ahead of the local clock as now, because clocks of two machines differ. */
function past(timestamp: number, now: number): number {
  return Math.min(timestamp, now);
}

/** Start of the bucket that contains a moment, in local time. */
function bucketStart(moment: number, size: number, offset: number): number {
  return Math.floor((moment + offset) / size) * size - offset;
}

/**
 * The number of operations on each day of a range, oldest first, empty days included; the last day is today. The range
 * of one day is counted by the hour. `zoneMinutes` is the offset from UTC in minutes.
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
 * The number of operations in a range and in the one before it, for a live stat card.
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
