/** Default English texts. */
export const english = {
  /** Announced after sorting. */
  sorted: (column: string, isAscending: boolean): string =>
    `Sorted by ${column}, ${isAscending ? 'ascending' : 'descending'}`,
};
