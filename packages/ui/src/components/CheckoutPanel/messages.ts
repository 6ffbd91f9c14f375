/** Default English texts. */
export const english = { title: 'Order summary' };
