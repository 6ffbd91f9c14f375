/** Default English texts. */
export const english = {
  cancel: 'Keep it',
  phrase: (phrase: string): string => `Type ${phrase} to confirm`,
  phraseHint: 'Type the confirmation text first.',
};
