import { useState } from 'react';

interface Shown<Item> {
  /** Items to show. */
  shown: readonly Item[];
  /** Whether there are more items than the limit. */
  hasMore: boolean;
  /** Whether all items are shown. */
  isAll: boolean;
  toggle: () => void;
}

/** First items of a list, expandable to all. */
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
