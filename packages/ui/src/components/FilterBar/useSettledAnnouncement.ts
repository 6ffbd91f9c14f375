import { useEffect, useRef } from 'react';
import { announce } from '../../internal/announcer.ts';

const settleAfter = 500;

/** Speaks a sentence once it has stayed the same for half a second; the first one is read with the page. */
export function useSettledAnnouncement(sentence: string): void {
  const last = useRef(sentence);
  useEffect(() => {
    if (sentence === last.current) return undefined;
    const timer = window.setTimeout(() => {
      last.current = sentence;
      announce(sentence);
    }, settleAfter);
    return () => window.clearTimeout(timer);
  }, [sentence]);
}
