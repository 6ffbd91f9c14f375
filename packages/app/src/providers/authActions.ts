import { signUpRequest, type SignUpDetails } from '@saywright/domain/auth';
import { classifyError, statusOf } from '@saywright/domain/errors';
import { toast } from '@saywright/ui/Toast';
import type { Session } from '@supabase/supabase-js';
import { authCopy } from '../copy/auth.ts';
import { storageKeys } from '../product.ts';
import { writeText } from '../services/storage.ts';
import { isMissingPart } from '../services/parts.ts';
import { supabase } from '../services/supabase.ts';
import type { SignUpOutcome } from './auth.ts';

/** Each of these says by a toast what happened, and throws nothing (CS-AUTH-15, CS-AUTH-24 to CS-AUTH-28). */

/** The server's own words where it has some for people; what a browser or a broken server says is for nobody. */
function reason(error: unknown): string {
  const { code, userMessage } = classifyError(error);
  if (code === 'NETWORK_ERROR') return authCopy.unreachable;
  if (code === 'QUOTA_EXCEEDED' || (statusOf(error) ?? 0) >= 500) return userMessage;
  const words = error instanceof Error ? error.message : '';
  return words === '' || isMissingPart(words) ? authCopy.unreachable : words;
}

function failed(title: string, error: unknown): void {
  toast({ title, description: reason(error), tone: 'danger', duration: 5000 });
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
    // What was being typed is nobody else's business (H14).
    writeText(storageKeys.draft, null);
    toast({ title: authCopy.signedOut, tone: 'success' });
    return true;
  } catch (error) {
    failed(authCopy.signOutFailed, error);
    return false;
  }
}

/** Whoever follows the link of a confirmation on another device than the one they signed up on is told to sign in (H19). */
export function explainLink(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('code')) return;
  address.searchParams.delete('code');
  history.replaceState(history.state, '', address);
  toast({ title: authCopy.confirmed, description: authCopy.confirmedText, tone: 'success' });
}
