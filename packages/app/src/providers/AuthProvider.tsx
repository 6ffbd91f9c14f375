import { toast } from '@saywright/ui/Toast';
import type { Session } from '@supabase/supabase-js';
import { useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { copy } from '../copy.ts';
import { mayHaveSession, supabase } from '../services/supabase.ts';
import { AuthContext, type Auth } from './auth.ts';

type State = Pick<Auth, 'status' | 'userId' | 'email'>;

const anonymous: State = { status: 'anonymous', userId: '', email: '' };

function stateOf(session: Session | null): State {
  return session
    ? { status: 'signed-in', userId: session.user.id, email: session.user.email ?? '' }
    : anonymous;
}

function reason(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : copy.auth.unreachable;
}

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
    const follow = async (): Promise<void> => {
      const client = await supabase();
      const { data } = await client.auth.getSession();
      if (gone) return;
      setState(stateOf(data.session));
      // The callback stays synchronous: calling the client inside it could wait for itself.
      const listener = client.auth.onAuthStateChange((_event, session) => setState(stateOf(session)));
      stop = () => listener.data.subscription.unsubscribe();
    };
    follow().catch(() => setState(anonymous));
    return () => {
      gone = true;
      stop?.();
    };
  }, [following]);

  const value = useMemo<Auth>(
    () => ({
      ...state,
      signIn: async (email, password) => {
        try {
          const client = await supabase();
          const { data, error } = await client.auth.signInWithPassword({ email, password });
          if (error) throw error;
          setState(stateOf(data.session));
          setFollowing(true);
          toast({ title: copy.auth.welcomeBack, tone: 'success' });
          return true;
        } catch (error) {
          toast({
            title: copy.auth.signInFailed,
            description: reason(error),
            tone: 'danger',
            duration: 5000,
          });
          return false;
        }
      },
      signUp: async ({ email, password, firstName, lastName }) => {
        try {
          const client = await supabase();
          const { data, error } = await client.auth.signUp({
            email,
            password,
            options: {
              emailRedirectTo: `${location.origin}/`,
              data: { first_name: firstName.trim(), last_name: lastName.trim() },
            },
          });
          if (error) throw error;
          if (!data.session) {
            toast({ title: copy.auth.checkEmail, description: copy.auth.checkEmailText, tone: 'success' });
            return 'confirm-email';
          }
          setState(stateOf(data.session));
          setFollowing(true);
          return 'signed-in';
        } catch (error) {
          toast({
            title: copy.auth.signUpFailed,
            description: reason(error),
            tone: 'danger',
            duration: 5000,
          });
          return 'failed';
        }
      },
      signOut: async () => {
        try {
          const { error } = await (await supabase()).auth.signOut();
          if (error) throw error;
          setState(anonymous);
          toast({ title: copy.auth.signedOut, tone: 'success' });
        } catch (error) {
          toast({
            title: copy.auth.signOutFailed,
            description: reason(error),
            tone: 'danger',
            duration: 5000,
          });
        }
      },
      endSession: async () => {
        await (await supabase()).auth.signOut({ scope: 'local' });
        setState(anonymous);
      },
    }),
    [state],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}
