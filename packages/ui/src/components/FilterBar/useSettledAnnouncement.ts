import { useEffect, useRef } from 'react';
import { announce } from '../../internal/announcer.ts';

const settleAfter = 500;

/** Announces a sentence once it has been unchanged for 500 ms; skips the initial one. */
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
