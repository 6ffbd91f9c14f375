import { unreadCount, visibleNotifications, type NotificationType } from '@saywright/domain/notifications';
import { NotificationBell } from '@saywright/ui/NotificationBell';
import { Suspense, useCallback, type ReactElement } from 'react';
import { useAuth } from '../providers/auth.ts';
import { notificationsOf, notify } from '../services/notifications.ts';
import { useStore } from '../services/store.ts';
import { deferredComponent } from '../shell/deferredComponent.tsx';
import { clockTime } from '../time.ts';

const NotificationList = deferredComponent(async () => ({
  default: (await import('@saywright/ui/NotificationList')).NotificationList,
}));

const tones = {
  success: 'success',
  warning: 'warning',
  error: 'danger',
  info: 'info',
} as const satisfies Readonly<Record<NotificationType, string>>;

/** The bell with notifications about issues and outcomes of operations. */
export function Bell(): ReactElement {
  const { ownerId } = useAuth();
  const list = useStore(notificationsOf(ownerId).store);
  const read = useCallback((id: string) => notify(ownerId, { kind: 'read', id }), [ownerId]);
  const dismiss = useCallback((id: string) => notify(ownerId, { kind: 'dismissed', id }), [ownerId]);
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
      <Suspense>
        <NotificationList
          items={items}
          onRead={read}
          onDismiss={dismiss}
          onClear={() => notify(ownerId, { kind: 'clear' })}
        />
      </Suspense>
    </NotificationBell>
  );
}
