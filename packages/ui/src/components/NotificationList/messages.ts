import type { Figure } from '../../internal/figures.ts';

/** Every fixed word of the list, to be replaced in other languages. */
export interface NotificationLabels {
  /** Heading of the list. */
  title: string;
  /** Says beside it how many are unread. */
  unreadCount: (count: number, figure: Figure) => string;
  /** The button that empties the list. */
  clearAll: string;
  /** Spoken after that. */
  cleared: string;
  /** The button that shows all. */
  showAll: string;
  /** The button that shows the newest again. */
  showLess: string;
  /** Shown when there are none. */
  empty: string;
  /** Word on one that nobody has seen. */
  unread: string;
  /** The opposite, for screen readers. */
  read: string;
  /** Start of the name of an unread one's button. */
  markRead: string;
  /** Start of the name of the button that takes one away. */
  dismiss: string;
}

/** English words of the list. */
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
