export { NotificationBell } from './NotificationBell.tsx';
export type { NotificationBellProps } from './NotificationBell.tsx';
