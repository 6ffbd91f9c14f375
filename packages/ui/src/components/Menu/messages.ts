/** Default English texts. */
export const english = { empty: 'No actions available.' };
