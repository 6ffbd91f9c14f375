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
import { storedSession, mayHaveSession, supabase } from '../services/supabase.ts';
import { clearRetries } from '../services/retryCounters.ts';
import { isMissingChunk } from '../services/chunks.ts';
import { doubt, reachability } from '../services/reachability.ts';
import { AuthContext, type Auth } from './auth.ts';

type State = Pick<Auth, 'status' | 'userId' | 'ownerId' | 'email'>;

const anonymous: State = { status: 'anonymous', userId: '', ownerId: '', email: '' };
const loading: State = { ...anonymous, status: 'loading' };

/** Delay before the session is requested again from a server that did not answer, in milliseconds. */
const askAgainAfter = 5000;

/** How long a page waits for its session before it says so, in milliseconds: the client itself tries for longer. */
const sessionLimit = 8000;

function tooLong(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('Network timeout')), sessionLimit);
  });
}

function stateOf(session: Session | null): State {
  if (!session) return anonymous;
  const { id, email = '' } = session.user;
  return { status: 'signed-in', userId: id, ownerId: id, email };
}

const atFirst = (): State =>
  mayHaveSession() ? { ...loading, ownerId: storedSession()?.user.id ?? '' } : anonymous;

/** Account actions are loaded when they are used. */
const actions = () => import('./authActions.ts');

/** Reports that the session could not be requested, if the chunk for it can be loaded. */
async function reportFailure(error: unknown): Promise<void> {
  const { reportError } = await import('../services/errors.ts');
  reportError(error, { service: 'Supabase', operation: 'session' });
}

async function announceEnd(): Promise<void> {
  (await import('../services/sessionEnd.ts')).announceSessionEnd();
}

/** Provides the session. The Supabase client is loaded only once there is a session, or is about to be one. */
export function AuthProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [state, setState] = useState<State>(atFirst);
  const [following, setFollowing] = useState(mayHaveSession);
  const [missing, setMissing] = useState<Error>();
  const isLeaving = useRef(false);
  const navigate = useNavigate();

  // Follows a session that another tab has started; the client itself reports one that ends.
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
      const hadSession = storedSession() !== undefined;
      const client = await supabase();
      const { data, error } = await Promise.race([client.auth.getSession(), tooLong()]);
      // A token that could not be refreshed because the server is down signs nobody out.
      if (error?.name === 'AuthRetryableFetchError') throw error;
      if (gone) return;
      setState(stateOf(data.session));
      // The callback stays synchronous: calling the client inside it could deadlock.
      const listener = client.auth.onAuthStateChange((event, session) => {
        if (event === 'SIGNED_OUT') {
          clearRetries();
          if (!isLeaving.current) void announceEnd();
        }
        // While signing out nobody is redirected: `leaveBy` navigates home at the end.
        const next = isLeaving.current ? loading : stateOf(session);
        // A refreshed token is the same person, so the state stays.
        setState((before) =>
          before.status === next.status && before.userId === next.userId ? before : next,
        );
      });
      stop = () => listener.data.subscription.unsubscribe();
      // The stored session is no longer valid: explain why the person has to sign in.
      if (data.session === null && hadSession) await announceEnd();
      (await actions()).explainLink();
    };
    const attempt = (): void => {
      isWaiting = false;
      begin().catch(async (error: unknown) => {
        // A chunk that is missing although the server answers is gone for good; otherwise it is retried.
        const isMissing = error instanceof Error && isMissingChunk(error.message) && (await doubt());
        if (gone) return;
        if (isMissing) setMissing(error);
        else {
          if (again === undefined) void reportFailure(error).catch(() => {});
          isWaiting = true;
          again = setTimeout(attempt, askAgainAfter);
        }
      });
    };
    attempt();
    // Retries at once when the server answers again.
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
      // In one transition, so that no guard redirects from the page being left.
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
