/** English words of the button. */
export const english = {
  /** Its name, from what the help is about. */
  label: (about: string): string => `Help: ${about}`,
};
