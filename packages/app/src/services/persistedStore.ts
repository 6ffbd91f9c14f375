import * as z from 'zod/mini';
import { readText, writeText } from './storage.ts';
import { createStore, type Store } from './store.ts';

/** Something this browser keeps under a key, followed also when another tab changes it. */
export interface Kept<Value> {
  readonly store: Store<Value, Value>;
  /** False when the browser could not keep it: then it lasts until the page is left. */
  readonly keep: (value: Value) => boolean;
}

/** JSON of unknown shape; undefined for nothing and for what is no JSON. */
export function parsedJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps a value under a key: how it is read from JSON of unknown shape, and what of it is written. */
export function kept<Value>(
  key: string,
  read: (stored: unknown) => Value,
  written: (value: Value) => unknown = (value) => value,
): Kept<Value> {
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

/** Reads a value of a shape; what is missing or of another shape gives the value for nothing. */
export function ofShape<Value>(shape: z.ZodMiniType<Value>, nothing: Value): (stored: unknown) => Value {
  return (stored) => {
    const result = z.safeParse(shape, stored);
    return result.success ? result.data : nothing;
  };
}
