import type { Phrase } from './plan.ts';

/** Builds a phrase from a template; everything interpolated is a name of the founder's own things. */
export function say(parts: TemplateStringsArray, ...names: readonly string[]): Phrase {
  return parts.flatMap((part, index) => {
    const name = names[index];
    const text = part === '' ? [] : [part];
    return name === undefined ? text : [...text, { name }];
  });
}

/**
 * The phrase as one plain line, for places that cannot set names apart. Total: an empty phrase gives ''.
 *
 * @example
 * phraseText(['Add ', { name: 'email' }]) // => 'Add email'
 */
export function phraseText(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === 'string' ? part : part.name)).join('');
}
