/** English words of the screen. */
export const english = { details: 'Details', busy: 'Retrying…' };
