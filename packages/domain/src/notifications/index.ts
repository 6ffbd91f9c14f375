export {
  addNotification,
  clearNotifications,
  markNotificationRead,
  maxNotifications,
  shownNotifications,
  unreadCount,
  visibleNotifications,
} from './notifications.ts';
export { issueNotification, operationNotification } from './sources.ts';
export type { OperationEnding } from './sources.ts';
export { notificationTypes } from './types.ts';
export type { NotificationType, StudioNotification } from './types.ts';
