import type { ReadWords } from '../ast/index.ts';
import type { AppQuestion } from './openQuestions.ts';
import type { AppSpec } from './spec.ts';

/** A request for an app as it was read. */
export interface AppRequest {
  readonly spec: AppSpec;
  readonly words: readonly ReadWords[];
  /** What no app does yet, of what was asked for. */
  readonly topics: readonly string[];
  /** Other words that say something which the app would not do. */
  readonly unused: readonly string[];
  /** What the app has, and what it has not of what was asked for, in sentences. */
  readonly offer: string;
  /** An instruction for the same app that leaves nothing unused. */
  readonly plain: string;
  /** What the text leaves open, answered for now. */
  readonly questions: readonly AppQuestion[];
  /** Instructions for apps of other kinds that the text names too. */
  readonly others: readonly string[];
}
