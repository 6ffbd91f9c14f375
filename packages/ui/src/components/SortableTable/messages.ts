/** English words of the table. */
export const english = {
  /** Said when the rows have another order. */
  sorted: (column: string, isAscending: boolean): string =>
    `Sorted by ${column}, ${isAscending ? 'ascending' : 'descending'}`,
};
