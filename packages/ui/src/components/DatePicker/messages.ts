/** Default English texts, also of a `DateRangePicker`. */
export const english = {
  /** Accessible name of the button that opens the calendar. */
  open: (label: string): string => `Open calendar: ${label}`,
  previous: 'Previous month',
  next: 'Next month',
  /** Chooses the current date. */
  today: 'Today',
  /** Empties the field. */
  clear: 'Clear',
};
