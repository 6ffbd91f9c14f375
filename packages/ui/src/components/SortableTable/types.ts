import type { DataTableColumn, DataTableRow } from '../DataTable/types.ts';

/** One column. */
export interface SortableColumn extends DataTableColumn {
  /** Its head is a button that sorts the rows. */
  sortable?: boolean | undefined;
}

/** One row. */
export interface SortableRow extends DataTableRow {
  /** What a column sorts by where its text does not say it, such as the time behind `2 Nov`. */
  sortValues?: Readonly<Record<string, string | number | null>> | undefined;
}
