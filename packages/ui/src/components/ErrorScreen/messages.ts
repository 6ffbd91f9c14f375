/** Default English texts. */
export const english = { details: 'Details', busy: 'Retrying…' };
