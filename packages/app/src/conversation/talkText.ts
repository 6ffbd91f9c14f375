import type { TalkOutcome } from './entries.ts';

/** The words of an outcome, for the screen, the announcer and the log. */
export function talkText(outcome: TalkOutcome): string {
  return outcome.kind === 'refusal' ? outcome.reason : outcome.text;
}
