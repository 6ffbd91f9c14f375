import type { Session } from '@supabase/supabase-js';
import { useCallback, useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { mayHaveSession, supabase } from '../services/supabase.ts';
import { clearRetries } from '../services/retryCounters.ts';
import { AuthContext, type Auth } from './auth.ts';

type State = Pick<Auth, 'status' | 'userId' | 'email'>;

const anonymous: State = { status: 'anonymous', userId: '', email: '' };

function stateOf(session: Session | null): State {
  return session
    ? { status: 'signed-in', userId: session.user.id, email: session.user.email ?? '' }
    : anonymous;
}

/** What people do with their account is loaded when they do it. */
const actions = () => import('./authActions.ts');

/** Follows the session. The Supabase client is loaded only once there is, or is about to be, one to follow. */
export function AuthProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [state, setState] = useState<State>(() =>
    mayHaveSession() ? { status: 'loading', userId: '', email: '' } : anonymous,
  );
  const [following, setFollowing] = useState(mayHaveSession);

  useEffect(() => {
    if (!following) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    const begin = async (): Promise<void> => {
      const client = await supabase();
      const { data } = await client.auth.getSession();
      if (gone) return;
      setState(stateOf(data.session));
      // The callback stays synchronous: calling the client inside it could wait for itself.
      const listener = client.auth.onAuthStateChange((event, session) => {
        // A refreshed token is the same person, so the state that is there stays (CS-AUTH-17).
        if (event === 'TOKEN_REFRESHED' && session) return;
        if (event === 'SIGNED_OUT') clearRetries();
        setState(stateOf(session));
      });
      stop = () => listener.data.subscription.unsubscribe();
    };
    begin().catch(() => setState(anonymous));
    return () => {
      gone = true;
      stop?.();
    };
  }, [following]);

  const follow = useCallback((session: Session) => {
    setState(stateOf(session));
    setFollowing(true);
  }, []);

  const value = useMemo<Auth>(
    () => ({
      ...state,
      signIn: async (email, password) => {
        const session = await (await actions()).signIn(email, password);
        if (session) follow(session);
        return session !== null;
      },
      signUp: async (details) => {
        const { outcome, session } = await (await actions()).signUp(details);
        if (session) follow(session);
        return outcome;
      },
      signOut: async () => {
        if (await (await actions()).signOut()) setState(anonymous);
      },
      endSession: async () => {
        await (await supabase()).auth.signOut({ scope: 'local' });
        setState(anonymous);
      },
    }),
    [state, follow],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}
