import { operationNotification, type OperationEnding } from '@saywright/domain/notifications';
import type { OperationView } from '@saywright/engine/protocol';
import { installation } from './installation.ts';
import { notify } from './notifications.ts';
import { tellings } from './tellings.ts';

/** Tells a person who wants to be told how an operation ended, wherever it was approved. */
export function tellEnding(
  userId: string,
  { id, service, doneTitle }: OperationView,
  ending: OperationEnding,
): void {
  if (!tellings(userId).store.get().operations) return;
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
