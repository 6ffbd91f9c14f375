import { useEffect, useRef, useState } from 'react';

/**
 * Calls `onTick` every `interval` milliseconds while the page is visible; returns the last tick in epoch milliseconds.
 * Ticks missed while hidden or paused are not caught up.
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
    const restart = (): void => {
      window.clearInterval(timer);
      if (document.visibilityState === 'hidden') return;
      timer = window.setInterval(() => {
        setAt(Date.now());
        latest.current();
      }, interval);
    };
    restart();
    document.addEventListener('visibilitychange', restart);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', restart);
    };
  }, [interval, isPaused]);
  return at;
}
