/** Default English texts. */
export const english = {
  empty: 'no data yet',
  range: (first: string, last: string, lowest: string, highest: string): string =>
    `from ${first} to ${last}, lowest ${lowest}, highest ${highest}`,
};
