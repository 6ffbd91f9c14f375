import { useEffect, useRef } from 'react';
import { announce } from './announcer.ts';

/** Announces a sentence on each state change; the initial state only with `announceInitial`. */
export function useAnnouncement(state: unknown, sentence = '', announceInitial = false): void {
  const announced = useRef<unknown>(announceInitial ? undefined : state);
  useEffect(() => {
    if (announced.current === state) return;
    announced.current = state;
    announce(sentence);
  }, [state, sentence]);
}
