import { topicsIn } from './topics.ts';

/** The words of a text. */
export function wordsIn(text: string): readonly string[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)].map(([word]) => word);
}

/** What a part of a text asks for that the app would not have. */
interface Leftover {
  /** Names of what no app does yet. */
  readonly topics: readonly string[];
  readonly words: readonly string[];
  /** The words as they stand together, or the whole part where most of it is left. */
  readonly phrases: readonly string[];
}

/** From so many words on, the sentence says best what is missing. */
const mostWords = 3;

/**
 * What is left of a part of a text in lower case once everything that was read is replaced by \`·\`. \`isSaid\` tells whether
 * a word says anything; \`whole\` is the part before anything was left out.
 */
export function leftoverIn(text: string, isSaid: (word: string) => boolean, whole?: string): Leftover {
  const { topics, rest } = topicsIn(text);
  const runs = rest.split(/[.·,;:!?()]+/u).map(wordsIn);
  const words = runs.flatMap((run) => run.filter(isSaid));
  if (whole !== undefined && words.length >= mostWords)
    return { topics, words, phrases: [whole.trim().replace(/[.!?;]+$/u, '')] };
  const phrases = runs
    .map((run) => run.slice(run.findIndex(isSaid), run.findLastIndex(isSaid) + 1))
    .filter((run) => run.some(isSaid))
    .map((run) => run.join(' '));
  return { topics, words, phrases };
}
