/** Default English texts. */
export const english = {
  width: 'Width',
  desktop: 'Desktop',
  phone: 'Phone',
  dark: 'Show it dark',
  light: 'Show it light',
  reload: 'Load again',
  loading: 'Loading the preview',
};
