/** English words of the field. */
export const english = { placeholder: 'Choose…', empty: 'Nothing to choose.' };
