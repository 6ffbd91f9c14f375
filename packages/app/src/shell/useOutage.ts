import { isAway, reachability } from '../services/reachability.ts';
import { useStore } from '../services/store.ts';

/** The current kind of outage, if any. */
export function useOutage(): 'offline' | 'unreachable' | undefined {
  const state = useStore(reachability);
  return isAway(state) ? (state === 'offline' ? 'offline' : 'unreachable') : undefined;
}
