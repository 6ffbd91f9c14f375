import { Suspense, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../providers/auth.ts';
import { useStore } from '../services/store.ts';
import { outboxOf } from '../services/outbox.ts';
import { deferredComponent } from '../shell/deferredComponent.tsx';

const SendWaiting = deferredComponent(() => import('./SendWaiting.tsx'));

/** Pages with a conversation, which send the outbox themselves. */
const conversations: ReadonlySet<string> = new Set(['/agent', '/studio']);

/** Sends instructions written offline from pages without a conversation. */
export default function WaitingInstructions(): ReactElement | null {
  const { ownerId } = useAuth();
  const waiting = useStore(outboxOf(ownerId).store);
  const { pathname } = useLocation();
  const isElsewhere = !conversations.has(pathname);
  // Stays mounted after the last one was sent, to announce it.
  const [isSending, setSending] = useState(false);
  const shouldSend = isElsewhere && (isSending || waiting.length > 0);
  if (isSending !== shouldSend) setSending(shouldSend);
  if (!shouldSend) return null;
  // Mounted together with its content: a boundary that is already on the page would block navigation until the chunk loads.
  return (
    <Suspense>
      <SendWaiting />
    </Suspense>
  );
}
