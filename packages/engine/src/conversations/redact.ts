import { hiddenValue, storedInstruction } from '@saywright/domain/deployment';
import type { DiscourseContext } from '@saywright/domain/discourse';
import { limitText } from '@saywright/domain/text';

/** Longest stored text of a turn, in characters. */
const longest = 20_000;

/** A text as it may be stored: without secrets, and without the value of a variable. */
export function storable(text: string): string {
  return limitText(storedInstruction(text), longest);
}

/** The question for the value of a variable that the conversation waits for, so that any answer may be one. */
export function awaitedValue({ last }: DiscourseContext): string | undefined {
  return last?.kind === 'asked' && /^What should \w+ be\? Say: set variable/u.test(last.text)
    ? last.text
    : undefined;
}

/** Whether a text has lost a value or a secret, so that it cannot be planned again. */
export function isRedacted(text: string): boolean {
  return text.includes(hiddenValue) || text.includes('[removed]');
}

export { hiddenValue };
