import type { Figure } from '../../internal/figure.ts';

/** Labels of a `TourOverlay`, replaceable for other languages. */
export interface TourLabels {
  /** Goes to the previous step. */
  previous: string;
  /** Goes to the next step. */
  next: string;
  /** Label of the button that starts auto-pilot. */
  play: string;
  /** Label of the button that stops auto-pilot. */
  pause: string;
  /** Label of the button that ends the tour. */
  stop: string;
  /** Step counter; both numbers start at 1. */
  counter: (step: number, total: number, figure: Figure) => string;
}

/** Default English texts. */
export const english: TourLabels = {
  previous: 'Previous',
  next: 'Next',
  play: 'Play',
  pause: 'Pause',
  stop: 'Stop',
  counter: (step, total, figure) => `Step ${figure(step)} of ${figure(total)}`,
};
