/**
 * The Supabase API that holds accounts and the studio's own tables: sign-in under `/auth/v1`, data under `/rest/v1`.
 * Requests of one backend never see each other's session, whatever their order.
 */
export interface Backend {
  /** Address that requests to `fetch` are made for; nothing of it leaves the process in the embedded backend. */
  readonly url: string;
  /** Key for browsers: anonymous until a session comes with it. */
  readonly publishableKey: string;
  /** Key of the server: passes row-level security. Never leaves the process. */
  readonly secretKey: string;
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}
