import type { Figure } from '../../internal/figures.ts';

/** Every fixed word of the overlay, to be replaced in other languages. */
export interface TourLabels {
  /** Goes one step back. */
  previous: string;
  /** Goes one step on. */
  next: string;
  /** Starts auto-pilot. */
  play: string;
  /** Stops auto-pilot. */
  pause: string;
  /** Ends the tour. */
  stop: string;
  /** The counter; both numbers start at one. */
  counter: (step: number, total: number, figure: Figure) => string;
}

/** English words of the overlay. */
export const english: TourLabels = {
  previous: 'Previous',
  next: 'Next',
  play: 'Play',
  pause: 'Pause',
  stop: 'Stop',
  counter: (step, total, figure) => `Step ${figure(step)} of ${figure(total)}`,
};
