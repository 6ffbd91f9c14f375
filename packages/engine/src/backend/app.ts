import { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { linkMinutes } from '../accounts/letters.ts';
import type { Secrets } from './secrets.ts';

export interface BackendOptions {
  readonly migrations: string;
  readonly secrets: Secrets;
  /** Address people use. */
  readonly siteUrl: string;
  /** Whether an account can be used only once its address is confirmed. */
  readonly confirmAddresses?: boolean;
}

/** Base URL of requests to the backend, which never leave the process. */
export const backendUrl = 'http://backend.internal';

/** The engine writes and sends all emails itself; the library's are discarded and not logged. */
const silent = { send: async (): Promise<void> => {} };

/** The Supabase API of the studio on a connection to its database. */
export function backendApp(
  connection: PgliteConnection,
  { secrets, siteUrl, confirmAddresses = false }: BackendOptions,
): App {
  return new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      jwt_expiry: 3600,
      minimum_password_length: 8,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      site_url: siteUrl,
      email: {
        enable_signup: true,
        enable_confirmations: confirmAddresses,
        otp_expiry: linkMinutes * 60,
        // Codes are never sent, only links with much longer tokens; this length makes the code unguessable.
        otp_length: 40,
      },
    },
    options: { server: { disableStudio: true }, drivers: { email: silent, sms: silent } },
  });
}

/** Marks in the database which library version created its system schemas; change it with the dependency. */
export const schemaMark = 'supabase-lite 0.10.0';

/** Reads a request's body, so that one that never ends holds up nobody else. Returns the request, as often as needed. */
export async function wholeRequest(request: Request): Promise<() => Request> {
  const { url, method, headers } = request;
  const body = request.body === null ? null : await request.arrayBuffer();
  return () => new Request(url, { method, headers, body });
}

/** Reads an answer's body: a streaming answer would go on using the connection. */
export async function wholeAnswer(response: Response): Promise<Response> {
  const isEmpty = response.status === 204 || response.status === 304;
  return new Response(isEmpty ? null : await response.arrayBuffer(), response);
}
