import { createHelpSearch, helpEntries, noHelpResults, type HelpEntry } from '@saywright/domain/help';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { helpLibraryCopy } from '../../copy/help.ts';

const search = createHelpSearch(helpEntries);
/** Pause in typing before the address is updated, in milliseconds. */
const typingPause = 300;

interface HelpSearch {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Matching entries, best first; undefined for an empty query. */
  readonly found: readonly HelpEntry[] | undefined;
  /** The result in words. */
  readonly summary: string;
}

/** The search query and its results. `?q=` sets the initial query and is kept up to date. */
export function useHelpSearch(): HelpSearch {
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useState(() => params.get('q') ?? '');

  useEffect(() => {
    if ((params.get('q') ?? '') === query) return undefined;
    const timer = setTimeout(
      () => setParams(query === '' ? {} : { q: query }, { replace: true }),
      typingPause,
    );
    return () => clearTimeout(timer);
  }, [query, params, setParams]);

  return useMemo(() => {
    const none = noHelpResults(query);
    if (none === undefined) {
      return { query, setQuery, found: undefined, summary: helpLibraryCopy.all(helpEntries.length) };
    }
    const found = search(query);
    const summary = found.length === 0 ? none : helpLibraryCopy.found(found.length, query.trim());
    return { query, setQuery, found, summary };
  }, [query]);
}
