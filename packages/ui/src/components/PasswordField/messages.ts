/** English words of the field. */
export const english = { show: 'Show password', hide: 'Hide password' };
