/** Default English texts of date fields and their calendars. */
export const english = {
  /** Error message while only some segments are filled in. */
  incomplete: 'Enter the day, month and year.',
  /** Error message for a date before the earliest one. */
  tooEarly: (earliest: string): string => `Choose ${earliest} or a later date.`,
  /** Error message for a date after the latest one. */
  tooLate: (latest: string): string => `Choose ${latest} or an earlier date.`,
  /** Error message for a date that cannot be chosen. */
  unavailable: 'This date is not available. Choose another one.',
};
