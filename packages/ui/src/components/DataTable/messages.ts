/** English words of the table. */
export const english = {
  none: 'empty',
  loading: 'Loading',
};
