import { createHelpSearch, helpEntries, noHelpResults, type HelpEntry } from '@saywright/domain/help';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { helpLibraryCopy } from '../../copy/help.ts';

const search = createHelpSearch(helpEntries);
/** The address follows when typing has paused this long, in milliseconds. */
const pause = 300;

interface HelpSearch {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** The entries that fit, the best first; undefined when nothing is asked. */
  readonly found: readonly HelpEntry[] | undefined;
  /** What came of it, in words. */
  readonly summary: string;
}

/** What is looked for and what is found; `?q=` says what is looked for first, and follows. */
export function useHelpSearch(): HelpSearch {
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useState(() => params.get('q') ?? '');

  useEffect(() => {
    if ((params.get('q') ?? '') === query) return undefined;
    const timer = setTimeout(() => setParams(query === '' ? {} : { q: query }, { replace: true }), pause);
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
