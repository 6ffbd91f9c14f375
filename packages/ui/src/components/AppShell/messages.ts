/** English words of the shell. */
export const english = { skip: 'Skip to content' };
