import type { ReactNode } from 'react';

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
  /** Header above this column and its neighbours of the same group; a group is in one place. */
  group?: string | undefined;
}

/** Row of a table. */
export interface DataTableRow {
  /** Stable key, unique in the list. */
  id: string;
  /** Cell content by column id, such as a text or a Badge; null for an empty cell. */
  cells: Readonly<Record<string, ReactNode>>;
  /** Text under the row, as wide as the visible part of the table. */
  note?: ReactNode;
}

/** Sort order of the rows. */
export interface DataTableSort {
  /** Id of the sorted column. */
  column: string;
  /** Sort direction. */
  direction: 'ascending' | 'descending';
}
