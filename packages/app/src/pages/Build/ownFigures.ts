import { ownProgress, type OwnProgress } from '@saywright/domain/progress';
import type { TrackedComponent } from '@saywright/domain/tracker';

/** Creation of the first component in epoch milliseconds; `now` if unknown. */
export function startOf(components: readonly TrackedComponent[], now: number): number {
  const days = components
    .map(({ createdDate }) => Date.parse(createdDate))
    .filter((day) => !Number.isNaN(day));
  return days.reduce((first, day) => Math.min(first, day), now);
}

/** The user's own live figures at a point in time. */
export function ownFigures(components: readonly TrackedComponent[], rate: number, now: number): OwnProgress {
  return ownProgress(components, { rate, start: startOf(components, now), now });
}
