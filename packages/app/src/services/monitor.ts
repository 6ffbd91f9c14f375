import {
  initialMonitoring,
  storedMonitoring,
  parseMonitoring,
  reduceMonitoring,
  type StoredMonitoring,
  type MonitoringEvent,
  type MonitoringState,
} from '@saywright/domain/monitoring';
import { storageKeys } from '../product.ts';
import { perUserStore } from './perUserStore.ts';
import { createStore } from './store.ts';

type Event = MonitoringEvent | { readonly kind: 'forgotten' };

/** State of the agent monitor, shared by the whole app. `forgotten` resets it when the person leaves. */
export const monitor = createStore<MonitoringState, Event>(
  (state, event) => (event.kind === 'forgotten' ? initialMonitoring : reduceMonitoring(state, event)),
  initialMonitoring,
);

const persistedMonitoring = perUserStore<StoredMonitoring>(storageKeys.issues, parseMonitoring);

/** Restores the monitor's state for a person's project and persists changes; call the result to stop. */
export function rememberIssues(userId: string): () => void {
  const { store, keep } = persistedMonitoring(userId);
  monitor.send({ kind: 'restored', kept: store.get() });
  return monitor.subscribe(() => void keep(storedMonitoring(monitor.get())));
}

/** Id and time for a new record. */
export function recording(): { readonly id: string; readonly now: number } {
  return { id: crypto.randomUUID(), now: Date.now() };
}
