import { useCallback } from 'react';
import { kept, type Kept } from './kept.ts';
import { useStore } from './store.ts';

/** Something a person keeps in this browser, found by who owns it; each person has one of their own. */
export type OwnPart<Value> = (owner: string) => Kept<Value>;

/** The key under which a browser keeps something of an owner. */
export function keyOf(key: string, owner: string): string {
  return owner === '' ? key : `${key}:${owner}`;
}

/** Makes a kind of thing to keep, as {@link kept} does; the owner is empty for a visitor. */
export function ownPart<Value>(
  key: string,
  read: (stored: unknown) => Value,
  written?: (value: Value) => unknown,
): OwnPart<Value> {
  const parts = new Map<string, Kept<Value>>();
  return (owner) => {
    const known = parts.get(owner);
    if (known) return known;
    const part = kept(keyOf(key, owner), read, written);
    parts.set(owner, part);
    return part;
  };
}

/** What a person keeps, followed, and how it is changed; the change says whether the browser could keep it. */
export function useOwnPart<Value>(
  part: OwnPart<Value>,
  owner: string,
): readonly [Value, (value: Value) => boolean] {
  const value = useStore(part(owner).store);
  const keep = useCallback((next: Value) => part(owner).keep(next), [part, owner]);
  return [value, keep];
}
