/** A text as it stands in a pattern, with any sign for what is no letter. */
export function inPattern(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N} ]/gu, '.');
}
