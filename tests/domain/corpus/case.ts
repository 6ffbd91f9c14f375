/**
 * An instruction and its expected result on the shop's lexicon: the SQL with normalised white space, or
 * '? ' and the question, or '! ' and the refusal.
 */
export type CorpusCase = readonly [instruction: string, expected: string];
