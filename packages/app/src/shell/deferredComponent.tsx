import { importAgain } from '../services/chunks.ts';
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

/** Failures beside a reachable server after which it is taken not to have a part, and the pause between them. */
const mostFailures = 4;
const pauseMs = 2000;

/** Loads until it succeeds, again each time the server comes back; renders nothing if the server does not have it. */
async function fetchComponent<Props>(load: LoadComponent<Props>): ReturnType<LoadComponent<Props>> {
  for (let attempt = 1, failures = 0; ; attempt += 1) {
    try {
      return await (attempt === 1 ? load() : importAgain(load, attempt));
    } catch {
      if (!(await doubt())) await reachable();
      // The server can have come back before the failure was looked into, so one failure says little.
      else if ((failures += 1) === mostFailures) return { default: () => null };
      else await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** A component the page works without; it appears once it can be loaded. */
export function deferredComponent<Props extends object = object>(
  load: LoadComponent<Props>,
): LazyComponent<Props> {
  return lazyComponent(() => fetchComponent(load), load);
}
