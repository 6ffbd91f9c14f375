/** Default English texts; ratings have one name before and one after they are set. */
export const english = {
  label: 'Message actions',
  helpful: 'Helpful',
  unhelpful: 'Not helpful',
  markedHelpful: 'Marked helpful',
  markedUnhelpful: 'Marked not helpful',
  unmarked: 'Rating removed.',
  retry: 'Try again',
};
