import { maskSource } from './wish.ts';
import { nouns } from './words/nouns.ts';
import { verbs } from './words/verbs.ts';

/** The word lists a template may name between braces. */
export const vocabulary: Readonly<Record<string, readonly string[]>> = { ...verbs, ...nouns };

function alternatives(words: readonly string[]): string {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  return `(?:${longestFirst.map((word) => word.replaceAll(/[.*+?^$()|[\]\\]/gu, '\\$&')).join('|')})`;
}

function expand(template: string): string {
  return template.replaceAll(/\{([a-z]+)\}(\?)?/gu, (_all, key: string, optional: string | undefined) => {
    if (key === 'value') return maskSource;
    const words = alternatives(vocabulary[key] ?? []);
    // An optional word takes its following space with it: `{the}?table` reads 'the table' and 'table'.
    return optional === undefined ? words : `(?:${words} )?`;
  });
}

/**
 * Compiles a grammar template: a regular expression over the masked text in which `{create}` stands for any word of
 * that list and `{the}?` for an optional one with its space. It matches the whole text, whatever its case.
 */
export function pattern(template: string): RegExp {
  return new RegExp(`^(?:${expand(template)})$`, 'iu');
}

/** The same, found anywhere in the text. */
export function inside(template: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${expand(template)})(?![\\p{L}\\p{N}])`, 'iu');
}

export type Slots = Readonly<Record<string, string | undefined>>;

/** The named slots of the first template that fits, or undefined. */
export function firstMatch(patterns: readonly RegExp[], text: string): Slots | undefined {
  for (const candidate of patterns) {
    const found = candidate.exec(text);
    if (found !== null) return { ...found.groups };
  }
  return undefined;
}
