import type { SignUpDetails } from '@saywright/domain/auth';
import { createContext, useContext } from 'react';

/** What became of a sign-up: a session at once, or a link to confirm first. */
export type SignUpOutcome = 'signed-in' | 'confirm-email' | 'failed';

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
  /** Leads home once it is done. */
  readonly signOut: () => Promise<void>;
}

export const AuthContext = createContext<Auth | undefined>(undefined);

/** The session of this browser. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider around it.');
  return auth;
}
