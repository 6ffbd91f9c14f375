import type { RestorePointFacts } from './types.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long automatic restore points are kept, in days. */
export const restoreDays = 30;

/**
 * The restore points to keep: named ones always; for 30 days those made before going back, since undoing that needs them;
 * of the others all of the last 24 hours, then the newest of each day (UTC) for 30 days. `now` is in epoch milliseconds.
 *
 * @example
 * keptPoints([{ id: '1', at: 0, reason: 'daily', name: '' }], Date.UTC(2026, 10, 24)) // => []
 */
export function keptPoints<Point extends RestorePointFacts>(
  points: readonly Point[],
  now: number,
): readonly Point[] {
  const dayOf = ({ at }: Point): number => Math.floor(at / dayMs);
  const newest = new Map<number, Point>();
  for (const point of points) {
    if (point.reason === 'named') continue;
    const known = newest.get(dayOf(point));
    if (!known || point.at > known.at) newest.set(dayOf(point), point);
  }
  return points.filter((point) => {
    const age = now - point.at;
    if (point.reason === 'named' || age <= dayMs) return true;
    if (age > restoreDays * dayMs) return false;
    return point.reason === 'before-return' || newest.get(dayOf(point)) === point;
  });
}
