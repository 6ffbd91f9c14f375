import { useEffect, useRef, useState } from 'react';
import { wholeWords } from './blocksOf.ts';

/** How often what was written meanwhile is shown, in ms. */
const pace = 100;

/** What of a growing text is shown: whole words only, renewed at most every 100 ms, and all of it at its end. */
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
