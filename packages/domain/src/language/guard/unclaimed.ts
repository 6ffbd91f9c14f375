import { isFunctionWord, isNumber, plainNumber, stem, tokensOf } from './words.ts';

/** What a change does, as far as the words of a sentence can be checked against it. */
export interface Claims {
  /** Names and values in the change; each word and number in them is accounted for. */
  readonly does: readonly string[];
  /** Words that only name the kind of change. */
  readonly cues: readonly string[];
}

interface Known {
  readonly stems: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
}

function known({ does, cues }: Claims): Known {
  const tokens = [...does, ...cues].flatMap((text) => tokensOf(text));
  return {
    stems: new Set(tokens.filter((token) => !isNumber(token)).map((word) => stem(word))),
    numbers: new Set(tokens.filter((token) => isNumber(token)).map((number) => plainNumber(number))),
  };
}

function isClaimed(token: string, { stems, numbers }: Known): boolean {
  if (isNumber(token)) return numbers.has(plainNumber(token));
  const word = token.toLowerCase();
  if (stems.has(stem(word))) return true;
  // 'Unpaid' and 'inactive' match the word they negate.
  const denied = /^(?:un|in|non)(?<rest>\p{L}{3,})$/u.exec(word)?.groups?.['rest'];
  return denied !== undefined && stems.has(stem(denied));
}

/**
 * The first word of a sentence that a change ignores; undefined when every word is accounted for. A change
 * that ignores a word may do something other than requested.
 *
 * @example
 * unclaimedWord('delete all orders paid before 2024', { does: ['orders created_at 2024'], cues: ['delete', 'before'] })
 * // => 'paid'
 */
export function unclaimedWord(said: string, claims: Claims): string | undefined {
  const accounted = known(claims);
  return tokensOf(said).find((token) => !isFunctionWord(token) && !isClaimed(token, accounted));
}
