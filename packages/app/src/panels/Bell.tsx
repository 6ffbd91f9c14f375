import { unreadCount, visibleNotifications, type NotificationType } from '@saywright/domain/notifications';
import { NotificationBell } from '@saywright/ui/NotificationBell';
import { NotificationList } from '@saywright/ui/NotificationList';
import type { ReactElement } from 'react';
import { notifications } from '../services/notifications.ts';
import { useStore } from '../services/store.ts';
import { clockTime } from '../time.ts';

const tones = {
  success: 'success',
  warning: 'warning',
  error: 'danger',
  info: 'info',
} as const satisfies Readonly<Record<NotificationType, string>>;

const read = (id: string): void => void notifications.send({ kind: 'read', id });
const clear = (): void => void notifications.send({ kind: 'clear' });

/** What the monitor found and how operations ended, behind a bell (CS-NOTF-01 to CS-NOTF-06, A55). */
export function Bell(): ReactElement {
  const list = useStore(notifications);
  const items = visibleNotifications(list, true).map(
    ({ id, title, message, type, timestamp, read: seen }) => ({
      id,
      title,
      message,
      tone: tones[type],
      time: clockTime(timestamp),
      read: seen,
    }),
  );
  return (
    <NotificationBell unread={unreadCount(list)}>
      <NotificationList items={items} onRead={read} onClear={clear} />
    </NotificationBell>
  );
}
