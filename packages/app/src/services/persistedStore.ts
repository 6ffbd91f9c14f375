import * as z from 'zod/mini';
import { readText, writeText } from './storage.ts';
import { createStore, type Store } from './store.ts';

/** A value in local storage; also updated when another tab changes it. */
export interface PersistedStore<Value> {
  readonly store: Store<Value, Value>;
  /** Stores a value. False if the browser could not persist it: then it lasts until the page is left. */
  readonly keep: (value: Value) => boolean;
}

/** Parsed JSON of unknown shape; undefined for null and malformed JSON. */
export function parsedJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Persists a value under a key. `read` parses JSON of unknown shape, `written` selects what is stored. */
export function persistedStore<Value>(
  key: string,
  read: (stored: unknown) => Value,
  written: (value: Value) => unknown = (value) => value,
): PersistedStore<Value> {
  const store = createStore((_: Value, next: Value) => next, read(parsedJson(readText(key))));
  window.addEventListener('storage', (event) => {
    if (event.key === key) store.send(read(parsedJson(event.newValue)));
  });
  return {
    store,
    keep: (value) => {
      store.send(value);
      const text = JSON.stringify(written(value));
      writeText(key, text);
      return readText(key) === text;
    },
  };
}

/** Makes a reader for a shape; missing and malformed values give `nothing`. */
export function ofShape<Value>(shape: z.ZodMiniType<Value>, nothing: Value): (stored: unknown) => Value {
  return (stored) => {
    const result = z.safeParse(shape, stored);
    return result.success ? result.data : nothing;
  };
}
