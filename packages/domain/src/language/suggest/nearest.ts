import { singular } from '../planner/names.ts';
import type { Suggestion } from './canonical.ts';

/** Words that say nothing about what is wanted. */
const empty = new Set(
  'the a an of to for in on at by with and or is are was were be it its this that these those i we you they he she my our your their me us do does did can could would should will please pls have has had all some any so but if as from there here not'.split(
    ' ',
  ),
);

function words(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !empty.has(word))
    .map((word) => singular(word));
}

/**
 * The suggestions nearest to a text, best first: by the words they share, rare ones weighing more (TF-IDF). At most one
 * for each beginning, so that they differ.
 *
 * @example
 * nearest('every order', [{ text: 'Show all orders', also: '' }], 1).length // => 1
 */
export function nearest(
  text: string,
  suggestions: readonly Suggestion[],
  most: number,
): readonly Suggestion[] {
  const documents = suggestions.map((suggestion) => ({
    suggestion,
    said: new Set(words(suggestion.text)),
    also: new Set(words(suggestion.also)),
  }));
  const counts = new Map<string, number>();
  for (const { said, also } of documents)
    for (const word of new Set([...said, ...also])) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weight = (word: string): number => Math.log(1 + documents.length / Number(counts.get(word)));
  const wanted = new Set(words(text));
  const scored = documents
    .map(({ suggestion, said, also }) => {
      let score = 0;
      for (const word of wanted)
        score += said.has(word) ? weight(word) : also.has(word) ? weight(word) / 2 : 0;
      return { suggestion, score: score / Math.sqrt(1 + said.size) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const chosen: Suggestion[] = [];
  for (const { suggestion } of scored) {
    const begin = suggestion.text.split(' ').slice(0, 2).join(' ');
    if (chosen.length < most && !chosen.some((other) => other.text.startsWith(begin)))
      chosen.push(suggestion);
  }
  return chosen;
}
