import { PostgrestClient } from '@supabase/postgrest-js';
import type { Backend } from '../ports/backend.ts';

/** The data API of a backend, with the server's key. */
export function restOf(backend: Pick<Backend, 'url' | 'secretKey' | 'fetch'>): PostgrestClient {
  return new PostgrestClient(`${backend.url}/rest/v1`, {
    headers: { apikey: backend.secretKey },
    fetch: (input, init) => backend.fetch(new Request(input, init)),
    // The backend tries again where that helps.
    retry: false,
  });
}
