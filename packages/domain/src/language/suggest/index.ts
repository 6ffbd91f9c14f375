export { canonicalSentences } from './canonical.ts';
export type { Suggestion } from './canonical.ts';
export { nearest } from './nearest.ts';
