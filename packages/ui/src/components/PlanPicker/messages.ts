/** Default English texts. */
export const english = { label: 'Plans' };
