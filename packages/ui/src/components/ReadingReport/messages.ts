/** Default English texts. */
export const english = {
  understood: 'Understood',
  notUnderstood: 'Not understood',
  near: 'Near to it, and ready to run',
  /** Read between the words and their meaning. */
  readAs: 'was read as',
};
