import { ownProgress, type OwnProgress } from '@saywright/domain/progress';
import type { TrackedComponent } from '@saywright/domain/tracker';

/** When the first component was created, in epoch milliseconds; now when nobody noted it. */
export function startOf(components: readonly TrackedComponent[], now: number): number {
  const days = components
    .map(({ createdDate }) => Date.parse(createdDate))
    .filter((day) => !Number.isNaN(day));
  return days.reduce((first, day) => Math.min(first, day), now);
}

/** The live figures of the person's own build at a moment. */
export function ownFigures(components: readonly TrackedComponent[], rate: number, now: number): OwnProgress {
  return ownProgress(components, { rate, start: startOf(components, now), now });
}
