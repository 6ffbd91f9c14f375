import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { loadConfig } from './config.ts';
import { serverFetch } from './reachability.ts';

/**
 * Fetches with the current session. Visitors may not read the studio's tables, so a query without a session is refused
 * here, as the server would, without a request.
 */
function tableFetch(publishableKey: string): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    const authorization = new Headers(init?.headers).get('authorization');
    const isVisitor = authorization === null || authorization === `Bearer ${publishableKey}`;
    if (isVisitor && pathname.startsWith('/rest/'))
      return Response.json({ message: 'No session' }, { status: 401 });
    return serverFetch(input, init);
  };
}

/** Creates the Supabase client, which stores its session under `storageKey`. */
export async function createSupabase(storageKey: string): Promise<SupabaseClient> {
  const { publishableKey } = await loadConfig();
  return createClient(location.origin, publishableKey, {
    auth: {
      flowType: 'pkce',
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: true,
      storageKey,
    },
    // Only the error layer and the data layer retry: a third policy would multiply their retries.
    db: { retry: false },
    global: { fetch: tableFetch(publishableKey) },
    // The documented limit.
    realtime: { params: { eventsPerSecond: 10 } },
  });
}
