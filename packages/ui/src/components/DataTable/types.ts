/** Column of a table. */
export interface DataTableColumn {
  /** Key of the column's cells. */
  id: string;
  /** Column header text. */
  label: string;
  /** Text alignment; use 'end' for numbers. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Uses a monospace font, for database names and values. @default false */
  mono?: boolean | undefined;
}

/** Row of a table. */
export interface DataTableRow {
  /** Stable key, unique in the list. */
  id: string;
  /** Cell text by column id; null for an empty cell. */
  cells: Readonly<Record<string, string | null>>;
}

/** Sort order of the rows. */
export interface DataTableSort {
  /** Id of the sorted column. */
  column: string;
  /** Sort direction. */
  direction: 'ascending' | 'descending';
}
