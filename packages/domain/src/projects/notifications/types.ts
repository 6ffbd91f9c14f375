/** Kinds of notifications. */
export const notificationTypes = ['success', 'warning', 'error', 'info'] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** One notification. */
export interface StudioNotification {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly type: NotificationType;
  /** In epoch milliseconds. */
  readonly timestamp: number;
  readonly read: boolean;
}
