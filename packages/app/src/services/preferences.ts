import * as z from 'zod/mini';
import { storageKeys } from '../product.ts';
import { readText, whenWritten, writeText } from './storage.ts';
import { supabase } from './supabase.ts';

/** Synchronised preferences and their format in this browser: a plain word, or JSON per user. */
const followed = {
  theme: 'word',
  contrast: 'word',
  density: 'word',
  notificationPreferences: 'perUser',
  models: 'perUser',
  templates: 'perUser',
} as const;
type Name = keyof typeof followed;

const names: readonly Name[] = [
  'theme',
  'contrast',
  'density',
  'notificationPreferences',
  'models',
  'templates',
];
const rowsShape = z.array(z.object({ name: z.enum(names), value: z.object({ choice: z.unknown() }) }));
const unsentShape = z.array(z.enum(names));

const keyOf = (name: Name, owner: string): string =>
  followed[name] === 'word' ? storageKeys[name] : `${storageKeys[name]}:${owner}`;

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value in this browser; undefined if nothing was chosen. */
function localValue(name: Name, owner: string): unknown {
  const text = readText(keyOf(name, owner));
  return followed[name] === 'word' ? (text ?? undefined) : parsed(text);
}

/** Names of preferences changed here but not yet saved with the account; survive the page. */
function unsent(owner: string): ReadonlySet<Name> {
  const stored = z.safeParse(unsentShape, parsed(readText(`${storageKeys.unsent}:${owner}`)));
  return new Set(stored.success ? stored.data : []);
}

function setUnsent(owner: string, list: ReadonlySet<Name>): void {
  writeText(`${storageKeys.unsent}:${owner}`, list.size === 0 ? null : JSON.stringify([...list]));
}

/** While true, writes come from the account and are not choices made here. */
let isPlacing = false;

/** Writes a value from the account and dispatches a storage event, as another tab would, so the page updates. */
function place(name: Name, owner: string, value: unknown): void {
  const key = keyOf(name, owner);
  const text = followed[name] === 'word' ? String(value) : JSON.stringify(value);
  const oldValue = readText(key);
  if (text === oldValue) return;
  isPlacing = true;
  writeText(key, text);
  isPlacing = false;
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: text }));
}

async function push(owner: string): Promise<void> {
  for (const name of unsent(owner)) {
    const value = localValue(name, owner);
    if (value !== undefined) {
      // Wrapped in an object: not every backend accepts a bare string.
      const row = { owner, name, value: { choice: value }, updated_at: new Date().toISOString() };
      const { error } = await (await supabase()).from('preferences').upsert(row);
      if (error) throw error;
    }
    // Changed again meanwhile: it is sent again.
    if (JSON.stringify(localValue(name, owner)) !== JSON.stringify(value)) continue;
    const left = new Set(unsent(owner));
    left.delete(name);
    setUnsent(owner, left);
  }
}

async function pull(owner: string): Promise<void> {
  const { data, error } = await (
    await supabase()
  )
    .from('preferences')
    .select('name,value')
    .eq('owner', owner);
  if (error) throw error;
  const known = new Map(z.parse(rowsShape, data).map(({ name, value }) => [name, value.choice]));
  const mine = new Set(unsent(owner));
  for (const name of names)
    if (mine.has(name)) continue;
    else if (known.has(name)) place(name, owner, known.get(name));
    else if (localValue(name, owner) !== undefined) mine.add(name);
  setUnsent(owner, mine);
}

const debounceMs = 300;

/**
 * Synchronises a person's preferences across their browsers: applies those of the account, and sends changes made here
 * as soon as the server can be reached. Call the result to stop.
 */
export function followPreferences(owner: string, onProblem: (error: unknown) => void): () => void {
  let hasPulled = false;
  let turn = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const work = async (): Promise<void> => {
    if (!hasPulled) {
      await pull(owner);
      hasPulled = true;
    }
    await push(owner);
  };
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn = turn.then(work).catch(onProblem);
    }, debounceMs);
  };
  const stop = whenWritten((key) => {
    const name = names.find((candidate) => keyOf(candidate, owner) === key);
    if (name === undefined || isPlacing) return;
    setUnsent(owner, new Set([...unsent(owner), name]));
    soon();
  });
  window.addEventListener('online', soon);
  turn = turn.then(work).catch(onProblem);
  return () => {
    stop();
    clearTimeout(timer);
    window.removeEventListener('online', soon);
  };
}
