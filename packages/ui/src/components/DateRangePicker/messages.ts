/** Default English texts. */
export const english = {
  start: 'Start date',
  end: 'End date',
  /** Error message while a date is missing or only partly filled in. */
  incomplete: 'Enter both the start date and the end date.',
  /** Error message for a period that ends before it starts. */
  reversed: 'The end date is before the start date. Change one of them.',
  /** Error message for a period with a day that cannot be chosen. */
  interrupted: 'A day in this period is not available. Choose a shorter or another period.',
};
