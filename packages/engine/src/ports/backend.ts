/** What keeping accounts needs beside their API; only the server asks for it. */
export interface AccountKeeper {
  /** Whether a password opens the account of an address. It takes as long for an address without one. */
  signInCheck(email: string, password: string): Promise<'right' | 'wrong' | 'unconfirmed'>;
  /** Whether a password is the present one of a person. */
  passwordHolds(id: string, password: string): Promise<boolean>;
  stateOf(email: string): Promise<'none' | 'unconfirmed' | 'confirmed'>;
  /** Makes what a link in a mail carries; the one made before stops working. Undefined where there is nothing to link to. */
  newLink(email: string, kind: 'signup' | 'recovery'): Promise<string | undefined>;
  /** When somebody signed in for a session, or undefined where there is none. */
  sessionBegan(session: string): Promise<Date | undefined>;
  endOtherSessions(id: string, session: string): Promise<void>;
  /** Removes an account whose address nobody confirmed. */
  forgetUnconfirmed(email: string): Promise<void>;
  /** Removes an account for good, with every row of it. */
  remove(id: string): Promise<void>;
}

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
  readonly accounts: AccountKeeper;
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}
