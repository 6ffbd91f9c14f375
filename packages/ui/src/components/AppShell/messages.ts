/** Default English texts. */
export const english = { skip: 'Skip to content' };
