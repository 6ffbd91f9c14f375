import { useEffect, useRef } from 'react';
import { announce } from './announcer.ts';

/** Speaks a sentence, if there is one, each time a state begins; the one there was at first only where it is news. */
export function useSpoken(state: unknown, sentence = '', isNews = false): void {
  const spoken = useRef<unknown>(isNews ? undefined : state);
  useEffect(() => {
    if (spoken.current === state) return;
    spoken.current = state;
    announce(sentence);
  }, [state, sentence]);
}
