import type { Figure } from '../../internal/figure.ts';

/** Labels of an `OnboardingChecklist`, replaceable for other languages. */
export interface OnboardingLabels {
  /** Accessible name of the list. */
  list: string;
  /** Label of the progress bar. */
  progress: string;
  /** Text of the progress badge. */
  complete: (done: number, total: number, figure: Figure) => string;
  /** Label of a completed step. */
  completed: string;
}

/** Default English texts. */
export const english: OnboardingLabels = {
  list: 'Setup steps',
  progress: 'Setup progress',
  complete: (done, total, figure) => `${figure(done)}/${figure(total)} Complete`,
  completed: 'Completed',
};
