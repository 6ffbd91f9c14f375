export { NotificationList } from './NotificationList.tsx';
export type { NotificationLabels, NotificationListProps } from './NotificationList.tsx';
export type { NotificationItem } from './NotificationRow.tsx';
