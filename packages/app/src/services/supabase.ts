import { readSession, type AuthSession } from '@saywright/domain/auth';
import type { SupabaseClient } from '@supabase/supabase-js';
import { loadPart } from './parts.ts';
import { loadConfig } from './config.ts';
import { storageKeys } from '../product.ts';
import { serverFetch } from './reachability.ts';
import { readText, writeText } from './storage.ts';

const storageKey = storageKeys.auth;
let client: Promise<SupabaseClient> | undefined;

/** Whether loading the client could find a session: one is kept, or a sign-in link has just led here. */
export function mayHaveSession(): boolean {
  // While the home page is drawn at build time there is no address.
  const { search = '', hash = '' } = typeof location === 'undefined' ? {} : location;
  const led = /[?#&](?:code|error)=/u.test(`${search}${hash}`);
  return readText(storageKey) !== null || led;
}

/** The session that is kept, if it can be read; only the client knows whether it still holds. */
export function keptSession(): AuthSession | undefined {
  try {
    return readSession(JSON.parse(readText(storageKey) ?? 'null'));
  } catch {
    // Not even JSON.
    return undefined;
  }
}

async function create(): Promise<SupabaseClient> {
  const [{ createClient }, { publishableKey }] = await Promise.all([
    loadPart(() => import('@supabase/supabase-js')),
    loadConfig(),
  ]);
  // The client takes whatever is kept for a session, and stumbles over what is none.
  if (!keptSession()) writeText(storageKey, null);
  return createClient(location.origin, publishableKey, {
    auth: {
      flowType: 'pkce',
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: true,
      storageKey,
    },
    // Only the error layer and the data layer repeat: a third policy under them would multiply theirs (A12).
    db: { retry: false },
    global: { fetch: serverFetch },
    // The documented limit (CS-LIBD-04).
    realtime: { params: { eventsPerSecond: 10 } },
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
