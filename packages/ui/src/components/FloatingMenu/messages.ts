/** Default English texts. */
export const english = { open: 'Open the quick menu', close: 'Close the quick menu' };
