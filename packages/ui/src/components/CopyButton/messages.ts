/** Default English texts. */
export const english = { copy: 'Copy', copied: 'Copied', failed: 'Copy failed' };
