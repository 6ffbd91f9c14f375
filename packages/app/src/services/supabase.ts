import { readSession, type AuthSession } from '@saywright/domain/auth';
import type { SupabaseClient } from '@supabase/supabase-js';
import { importChunk } from './chunks.ts';
import { storageKeys } from '../product.ts';
import { readText, writeText } from './storage.ts';

const storageKey = storageKeys.auth;
let client: Promise<SupabaseClient> | undefined;

/** Whether the client could find a session: one is stored, or a sign-in link has just led here. */
export function mayHaveSession(): boolean {
  // There is no address while pages are prerendered.
  const { search = '', hash = '' } = typeof location === 'undefined' ? {} : location;
  const isFromLink = /[?#&](?:code|error)=/u.test(`${search}${hash}`);
  return readText(storageKey) !== null || isFromLink;
}

/** The stored session, if it can be read; only the client knows whether it is still valid. */
export function storedSession(): AuthSession | undefined {
  try {
    return readSession(JSON.parse(readText(storageKey) ?? 'null'));
  } catch {
    // Not even JSON.
    return undefined;
  }
}

async function create(): Promise<SupabaseClient> {
  const { createSupabase } = await importChunk(() => import('./supabaseClient.ts'));
  // The client takes whatever is stored for a session, and fails on malformed ones.
  if (!storedSession()) writeText(storageKey, null);
  return createSupabase(storageKey);
}

/** The only Supabase client; created on first use, so that it does not delay the first paint. */
export function supabase(): Promise<SupabaseClient> {
  client ??= create().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}
