/** Default English texts. */
export const english = { collapse: 'Collapse', expand: 'Expand' };
