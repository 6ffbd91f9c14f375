import { dismissToasts, toast } from '@saywright/ui/Toast';
import { authCopy } from '../copy/auth.ts';
import { supabase } from './supabase.ts';

let announcedAt = Number.NEGATIVE_INFINITY;
/** Further requests, and the client itself, notice the same end right after the first. */
const quietPeriod = 5000;

/** Dismisses all toasts and explains why the person has to sign in again. */
export function announceSessionEnd(reason: string = authCopy.sessionEnded): void {
  const now = Date.now();
  if (now - announcedAt < quietPeriod) return;
  announcedAt = now;
  dismissToasts();
  toast({ title: reason, description: authCopy.draftKept, tone: 'warning', duration: 5000 });
}

let ending: Promise<void> | undefined;

async function forget(reason: string): Promise<void> {
  const { auth } = await supabase();
  // A late answer to an ended session does not end it again.
  if ((await auth.getSession()).data.session === null) return;
  announceSessionEnd(reason);
  await auth.signOut({ scope: 'local' });
}

/** Ends a session that the server no longer accepts, with one toast; the guard then asks to sign in and leads back. */
export function endSession(reason: string): Promise<void> {
  ending ??= forget(reason).finally(() => {
    ending = undefined;
  });
  return ending;
}
