import type { Figure } from '../../internal/figure.ts';

/** Default English texts. */
export const english = {
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  review: 'Review',
  change: 'Change',
  changeStep: (label: string): string => `Change ${label}`,
  position: (step: number, count: number, figure: Figure): string =>
    `Step ${figure(step)} of ${figure(count)}`,
};
