import { useState } from 'react';

interface Shown<Item> {
  /** What to show now. */
  shown: readonly Item[];
  /** There is more than the limit. */
  hasMore: boolean;
  /** Everything is shown. */
  isAll: boolean;
  toggle: () => void;
}

/** The first few of a list until somebody wants to see all. */
export function useShowAll<Item>(items: readonly Item[], limit: number): Shown<Item> {
  const [isAll, setAll] = useState(false);
  const hasMore = items.length > limit;
  return {
    shown: isAll || !hasMore ? items : items.slice(0, limit),
    hasMore,
    isAll: isAll && hasMore,
    toggle: () => setAll(!isAll),
  };
}
