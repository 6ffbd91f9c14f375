/** Default English texts. */
export const english = { open: 'Open the menu', close: 'Close the menu' };
