/** Default English texts. */
export const english = { clear: 'Clear search' };
