import { useEffect } from 'react';
import { unstable_serialize, useSWRConfig, type Cache, type Middleware } from 'swr';

/** How long unused entries stay in the cache, in milliseconds. */
const evictAfter = 5 * 60_000;

const users = new Map<string, number>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Adds a user of a key; call the result to remove it. The last removal starts the timer. */
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
    timers.set(key, setTimeout(forget, evictAfter));
  };
}

/** Evicts cache entries that nothing has used for five minutes. */
export const evictUnused: Middleware = (useNext) => (key, fetcher, config) => {
  const answer = useNext(key, fetcher, config);
  const { cache } = useSWRConfig();
  const name = unstable_serialize(key);
  useEffect(() => (name === '' ? undefined : hold(cache, name)), [cache, name]);
  return answer;
};
