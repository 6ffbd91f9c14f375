import {
  initialMonitoring,
  keptMonitoring,
  parseMonitoring,
  reduceMonitoring,
  type KeptMonitoring,
  type MonitoringEvent,
  type MonitoringState,
} from '@saywright/domain/monitoring';
import { storageKeys } from '../product.ts';
import { ownPart } from './own.ts';
import { createStore } from './store.ts';

type Event = MonitoringEvent | { readonly kind: 'forgotten' };

/** What the agent monitor knows; one for the whole app (H30). `forgotten` when the person leaves. */
export const monitor = createStore<MonitoringState, Event>(
  (state, event) => (event.kind === 'forgotten' ? initialMonitoring : reduceMonitoring(state, event)),
  initialMonitoring,
);

const keptOf = ownPart<KeptMonitoring>(storageKeys.issues, parseMonitoring);

/** Restores what the monitor knew of a person's project, and keeps it from now on; the answer ends that. */
export function rememberIssues(userId: string): () => void {
  const { store, keep } = keptOf(userId);
  monitor.send({ kind: 'restored', kept: store.get() });
  return monitor.subscribe(() => void keep(keptMonitoring(monitor.get())));
}

/** Id and time of whatever is recorded now. */
export function recording(): { readonly id: string; readonly now: number } {
  return { id: crypto.randomUUID(), now: Date.now() };
}
