import { fail, ok } from '../../shared/result.ts';
import { capitalise } from '../planner/outcome.ts';
import type { Result } from '../../shared/result.ts';

/** Stops the writing of a plan with a sentence for a person. Never leaves this folder: see {@link written}. */
class WritingProblem extends Error {
  override name = 'WritingProblem';
}

/** Stops with a sentence that says what is wrong and, where possible, what to do instead. */
export function stop(sentence: string): never {
  throw new WritingProblem(capitalise(sentence));
}

/** Runs a writer: its result, or the sentence it stopped with. Other errors pass. */
export function written<Value>(work: () => Value): Result<Value> {
  try {
    return ok(work());
  } catch (error) {
    if (error instanceof WritingProblem) return fail(error.message);
    throw error;
  }
}
