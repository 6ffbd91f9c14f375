/** English words of the menu. */
export const english = { empty: 'Nothing to do here.' };
