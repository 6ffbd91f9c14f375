import { AsyncLocalStorage } from 'node:async_hooks';

const quiet = new AsyncLocalStorage<true>();

/** Runs work whose library prints failed statements with their values, which are people's data. */
export function quietly<Value>(work: () => Promise<Value>): Promise<Value> {
  return quiet.run(true, work);
}

/** Whether what is printed now must not reach the log. */
export function isQuiet(): boolean {
  return quiet.getStore() === true;
}
