import { longDigest } from '../../shared/text/digest.ts';

/** The longest request id the provider accepts, in characters. */
const longestKey = 108;

/** Keeps letters and digits and encodes all other characters, so that different texts never collide. */
function safePart(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9]/g, (unit) => `_${unit.charCodeAt(0).toString(36)}_`);
}

/**
 * The idempotency key of an action: the same action on the same parts has the same key, so a retry is harmless.
 * @example
 * idempotencyKey('capture', 'O_1') // => 'capture-O_2n_1'
 */
export function idempotencyKey(action: 'order' | 'capture' | 'refund', ...parts: readonly string[]): string {
  const key = [action, ...parts.map(safePart)].join('-');
  if (key.length <= longestKey) return key;
  const tail = longDigest(key);
  return `${key.slice(0, longestKey - tail.length - 1)}-${tail}`;
}
