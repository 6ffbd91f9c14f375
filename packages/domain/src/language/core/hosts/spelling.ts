import { distance } from '../../../shared/text/distance.ts';
import { knownWords, lexicon } from './lexicon.ts';

/** The stem of a word: without possessive, plural and the endings of verbs. */
export function stem(word: string): string {
  const base = word.replace(/'s?$/u, '');
  if (base.length < 5) return base.replace(/(?<=\w{2}[^s])s$/u, '');
  return base
    .replace(/(?:ies)$/u, 'y')
    .replace(/(?:ed|ing|e?s)$/u, '')
    .replace(/e$/u, '');
}

const cueWords: readonly string[] = [
  ...new Set([...lexicon.keys()].flatMap((phrase) => phrase.split(' ')).filter((word) => word.length >= 4)),
];
const knownStems: ReadonlySet<string> = new Set([...knownWords].map((word) => stem(word)));

/** The word of the lexicon or of the project that a misspelt word probably means, if exactly one is nearest. */
export function corrected(word: string, names: ReadonlySet<string>): string | undefined {
  if (word.length < 4 || /\d|['_-]/u.test(word)) return undefined;
  if (knownWords.has(word) || names.has(word) || knownStems.has(stem(word)) || names.has(stem(word)))
    return undefined;
  const limit = word.length >= 7 ? 2 : 1;
  let best: string | undefined;
  let cost = limit + 1;
  let isTied = false;
  for (const candidate of [...names, ...cueWords]) {
    // The first letter is seldom wrong.
    if (candidate.length < 4 || candidate === best || (candidate[0] !== word[0] && candidate[0] !== word[1]))
      continue;
    const edits = distance(word, candidate, limit) + (candidate[0] === word[0] ? 0 : 0.5);
    if (edits < cost) [best, cost, isTied] = [candidate, edits, false];
    else if (edits === cost) isTied = isTied || stem(candidate) !== stem(best ?? '');
  }
  return isTied || cost > limit ? undefined : best;
}
