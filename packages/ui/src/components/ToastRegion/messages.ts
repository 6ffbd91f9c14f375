/** Default English texts. */
export const english = { label: 'Notifications', close: 'Dismiss' };
