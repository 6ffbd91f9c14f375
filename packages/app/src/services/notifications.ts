import {
  addNotification,
  clearNotifications,
  dismissNotification,
  markNotificationRead,
  parseNotifications,
  resolveNotification,
  type StudioNotification,
} from '@saywright/domain/notifications';
import { storageKeys } from '../product.ts';
import { perUserStore } from './perUserStore.ts';

type Event =
  | { readonly kind: 'add'; readonly notification: StudioNotification }
  | { readonly kind: 'read'; readonly id: string }
  | { readonly kind: 'dismissed'; readonly id: string }
  /** The issue is over. */
  | { readonly kind: 'resolved'; readonly issueId: string; readonly now: number }
  | { readonly kind: 'clear' };

function reduce(list: readonly StudioNotification[], event: Event): readonly StudioNotification[] {
  switch (event.kind) {
    case 'add':
      return addNotification(list, event.notification);
    case 'read':
      return markNotificationRead(list, event.id);
    case 'dismissed':
      return dismissNotification(list, event.id);
    case 'resolved':
      return resolveNotification(list, event.issueId, event.now);
    default:
      return clearNotifications();
  }
}

/** Each person's notifications about issues and outcomes, stored in this browser. */
export const notificationsOf = perUserStore<readonly StudioNotification[]>(
  storageKeys.notifications,
  parseNotifications,
);

/** Changes the notifications of a person. */
export function notify(userId: string, event: Event): void {
  const { store, keep } = notificationsOf(userId);
  const before = store.get();
  const after = reduce(before, event);
  if (after !== before) keep(after);
}
