import { useEffect, useState } from 'react';

/** Whole seconds from start to end; counts up until the end is set, paused while the page is hidden. */
export function useElapsed(since: number, until: number | undefined): number {
  // Starts at `since` so that server and client render the same; the clock is read after hydration.
  const [now, setNow] = useState(since);
  const done = until !== undefined;
  useEffect(() => {
    if (done) return undefined;
    let timer: number | undefined;
    const update = (): void => setNow(Date.now());
    const follow = (): void => {
      window.clearInterval(timer);
      if (document.hidden) return;
      update();
      timer = window.setInterval(update, 1000);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [done]);
  return Math.max(0, Math.floor(((until ?? now) - since) / 1000));
}
