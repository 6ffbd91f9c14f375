/** Default English texts. */
export const english = {
  none: 'empty',
  loading: 'Loading',
};
