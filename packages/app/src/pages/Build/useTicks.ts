import { useEffect, useRef, useState } from 'react';

/**
 * Calls back every `interval` milliseconds while the page is in sight, and says when it last did, in epoch milliseconds.
 * Nothing is made up for while it is out of sight or paused.
 */
export function useTicks(interval: number, isPaused: boolean, onTick: () => void): number {
  const [at, setAt] = useState(() => Date.now());
  const latest = useRef(onTick);
  useEffect(() => {
    latest.current = onTick;
  });
  useEffect(() => {
    if (isPaused) return undefined;
    let timer: number | undefined;
    const follow = (): void => {
      window.clearInterval(timer);
      if (document.visibilityState === 'hidden') return;
      timer = window.setInterval(() => {
        setAt(Date.now());
        latest.current();
      }, interval);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [interval, isPaused]);
  return at;
}
