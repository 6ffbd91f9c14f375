import * as z from 'zod/mini';
import { storageKeys } from '../product.ts';
import { readText, whenWritten, writeText } from './storage.ts';
import { supabase } from './supabase.ts';

/** What follows the account, with how it lies in this browser: as a plain word, or as JSON for each person apart. */
const followed = {
  theme: 'word',
  contrast: 'word',
  density: 'word',
  tellings: 'own',
  models: 'own',
  templates: 'own',
} as const;
type Name = keyof typeof followed;

const names: readonly Name[] = ['theme', 'contrast', 'density', 'tellings', 'models', 'templates'];
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

/** What this browser keeps; undefined where nothing was chosen. */
function here(name: Name, owner: string): unknown {
  const text = readText(keyOf(name, owner));
  return followed[name] === 'word' ? (text ?? undefined) : parsed(text);
}

/** Names of what was changed here and is not yet known to the account; they outlast the page. */
function unsent(owner: string): ReadonlySet<Name> {
  const kept = z.safeParse(unsentShape, parsed(readText(`${storageKeys.unsent}:${owner}`)));
  return new Set(kept.success ? kept.data : []);
}

function setUnsent(owner: string, list: ReadonlySet<Name>): void {
  writeText(`${storageKeys.unsent}:${owner}`, list.size === 0 ? null : JSON.stringify([...list]));
}

/** While it is, what is written here is nothing that somebody chose here. */
let isPlacing = false;

/** Puts what the account knows in place, as another tab would, so that everything on the page follows. */
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

async function send(owner: string): Promise<void> {
  for (const name of unsent(owner)) {
    const value = here(name, owner);
    if (value !== undefined) {
      // In an object of its own: a bare word is no value that every backend takes.
      const row = { owner, name, value: { choice: value }, updated_at: new Date().toISOString() };
      const { error } = await (await supabase()).from('preferences').upsert(row);
      if (error) throw error;
    }
    // Changed again meanwhile: then it is sent once more.
    if (JSON.stringify(here(name, owner)) !== JSON.stringify(value)) continue;
    const left = new Set(unsent(owner));
    left.delete(name);
    setUnsent(owner, left);
  }
}

async function take(owner: string): Promise<void> {
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
    else if (here(name, owner) !== undefined) mine.add(name);
  setUnsent(owner, mine);
}

const settleFor = 300;

/**
 * Keeps the choices of a person the same in all of their browsers: takes over what the account knows, and tells it what
 * is changed here, as soon as it can be reached. Call the result to stop.
 */
export function followPreferences(owner: string, onProblem: (error: unknown) => void): () => void {
  let isTaken = false;
  let turn = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const work = async (): Promise<void> => {
    if (!isTaken) {
      await take(owner);
      isTaken = true;
    }
    await send(owner);
  };
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn = turn.then(work).catch(onProblem);
    }, settleFor);
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
