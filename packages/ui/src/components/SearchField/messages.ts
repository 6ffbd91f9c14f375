/** English words of the field. */
export const english = { clear: 'Clear the search' };
