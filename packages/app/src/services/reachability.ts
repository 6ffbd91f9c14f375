import { createStore } from './store.ts';

/** Whether the server answers; `offline` when it does not because the browser has no network. */
export type Reachability = 'unknown' | 'reachable' | 'unreachable' | 'offline';

/** The heartbeat and how long an answer may take, in milliseconds: together the 5 s within which everything turns. */
const beatInterval = 2000;
const answerLimit = 3000;

/** The one source of truth about the server, read by every label, panel and message. */
export const reachability = createStore<Reachability, Reachability>((_, next) => next, 'unknown');

/** Whether the server is known not to answer. */
export function isAway(state: Reachability): boolean {
  return state === 'unreachable' || state === 'offline';
}

/** A call failed since the last heartbeat, so the command bridge is asked as well. */
let isDoubted = false;
let beating: Promise<boolean> | undefined;

async function answers(path: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(answerLimit);
    const answer = await fetch(path, { cache: 'no-store', priority: 'high', signal });
    // Unread, it would keep its connection.
    await answer.text();
    return answer.status < 500;
  } catch {
    return false;
  }
}

async function ask(): Promise<boolean> {
  const paths = isDoubted ? ['/healthz', '/bridge/v1/config'] : ['/healthz'];
  const isThere = !(await Promise.all(paths.map(answers))).includes(false);
  isDoubted = !isThere;
  reachability.send(isThere ? 'reachable' : navigator.onLine ? 'unreachable' : 'offline');
  return isThere;
}

/** Asks the server whether it is there; one question at a time. */
export function beat(): Promise<boolean> {
  beating ??= ask().finally(() => {
    beating = undefined;
  });
  return beating;
}

/** Asks at once because a call failed. */
export async function doubt(): Promise<boolean> {
  await beating;
  isDoubted = true;
  return beat();
}

/** Fetches from the server; a call that fails, or succeeds against expectation, is looked into at once. */
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

/** Keeps asking while the tab is visible; the answer stops it. */
export function startHeartbeat(): () => void {
  const tick = (): void => {
    if (!document.hidden) void beat();
  };
  const wentOffline = (): void => {
    // A server on this very machine may still answer.
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
