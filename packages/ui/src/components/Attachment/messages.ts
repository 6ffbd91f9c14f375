/** Default English texts. */
export const english = {
  busy: 'Attaching…',
  failed: 'Not attached.',
  retry: 'Try again',
  remove: (name: string): string => `Remove ${name}`,
  removed: (name: string): string => `${name} was removed.`,
};
