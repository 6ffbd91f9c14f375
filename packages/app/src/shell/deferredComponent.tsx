import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { doubt, reachability } from '../services/reachability.ts';

function reachable(): Promise<void> {
  return new Promise((resolve) => {
    const unfollow = reachability.subscribe(() => {
      if (reachability.get() !== 'reachable') return;
      unfollow();
      resolve();
    });
  });
}

/** Fetches until it succeeds, again each time the server comes back; nothing where the server does not have it. */
async function fetchPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Promise<{ default: ComponentType<Props> }> {
  for (;;) {
    try {
      return await load();
    } catch {
      if (await doubt()) return { default: () => null };
      await reachable();
    }
  }
}

/** A part beside the page: without it the page goes on, and it comes when it can be fetched. */
export function laterPart<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => fetchPart(load));
}
