import type { SignUpDetails } from '@saywright/domain/auth';
import type { Session } from '@supabase/supabase-js';
import { createContext, useContext } from 'react';

/** Outcome of a sign-up: a session at once, or a link to confirm first; and the problem with the password, if any. */
export interface SignUpOutcome {
  readonly kind: 'signed-in' | 'confirm-email' | 'failed';
  readonly passwordProblem?: string | undefined;
}

export interface Auth {
  readonly status: 'loading' | 'anonymous' | 'signed-in';
  /** Empty while nobody is signed in. */
  readonly userId: string;
  /** Owner of the data in this browser: the signed-in person or, until that is known, the last one. */
  readonly ownerId: string;
  readonly email: string;
  /** Each shows the outcome in a toast; nothing is thrown. */
  readonly signIn: (email: string, password: string) => Promise<boolean>;
  readonly signUp: (details: SignUpDetails) => Promise<SignUpOutcome>;
  /** Ends this browser's session, or all sessions, then navigates home. */
  readonly signOut: (everywhere?: boolean) => Promise<void>;
  /** Adopts a session that a link has opened. */
  readonly follow: (session: Session) => void;
  /** Navigates home after the account was deleted. */
  readonly leave: () => Promise<void>;
}

export const AuthContext = createContext<Auth | undefined>(undefined);

/** The session of this browser. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider around it.');
  return auth;
}
