/** Default English texts. */
export const english = { done: 'done' };
