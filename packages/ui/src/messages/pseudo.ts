import { english } from './english.ts';
import type { Messages } from './english.ts';

const plain = 'ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz';
const accented = 'ÂÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽâçðéĝĥîĵķļñöŕšţûŵýž';

/** Adds accents, brackets and about 40 % length. */
function disguised(text: string): string {
  const letters = text.replaceAll(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter);
  const more = '~'.repeat(Math.ceil(text.length * 0.4));
  return `⟦${letters}${more}⟧`;
}

function translated(value: Messages): Messages;
function translated(value: unknown): unknown;
function translated(value: unknown): unknown {
  if (typeof value === 'string') return disguised(value);
  if (typeof value === 'function') return (...values: unknown[]) => disguised(String(value(...values)));
  return Object.fromEntries(Object.entries(Object(value)).map(([key, inner]) => [key, translated(inner)]));
}

/**
 * Pseudo-locale: text without brackets is not translated, and clipped text has no room to grow.
 * @example
 * <MessagesProvider locale="en-XA" messages={pseudo}>{page}</MessagesProvider>
 */
export const pseudo = translated(english);
