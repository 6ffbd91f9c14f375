/** Default English texts. */
export const english = { unknown: 'Working…' };
