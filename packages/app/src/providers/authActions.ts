import { signUpRequest, type SignUpDetails } from '@saywright/domain/auth';
import { toast } from '@saywright/ui/Toast';
import type { Session } from '@supabase/supabase-js';
import { authCopy } from '../copy/auth.ts';
import { supabase } from '../services/supabase.ts';
import type { SignUpOutcome } from './auth.ts';

/** Each of these says by a toast what happened, and throws nothing (CS-AUTH-15, CS-AUTH-24 to CS-AUTH-28). */

function failed(title: string, error: unknown): void {
  const description = error instanceof Error && error.message !== '' ? error.message : authCopy.unreachable;
  toast({ title, description, tone: 'danger', duration: 5000 });
}

/** The new session, or null when there is none. */
export async function signIn(email: string, password: string): Promise<Session | null> {
  try {
    const { data, error } = await (await supabase()).auth.signInWithPassword({ email, password });
    if (error) throw error;
    toast({ title: authCopy.welcomeBack, tone: 'success' });
    return data.session;
  } catch (error) {
    failed(authCopy.signInFailed, error);
    return null;
  }
}

/** What became of a sign-up, with the session where there is one at once. */
export async function signUp(
  details: SignUpDetails,
): Promise<{ readonly outcome: SignUpOutcome; readonly session: Session | null }> {
  try {
    const { data, error } = await (await supabase()).auth.signUp(signUpRequest(details, location.origin));
    if (error) throw error;
    if (data.session) return { outcome: 'signed-in', session: data.session };
    toast({ title: authCopy.checkEmail, description: authCopy.checkEmailText, tone: 'success' });
    return { outcome: 'confirm-email', session: null };
  } catch (error) {
    failed(authCopy.signUpFailed, error);
    return { outcome: 'failed', session: null };
  }
}

/** Whether the session was ended. */
export async function signOut(): Promise<boolean> {
  try {
    const { error } = await (await supabase()).auth.signOut();
    if (error) throw error;
    toast({ title: authCopy.signedOut, tone: 'success' });
    return true;
  } catch (error) {
    failed(authCopy.signOutFailed, error);
    return false;
  }
}
