/** Words without a meaning. */
const functionWords = new Set(
  'a an the and or but so to of in on at for with by from as is are was were be been it its i we you my our your me us this that these those there please thanks can could would should do does did have has had'.split(
    ' ',
  ),
);

const word = /[\p{L}\p{N}_'’-]+/gu;

export const mutationKinds = ['insert', 'drop', 'misspell'] as const;

interface Found {
  readonly text: string;
  readonly start: number;
}

function contentMatches(sentence: string): readonly Found[] {
  return [...sentence.matchAll(word)]
    .map((match) => ({ text: match[0], start: match.index }))
    .filter(({ text }) => text.length > 1 && !functionWords.has(text.toLowerCase()));
}

export function contentWords(sentence: string): readonly string[] {
  return contentMatches(sentence).map(({ text }) => text.toLowerCase());
}

function pick<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** Two neighbouring letters change places. */
function misspelt(text: string, random: () => number): string {
  const at = Math.floor(random() * (text.length - 1));
  return `${text.slice(0, at)}${text.charAt(at + 1)}${text.charAt(at)}${text.slice(at + 2)}`;
}

/** The sentence with one content word put in before another, left out, or misspelt. */
export function mutate(
  kind: (typeof mutationKinds)[number],
  sentence: string,
  vocabulary: readonly string[],
  random: () => number,
): string {
  const found = pick(contentMatches(sentence), random);
  if (!found) return sentence;
  const { text, start } = found;
  const [before, after] = [sentence.slice(0, start), sentence.slice(start + text.length)];
  if (kind === 'insert') return `${before}${pick(vocabulary, random) ?? ''} ${text}${after}`;
  return kind === 'drop' ? `${before}${after}` : `${before}${misspelt(text, random)}${after}`;
}
