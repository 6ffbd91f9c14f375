/** Default English texts that screen readers read before an event, by tone. */
export const english = {
  accent: 'Highlight',
  success: 'Success',
  info: 'Information',
  warning: 'Warning',
  danger: 'Problem',
};
