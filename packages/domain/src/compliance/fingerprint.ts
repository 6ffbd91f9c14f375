function digest(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function samePath(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\.\//u, '');
}

/** A mark for each finding of a file, made of path, rule and what stands there; equal findings are told apart by their order. */
export function fingerprints(
  path: string,
  findings: readonly (readonly [rule: string, snippet: string])[],
): readonly string[] {
  const seen = new Map<string, number>();
  return findings.map(([rule, snippet]) => {
    const key = JSON.stringify([samePath(path), rule, snippet.replaceAll(/\s+/gu, ' ')]);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    const text = `${key}${count}`;
    return `${digest(text, 0x81_1c_9d_c5)}${digest(text, 0x05_0c_5d_1f)}`;
  });
}
