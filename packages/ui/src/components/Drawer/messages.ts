/** Default English texts. */
export const english = { close: 'Close' };
