/** Words of the bell. */
export interface BellMessages {
  /** Name of the button when nothing is unread. */
  label: string;
  /** Its name otherwise; `shown` is the count as it is drawn, at most '99+'. */
  unread: (shown: string, count: number) => string;
}

/** English words of the bell. */
export const english: BellMessages = {
  label: 'Notifications',
  unread: (shown) => `Notifications, ${shown} unread`,
};
