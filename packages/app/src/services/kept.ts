import * as z from 'zod/mini';
import { readText, writeText } from './storage.ts';
import { createStore, type Store } from './store.ts';

/** Something this browser keeps under a key, followed also when another tab changes it. */
export interface Kept<Value> {
  readonly store: Store<Value, Value>;
  /** False when the browser could not keep it: then it lasts until the page is left. */
  readonly keep: (value: Value) => boolean;
}

/** Reads what was kept; what is missing, no JSON or of another shape gives the value for nothing. */
export function kept<Value>(key: string, shape: z.ZodMiniType<Value>, nothing: Value): Kept<Value> {
  const read = (text: string | null): Value => {
    try {
      const result = z.safeParse(shape, JSON.parse(text ?? 'null'));
      return result.success ? result.data : nothing;
    } catch {
      return nothing;
    }
  };
  const store = createStore((_: Value, next: Value) => next, read(readText(key)));
  window.addEventListener('storage', (event) => {
    if (event.key === key) store.send(read(event.newValue));
  });
  return {
    store,
    keep: (value) => {
      store.send(value);
      const text = JSON.stringify(value);
      writeText(key, text);
      return readText(key) === text;
    },
  };
}
