/** Default English texts. */
export const english = { more: 'More options' };
