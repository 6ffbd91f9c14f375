import { longDigest } from '../text/digest.ts';

/** The longest request id the provider takes. */
const longestKey = 108;

/** Letters and digits as they are, everything else by its number: two different texts never become one. */
function safePart(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9]/g, (unit) => `_${unit.charCodeAt(0).toString(36)}_`);
}

/**
 * The request id of an action on something: the same action gives the same id, so that a repetition does nothing twice (H04, H32).
 * @example
 * idempotencyKey('capture', 'O_1') // => 'capture-O_2n_1'
 */
export function idempotencyKey(action: 'order' | 'capture' | 'refund', ...parts: readonly string[]): string {
  const key = [action, ...parts.map(safePart)].join('-');
  if (key.length <= longestKey) return key;
  const tail = longDigest(key);
  return `${key.slice(0, longestKey - tail.length - 1)}-${tail}`;
}
