import type { Figure } from '../../internal/figures.ts';

/** Every fixed word of the checklist, to be replaced in other languages. */
export interface OnboardingLabels {
  /** Accessible name of the list. */
  list: string;
  /** Words over the bar. */
  progress: string;
  /** Words of the badge. */
  complete: (done: number, total: number, figure: Figure) => string;
  /** Word on a step that has been done. */
  completed: string;
}

/** English words of the checklist. */
export const english: OnboardingLabels = {
  list: 'Setup steps',
  progress: 'Setup progress',
  complete: (done, total, figure) => `${figure(done)}/${figure(total)} Complete`,
  completed: 'Completed',
};
