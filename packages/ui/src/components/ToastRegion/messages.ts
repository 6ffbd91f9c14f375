/** English words of the region. */
export const english = { label: 'Notifications', close: 'Dismiss' };
