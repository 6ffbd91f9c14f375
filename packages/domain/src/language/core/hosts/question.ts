import type { Reading } from '../../ast/reading.ts';

export type Question = Extract<Reading, { kind: 'question' }>;

/** A choice in the form that is shown: without the value of a variable or a password. */
const labelOf = (sentence: string): string =>
  (sentence.charAt(0).toUpperCase() + sentence.slice(1)).replaceAll(
    /(?<=variable \w+ to |the password )"[^"]*"/gu,
    '••••',
  );
/** A question back, with instructions to choose from. */
export const question = (text: string, choices: readonly string[] = []): Question => ({
  kind: 'question',
  text,
  choices: choices.map((sentence) => ({
    label: labelOf(sentence),
    instruction: sentence,
  })),
});
