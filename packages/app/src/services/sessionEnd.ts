import { dismissToasts, toast } from '@saywright/ui/Toast';
import { authCopy } from '../copy/auth.ts';
import { supabase } from './supabase.ts';

let toldAt = Number.NEGATIVE_INFINITY;
/** Whoever asks first notices; the others, and the client itself, do so right after. */
const quietFor = 5000;

/** Says why somebody is asked to sign in again; what was told to whoever was here goes. */
export function tellEnded(reason: string = authCopy.sessionEnded): void {
  const now = Date.now();
  if (now - toldAt < quietFor) return;
  toldAt = now;
  dismissToasts();
  toast({ title: reason, description: authCopy.draftKept, tone: 'warning', duration: 5000 });
}

let ending: Promise<void> | undefined;

async function forget(reason: string): Promise<void> {
  const { auth } = await supabase();
  // An answer that was on its way when it ended is no second end.
  if ((await auth.getSession()).data.session === null) return;
  tellEnded(reason);
  await auth.signOut({ scope: 'local' });
}

/** Forgets a session that the server no longer accepts, and says so once: the guard then asks to sign in, and leads back. */
export function endSession(reason: string): Promise<void> {
  ending ??= forget(reason).finally(() => {
    ending = undefined;
  });
  return ending;
}
