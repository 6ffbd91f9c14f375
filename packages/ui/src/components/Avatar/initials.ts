const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const firstOf = (word: string): string => {
  const [first] = letters.segment(word);
  return first?.segment ?? '';
};

/** First grapheme of the first and last word of a name; '' if it has no words. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}|\p{N}|\p{Extended_Pictographic}/u.test(word));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => firstOf(word ?? '').toUpperCase()).join('');
}
