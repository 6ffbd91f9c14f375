import { useCallback } from 'react';
import { persistedStore, type PersistedStore } from './persistedStore.ts';
import { useStore } from './store.ts';

/** A persisted store per user of this browser, looked up by its owner. */
export type PerUserStore<Value> = (owner: string) => PersistedStore<Value>;

/** Storage key of an owner's value. */
export function keyOf(key: string, owner: string): string {
  return owner === '' ? key : `${key}:${owner}`;
}

/** Makes a {@link persistedStore} per owner; a visitor's owner is the empty string. */
export function perUserStore<Value>(
  key: string,
  read: (stored: unknown) => Value,
  written?: (value: Value) => unknown,
): PerUserStore<Value> {
  const parts = new Map<string, PersistedStore<Value>>();
  return (owner) => {
    const known = parts.get(owner);
    if (known) return known;
    const part = persistedStore(keyOf(key, owner), read, written);
    parts.set(owner, part);
    return part;
  };
}

/** An owner's current value and its setter, which returns whether the browser could persist it. */
export function usePerUserStore<Value>(
  part: PerUserStore<Value>,
  owner: string,
): readonly [Value, (value: Value) => boolean] {
  const value = useStore(part(owner).store);
  const keep = useCallback((next: Value) => part(owner).keep(next), [part, owner]);
  return [value, keep];
}
