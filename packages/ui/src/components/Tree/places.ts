import type { TreeItem } from './types.ts';

/** An item, and where it is among the items beside it. */
export interface Place {
  readonly item: TreeItem;
  /** Counted from 1. */
  readonly position: number;
  readonly count: number;
}

/** Whether an item opens and closes. */
export const isParent = ({ items, lazy = false }: TreeItem): boolean => items !== undefined || lazy;

/** The places of all items, by id. */
export function placesIn(
  items: readonly TreeItem[],
  found = new Map<string, Place>(),
): ReadonlyMap<string, Place> {
  for (const [index, item] of items.entries()) {
    found.set(item.id, { item, position: index + 1, count: items.length });
    if (item.items !== undefined) placesIn(item.items, found);
  }
  return found;
}
