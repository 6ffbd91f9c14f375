import { operationNotification, type OperationEnding } from '@saywright/domain/notifications';
import type { OperationView } from '@saywright/engine/protocol';
import { installation } from './installation.ts';
import { notify } from './notifications.ts';
import { notificationPreferences } from './notificationPreferences.ts';

/** Notifies a person of an operation's outcome, unless they have switched that off. */
export function notifyEnding(
  userId: string,
  { id, service, doneTitle }: OperationView,
  ending: OperationEnding,
): void {
  if (!notificationPreferences(userId).store.get().operations) return;
  const facts = {
    id,
    service,
    place: installation[service],
    title: doneTitle,
    ending,
    timestamp: Date.now(),
  };
  notify(userId, { kind: 'add', notification: operationNotification(facts) });
}
