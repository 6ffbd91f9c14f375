/** English words of the button. */
export const english = { copy: 'Copy', copied: 'Copied', failed: 'Not copied' };
