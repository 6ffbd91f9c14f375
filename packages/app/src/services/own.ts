import { useCallback } from 'react';
import { readText, writeText } from './storage.ts';
import { createStore, useStore, type Store } from './store.ts';

/** Something a person keeps in this browser; each person has one of their own. */
export interface OwnPart<Value> {
  readonly of: (owner: string) => Store<Value, Value>;
  /** False when the browser could not keep it: then it lasts until the page is left. */
  readonly keep: (owner: string, value: Value) => boolean;
}

function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Makes a kind of thing to keep: how it is read from JSON of unknown shape, and what of it is written. */
export function ownPart<Value>(
  name: string,
  read: (stored: unknown) => Value,
  written: (value: Value) => unknown = (value) => value,
): OwnPart<Value> {
  const stores = new Map<string, Store<Value, Value>>();
  const keyOf = (owner: string): string => `saywright-build-${name}${owner === '' ? '' : `:${owner}`}`;
  const of = (owner: string): Store<Value, Value> => {
    const known = stores.get(owner);
    if (known) return known;
    const key = keyOf(owner);
    const store = createStore((_: Value, next: Value) => next, read(parsed(readText(key))));
    // Another tab has written.
    window.addEventListener('storage', (event) => {
      if (event.key === key) store.send(read(parsed(event.newValue)));
    });
    stores.set(owner, store);
    return store;
  };
  return {
    of,
    keep: (owner, value) => {
      of(owner).send(value);
      const text = JSON.stringify(written(value));
      writeText(keyOf(owner), text);
      return readText(keyOf(owner)) === text;
    },
  };
}

/** What a person keeps, followed, and how it is changed; the change says whether the browser could keep it. */
export function useOwnPart<Value>(
  part: OwnPart<Value>,
  owner: string,
): readonly [Value, (value: Value) => boolean] {
  const value = useStore(part.of(owner));
  const keep = useCallback((next: Value) => part.keep(owner, next), [part, owner]);
  return [value, keep];
}
