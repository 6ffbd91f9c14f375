/** English words of the badge. */
export const english = { low: 'Low', medium: 'Medium', high: 'High', critical: 'Critical' };
