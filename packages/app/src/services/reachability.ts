import { createStore } from './store.ts';

/** Whether the server answers; `offline` when it does not because the browser has no network. */
export type Reachability = 'unknown' | 'reachable' | 'unreachable' | 'offline';

/** Heartbeat interval and timeout, in milliseconds: together the 5 s within which an outage shows. */
const beatInterval = 2000;
const answerLimit = 3000;

/** The only source of truth about the server, for every label, panel and message. */
export const reachability = createStore<Reachability, Reachability>((_, next) => next, 'unknown');

/** Whether the server is known not to answer. */
export function isAway(state: Reachability): boolean {
  return state === 'unreachable' || state === 'offline';
}

/** Whether a call has failed since the last heartbeat; the command bridge is then checked as well. */
let isDoubted = false;
let beating: Promise<boolean> | undefined;

async function answers(path: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(answerLimit);
    const answer = await fetch(path, { cache: 'no-store', priority: 'high', signal });
    // An unread body would keep the connection open.
    await answer.text();
    return answer.status < 500;
  } catch {
    return false;
  }
}

async function ask(): Promise<boolean> {
  const paths = isDoubted ? ['/healthz', '/bridge/v1/config'] : ['/healthz'];
  const isUp = !(await Promise.all(paths.map(answers))).includes(false);
  isDoubted = !isUp;
  reachability.send(isUp ? 'reachable' : navigator.onLine ? 'unreachable' : 'offline');
  return isUp;
}

/** Checks whether the server answers; concurrent calls share one check. */
export function beat(): Promise<boolean> {
  beating ??= ask().finally(() => {
    beating = undefined;
  });
  return beating;
}

/** Checks the server at once because a call failed. */
export async function doubt(): Promise<boolean> {
  await beating;
  isDoubted = true;
  return beat();
}

/** Fetches from the server; a failure, or an unexpected success, triggers a check at once. */
export const serverFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    if (response.status >= 500) void doubt();
    else if (isAway(reachability.get())) void beat();
    return response;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) void doubt();
    throw error;
  }
};

/** Checks the server regularly while the tab is visible; call the result to stop. */
export function startHeartbeat(): () => void {
  const tick = (): void => {
    if (!document.hidden) void beat();
  };
  const wentOffline = (): void => {
    // A server on this machine may still answer.
    reachability.send('unknown');
    void beat();
  };
  tick();
  const timer = setInterval(tick, beatInterval);
  document.addEventListener('visibilitychange', tick);
  window.addEventListener('offline', wentOffline);
  window.addEventListener('online', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
    window.removeEventListener('offline', wentOffline);
    window.removeEventListener('online', tick);
  };
}
