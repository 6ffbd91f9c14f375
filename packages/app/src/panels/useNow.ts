import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time in epoch milliseconds, looked at once a minute: what is recent does not stay so. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
