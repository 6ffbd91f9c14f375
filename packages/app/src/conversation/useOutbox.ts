import type { WaitingInstruction } from '@saywright/domain/chat';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useAuth } from '../providers/auth.ts';
import { useStore } from '../services/store.ts';
import { sendOutbox, removeFromOutbox, addToOutbox, outboxOf } from '../services/outbox.ts';

/** Delay before the outbox is retried after a failure, in milliseconds. */
const againAfter = 3000;

/** Instructions that could not be planned yet. */
export interface Outbox {
  readonly waiting: readonly WaitingInstruction[];
  readonly add: (instruction: WaitingInstruction) => void;
  readonly remove: (id: string) => void;
}

/** Stores instructions until they can be planned, then sends each through `send`, in order. */
export function useOutbox(
  isReady: boolean,
  send: (instruction: WaitingInstruction) => Promise<boolean>,
): Outbox {
  const { userId, ownerId } = useAuth();
  const waiting = useStore(outboxOf(ownerId).store);
  const isDue = isReady && userId !== '' && waiting.length > 0;
  const sendOne = useEffectEvent(send);
  useEffect(() => {
    if (!isDue) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const sendAll = async (): Promise<void> => {
      const isDone = await sendOutbox(userId, async (instruction) => !isLeft && (await sendOne(instruction)));
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
    add: useCallback((instruction) => addToOutbox(ownerId, instruction), [ownerId]),
    remove: useCallback((id) => removeFromOutbox(ownerId, id), [ownerId]),
  };
}
