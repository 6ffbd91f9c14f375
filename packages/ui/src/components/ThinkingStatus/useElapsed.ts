import { useEffect, useState } from 'react';

/** Whole seconds between two times; until there is an end they are counted, but not while nobody sees the page. */
export function useElapsed(since: number, until: number | undefined): number {
  // The page that a server drew and the first one here say the same; the clock is looked at after that.
  const [now, setNow] = useState(since);
  const done = until !== undefined;
  useEffect(() => {
    if (done) return undefined;
    let timer: number | undefined;
    const look = (): void => setNow(Date.now());
    const follow = (): void => {
      window.clearInterval(timer);
      if (document.hidden) return;
      look();
      timer = window.setInterval(look, 1000);
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
