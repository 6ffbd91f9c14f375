import { useEffect, useRef } from 'react';
import { announce } from './announcer.ts';

/** Speaks a sentence once each time a state begins; the state there was at first is spoken only where it is news. */
export function useSpoken(state: string | boolean, sentence: string, isNews = false): void {
  const spoken = useRef(isNews ? undefined : state);
  useEffect(() => {
    if (spoken.current === state) return;
    spoken.current = state;
    announce(sentence);
  }, [state, sentence]);
}
