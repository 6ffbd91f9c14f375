import { signUpRequest, type SignUpDetails } from '@saywright/domain/auth';
import { classifyError, statusOf } from '@saywright/domain/errors';
import { textField } from '@saywright/domain/fields';
import { dismissToasts, toast } from '@saywright/ui/Toast';
import type { Session } from '@supabase/supabase-js';
import { authCopy } from '../copy/auth.ts';
import { settingsCopy } from '../copy/settings.ts';
import { forgetDrafts } from '../services/drafts.ts';
import { isMissingChunk } from '../services/chunks.ts';
import { supabase } from '../services/supabase.ts';
import type { SignUpOutcome } from './auth.ts';

/** Each of these shows the outcome in a toast and throws nothing. */

/** The server's message, if it has one for people; never the message of a browser or a broken server. */
export function reason(error: unknown): string {
  const { code, userMessage } = classifyError(error);
  if (code === 'NETWORK_ERROR') return authCopy.unreachable;
  if ((statusOf(error) ?? 0) >= 500) return userMessage;
  const words = error instanceof Error ? error.message : '';
  return words === '' || isMissingChunk(words) ? authCopy.unreachable : words;
}

function failed(title: string, error: unknown): void {
  toast({ title, description: reason(error), tone: 'danger', duration: 5000 });
}

/** The new session, or null if signing in failed. */
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

/** Outcome of a sign-up, with the session if there is one at once. */
export async function signUp(
  details: SignUpDetails,
): Promise<{ readonly outcome: SignUpOutcome; readonly session: Session | null }> {
  try {
    const { data, error } = await (await supabase()).auth.signUp(signUpRequest(details, location.origin));
    if (error) throw error;
    if (data.session) return { outcome: { kind: 'signed-in' }, session: data.session };
    toast({ title: authCopy.checkEmail, description: authCopy.checkEmailText, tone: 'success' });
    return { outcome: { kind: 'confirm-email' }, session: null };
  } catch (error) {
    failed(authCopy.signUpFailed, error);
    const passwordProblem = textField(error, 'code') === 'weak_password' ? reason(error) : undefined;
    return { outcome: { kind: 'failed', passwordProblem }, session: null };
  }
}

/** Ends this browser's session, or all of them; returns whether it worked. */
export async function signOut(everywhere: boolean): Promise<boolean> {
  try {
    const { auth } = await supabase();
    const { session } = (await auth.getSession()).data;
    // The server ends it first: the client would forget a session even if the server failed to end it.
    if (session) {
      const { error } = await auth.admin.signOut(session.access_token, everywhere ? 'global' : 'local');
      if (error && ![401, 403, 404].includes(statusOf(error) ?? 0)) throw error;
    }
    await auth.signOut({ scope: 'local' });
    // The next person must not see drafts or toasts.
    forgetDrafts();
    dismissToasts();
    toast({ title: everywhere ? authCopy.signedOutEverywhere : authCopy.signedOut, tone: 'success' });
    return true;
  } catch (error) {
    const words = (statusOf(error) ?? 0) >= 500 ? authCopy.stillSignedIn : reason(error);
    toast({ title: authCopy.signOutFailed, description: words, tone: 'danger', duration: 5000 });
    return false;
  }
}

/** Removes the session of a deleted account from this browser. */
export async function forgetAccount(): Promise<boolean> {
  await (await supabase()).auth.signOut({ scope: 'local' });
  forgetDrafts();
  dismissToasts();
  toast({ title: settingsCopy.end.deleted, description: settingsCopy.end.deletedText, tone: 'success' });
  return true;
}

/** Requests an email with a link to set a new password; returns undefined, or why it was not sent. */
export async function requestReset(email: string): Promise<string | undefined> {
  try {
    const { error } = await (
      await supabase()
    ).auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}/auth/link` });
    if (error) throw error;
    return undefined;
  } catch (error) {
    return reason(error);
  }
}

/** Requests another confirmation email; returns undefined, or why it was not sent. */
export async function resendConfirmation(email: string): Promise<string | undefined> {
  try {
    const { error } = await (await supabase()).auth.resend({ type: 'signup', email });
    if (error) throw error;
    return undefined;
  } catch (error) {
    return reason(error);
  }
}

/** Purpose of a link in an email. */
export type LinkKind = 'signup' | 'recovery';

/** Opens a link from an email, once; returns its session, or why it failed. */
export async function openLink(
  kind: LinkKind,
  token: string,
): Promise<{ readonly session: Session } | { readonly error: string }> {
  try {
    const { data, error } = await (await supabase()).auth.verifyOtp({ type: kind, token_hash: token });
    if (error) throw error;
    return data.session ? { session: data.session } : { error: authCopy.linkFailedText };
  } catch (error) {
    const isRefused = [400, 403].includes(statusOf(error) ?? 0);
    return { error: isRefused ? authCopy.linkFailedText : reason(error) };
  }
}

/** Why a password was not changed, and which field was wrong. */
export interface PasswordFailure {
  readonly at: 'present' | 'new' | 'elsewhere';
  readonly words: string;
}

/** Changes the password; the current one may be omitted right after signing in or opening a link. */
export async function changePassword(
  password: string,
  present?: string,
): Promise<PasswordFailure | undefined> {
  try {
    const { error } = await (
      await supabase()
    ).auth.updateUser({ password, ...(present !== undefined && { current_password: present }) });
    if (error) throw error;
    return undefined;
  } catch (error) {
    const code = textField(error, 'code');
    const isPresent = code === 'invalid_credentials' || code === 'reauthentication_needed';
    const at = isPresent ? 'present' : statusOf(error) === 422 ? 'new' : 'elsewhere';
    return { at, words: reason(error) };
  }
}

/** Parameters of a link that led here, in the query or the hash. */
const linkFields = ['code', 'error', 'error_code', 'error_description', 'sb'];

/**
 * Explains a link that led here without signing anybody in, and removes it from the address. It never claims that an
 * address is confirmed: only the server knows.
 */
export function explainLink(): void {
  const address = new URL(location.href);
  const behind = new URLSearchParams(address.hash.slice(1));
  const hasFailed = address.searchParams.has('error') || behind.has('error');
  if (!hasFailed && !address.searchParams.has('code')) return;
  for (const field of linkFields) {
    address.searchParams.delete(field);
    behind.delete(field);
  }
  if (hasFailed) address.hash = behind.toString();
  history.replaceState(history.state, '', address);
  const [title, description] = hasFailed
    ? [authCopy.linkFailed, authCopy.linkFailedText]
    : [authCopy.codeFailed, authCopy.codeFailedText];
  toast({ title, description, tone: 'warning', duration: 10_000 });
}
