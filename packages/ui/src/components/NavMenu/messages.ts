/** English words of the menu. */
export const english = { open: 'Open the menu', close: 'Close the menu' };
