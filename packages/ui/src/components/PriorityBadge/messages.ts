/** Default English texts. */
export const english = { low: 'Low', medium: 'Medium', high: 'High', critical: 'Critical' };
