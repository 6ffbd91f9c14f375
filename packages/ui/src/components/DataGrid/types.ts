import type { ReactNode } from 'react';
import type { DataTableSort } from '../DataTable/types.ts';
import type { SortableColumn, SortableRow } from '../SortableTable/types.ts';
import type { RootProps } from '../../internal/rootProps.ts';

/** Column of a grid. */
export interface DataGridColumn extends SortableColumn {
  /** Width as a CSS length, such as `12rem`. @default from the content, or equal widths in a virtual grid */
  width?: string | undefined;
}

/** Row of a grid. */
export interface DataGridRow extends SortableRow {
  /** Name of the row, for the checkbox that selects it; in a grid without selection it is not read. */
  label: string;
}

export interface DataGridProps extends RootProps {
  /** Table caption; also the accessible name of the grid. */
  caption: string;
  /** Visually hides the caption; screen readers still read it. @default false */
  hideCaption?: boolean | undefined;
  /** Columns in order; the first is the row header. */
  columns: readonly DataGridColumn[];
  /** Rows in their original order. */
  rows: readonly DataGridRow[];
  /** Content when there are no rows, such as an EmptyState. */
  empty: ReactNode;
  /** Maximum height as a CSS length, such as `24rem`; rows scroll under a sticky header. */
  maxHeight?: string | undefined;
  /** Keeps the first column in view when the others scroll. @default false */
  stickyFirst?: boolean | undefined;
  /** Ids of columns that are not shown; the first column always is. @default none */
  hidden?: readonly string[] | undefined;
  /** Controls above the rows, such as `DataGridColumns` or a FilterBar. */
  toolbar?: ReactNode;

  /** Ids of the selected rows. Without it the selection is uncontrolled. */
  selected?: readonly string[] | undefined;
  /** Called with the ids of all selected rows. With it or `selected`, rows can be selected. */
  onSelect?: ((ids: readonly string[]) => void) | undefined;
  /** Buttons for the selected rows; they replace the toolbar. `clear` ends the selection. */
  bulkActions?: ((ids: readonly string[], clear: () => void) => ReactNode) | undefined;
  /** Buttons for one row, in a last column. */
  rowActions?: ((row: DataGridRow) => ReactNode) | undefined;

  /** Called with a row and the id of a column when that cell is pressed, or with Enter or F2; not for a cell with controls. */
  onCell?: ((row: DataGridRow, column: string) => void) | undefined;

  /** Sort order; null for the original order. Without it the grid is uncontrolled. */
  sort?: DataTableSort | null | undefined;
  /** Called with the requested sort order. */
  onSort?: ((sort: DataTableSort) => void) | undefined;

  /** Rows on a page. @default all rows on one page */
  pageSize?: number | undefined;
  /** Page that is shown, from 0. Without it the grid is uncontrolled. */
  page?: number | undefined;
  /** Called with the requested page. */
  onPage?: ((page: number) => void) | undefined;
  /** Number of all rows, where `rows` has only one page of them; the server then pages and sorts. */
  rowCount?: number | undefined;
  /** Loads more rows; shows a button under the rows. */
  onMore?: (() => void) | undefined;

  /** Rows are being loaded. @default false */
  loading?: boolean | undefined;
  /** Error message instead of the rows. */
  error?: string | undefined;
  /** Tries again after an error; shows a button. */
  onRetry?: (() => void) | undefined;
}
