import { fieldOf, textField } from '../fields/index.ts';
import { notificationTypes, type StudioNotification } from './types.ts';

/** How many are shown until Show All is toggled (CS-NOTF-05). */
export const shownNotifications = 3;

/** How many are kept; the oldest go first. */
export const maxNotifications = 100;

function age({ timestamp }: StudioNotification): number {
  return Number.isNaN(timestamp) ? Number.NEGATIVE_INFINITY : timestamp;
}

/** The newest first; of two with the same time the one that came later, and what has no readable time last. */
function newestFirst(list: readonly StudioNotification[]): readonly StudioNotification[] {
  return list.toReversed().toSorted((one, other) => {
    const [a, b] = [age(one), age(other)];
    return a === b ? 0 : b > a ? 1 : -1;
  });
}

/**
 * What the panel shows: the three newest, or all of them, newest first (CS-NOTF-05, CS-NOTF-06).
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
 * The list with one more; one whose id is there already changes nothing.
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
 * The list with one of them read; reading is one-way and an unknown id changes nothing (CS-NOTF-03).
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
 * Nothing left (CS-NOTF-04, A55).
 * @example
 * clearNotifications() // => []
 */
export function clearNotifications(): readonly StudioNotification[] {
  return [];
}

/**
 * How many are unread.
 * @example
 * unreadCount([{ read: false }, { read: true }]) // => 1
 */
export function unreadCount(list: readonly StudioNotification[]): number {
  return list.filter(({ read }) => !read).length;
}

/**
 * The list without one of them; an unknown id changes nothing.
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
 * What a browser kept; what cannot be read is left out.
 * @example
 * parseNotifications('nonsense') // => []
 */
export function parseNotifications(stored: unknown): readonly StudioNotification[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .map(parseNotification)
    .reduce<readonly StudioNotification[]>((known, one) => (one ? addNotification(known, one) : known), []);
}
