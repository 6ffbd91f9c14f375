import type { SupabaseClient } from '@supabase/supabase-js';
import { loadPart } from './parts.ts';
import { loadConfig } from './config.ts';
import { storageKeys } from '../product.ts';
import { readText, writeText } from './storage.ts';

const storageKey = storageKeys.auth;
let client: Promise<SupabaseClient> | undefined;

/** Whether loading the client could find a session: one is kept, or a sign-in link has just led here. */
export function mayHaveSession(): boolean {
  // While the home page is drawn at build time there is no address.
  const query = typeof location === 'undefined' ? '' : location.search;
  return readText(storageKey) !== null || new URLSearchParams(query).has('code');
}

/** The client takes whatever is kept for a session, and stumbles over what is none. */
function dropUnreadable(readSession: (value: unknown) => unknown): void {
  const kept = readText(storageKey);
  if (kept === null) return;
  try {
    if (readSession(JSON.parse(kept))) return;
  } catch {
    // Not even JSON.
  }
  writeText(storageKey, null);
}

async function create(): Promise<SupabaseClient> {
  const [{ createClient }, { readSession }, { publishableKey }] = await Promise.all([
    loadPart(() => import('@supabase/supabase-js')),
    loadPart(() => import('@saywright/domain/auth')),
    loadConfig(),
  ]);
  dropUnreadable(readSession);
  return createClient(location.origin, publishableKey, {
    auth: {
      flowType: 'pkce',
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: true,
      storageKey,
    },
  });
}

/** The one Supabase client, made on first need so that it stays off the way to the first paint. */
export function supabase(): Promise<SupabaseClient> {
  client ??= create().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}
