/** Address of a table's rows, filtered by a value of one column where it is given. */
export function dataAddress(table: string, column?: string, value?: string): string {
  const search = new URLSearchParams({
    table,
    ...(column !== undefined && value !== undefined && { column, is: value }),
  });
  return `/project/data?${search.toString()}`;
}

/** Address of the picture of the tables and their relations. */
export const relationsAddress = '/project/data?view=relations';
