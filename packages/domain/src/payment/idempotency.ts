/** The longest request id the provider takes. */
const longestKey = 108;

/** Letters and digits as they are, everything else by its number: two different texts never become one. */
function safePart(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9]/g, (unit) => `_${unit.charCodeAt(0).toString(36)}_`);
}

function digest(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The request id of an action on something: the same action gives the same id, so that a repetition does nothing twice (H04, H32). */
export function idempotencyKey(action: 'order' | 'capture', ...parts: readonly string[]): string {
  const key = [action, ...parts.map(safePart)].join('-');
  if (key.length <= longestKey) return key;
  const tail = `${digest(key, 0x81_1c_9d_c5)}${digest(key, 0x05_0c_5d_1f)}`;
  return `${key.slice(0, longestKey - tail.length - 1)}-${tail}`;
}
