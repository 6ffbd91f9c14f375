/** Default English texts. */
export const english = {
  /** Accessible name of the button, from the subject. */
  label: (about: string): string => `Help: ${about}`,
};
