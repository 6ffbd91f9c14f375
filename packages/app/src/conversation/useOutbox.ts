import type { WaitingInstruction } from '@saywright/domain/chat';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useAuth } from '../providers/auth.ts';
import { useStore } from '../services/store.ts';
import { sendWaiting, stopWaiting, wait, waitingOf } from '../services/waiting.ts';

/** How long after one that could not be sent the rest is tried again, in milliseconds. */
const againAfter = 3000;

/** What a person said while nothing could be planned. */
export interface Outbox {
  readonly waiting: readonly WaitingInstruction[];
  readonly add: (instruction: WaitingInstruction) => void;
  readonly remove: (id: string) => void;
}

/** Keeps instructions until they can be planned, and then has each planned, in order, through `send`. */
export function useOutbox(
  isReady: boolean,
  send: (instruction: WaitingInstruction) => Promise<boolean>,
): Outbox {
  const { userId, ownerId } = useAuth();
  const waiting = useStore(waitingOf(ownerId).store);
  const isDue = isReady && userId !== '' && waiting.length > 0;
  const sendOne = useEffectEvent(send);
  useEffect(() => {
    if (!isDue) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const sendAll = async (): Promise<void> => {
      const isDone = await sendWaiting(
        userId,
        async (instruction) => !isLeft && (await sendOne(instruction)),
      );
      if (!isDone && !isLeft) timer = setTimeout(() => void sendAll(), againAfter);
    };
    void sendAll();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isDue, userId]);
  return {
    waiting,
    add: useCallback((instruction) => wait(ownerId, instruction), [ownerId]),
    remove: useCallback((id) => stopWaiting(ownerId, id), [ownerId]),
  };
}
