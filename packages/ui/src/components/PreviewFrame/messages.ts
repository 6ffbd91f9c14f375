/** Default English texts. */
export const english = {
  width: 'Width',
  desktop: 'Desktop',
  phone: 'Phone',
  reload: 'Load again',
  loading: 'Loading the preview',
};
