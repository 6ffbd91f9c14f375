import {
  addNotification,
  clearNotifications,
  markNotificationRead,
  type StudioNotification,
} from '@saywright/domain/notifications';
import { createStore } from './store.ts';

type Event =
  | { readonly kind: 'add'; readonly notification: StudioNotification }
  | { readonly kind: 'read'; readonly id: string }
  | { readonly kind: 'clear' };

function reduce(list: readonly StudioNotification[], event: Event): readonly StudioNotification[] {
  switch (event.kind) {
    case 'add':
      return addNotification(list, event.notification);
    case 'read':
      return markNotificationRead(list, event.id);
    default:
      return list.length === 0 ? list : clearNotifications();
  }
}

/** The notifications of this visit: what the monitor found and how operations ended (A55). */
export const notifications = createStore(reduce, []);
