import { fieldOf, textField } from '../../shared/fields/index.ts';
import { notificationTypes, type StudioNotification } from './types.ts';

/** How many notifications are shown until Show All is pressed. */
export const shownNotifications = 3;

/** How many notifications are stored; the oldest are dropped first. */
export const maxNotifications = 100;

function age({ timestamp }: StudioNotification): number {
  return Number.isNaN(timestamp) ? Number.NEGATIVE_INFINITY : timestamp;
}

/** Newest first; at equal times the later entry first, and entries without a readable time last. */
function newestFirst(list: readonly StudioNotification[]): readonly StudioNotification[] {
  return list.toReversed().toSorted((one, other) => {
    const [a, b] = [age(one), age(other)];
    return a === b ? 0 : b > a ? 1 : -1;
  });
}

/**
 * The notifications that the panel shows: the three newest, or all of them, newest first.
 * @example
 * visibleNotifications([{ id: 'old', timestamp: 1 }, { id: 'new', timestamp: 2 }]).map(({ id }) => id)
 * // => ['new', 'old']
 */
export function visibleNotifications(
  list: readonly StudioNotification[],
  showAll = false,
): readonly StudioNotification[] {
  const sorted = newestFirst(list);
  return showAll ? sorted : sorted.slice(0, shownNotifications);
}

/**
 * The list with one more notification; a known id changes nothing.
 * @example
 * addNotification([], issueNotification({ ...connectivityIssue, id: 'a', timestamp: 0, fixApplied: false })).length
 * // => 1
 */
export function addNotification(
  list: readonly StudioNotification[],
  notification: StudioNotification,
): readonly StudioNotification[] {
  if (list.some(({ id }) => id === notification.id)) return list;
  return [...list, notification].slice(-maxNotifications);
}

/**
 * The list with one notification marked as read; reading is one-way and an unknown id changes nothing.
 * @example
 * markNotificationRead([], 'unknown') // => []
 */
export function markNotificationRead(
  list: readonly StudioNotification[],
  id: string,
): readonly StudioNotification[] {
  if (!list.some((notification) => notification.id === id && !notification.read)) return list;
  return list.map((notification) =>
    notification.id === id ? { ...notification, read: true } : notification,
  );
}

/**
 * The empty list.
 * @example
 * clearNotifications() // => []
 */
export function clearNotifications(): readonly StudioNotification[] {
  return [];
}

/**
 * The number of unread notifications.
 * @example
 * unreadCount([{ read: false }, { read: true }]) // => 1
 */
export function unreadCount(list: readonly StudioNotification[]): number {
  return list.filter(({ read }) => !read).length;
}

/**
 * The list without one notification; an unknown id changes nothing.
 * @example
 * dismissNotification([], 'unknown') // => []
 */
export function dismissNotification(
  list: readonly StudioNotification[],
  id: string,
): readonly StudioNotification[] {
  return list.some((one) => one.id === id) ? list.filter((one) => one.id !== id) : list;
}

function parseNotification(stored: unknown): StudioNotification | undefined {
  const id = textField(stored, 'id');
  const title = textField(stored, 'title');
  const message = textField(stored, 'message');
  const timestamp = fieldOf(stored, 'timestamp');
  const type = notificationTypes.find((one) => one === fieldOf(stored, 'type'));
  if (id === undefined || title === undefined || message === undefined || !type) return undefined;
  if (typeof timestamp !== 'number') return undefined;
  return { id, title, message, type, timestamp, read: fieldOf(stored, 'read') === true };
}

/**
 * Reads stored notifications; unreadable ones are left out.
 * @example
 * parseNotifications('nonsense') // => []
 */
export function parseNotifications(stored: unknown): readonly StudioNotification[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .map(parseNotification)
    .reduce<readonly StudioNotification[]>((known, one) => (one ? addNotification(known, one) : known), []);
}
