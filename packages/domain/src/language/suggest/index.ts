export { canonicalSentences } from './canonical.ts';
export type { Suggestion } from './canonical.ts';
export { nearest } from './nearest.ts';
export { knownWords, unreadSentence } from './knownWords.ts';
export type { KnownWords } from './knownWords.ts';
export { otherLanguage } from './otherLanguage.ts';
export type { OtherLanguage } from './otherLanguage.ts';
export { readySentences } from './ready.ts';
export type { ReadySentence } from './ready.ts';
