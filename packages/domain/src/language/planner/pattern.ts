import { nouns } from './words/nouns.ts';
import { verbs } from './words/verbs.ts';

function alternatives(words: readonly string[]): string {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  return `(?:${longestFirst.map((word) => word.replaceAll(/[.*+?^$()|[\]\\]/gu, '\\$&')).join('|')})`;
}

/** The word lists a template may name between braces. */
const vocabulary = Object.entries({ ...verbs, ...nouns }).map(
  ([name, words]) => [`{${name}}`, alternatives(words)] as const,
);

/** An optional word includes the space after it: `{the}?table` matches 'the table' and 'table'. */
function expand(template: string): string {
  return vocabulary.reduce(
    (text, [name, words]) =>
      text.replaceAll(`${name}?`, () => `(?:${words} )?`).replaceAll(name, () => words),
    template,
  );
}

/**
 * Compiles a grammar template: a regular expression over the masked text in which `{create}` matches any word of
 * that list and `{the}?` for an optional one with its space. Matches the whole text, ignoring case.
 */
export function pattern(template: string): RegExp {
  return new RegExp(`^(?:${expand(template)})$`, 'iu');
}
