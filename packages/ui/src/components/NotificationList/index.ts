export { NotificationList } from './NotificationList.tsx';
export type { NotificationListProps } from './NotificationList.tsx';
export type { NotificationItem } from './NotificationRow.tsx';
export type { NotificationLabels } from './messages.ts';
