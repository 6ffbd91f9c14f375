/** Default English texts. */
export const english = { empty: 'No matches.', open: 'Show all' };
