import { useEffect, useRef, useState } from 'react';
import { wholeWords } from './blocksOf.ts';

/** Minimum time between updates, in ms. */
const pace = 100;

/** Visible part of a growing text: whole words, updated at most every 100 ms, and everything at the end. */
export function useWholeWords(text: string, streaming: boolean): string {
  const newest = useRef(text);
  const [shown, setShown] = useState(() => wholeWords(text));
  useEffect(() => {
    newest.current = text;
  }, [text]);
  useEffect(() => {
    if (!streaming) return undefined;
    const show = (): void => setShown(wholeWords(newest.current));
    show();
    const timer = window.setInterval(show, pace);
    return () => window.clearInterval(timer);
  }, [streaming]);
  return streaming ? shown : text;
}
