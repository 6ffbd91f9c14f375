import type { DataTableColumn, DataTableRow } from '../DataTable/types.ts';

/** Column of a sortable table. */
export interface SortableColumn extends DataTableColumn {
  /** Makes the column header a sort button. @default false */
  sortable?: boolean | undefined;
}

/** Row of a sortable table. */
export interface SortableRow extends DataTableRow {
  /** Sort values by column id where they differ from the text or there is none, such as a timestamp for `2 Nov`. */
  sortValues?: Readonly<Record<string, string | number | null>> | undefined;
}
