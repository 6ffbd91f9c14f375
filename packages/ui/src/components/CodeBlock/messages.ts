/** Default English texts. */
export const english = { wrap: 'Wrap lines' };
