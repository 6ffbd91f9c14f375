/** Default English texts. */
export const english = {
  label: 'Commands',
  placeholder: 'Search commands',
  empty: 'No commands match. Try another word.',
  recent: 'Recent',
  close: 'Close',
};
