export {
  addNotification,
  clearNotifications,
  dismissNotification,
  markNotificationRead,
  maxNotifications,
  parseNotifications,
  shownNotifications,
  unreadCount,
  visibleNotifications,
} from './notifications.ts';
export { issueNotification, operationNotification, resolveNotification } from './sources.ts';
export type { OperationEnding } from './sources.ts';
export { notificationTypes } from './types.ts';
export type { NotificationType, StudioNotification } from './types.ts';
