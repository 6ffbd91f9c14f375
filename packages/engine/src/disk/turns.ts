import { Mutex } from 'async-mutex';

/** Runs work of the same key one after the other; different keys do not wait for each other. */
export type Turns = <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;

/** One mutex per key, kept only while it is held or waited for. */
export function turns(): Turns {
  const mutexes = new Map<string, { readonly mutex: Mutex; users: number }>();
  return async (key, work) => {
    const entry = mutexes.get(key) ?? { mutex: new Mutex(), users: 0 };
    mutexes.set(key, entry);
    entry.users += 1;
    try {
      return await entry.mutex.runExclusive(work);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) mutexes.delete(key);
    }
  };
}
