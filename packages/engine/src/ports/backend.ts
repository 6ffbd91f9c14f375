/** Account functions beyond the accounts API, for the server only. */
export interface AccountKeeper {
  /** Checks a password for an address. Takes as long for an address without an account. */
  signInCheck(email: string, password: string): Promise<'right' | 'wrong' | 'unconfirmed'>;
  /** Whether a password is a person's current one. */
  passwordHolds(id: string, password: string): Promise<boolean>;
  stateOf(email: string): Promise<'none' | 'unconfirmed' | 'confirmed'>;
  /** Creates the token for a link in an email and invalidates the previous one. Undefined where no account needs it. */
  newLink(email: string, kind: 'signup' | 'recovery'): Promise<string | undefined>;
  /** Time of the sign-in that started a session, or undefined where it does not exist. */
  sessionBegan(session: string): Promise<Date | undefined>;
  endOtherSessions(id: string, session: string): Promise<void>;
  /** Removes an account whose address was never confirmed. */
  forgetUnconfirmed(email: string): Promise<void>;
  /** Permanently removes an account with all its rows. */
  remove(id: string): Promise<void>;
}

/** Runs one statement for the counters of attempts. */
export interface AttemptStore {
  query(statement: {
    readonly text: string;
    readonly values?: readonly unknown[];
  }): Promise<{ readonly rows: readonly unknown[]; readonly rowCount: number }>;
}

/**
 * The Supabase API with accounts and the studio's tables: sign-in under `/auth/v1`, data under `/rest/v1`. Concurrent
 * requests never see each other's session.
 */
export interface Backend {
  /** Base URL for requests to `fetch`; in the embedded backend they never leave the process. */
  readonly url: string;
  /** Key for browsers: anonymous without a session. */
  readonly publishableKey: string;
  /** Key of the server: bypasses row-level security. Never leaves the process. */
  readonly secretKey: string;
  readonly accounts: AccountKeeper;
  readonly attempts: AttemptStore;
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}
