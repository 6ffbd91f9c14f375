/** Default English texts. */
export const english = {
  one: 'Drop a file here, or press to choose',
  several: 'Drop files here, or press to choose',
  drop: 'Let go to add',
  added: (names: string): string => `Added: ${names}`,
};
