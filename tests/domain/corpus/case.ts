/**
 * An instruction and what must come of it on the shop's lexicon: the SQL with its white space evened out, or
 * '? ' and the question, or '! ' and the refusal.
 */
export type CorpusCase = readonly [instruction: string, expected: string];
