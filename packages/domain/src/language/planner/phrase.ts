import type { Phrase } from './plan.ts';

/** Builds a phrase from a template; every interpolated value is a name from the founder's project. */
export function say(parts: TemplateStringsArray, ...names: readonly string[]): Phrase {
  return parts.flatMap((part, index) => {
    const name = names[index];
    const text = part === '' ? [] : [part];
    return name === undefined ? text : [...text, { name }];
  });
}

/**
 * The phrase as plain text, for places that cannot highlight names. Total: an empty phrase gives ''.
 *
 * @example
 * phraseText(['Add ', { name: 'email' }]) // => 'Add email'
 */
export function phraseText(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === 'string' ? part : part.name)).join('');
}
