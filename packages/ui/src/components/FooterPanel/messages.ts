/** Default English texts. */
export const english = { label: 'Footer' };
