/** English words of the bar. */
export const english = { unknown: 'Working…' };
