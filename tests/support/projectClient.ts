import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { StudioEngine } from './studioEngine.ts';

interface Api {
  readonly url: string;
  readonly publishableKey: string;
}

export const customerPassword = 'correct horse 1';

/** Requests to sites and to the APIs of projects, as from a visitor at an address. */
export function fetchSites(studio: StudioEngine, address = '192.0.2.7'): typeof fetch {
  return (input, init) =>
    studio
      .engine()
      .fetchSites(new Request(input, init), { incoming: { socket: { remoteAddress: address } } });
}

/** A visitor's client of a project's API; with `token`, that of a signed-in person. */
export function projectClient(
  studio: StudioEngine,
  { url, publishableKey }: Api,
  token?: string,
  address?: string,
): SupabaseClient {
  return createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: fetchSites(studio, address),
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    },
  });
}

/** A client of a new account in a project. */
export async function customerOf(studio: StudioEngine, api: Api, email: string): Promise<SupabaseClient> {
  const person = projectClient(studio, api);
  const { error } = await person.auth.signUp({ email, password: customerPassword });
  if (error) throw error;
  return person;
}
