import { fieldOf } from '../../shared/fields/index.ts';
import { bestPractices } from './practices.ts';
import type { BestPractice } from './types.ts';

/**
 * The best practices with the stored yes or no answers; scores do not change.
 * @example
 * answeredPractices({ BP_02: false, BP_01: true }).map(({ status }) => status).slice(0, 2) // => [4, false]
 */
export function answeredPractices(answers: unknown): readonly BestPractice[] {
  return bestPractices.map((practice) => {
    const answer = fieldOf(answers, practice.id);
    return typeof answer === 'boolean' && typeof practice.status === 'boolean'
      ? { ...practice, status: answer }
      : practice;
  });
}
