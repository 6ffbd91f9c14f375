import Fuse from 'fuse.js';
import { helpQuery } from './searchTexts.ts';
import { meaning, stem, meaningfulWords, wordsOf } from './words.ts';

/** The searched fields and the tolerance for misspelt words. */
export const helpSearchOptions = {
  keys: ['title', 'content'],
  threshold: 0.3,
  ignoreLocation: true,
} as const;

/** An entry that can be searched. */
interface Searchable {
  readonly title: string;
  readonly content: string;
}

/** Returns the entries that match a query, best first; none for an empty query. */
export type HelpSearch<Entry> = (query: string) => readonly Entry[];

interface Prepared<Entry> {
  readonly entry: Entry;
  readonly title: ReadonlySet<string>;
  readonly content: ReadonlySet<string>;
  /** Number of meaningful words in the title. */
  readonly titleLength: number;
}

interface Ranked<Entry> {
  readonly entry: Entry;
  readonly matched: number;
  readonly score: number;
}

/** How well words of the library match one word of a question, from 0 to 1. */
type Fits = ReadonlyMap<string, number>;

const fit = { same: 1, inflected: 0.9, meant: 0.6, begun: 0.7, misspelt: 0.5 } as const;
/** The weight of a word in a title, relative to the content. */
const titleWeight = 3;
/** Results below this share of the best score are not shown. */
const shown = 0.15;
/** Maximum difference in length between a misspelt word and its match, in letters. */
const lettersOff = 2;

function best(words: ReadonlySet<string>, fits: Fits): number {
  let most = 0;
  for (const [word, quality] of fits) if (quality > most && words.has(word)) most = quality;
  return most;
}

function rank<Entry>(
  { entry, title, content, titleLength }: Prepared<Entry>,
  queryWords: readonly Weighed[],
): Ranked<Entry> {
  let [matched, score] = [0, 0];
  const titleHits = new Set<string>();
  for (const { fits, weight } of queryWords) {
    const [inTitle, inContent] = [best(title, fits), best(content, fits)];
    if (inTitle + inContent === 0) continue;
    matched += 1;
    score += weight * Math.max(titleWeight * inTitle, inContent);
    for (const word of title) if (fits.has(word)) titleHits.add(word);
  }
  return { entry, matched, score: score * (1 + Math.min(1, titleHits.size / Math.max(1, titleLength))) };
}

interface Weighed {
  readonly fits: Fits;
  /** Higher for words that occur in few entries. */
  readonly weight: number;
}

/**
 * A search over the entries, indexed once. Each meaningful word of a question must match an entry exactly, inflected, as
 * a synonym, or misspelt within the threshold. If no entry matches all words, those that match the most are returned.
 * @example
 * createHelpSearch(helpEntries)('depoyment')[0].title // => 'Deployment'
 */
export function createHelpSearch<Entry extends Searchable>(entries: readonly Entry[]): HelpSearch<Entry> {
  const prepared = entries.map((entry) => ({
    entry,
    title: new Set(wordsOf(entry.title)),
    content: new Set(wordsOf(entry.content)),
    titleLength: meaningfulWords(entry.title).length,
  }));
  const vocabulary = [...new Set(prepared.flatMap(({ title, content }) => [...title, ...content]))];
  const speller = new Fuse(vocabulary, { ...helpSearchOptions, keys: [], includeScore: true });

  const alike = (word: string): Fits => {
    const begun = word.length < 3 ? [] : vocabulary.filter((known) => known.startsWith(word));
    if (begun.length > 0) return new Map(begun.map((known) => [known, fit.begun]));
    const found = speller
      .search(word)
      .filter(({ item }) => Math.abs(item.length - word.length) <= lettersOff)
      .map(({ item, score = 0 }) => ({ item, score }));
    const nearest = Math.min(...found.map(({ score }) => score));
    return new Map(
      found.filter(({ score }) => score <= nearest + 0.05).map(({ item }) => [item, fit.misspelt]),
    );
  };

  const fitsOf = (word: string): Fits => {
    const fits = new Map<string, number>();
    for (const known of vocabulary)
      if (known === word) fits.set(known, fit.same);
      else if (stem(known) === stem(word)) fits.set(known, fit.inflected);
      else if (meaning(known) === meaning(word)) fits.set(known, fit.meant);
    return fits.size > 0 ? fits : alike(word);
  };

  const weighed = (word: string): Weighed => {
    const fits = fitsOf(word);
    const holders = prepared.filter(
      ({ title, content }) => best(title, fits) + best(content, fits) > 0,
    ).length;
    return { fits, weight: Math.log(1 + prepared.length / Math.max(1, holders)) };
  };

  return (query) => {
    const queryWords = meaningfulWords(helpQuery(query)).map(weighed);
    const ranked = prepared.map((one) => rank(one, queryWords)).filter(({ matched }) => matched > 0);
    const most = Math.max(0, ...ranked.map(({ matched }) => matched));
    // Nothing is shown when the library knows less than half of the words of a question.
    if (most * 2 < queryWords.length) return [];
    const whole = ranked.filter(({ matched }) => matched === most);
    const top = Math.max(...whole.map(({ score }) => score));
    return whole
      .filter(({ score }) => score >= shown * top)
      .toSorted((one, other) => other.score - one.score)
      .map(({ entry }) => entry);
  };
}
