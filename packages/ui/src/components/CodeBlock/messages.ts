/** English words of a code block. */
export const english = { wrap: 'Wrap lines' };
