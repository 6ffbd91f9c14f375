import { noFilter } from '@saywright/domain/tracker';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useView, type ViewChange } from '../../../panels/view.ts';

const names = ['q', 'type', 'status', 'complexity'] as const;
type FilterName = (typeof names)[number];
type Filters = Readonly<Record<FilterName, string>>;

/** How long typing rests before the address follows, in milliseconds: browsers limit how often it may change. */
const rest = 250;

const none: Filters = { q: '', type: noFilter, status: noFilter, complexity: noFilter };

/** The filters of the list; the functions stay the same, so that what does not change is not drawn again. They stand in the address, too, which follows a moment later, so that typing is never held up. */
export function useFilters(): {
  readonly filters: Filters;
  readonly set: (name: FilterName, value: string) => void;
  readonly clear: () => void;
  /** Brings the address up to date at once. */
  readonly settle: () => void;
} {
  const [search, change] = useView();
  const [filters, setFilters] = useState<Filters>(() => ({
    q: search.get('q') ?? none.q,
    type: search.get('type') ?? none.type,
    status: search.get('status') ?? none.status,
    complexity: search.get('complexity') ?? none.complexity,
  }));
  const waiting = useRef<ViewChange>(undefined);
  const timer = useRef<number>(undefined);

  const settle = useCallback(() => {
    window.clearTimeout(timer.current);
    if (waiting.current) change(waiting.current);
    waiting.current = undefined;
  }, [change]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const latest = useRef(filters);
  const apply = useCallback(
    (next: Filters): void => {
      latest.current = next;
      setFilters(next);
      waiting.current = Object.fromEntries(
        names.map((name) => [name, next[name] === none[name] ? null : next[name]]),
      );
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(settle, rest);
    },
    [settle],
  );
  const set = useCallback(
    (name: FilterName, value: string) => apply({ ...latest.current, [name]: value }),
    [apply],
  );
  const clear = useCallback(() => apply(none), [apply]);
  return { filters, set, clear, settle };
}
