import {
  addWaiting,
  canKeepWaiting,
  parseWaiting,
  removeWaiting,
  type WaitingInstruction,
} from '@saywright/domain/chat';
import { storageKeys } from '../product.ts';
import { keyOf, ownPart } from './own.ts';
import { readText } from './storage.ts';

/** What each person said while there was no network, kept in this browser; a secret lasts only as long as the page. */
export const waitingOf = ownPart<readonly WaitingInstruction[]>(
  storageKeys.waiting,
  parseWaiting,
  (waiting) => waiting.filter(({ text }) => canKeepWaiting(text)),
);

export function wait(owner: string, instruction: WaitingInstruction): void {
  const { store, keep } = waitingOf(owner);
  keep(addWaiting(store.get(), instruction));
}

export function stopWaiting(owner: string, id: string): void {
  const { store, keep } = waitingOf(owner);
  keep(removeWaiting(store.get(), id));
}

/** Whether an instruction waits to be sent. */
export function isWaiting(owner: string, id: string): boolean {
  return waitingOf(owner)
    .store.get()
    .some((one) => one.id === id);
}

/** Whether another tab has taken an instruction away since; what was not written down is this tab's alone. */
function isGone(owner: string, { id, text }: WaitingInstruction): boolean {
  const written = readText(keyOf(storageKeys.waiting, owner));
  if (written === null || !canKeepWaiting(text)) return false;
  return !parseWaiting(JSON.parse(written)).some((one) => one.id === id);
}

/** Lets one tab work at a time, where the browser can see to it. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  // Browsers have it only where the connection is secure.
  if ('locks' in navigator) await navigator.locks.request(name, work);
  else await work();
}

/**
 * Sends what waits, the oldest first, each once whatever tabs are open; ends where `send` says that one could not be sent,
 * which goes on waiting like all after it. Says whether all were sent.
 */
export async function sendWaiting(
  owner: string,
  send: (instruction: WaitingInstruction) => Promise<boolean>,
): Promise<boolean> {
  const { store } = waitingOf(owner);
  await alone(keyOf(storageKeys.waiting, owner), async () => {
    for (let next = store.get()[0]; next !== undefined; next = store.get()[0]) {
      if (!isGone(owner, next) && !(await send(next))) return;
      stopWaiting(owner, next.id);
    }
  });
  return store.get().length === 0;
}
