/** English words of the panel. */
export const english = { title: 'Order summary' };
