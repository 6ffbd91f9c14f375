/** Texts of a `NotificationBell`. */
export interface BellMessages {
  /** Accessible name of the button when nothing is unread. */
  label: string;
  /** Accessible name with unread notifications; `shown` is the displayed count, at most '99+'. */
  unread: (shown: string, count: number) => string;
}

/** Default English texts. */
export const english: BellMessages = {
  label: 'Notifications',
  unread: (shown) => `Notifications, ${shown} unread`,
};
