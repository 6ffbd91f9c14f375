import {
  addWaiting,
  canKeepWaiting,
  parseWaiting,
  removeWaiting,
  type WaitingInstruction,
} from '@saywright/domain/chat';
import { storageKeys } from '../product.ts';
import { keyOf, perUserStore } from './perUserStore.ts';
import { readText } from './storage.ts';

/** Each person's instructions written offline, stored in this browser; one with a secret lasts only until the page is left. */
export const outboxOf = perUserStore<readonly WaitingInstruction[]>(
  storageKeys.waiting,
  parseWaiting,
  (waiting) => waiting.filter(({ text }) => canKeepWaiting(text)),
);

export function addToOutbox(owner: string, instruction: WaitingInstruction): void {
  const { store, keep } = outboxOf(owner);
  keep(addWaiting(store.get(), instruction));
}

export function removeFromOutbox(owner: string, id: string): void {
  const { store, keep } = outboxOf(owner);
  keep(removeWaiting(store.get(), id));
}

/** Whether an instruction is still to be sent. */
export function isInOutbox(owner: string, id: string): boolean {
  return outboxOf(owner)
    .store.get()
    .some((one) => one.id === id);
}

/** Whether another tab has removed an instruction since; one that was not persisted belongs to this tab. */
function isGone(owner: string, { id, text }: WaitingInstruction): boolean {
  const written = readText(keyOf(storageKeys.waiting, owner));
  if (written === null || !canKeepWaiting(text)) return false;
  return !parseWaiting(JSON.parse(written)).some((one) => one.id === id);
}

/** Runs work in one tab at a time, if the browser supports locks. */
async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  // Locks exist only in a secure context.
  if ('locks' in navigator) await navigator.locks.request(name, work);
  else await work();
}

/**
 * Sends the outbox, oldest first, each instruction once across all tabs. Stops at the first one that `send` could not
 * send; it and the rest stay in the outbox. Returns whether all were sent.
 */
export async function sendOutbox(
  owner: string,
  send: (instruction: WaitingInstruction) => Promise<boolean>,
): Promise<boolean> {
  const { store } = outboxOf(owner);
  await withLock(keyOf(storageKeys.waiting, owner), async () => {
    for (let next = store.get()[0]; next !== undefined; next = store.get()[0]) {
      if (!isGone(owner, next) && !(await send(next))) return;
      removeFromOutbox(owner, next.id);
    }
  });
  return store.get().length === 0;
}
