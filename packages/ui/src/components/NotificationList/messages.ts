import type { Figure } from '../../internal/figure.ts';

/** Labels of a `NotificationList`, replaceable for other languages. */
export interface NotificationLabels {
  /** List heading. */
  title: string;
  /** Number of unread notifications, shown beside the heading. */
  unreadCount: (count: number, figure: Figure) => string;
  /** Label of the button that clears the list. */
  clearAll: string;
  /** Announced after the list is cleared. */
  cleared: string;
  /** Label of the button that shows all notifications. */
  showAll: string;
  /** Label of the button that shows only the newest. */
  showLess: string;
  /** Text shown when there are no notifications. */
  empty: string;
  /** Label of an unread notification. */
  unread: string;
  /** Label of a read notification, for screen readers. */
  read: string;
  /** Start of the accessible name of the button that marks one as read. */
  markRead: string;
  /** Start of the accessible name of the dismiss button. */
  dismiss: string;
}

/** Default English texts. */
export const english: NotificationLabels = {
  title: 'Notifications',
  unreadCount: (count, figure) => `${figure(count)} unread`,
  clearAll: 'Clear all',
  cleared: 'Notifications cleared',
  showAll: 'Show All',
  showLess: 'Show Less',
  empty: 'No notifications',
  unread: 'Unread',
  read: 'Read',
  markRead: 'Mark as read',
  dismiss: 'Dismiss',
};
