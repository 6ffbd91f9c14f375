import { derivations } from './derivations.ts';

const derived: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(derivations));

const endings: readonly (readonly [RegExp, (word: string) => readonly string[]])[] = [
  [/e$/u, (word) => [`${word}s`, `${word}d`, `${word.slice(0, -1)}ing`]],
  [/[^aeiou]y$/u, (word) => [`${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`, `${word}ing`]],
  [/(?:s|x|z|ch|sh)$/u, (word) => [`${word}es`, `${word}ed`, `${word}ing`]],
  [
    /[aeiou][bdgklmnprt]$/u,
    (word) => {
      const doubled = word + word.slice(-1);
      return [`${word}s`, `${word}ed`, `${word}ing`, `${doubled}ed`, `${doubled}ing`];
    },
  ],
  [/./u, (word) => [`${word}s`, `${word}ed`, `${word}ing`]],
];

function inflections(word: string): readonly string[] {
  const inflect = endings.find(([ending]) => ending.test(word))?.[1];
  return inflect ? [word, ...inflect(word)] : [];
}

/**
 * A word with its inflections and direct derivations, in lower case. An empty word has no forms.
 * @example
 * wordForms('policy') // => ['policy', 'policies', 'policied', 'policying']
 */
export function wordForms(word: string): readonly string[] {
  const base = word.toLowerCase();
  return [...new Set([base, ...(derived.get(base) ?? [])].flatMap(inflections))];
}
