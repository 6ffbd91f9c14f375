/** English words of the picker. */
export const english = { label: 'Plans' };
