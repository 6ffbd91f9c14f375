import type { RestorePointFacts } from './types.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How long automatic restore points are kept, in days. */
export const restoreDays = 30;

/**
 * The restore points to keep: named ones always; for 30 days those made before going back, since undoing that needs them;
 * of the others all of the last 24 hours, then the newest of each day (UTC) for 30 days.
 */
export function keptPoints<Point extends RestorePointFacts>(
  points: readonly Point[],
  now: Date,
): readonly Point[] {
  const newest = new Map<string, Point>();
  for (const point of points) {
    if (point.reason === 'named') continue;
    const day = point.at.slice(0, 10);
    const known = newest.get(day);
    if (!known || point.at > known.at) newest.set(day, point);
  }
  return points.filter((point) => {
    const age = now.getTime() - Date.parse(point.at);
    if (point.reason === 'named' || age <= dayMs) return true;
    if (age > restoreDays * dayMs) return false;
    return point.reason === 'before-return' || newest.get(point.at.slice(0, 10)) === point;
  });
}
