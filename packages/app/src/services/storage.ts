import { storageKeys } from '../product.ts';

/** Reads a text from local storage; null if there is none or storage is unavailable (private mode, storage off). */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const watchers = new Set<(key: string) => void>();

/** Keys that a signed-in person wrote before the watcher, which loads after the page, was there. */
const early = new Set<string>();

/** Calls back with each key that this tab writes, those before the first watcher too; call the result to stop. */
export function whenWritten(watcher: (key: string) => void): () => void {
  for (const key of early) watcher(key);
  early.clear();
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Writes a text to local storage if possible; null removes it. Nothing in the product depends on its success. */
export function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is full or off: the studio works without the stored value.
  }
  if (watchers.size === 0 && readText(storageKeys.auth) !== null) early.add(key);
  for (const watcher of watchers) watcher(key);
}

/** Reads a text from session storage: this tab, until it is closed. */
export function readVisit(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a text to session storage if possible; null removes it. */
export function writeVisit(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // As above.
  }
}
