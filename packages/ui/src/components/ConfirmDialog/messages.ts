/** English words of the question. */
export const english = {
  cancel: 'Keep it',
  phrase: (phrase: string): string => `Type ${phrase} to confirm`,
  phraseHint: 'Type the words first.',
};
