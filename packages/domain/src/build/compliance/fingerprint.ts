import { longDigest } from '../../shared/text/digest.ts';

function samePath(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\.\//u, '');
}

/** Fingerprints of a file's findings from path, rule and snippet; equal findings are distinguished by their order. */
export function fingerprinter(path: string): (rule: string, snippet: string) => string {
  const seen = new Map<string, number>();
  return (rule, snippet) => {
    const key = JSON.stringify([samePath(path), rule, snippet.replaceAll(/\s+/gu, ' ')]);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return longDigest(`${key}${count}`);
  };
}
