/** Default English texts. */
export const english = { placeholder: 'Choose…', empty: 'No options.' };
