/** English words of the dialog. */
export const english = { close: 'Close' };
