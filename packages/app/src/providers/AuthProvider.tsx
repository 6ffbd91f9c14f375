import type { Session } from '@supabase/supabase-js';
import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useNavigate } from 'react-router';
import { storageKeys } from '../product.ts';
import { keptSession, mayHaveSession, supabase } from '../services/supabase.ts';
import { clearRetries } from '../services/retryCounters.ts';
import { isMissingPart } from '../services/parts.ts';
import { doubt, reachability } from '../services/reachability.ts';
import { AuthContext, type Auth } from './auth.ts';

type State = Pick<Auth, 'status' | 'userId' | 'ownerId' | 'email'>;

const anonymous: State = { status: 'anonymous', userId: '', ownerId: '', email: '' };
const loading: State = { ...anonymous, status: 'loading' };

/** How long after a server that did not answer it is asked for the session again, in milliseconds. */
const askAgainAfter = 5000;

function stateOf(session: Session | null): State {
  if (!session) return anonymous;
  const { id, email = '' } = session.user;
  return { status: 'signed-in', userId: id, ownerId: id, email };
}

const atFirst = (): State =>
  mayHaveSession() ? { ...loading, ownerId: keptSession()?.user.id ?? '' } : anonymous;

/** What people do with their account is loaded when they do it. */
const actions = () => import('./authActions.ts');

/** Says that the session cannot be asked for now, unless not even the words for it can be fetched. */
async function tell(error: unknown): Promise<void> {
  const { reportError } = await import('../services/errors.ts');
  reportError(error, { service: 'Supabase', operation: 'session' });
}

async function tellEnded(): Promise<void> {
  (await import('../services/sessionEnd.ts')).tellEnded();
}

/** Follows the session. The Supabase client is loaded only once there is, or is about to be, one to follow. */
export function AuthProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [state, setState] = useState<State>(atFirst);
  const [following, setFollowing] = useState(mayHaveSession);
  const [missing, setMissing] = useState<Error>();
  const isLeaving = useRef(false);
  const navigate = useNavigate();

  // A session that another tab has begun is followed here too; one that it ends, the client itself tells of.
  useEffect(() => {
    const begun = (event: StorageEvent): void => {
      if (event.key === storageKeys.auth && event.newValue !== null) setFollowing(true);
    };
    window.addEventListener('storage', begun);
    return () => window.removeEventListener('storage', begun);
  }, []);

  useEffect(() => {
    if (!following) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    let isWaiting = false;
    const begin = async (): Promise<void> => {
      const wasKept = keptSession() !== undefined;
      const client = await supabase();
      const { data, error } = await client.auth.getSession();
      // A token that could not be renewed for want of a server is no reason to send anybody away.
      if (error?.name === 'AuthRetryableFetchError') throw error;
      if (gone) return;
      setState(stateOf(data.session));
      // The callback stays synchronous: calling the client inside it could wait for itself.
      const listener = client.auth.onAuthStateChange((event, session) => {
        if (event === 'SIGNED_OUT') {
          clearRetries();
          if (!isLeaving.current) void tellEnded();
        }
        // Who leaves is not yet sent anywhere: the way home comes with the end of it.
        const next = isLeaving.current ? loading : stateOf(session);
        // A refreshed token is the same person, so the state that is there stays (CS-AUTH-17).
        setState((before) =>
          before.status === next.status && before.userId === next.userId ? before : next,
        );
      });
      stop = () => listener.data.subscription.unsubscribe();
      // What was kept no longer holds, so whoever comes back is told why they are asked to sign in.
      if (data.session === null && wasKept) await tellEnded();
      (await actions()).explainLink();
    };
    const attempt = (): void => {
      isWaiting = false;
      begin().catch(async (error: unknown) => {
        // A chunk that a server which answers does not have is gone for good; otherwise it is waited for.
        const isMissing = error instanceof Error && isMissingPart(error.message) && (await doubt());
        if (gone) return;
        if (isMissing) setMissing(error);
        else {
          if (again === undefined) void tell(error).catch(() => {});
          isWaiting = true;
          again = setTimeout(attempt, askAgainAfter);
        }
      });
    };
    attempt();
    // A server that answers again is not left waiting.
    const unfollow = reachability.subscribe(() => {
      if (!isWaiting || reachability.get() !== 'reachable') return;
      clearTimeout(again);
      attempt();
    });
    return () => {
      gone = true;
      unfollow();
      clearTimeout(again);
      stop?.();
    };
  }, [following]);

  const follow = useCallback((session: Session) => {
    setState(stateOf(session));
    setFollowing(true);
  }, []);

  const leaveBy = useCallback(
    async (end: () => Promise<boolean>): Promise<void> => {
      isLeaving.current = true;
      const isDone = await end();
      isLeaving.current = false;
      if (!isDone) return;
      // In one step, so that no guard sends anybody from a page they have left already.
      startTransition(() => {
        void navigate('/');
        setState(anonymous);
      });
    },
    [navigate],
  );

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
      signOut: (everywhere = false) => leaveBy(async () => (await actions()).signOut(everywhere)),
      follow,
      leave: () => leaveBy(async () => (await actions()).forgetAccount()),
    }),
    [state, follow, leaveBy],
  );
  if (missing) throw missing;
  return <AuthContext value={value}>{children}</AuthContext>;
}
