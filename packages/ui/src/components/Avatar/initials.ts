const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const firstOf = (word: string): string => {
  const [first] = letters.segment(word);
  return first?.segment ?? '';
};

/** First letters of the first and the last word, as people read them; '' for a name without words. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}|\p{N}|\p{Extended_Pictographic}/u.test(word));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => firstOf(word ?? '').toUpperCase()).join('');
}
