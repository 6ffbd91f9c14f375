/** FNV-1a over the UTF-16 units of a text: fast and evenly distributed, not cryptographic. */
function fnv(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** A digest of eight hexadecimal digits. */
export function shortDigest(text: string): string {
  return fnv(text, 0x81_1c_9d_c5);
}

/** A digest of sixteen hexadecimal digits, for uses where collisions matter. */
export function longDigest(text: string): string {
  return `${shortDigest(text)}${fnv(text, 0x05_0c_5d_1f)}`;
}
