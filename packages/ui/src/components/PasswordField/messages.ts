/** Default English texts. */
export const english = { show: 'Show password', hide: 'Hide password' };
