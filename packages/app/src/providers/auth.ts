import type { SignUpDetails } from '@saywright/domain/auth';
import type { Session } from '@supabase/supabase-js';
import { createContext, useContext } from 'react';

/** What became of a sign-up: a session at once, or a link to confirm first; and what is wrong with its password. */
export interface SignUpOutcome {
  readonly kind: 'signed-in' | 'confirm-email' | 'failed';
  readonly passwordProblem?: string | undefined;
}

export interface Auth {
  readonly status: 'loading' | 'anonymous' | 'signed-in';
  /** Empty while nobody is signed in. */
  readonly userId: string;
  /** Whose part of what this browser keeps is meant: that of who is signed in or, until that is known, of who was. */
  readonly ownerId: string;
  readonly email: string;
  /** Each says by a toast what happened; nothing is thrown. */
  readonly signIn: (email: string, password: string) => Promise<boolean>;
  readonly signUp: (details: SignUpDetails) => Promise<SignUpOutcome>;
  /** Ends the session of this browser, or those of all; leads home once it is done. */
  readonly signOut: (everywhere?: boolean) => Promise<void>;
  /** Takes over a session that a link has opened. */
  readonly follow: (session: Session) => void;
  /** Leads home after the account itself is gone. */
  readonly leave: () => Promise<void>;
}

export const AuthContext = createContext<Auth | undefined>(undefined);

/** The session of this browser. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider around it.');
  return auth;
}
