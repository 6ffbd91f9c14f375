import { noFilter } from '@saywright/domain/tracker';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useView, type ViewChange } from '../../../panels/view.ts';

const names = ['q', 'type', 'status', 'complexity'] as const;
type FilterName = (typeof names)[number];
type Filters = Readonly<Record<FilterName, string>>;

/** Pause in typing before the address is updated, in milliseconds: browsers limit how often it may change. */
const typingPause = 250;

const noFilters: Filters = { q: '', type: noFilter, status: noFilter, complexity: noFilter };

/**
 * The list's filters, mirrored in the address after a pause in typing. The functions are stable, so that what did not
 * change is not rendered again.
 */
export function useFilters(): {
  readonly filters: Filters;
  readonly set: (name: FilterName, value: string) => void;
  readonly clear: () => void;
  /** Updates the address at once. */
  readonly flush: () => void;
} {
  const [search, change] = useView();
  const [filters, setFilters] = useState<Filters>(() => ({
    q: search.get('q') ?? noFilters.q,
    type: search.get('type') ?? noFilters.type,
    status: search.get('status') ?? noFilters.status,
    complexity: search.get('complexity') ?? noFilters.complexity,
  }));
  const pendingChange = useRef<ViewChange>(undefined);
  const timer = useRef<number>(undefined);

  const flush = useCallback(() => {
    window.clearTimeout(timer.current);
    if (pendingChange.current) change(pendingChange.current);
    pendingChange.current = undefined;
  }, [change]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const latest = useRef(filters);
  const apply = useCallback(
    (next: Filters): void => {
      latest.current = next;
      setFilters(next);
      pendingChange.current = Object.fromEntries(
        names.map((name) => [name, next[name] === noFilters[name] ? null : next[name]]),
      );
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(flush, typingPause);
    },
    [flush],
  );
  const set = useCallback(
    (name: FilterName, value: string) => apply({ ...latest.current, [name]: value }),
    [apply],
  );
  const clear = useCallback(() => apply(noFilters), [apply]);
  return { filters, set, clear, flush };
}
