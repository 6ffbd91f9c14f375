import Fuse from 'fuse.js';
import { helpQuery } from './searchTexts.ts';

/** How the library is searched: title and content, wherever in the text it stands, each word by itself (CS-HELP-02, H36). */
export const helpSearchOptions = {
  keys: ['title', 'content'],
  threshold: 0.3,
  ignoreLocation: true,
  useTokenSearch: true,
} as const;

/** What can be searched. */
interface Searchable {
  readonly title: string;
  readonly content: string;
}

/** Gives the entries that fit a query, the best first; none for an empty one. */
export type HelpSearch<Entry> = (query: string) => readonly Entry[];

/**
 * A search over the entries, prepared once. It gives the entries that fit, the best first; an empty search gives none
 * (CS-HELP-01, CS-HELP-02, SP-HELP-08). Every query looks at every entry: above some 300 of them an index, made here and
 * asked the same way, is the better choice.
 * @example
 * createHelpSearch(helpEntries)('depoyment')[0].title // => 'Deployment'
 */
export function createHelpSearch<Entry extends Searchable>(entries: readonly Entry[]): HelpSearch<Entry> {
  const fuse = new Fuse(entries, { ...helpSearchOptions, keys: [...helpSearchOptions.keys] });
  return (query) => {
    const wanted = helpQuery(query);
    return wanted === '' ? [] : fuse.search(wanted).map(({ item }) => item);
  };
}
