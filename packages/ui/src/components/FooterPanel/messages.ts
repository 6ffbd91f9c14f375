/** English words of the footer. */
export const english = { label: 'Footer' };
