/** Reads a text the browser kept, or null when it has none or refuses to tell (private mode, storage off). */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const watchers = new Set<(key: string) => void>();

/** Calls back whenever this tab has kept something, with its key; call the result to stop. */
export function whenWritten(watcher: (key: string) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Keeps a text if the browser lets us; null removes it. Nothing in the product depends on it having worked. */
export function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is full or off: the studio goes on without remembering this.
  }
  for (const watcher of watchers) watcher(key);
}

/** Reads what was kept for this visit alone: this tab, until it is closed. */
export function readVisit(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text for this visit alone, if the browser lets us; null removes it. */
export function writeVisit(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // As above.
  }
}
