/** English words of the line. */
export const english = { done: 'done' };
