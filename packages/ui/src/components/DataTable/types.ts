/** One column. */
export interface DataTableColumn {
  /** Key of its cells. */
  id: string;
  /** Words of its head. */
  label: string;
  /** Numbers stand at the end. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Names and values from a database. */
  mono?: boolean | undefined;
}

/** One row. */
export interface DataTableRow {
  /** Stable key. */
  id: string;
  /** Text by column; null where there is nothing. */
  cells: Readonly<Record<string, string | null>>;
}

/** The order of the rows. */
export interface DataTableSort {
  /** Id of the column they are sorted by. */
  column: string;
  /** From the least, or from the most. */
  direction: 'ascending' | 'descending';
}
