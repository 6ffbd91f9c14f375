import { useEffect } from 'react';
import { unstable_serialize, useSWRConfig, type Cache, type Middleware } from 'swr';

/** How long what nobody looks at is kept, in milliseconds (CS-LIBD-14). */
const keptFor = 5 * 60_000;

const users = new Map<string, number>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Counts one more that looks at a key; the answer counts it off again, and the last one starts the wait. */
function hold(cache: Cache, key: string): () => void {
  clearTimeout(timers.get(key));
  timers.delete(key);
  users.set(key, (users.get(key) ?? 0) + 1);
  return () => {
    const left = (users.get(key) ?? 1) - 1;
    if (left > 0) {
      users.set(key, left);
      return;
    }
    users.delete(key);
    const forget = (): void => {
      timers.delete(key);
      cache.delete(key);
    };
    timers.set(key, setTimeout(forget, keptFor));
  };
}

/** Lets go of what was read and has not been looked at for five minutes. */
export const forgetUnused: Middleware = (useNext) => (key, fetcher, config) => {
  const answer = useNext(key, fetcher, config);
  const { cache } = useSWRConfig();
  const name = unstable_serialize(key);
  useEffect(() => (name === '' ? undefined : hold(cache, name)), [cache, name]);
  return answer;
};
