/** FNV-1a over the units of a text: quick and well spread, and no protection against anyone who means harm. */
function fnv(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Eight hexadecimal digits made of a text, the same for the same text. */
export function shortDigest(text: string): string {
  return fnv(text, 0x81_1c_9d_c5);
}

/** Sixteen of them, where two texts with the same digits would do harm. */
export function longDigest(text: string): string {
  return `${shortDigest(text)}${fnv(text, 0x05_0c_5d_1f)}`;
}
