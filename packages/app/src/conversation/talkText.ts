import type { PlanAnswer } from '@saywright/engine/protocol';

/** An outcome without an operation: an answer, a read-only plan, a question or a refusal. */
export type TalkOutcome = Exclude<PlanAnswer['outcome'], { kind: 'operation' }>;

/** Text of an outcome, for the screen, the announcement and the log. */
export function talkText(outcome: TalkOutcome): string {
  return outcome.kind === 'refusal' ? outcome.reason : outcome.text;
}
