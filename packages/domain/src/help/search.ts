import Fuse from 'fuse.js';
import { helpQuery } from './searchTexts.ts';

/** How the library is searched: title and content, wherever in the text it stands (CS-HELP-02, H36). */
export const helpSearchOptions = {
  keys: ['title', 'content'],
  threshold: 0.3,
  ignoreLocation: true,
} as const;

/** What can be searched. */
interface Searchable {
  readonly title: string;
  readonly content: string;
}

/**
 * A search over the entries, prepared once. It gives the entries that fit, the best first; an empty search gives none
 * (CS-HELP-01, CS-HELP-02, SP-HELP-08).
 */
export function createHelpSearch<Entry extends Searchable>(
  entries: readonly Entry[],
): (query: string) => readonly Entry[] {
  const { keys, threshold, ignoreLocation } = helpSearchOptions;
  const fuse = new Fuse(entries, { keys: [...keys], threshold, ignoreLocation });
  return (query) => {
    const wanted = helpQuery(query);
    return wanted === '' ? [] : fuse.search(wanted).map(({ item }) => item);
  };
}
