/** English words of the field. */
export const english = { empty: 'Nothing matches.', open: 'Show all' };
