import { useSyncExternalStore } from 'react';

/** State outside the components, so that pages and background work share it without a provider. */
export interface Store<State, Event> {
  readonly get: () => State;
  /** Applies an event and returns the state after it. */
  readonly send: (event: Event) => State;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a store from a pure reducer. Listeners are called only if the state has changed. */
export function createStore<State, Event>(
  reduce: (state: State, event: Event) => State,
  initial: State,
): Store<State, Event> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    send: (event) => {
      const next = reduce(state, event);
      if (next !== state) {
        state = next;
        for (const listener of listeners) listener();
      }
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Subscribes to a store and returns its state. */
export function useStore<State, Event>(store: Store<State, Event>): State {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
