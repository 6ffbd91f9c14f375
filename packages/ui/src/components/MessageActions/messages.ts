/** English words of the row: what a mark is called before and after it is set. */
export const english = {
  label: 'Message actions',
  helpful: 'Helpful',
  unhelpful: 'Not helpful',
  markedHelpful: 'Marked helpful',
  markedUnhelpful: 'Marked not helpful',
  unmarked: 'The mark was removed.',
  retry: 'Try again',
};
