import { longDigest } from '../text/digest.ts';

function samePath(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\.\//u, '');
}

/** Makes a mark for each finding of a file, out of path, rule and what stands there; equal findings are told apart by their order. */
export function fingerprinter(path: string): (rule: string, snippet: string) => string {
  const seen = new Map<string, number>();
  return (rule, snippet) => {
    const key = JSON.stringify([samePath(path), rule, snippet.replaceAll(/\s+/gu, ' ')]);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return longDigest(`${key}${count}`);
  };
}
