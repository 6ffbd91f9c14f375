import {
  initialMonitoring,
  reduceMonitoring,
  type MonitoringEvent,
  type MonitoringState,
} from '@saywright/domain/monitoring';
import { createStore } from './store.ts';

type Event = MonitoringEvent | { readonly kind: 'forgotten' };

/** What the agent monitor knows; one for the whole app (H30). `forgotten` when the person leaves. */
export const monitor = createStore<MonitoringState, Event>(
  (state, event) => (event.kind === 'forgotten' ? initialMonitoring : reduceMonitoring(state, event)),
  initialMonitoring,
);

/** Id and time of whatever is recorded now. */
export function recording(): { readonly id: string; readonly now: number } {
  return { id: crypto.randomUUID(), now: Date.now() };
}
