/** Scripts without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Removes the unfinished last word. */
export function wholeWords(text: string): string {
  let start = text.length;
  while (start > 0 && /\S/.test(text.charAt(start - 1))) start -= 1;
  const tail = text.slice(start);
  if (!unspaced.test(tail)) return text.slice(0, start);
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(tail)];
  return text.slice(0, start + (words.at(-1)?.index ?? 0));
}

/** Block of a text with its index. */
export interface TextBlock {
  readonly place: number;
  readonly text: string;
}

/** Splits text at blank lines outside fenced code; blocks are only ever appended. */
export function blocksOf(text: string): readonly TextBlock[] {
  const blocks: string[] = [];
  let fenced = false;
  for (const piece of text.split(/\n{2,}/)) {
    if (fenced) blocks.push(`${blocks.pop() ?? ''}\n\n${piece}`);
    else blocks.push(piece);
    if ((piece.match(/^```/gm) ?? []).length % 2 === 1) fenced = !fenced;
  }
  return blocks.map((block, place) => ({ place, text: block }));
}
