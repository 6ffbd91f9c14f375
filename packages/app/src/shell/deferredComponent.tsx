import { doubt, reachability } from '../services/reachability.ts';
import { lazyComponent, type LazyComponent, type LoadComponent } from './lazyComponent.tsx';

function reachable(): Promise<void> {
  return new Promise((resolve) => {
    const unfollow = reachability.subscribe(() => {
      if (reachability.get() !== 'reachable') return;
      unfollow();
      resolve();
    });
  });
}

/** Loads until it succeeds, again each time the server comes back; renders nothing if the server does not have it. */
async function fetchComponent<Props>(load: LoadComponent<Props>): ReturnType<LoadComponent<Props>> {
  // The server can be back before the failure is looked into, so it is asked for the component twice in a row.
  let failedInReach = 0;
  for (;;) {
    try {
      return await load();
    } catch {
      if (!(await doubt())) await reachable();
      else if ((failedInReach += 1) > 1) return { default: () => null };
    }
  }
}

/** A component the page works without; it appears once it can be loaded. */
export function deferredComponent<Props extends object = object>(
  load: LoadComponent<Props>,
): LazyComponent<Props> {
  return lazyComponent(() => fetchComponent(load), load);
}
